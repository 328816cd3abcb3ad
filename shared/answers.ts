import * as mini from 'zod/mini';
import {
  ANSWERS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  EMPLOYER_STATUSES,
  MOST_ANSWERED,
  MOST_NOTIFIED,
  REFUSAL_REASON_IDS,
} from './application-values.ts';
import { contactFields, cvSchema, tickSchema } from './applications.ts';
import { optionalParagraph } from './fields.ts';
import { JOB_ID } from './job-values.ts';
import { LIMITS } from './limits.ts';
import { pageParams } from './list-query.ts';

const ofOffer = { job: mini.optional(mini.string().check(mini.regex(JOB_ID, 'Offerta non valida'))) };

/** Query of `GET /api/applications/received`: those for one offer, or in one state. */
export const receivedQuery = mini.strictObject({
  ...ofOffer,
  status: mini.optional(mini.enum(APPLICATION_STATUSES, 'Stato sconosciuto')),
  ...pageParams(20),
});
export type ReceivedQuery = mini.infer<typeof receivedQuery>;

export const receivedFileQuery = mini.strictObject(ofOffer);

/** One line of an application's history; `by`: who else did it for the employer. Time ISO 8601 in UTC. */
const statusEventSchema = mini.object({
  status: mini.enum(APPLICATION_STATUSES),
  at: mini.string(),
  by: mini.nullable(mini.string()),
});

const reasonSchema = mini.nullable(mini.enum(REFUSAL_REASON_IDS));

/** Name and number of the offer, which go with 'Assunta' unless the employer says otherwise. */
const hiredContact = mini.string();

/**
 * An application as the employer who received it sees it. Of a withdrawn one only that it was: contacts, message, CV and all else
 * that the applicant said are null, or none.
 */
export const receivedApplicationSchema = mini.object({
  id: mini.string(),
  jobId: mini.string(),
  jobTitle: mini.string(),
  /** True of one that nobody had published an offer for. */
  spontaneous: mini.boolean(),
  ...contactFields,
  /** True where `email` was proved by a mailed link, and answers reach it; a number is never proved. */
  verified: mini.boolean(),
  /** False of a withdrawn one, too. */
  hasAccount: mini.boolean(),
  message: mini.nullable(mini.string()),
  /** Requirements of the offer as it asked for them, with the applicant's word for each. */
  ticks: mini.array(tickSchema),
  /** Questions of the offer in words, with what was answered. */
  answers: mini.array(mini.object({ question: mini.string(), answer: mini.string() })),
  cv: mini.nullable(cvSchema),
  status: mini.enum(APPLICATION_STATUSES),
  statusAt: mini.string(),
  answeredAt: mini.nullable(mini.string()),
  answerNote: mini.nullable(mini.string()),
  /** The applicant wants to be asked for the next season. */
  nextSeason: mini.boolean(),
  reason: reasonSchema,
  createdAt: mini.string(),
  history: mini.array(statusEventSchema),
  /** Employer for whom the asking account works; null for its own offer. */
  employer: mini.nullable(mini.string()),
  /** False where the account may only read it. */
  mayAnswer: mini.boolean(),
  hiredContact,
});
export type ReceivedApplication = mini.infer<typeof receivedApplicationSchema>;

/** How many applications an offer has got, and how many of them nobody has opened yet. */
export const receivedCountSchema = mini.object({
  jobId: mini.string(),
  jobTitle: mini.string(),
  open: mini.boolean(),
  count: mini.int(),
  unread: mini.int(),
});
export type ReceivedCount = mini.infer<typeof receivedCountSchema>;

const saying = {
  note: optionalParagraph(LIMITS.answerNote),
  reason: mini.optional(mini.enum(REFUSAL_REASON_IDS, 'Motivo sconosciuto')),
};

const onlyOfRefusal = () =>
  mini.refine<{ status: ApplicationStatus; reason?: unknown }>(
    ({ status, reason }) => reason === undefined || status === 'rejected',
    { error: 'Il motivo va solo con “Non selezionata”', path: ['reason'] },
  );

export const setApplicationBody = mini
  .strictObject({
    status: mini.enum(EMPLOYER_STATUSES, 'Stato sconosciuto'),
    /** Status that the person saw: an answer that somebody else has given since is not replaced. */
    seen: mini.optional(mini.enum(APPLICATION_STATUSES, 'Stato sconosciuto')),
    ...saying,
  })
  .check(onlyOfRefusal());

const applicationIds = (most: number) =>
  mini
    .array(mini.string().check(mini.regex(/^[\da-z]{1,20}$/, 'Candidatura non valida')), 'Scegli le candidature')
    .check(mini.minLength(1, 'Scegli almeno una candidatura'), mini.maxLength(most, `Al massimo ${most} alla volta`));

export const setApplicationsBody = mini
  .strictObject({
    ids: applicationIds(MOST_ANSWERED),
    status: mini.enum(EMPLOYER_STATUSES, 'Stato sconosciuto'),
    ...saying,
  })
  .check(onlyOfRefusal());

/** Result of an answer to several applications: `count` have the status, `unmailed` of them left no address. */
export const answeredSchema = mini.object({
  message: mini.string(),
  count: mini.int(),
  unmailed: mini.int(),
});
export type Answered = mini.infer<typeof answeredSchema>;

/** People whom a closed offer tells that the place is taken, everybody who waits without `ids`; and the line to them. */
export const notifyWaitingBody = mini.strictObject({
  ids: mini.optional(applicationIds(MOST_NOTIFIED)),
  note: saying.note,
});

/** Somebody who waits for an answer. `hasEmail` false: they left a number only. */
export const waitingSchema = mini.object({
  id: mini.string(),
  name: mini.string(),
  status: mini.enum(APPLICATION_STATUSES),
  hasEmail: mini.boolean(),
});
export type Waiting = mini.infer<typeof waitingSchema>;

/** Refusal of a link that is expired, ended, incomplete or made up, without saying which. */
export const DEAD_ANSWER_LINK =
  'Questo link non vale più: dura 30 giorni, e meno se l’account cambia email o password o esce da tutti i dispositivi. Chiedine uno nuovo, oppure accedi e rispondi dalla pagina delle candidature.';

/** An application as the mailed link shows it: who, for which offer, and what became of it. */
export const linkedApplicationSchema = mini.object({
  jobTitle: mini.string(),
  /** True of one that nobody had published an offer for. */
  spontaneous: mini.boolean(),
  name: mini.string(),
  message: mini.nullable(mini.string()),
  hasCv: mini.boolean(),
  /** False of one who left a number only: no answer reaches them by mail. */
  hasEmail: mini.boolean(),
  status: mini.enum(APPLICATION_STATUSES),
  statusAt: mini.string(),
  answeredAt: mini.nullable(mini.string()),
  createdAt: mini.string(),
  hiredContact,
});
export type LinkedApplication = mini.infer<typeof linkedApplicationSchema>;

export const linkAnswerBody = mini
  .strictObject({ status: mini.enum(ANSWERS, 'Scegli una risposta'), ...saying })
  .check(onlyOfRefusal());
