import { uniqueWord } from './api.ts';
import { fillContact } from './forms.ts';
import { type State, submit } from './page-state.ts';

/** States of the pages that are mostly text, and need no data of their own. */
export const TEXT_STATES: readonly State[] = [
  { name: 'blog', path: '/blog' },
  { name: 'article, with offers', path: '/blog/aziende-che-assumono-darfo-2025' },
  { name: 'article, with an address of its own', path: '/offerte-lavoro-valle-camonica-agosto-2025' },
  { name: 'help', path: '/aiuto', act: (page) => page.locator('main summary').first().click() },
  {
    name: 'contact, sent',
    path: '/contatti',
    act: async (page) => {
      await fillContact(page, uniqueWord());
      await submit('Invia messaggio')(page);
    },
    shows: 'L’abbiamo ricevuto',
  },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/termini' },
  { name: 'accessibility statement', path: '/accessibilita' },
  { name: 'CV tips', path: '/consigli-cv' },
  { name: 'how it works', path: '/come-funziona' },
  { name: 'job ads', path: '/annunci-lavoro-valle-camonica' },
  { name: 'for who looks for work', path: '/cerco-lavoro-valle-camonica' },
];
