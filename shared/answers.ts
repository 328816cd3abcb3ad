import * as mini from 'zod/mini';
import { ANSWERS, APPLICATION_STATUSES, CV_TYPES, EMPLOYER_STATUSES } from './application-values.ts';
import { MAX_CURSOR } from './cursor.ts';
import { LIMITS, optionalParagraph } from './fields.ts';
import { JOB_ID } from './job-values.ts';
import { wholeNumber } from './list-query.ts';

/** Query of `GET /api/applications/received`: those for one offer, or in one state. */
export const receivedQuery = mini.strictObject({
  job: mini.optional(mini.string().check(mini.regex(JOB_ID, 'Offerta non valida'))),
  status: mini.optional(mini.enum(APPLICATION_STATUSES, 'Stato sconosciuto')),
  limit: mini._default(wholeNumber(1, 100, 'Il limite va da 1 a 100'), 20),
  cursor: mini.optional(mini.string().check(mini.maxLength(MAX_CURSOR, 'Cursore non valido'))),
});
export type ReceivedQuery = mini.infer<typeof receivedQuery>;

/** One line of an application's history; time ISO 8601 in UTC. */
const statusEventSchema = mini.object({ status: mini.enum(APPLICATION_STATUSES), at: mini.string() });

/**
 * An application as the employer who received it sees it. Of a withdrawn one only that it was: address, message and CV
 * are null.
 */
export const receivedApplicationSchema = mini.object({
  id: mini.string(),
  jobId: mini.string(),
  jobTitle: mini.string(),
  name: mini.string(),
  email: mini.nullable(mini.string()),
  message: mini.nullable(mini.string()),
  cv: mini.nullable(mini.object({ name: mini.string(), type: mini.enum(CV_TYPES), size: mini.int() })),
  status: mini.enum(APPLICATION_STATUSES),
  statusAt: mini.string(),
  answeredAt: mini.nullable(mini.string()),
  answerNote: mini.nullable(mini.string()),
  createdAt: mini.string(),
  history: mini.array(statusEventSchema),
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

/** `note`: a line that goes with an answer. */
export const setApplicationBody = mini.strictObject({
  status: mini.enum(EMPLOYER_STATUSES, 'Stato sconosciuto'),
  note: optionalParagraph(LIMITS.answerNote),
});

/** Refusal of a link that is expired, ended, incomplete or made up, without saying which. */
export const DEAD_ANSWER_LINK =
  'Questo link non vale più: dura 30 giorni, e meno se l’account cambia email o password o esce da tutti i dispositivi. Chiedine uno nuovo, oppure accedi e rispondi dalla pagina delle candidature.';

/** An application as the mailed link shows it: who, for which offer, and what became of it. */
export const linkedApplicationSchema = mini.object({
  jobTitle: mini.string(),
  name: mini.string(),
  message: mini.nullable(mini.string()),
  hasCv: mini.boolean(),
  status: mini.enum(APPLICATION_STATUSES),
  statusAt: mini.string(),
  answeredAt: mini.nullable(mini.string()),
  createdAt: mini.string(),
});
export type LinkedApplication = mini.infer<typeof linkedApplicationSchema>;

export const linkAnswerBody = mini.strictObject({
  status: mini.enum(ANSWERS, 'Scegli una risposta'),
  note: optionalParagraph(LIMITS.answerNote),
});
