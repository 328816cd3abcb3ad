import * as mini from 'zod/mini';
import { GUEST_MESSAGE, NO_CONTACT, NO_NAME } from './application-values.ts';
import { applyParts, contactFields, sentApplicationSchema } from './applications.ts';
import { optionalPhone } from './apply-body.ts';
import { SIDES } from './conversations.ts';
import { line, optionalEmail, optionalParagraph, signedToken } from './fields.ts';
import { ITALIAN_LEVEL_IDS } from './language-words.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { LIMITS } from './limits.ts';

/**
 * An application without an account. `sending`: what the browser has made up for this one sending, which is stored once however
 * often it arrives.
 */
export const guestApplyBody = mini
  .strictObject({
    name: line(NO_NAME, LIMITS.name),
    phone: optionalPhone(),
    email: optionalEmail(undefined),
    message: optionalParagraph(GUEST_MESSAGE),
    sending: mini.optional(mini.string().check(mini.regex(/^[\w-]{0,80}$/, 'Chiave non valida'))),
    /** Language of the page that it was written on, in which its mails are. */
    language: mini.optional(mini.enum(LANGUAGE_CODES, 'Lingua sconosciuta')),
    italian: mini.optional(mini.enum(ITALIAN_LEVEL_IDS, 'Livello sconosciuto')),
    ...applyParts,
  })
  .check(mini.refine(({ phone, email }) => Boolean(phone ?? email), { error: NO_CONTACT, path: ['phone'] }));
export type GuestApplyBody = mini.infer<typeof guestApplyBody>;

/**
 * Outcome of such an application. `sent`: the employer has it, and `token` opens its private page; `waiting`: it goes once the
 * mailed link is pressed.
 */
export const guestAppliedSchema = mini.object({
  state: mini.enum(['sent', 'waiting']),
  message: mini.string(),
  token: mini.nullable(mini.string()),
});
export type GuestApplied = mini.infer<typeof guestAppliedSchema>;

export const guestApplicationSchema = mini.object({
  ...sentApplicationSchema.shape,
  ...contactFields,
});
/** All that is held of it; of the conversation what its sender reads there. */
export const guestExportSchema = mini.object({
  ...guestApplicationSchema.shape,
  conversation: mini.array(mini.object({ side: mini.enum(SIDES), text: mini.string(), at: mini.string() })),
});
export type GuestApplication = mini.infer<typeof guestApplicationSchema>;

/** Refusal of a link that is over, incomplete or made up, without saying which. */
export const DEAD_CONFIRM_LINK =
  'Questo link non vale più: dura sette giorni. La candidatura non è partita: torna all’offerta e preparala di nuovo.';

/** The offer of an application that waits for the press of its mailed link, which itself names nothing; `sent`: it was pressed. */
export const waitingApplicationSchema = mini.object({
  jobTitle: mini.string(),
  companyName: mini.string(),
  location: mini.string(),
  sent: mini.boolean(),
});

export const confirmApplicationBody = mini.strictObject({ token: signedToken(DEAD_CONFIRM_LINK, 200) });

/** Refusal of a private link that is incomplete, made up or of an application that is gone, without saying which. */
export const DEAD_APPLICANT_LINK =
  'Questo link non vale più: la candidatura è stata eliminata, oppure il link è incompleto. Con l’email che avevi lasciato puoi chiederne uno nuovo.';

/** Refusal of a link whose application belongs to an account now. */
export const TAKEN_OVER = 'Questa candidatura ora è nel tuo account: accedi per seguirla.';

/** Answer to a request for the links of an address, whether or not it has applied. */
export const LINKS_MAILED =
  'Se da questo indirizzo sono partite candidature senza account, fra poco ricevi un’email con i link per seguirle.';
