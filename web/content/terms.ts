import { SITE_NAME } from '../../shared/site.ts';
import markdown from './terms.md?raw';
import { type PageText, sectionsOf } from './text.ts';

export const TERMS: PageText = {
  title: 'Termini di utilizzo',
  lead: `Le regole di ${SITE_NAME}: che cosa offre il sito, che cosa ci si può pubblicare e di che cosa risponde ciascuno.`,
  updated: '2026-11-29',
  summary: {
    title: 'In breve',
    points: [
      'Il sito è gratuito per chi cerca lavoro e per chi lo offre.',
      'Siamo una bacheca: non selezioniamo persone e non entriamo negli accordi tra voi.',
      'Le offerte devono essere vere, firmate e aperte a tutti. Chiedere denaro a chi cerca lavoro è vietato.',
      'Se vedi qualcosa che non va, segnalalo: una persona legge ogni segnalazione.',
    ],
  },
  sections: sectionsOf(markdown),
};
