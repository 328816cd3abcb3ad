import * as mini from 'zod/mini';
import { CHECK_DAYS } from './link-days.ts';

/** Longest token: it holds the ids of the offers of one mail, forty at most. */
const MAX_TOKEN = 4000;

export const EXPIRED_CHECK = `Questo link è scaduto: valeva ${CHECK_DAYS} giorni. Chiedine uno nuovo, oppure accedi al tuo account.`;
export const ENDED_CHECK =
  'Questo link non vale più: da allora l’account ha cambiato email o password, o è uscito da tutti i dispositivi. Chiedine uno nuovo.';
export const FORGED_CHECK = 'Questo link non è valido per questa offerta: aprilo di nuovo dalla email.';

/** Answer of an owner through a mailed link: the offer is still open, or the place is taken. */
export const checkJobBody = mini.strictObject({
  token: mini.string(FORGED_CHECK).check(mini.minLength(1, FORGED_CHECK), mini.maxLength(MAX_TOKEN, FORGED_CHECK)),
  open: mini.boolean('Valore non valido'),
});
export type CheckJobBody = mini.infer<typeof checkJobBody>;
