import { pagePath } from '../../shared/paths.ts';
import markdown from './cv-tips.md?raw';
import { type NextStep, type PageText, sectionsOf } from './text.ts';

/** General advice, without invented figures: what is a matter of law names its source. */
export const CV_TIPS: PageText = {
  title: 'Consigli per il CV',
  lead: 'Chi assume in valle spesso lo fa tra un cliente e l’altro. Un buon CV si capisce in mezzo minuto: ecco come scriverlo, anche se hai poca esperienza.',
  summary: {
    title: 'Le cinque cose che contano',
    points: [
      'Una pagina sola, due se hai molti anni di lavoro.',
      'In alto: nome, telefono, email, comune e il mestiere che cerchi.',
      'Le esperienze dalla più recente, con quello che facevi davvero.',
      'Patente, mezzo, turni e da quando sei libera/o: qui fanno la differenza.',
      'Un messaggio di cinque righe scritto per quell’offerta.',
    ],
  },
  sections: sectionsOf(markdown),
};

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
