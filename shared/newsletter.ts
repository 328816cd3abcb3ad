import * as mini from 'zod/mini';
import { linkToken } from './accounts.ts';
import { emailField } from './fields.ts';

export const subscribeBody = mini.strictObject({ email: emailField });
export type SubscribeBody = mini.infer<typeof subscribeBody>;

/** Refusal where the site has no service for mails that allows newsletters. */
export const NEWSLETTER_OFF = 'La newsletter per ora non è attiva: nessuna iscrizione è partita.';

/** Refusal of a link that is expired, used, replaced by a newer one or made up. */
export const DEAD_NEWSLETTER_LINK =
  'Questo link non è più valido: è scaduto o è già stato usato. Se hai già confermato, sei iscritta/o.';

export const confirmNewsletterBody = mini.strictObject({ token: linkToken(DEAD_NEWSLETTER_LINK) });
export type ConfirmNewsletterBody = mini.infer<typeof confirmNewsletterBody>;
