import { z } from 'zod';

/** Days that the link of a mail 'È ancora aperta?' can be used. */
export const CHECK_DAYS = 14;

/** The ids of the offers of one mail, forty at most, stand in its token. */
const MAX_TOKEN = 4000;

export const EXPIRED_CHECK = `Questo link è scaduto: valeva ${CHECK_DAYS} giorni. Aspetta la prossima email, oppure accedi al tuo account.`;
export const FORGED_CHECK = 'Questo link non è valido per questa offerta: aprilo di nuovo dalla email.';

/** What the owner of an offer says of it through a mailed link: the place is still open, or taken. */
export const checkJobBody = z.strictObject({
  token: z.string(FORGED_CHECK).min(1, FORGED_CHECK).max(MAX_TOKEN, FORGED_CHECK),
  open: z.boolean('Valore non valido'),
});
export type CheckJobBody = z.infer<typeof checkJobBody>;
