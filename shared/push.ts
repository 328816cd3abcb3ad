import * as mini from 'zod/mini';
import { JOB_CATEGORIES, RADIUS } from './job-values.ts';
import { municipalityBySlug } from './places/municipalities.ts';

/** Days after which a subscription whose device has not come by ends. */
export const PUSH_DAYS = 60;
const MAX_TOPICS = 30;
/** Notifications that one device gets in a day in Rome, of all kinds. */
export const PUSHES_A_DAY = 2;
/** Hours in Rome between which nothing is sent, unless the device has chosen it. */
export const QUIET_HOURS = { from: 21, to: 8 } as const;

const BAD_DEVICE = 'Questo dispositivo non può ricevere avvisi. Ricarica la pagina e riprova.';
const deviceField = (form: RegExp) => mini.string(BAD_DEVICE).check(mini.regex(form, BAD_DEVICE));
/**
 * Address of a device at one of the push services of browsers, without a port or a name before the host: we would send to any other
 * that somebody names.
 */
const endpointField = deviceField(
  /^https:\/\/(fcm\.googleapis\.com|([a-z\d-]{1,63}\.){1,3}(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))\/[\w.~%!$&'()*+,;=:@/?-]{1,900}$/,
);
export const isPushEndpoint = (text: string): boolean => endpointField.safeParse(text).success;
/** 65 bytes of an uncompressed point of P-256, as base64url. */
const publicKeyField = deviceField(/^B[\w-]{86}$/);
/** 16 bytes as base64url. */
const authField = deviceField(/^[\w-]{22}$/);

/** Token of what a topic is about, where that is no account's. */
const token = mini.string().check(mini.minLength(1), mini.maxLength(1000));

const BAD_PLACE = 'Scegli un comune dall’elenco';
const topicField = mini.discriminatedUnion('kind', [
  /** Urgent offers near a municipality; of all categories where none is named. */
  mini.strictObject({
    kind: mini.literal('urgent'),
    town: mini.string(BAD_PLACE).check(mini.refine((slug) => municipalityBySlug(slug) !== undefined, BAD_PLACE)),
    radius: mini.int('Scegli una distanza').check(mini.minimum(RADIUS.min), mini.maximum(RADIUS.max)),
    categories: mini
      .array(mini.enum(JOB_CATEGORIES, 'Categoria sconosciuta'))
      .check(mini.maxLength(JOB_CATEGORIES.length)),
  }),
  /** New offers of an alert, by its `deviceToken`. */
  mini.strictObject({ kind: mini.literal('alert'), token }),
  /** Answers to the applications of the account, or to one that was sent without, with the token of its private link. */
  mini.strictObject({ kind: mini.literal('answers'), token: mini.optional(token) }),
  /** Applications for the offers of the account. */
  mini.strictObject({ kind: mini.literal('applications') }),
]);
export type PushTopic = mini.infer<typeof topicField>;
export type PushKind = PushTopic['kind'];
export type UrgentTopic = Extract<PushTopic, { kind: 'urgent' }>;

/** All that a device wants to be told; it replaces what was stored for the endpoint, and ends it where it is nothing. */
export const putPushBody = mini.strictObject({
  endpoint: endpointField,
  keys: mini.strictObject({ p256dh: publicKeyField, auth: authField }),
  /** Our public key that the device has subscribed with: `data-push` of the documents (RFC 8292). */
  key: publicKeyField,
  atNight: mini.boolean('Valore non valido'),
  topics: mini.array(topicField).check(mini.maxLength(MAX_TOPICS, `Al massimo ${MAX_TOPICS} avvisi`)),
});
export type PutPushBody = mini.infer<typeof putPushBody>;
