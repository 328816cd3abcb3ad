import { z } from 'zod';
import { linkToken } from './accounts.ts';
import { emailField } from './fields.ts';

export const subscribeBody = z.strictObject({ email: emailField });
export type SubscribeBody = z.infer<typeof subscribeBody>;

/** Of a link that is expired, used, replaced by a newer one or made up. */
export const DEAD_NEWSLETTER_LINK =
  'Questo link non è più valido: è scaduto o è già stato usato. Se hai già confermato, sei iscritta/o.';

export const confirmNewsletterBody = z.strictObject({ token: linkToken(DEAD_NEWSLETTER_LINK) });
export type ConfirmNewsletterBody = z.infer<typeof confirmNewsletterBody>;
