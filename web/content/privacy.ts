import type { CandidateFieldName } from '../../shared/candidate-fields.ts';
import type { PublicCandidate } from '../../shared/candidates.ts';
import markdown from './privacy.md?raw';
import { pageTextOf } from './text.ts';

/** The fields of a profile in the words of this page: one that is missing here does not compile. */
const READ_BY_OTHERS: Readonly<Record<CandidateFieldName & keyof PublicCandidate, string>> = {
  name: 'Nome',
  title: 'mestiere',
  location: 'comune di residenza',
  skills: 'competenze',
  experience: 'esperienza e preferenze',
  availableUntil: 'fino a che giorno sei disponibile subito e quando l’hai detto',
};
const UNREAD_BY_OTHERS: Readonly<Record<Exclude<CandidateFieldName, keyof PublicCandidate>, string>> = {
  email:
    'Se la lasci, un’email che non viene mai pubblicata, quando l’hai confermata e quando ti abbiamo scritto che qualcosa ti aspetta',
  audience: 'Chi può vederlo',
};

/** Privacy policy, true of the product today: a change of the code that makes a line untrue changes the line. */
export const PRIVACY = pageTextOf(markdown, {
  contract: 'Serve per il servizio che chiedi: contratto e passi che lo preparano (art. 6, par. 1, lett. b).',
  readByOthers: Object.values(READ_BY_OTHERS).join(', '),
  unreadByOthers: Object.values(UNREAD_BY_OTHERS).join('. '),
});
