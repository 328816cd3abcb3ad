import type { CandidateFieldName } from '../../shared/candidate-fields.ts';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { SITE_NAME } from '../../shared/site.ts';
import markdown from './privacy.md?raw';
import { type PageText, sectionsOf } from './text.ts';

/** The fields of a profile in the words of this page: one that is missing here does not compile. */
const READ_BY_OTHERS: Readonly<Record<CandidateFieldName & keyof PublicCandidate, string>> = {
  name: 'Nome',
  title: 'mestiere',
  location: 'comune di residenza',
  skills: 'competenze',
  experience: 'esperienza e preferenze',
};
const UNREAD_BY_OTHERS: Readonly<Record<Exclude<CandidateFieldName, keyof PublicCandidate>, string>> = {
  email:
    'Se la lasci, un’email che non viene mai pubblicata, quando l’hai confermata e quando ti abbiamo scritto che qualcosa ti aspetta',
  audience: 'Chi può vederlo',
};

/** Privacy policy, true of the product today: a change of the code that makes a line untrue changes the line. */
export const PRIVACY: PageText = {
  title: 'Privacy',
  lead: `Quali dati tiene ${SITE_NAME}, perché, per quanto tempo, chi li vede e come li fai correggere o cancellare.`,
  updated: '2026-11-29',
  summary: {
    title: 'In breve',
    points: [
      'Chiediamo solo quello che serve: per leggere e cercare, niente.',
      'Nessun tracciamento, nessuna statistica sui visitatori, nessuna pubblicità. Non vendiamo dati a nessuno.',
      'La password non la conosciamo: ne teniamo un’impronta da cui non si può ricavare.',
      'La posizione, quando la dai, è arrotondata a circa un chilometro prima di lasciare il tuo dispositivo.',
      'Scarichi tutti i tuoi dati ed elimini l’account da sola/o, quando vuoi, gratis.',
    ],
  },
  sections: sectionsOf(markdown, {
    contract: 'Serve per il servizio che chiedi: contratto e passi che lo preparano (art. 6, par. 1, lett. b).',
    readByOthers: Object.values(READ_BY_OTHERS).join(', '),
    unreadByOthers: Object.values(UNREAD_BY_OTHERS).join('. '),
  }),
};
