import { pagePath } from '../../shared/paths.ts';
import markdown from './how-it-works.md?raw';
import { type NextStep, pageTextOf } from './text.ts';

export const HOW_IT_WORKS = pageTextOf(markdown, { valleyPath: pagePath.valley() });

export const HOW_NEXT: readonly NextStep[] = [
  {
    title: 'Cerchi lavoro',
    text: 'Guarda che cosa c’è oggi, o lascia che siano le aziende a trovarti.',
    links: [
      { label: 'Vedi le offerte', to: pagePath.valley() },
      { label: 'Pubblica il profilo', to: pagePath.publishCandidate() },
    ],
  },
  {
    title: 'Cerchi personale',
    text: 'Un’offerta si scrive in pochi minuti ed è online appena la pubblichi.',
    links: [
      { label: 'Pubblica un’offerta', to: pagePath.publishJob() },
      { label: 'Cerca tra i profili', to: pagePath.candidates() },
    ],
  },
  {
    title: 'Hai una domanda',
    text: 'Le risposte più chieste sono nell’aiuto. Per il resto scrivici.',
    links: [
      { label: 'Apri l’aiuto', to: pagePath.help() },
      { label: 'Contatti', to: pagePath.contact() },
    ],
  },
];
