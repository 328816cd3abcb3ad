import { SITE_NAME } from '../../shared/site.ts';
import markdown from './accessibility.md?raw';
import { type PageText, sectionsOf } from './text.ts';

/** In the order of AgID's model for such statements; only tests that were really made are listed. */
export const ACCESSIBILITY: PageText = {
  title: 'Dichiarazione di accessibilità',
  lead: `${SITE_NAME} deve poterlo usare chiunque: con la tastiera, con un lettore di schermo, con il testo ingrandito, con un telefono vecchio e poco segnale.`,
  updated: '2026-11-21',
  sections: sectionsOf(markdown),
};
