import { pagePath } from '../../shared/paths.ts';
import markdown from './cv-tips.md?raw';
import { type NextStep, pageTextOf } from './text.ts';

/** General advice, without invented figures: what is a matter of law names its source. */
export const CV_TIPS = pageTextOf(markdown);

export const CV_NEXT: readonly NextStep[] = [
  {
    title: 'Trova l’offerta giusta',
    text: 'Le offerte aperte in tutta la valle, con filtri per mestiere, comune e distanza da casa.',
    links: [{ label: 'Cerca tra le offerte', to: pagePath.valley() }],
  },
  {
    title: 'Fatti trovare',
    text: 'Con quello che hai appena scritto il profilo è pronto in circa 5 minuti, ed è gratis.',
    links: [{ label: 'Pubblica il tuo profilo', to: pagePath.publishCandidate() }],
  },
];
