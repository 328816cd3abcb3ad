import { z } from 'zod';
import * as mini from 'zod/mini';
import { ANSWERS, APPLICATION_STATUSES, CV_TYPES, EMPLOYER_STATUSES } from './application-values.ts';
import { MAX_CURSOR } from './cursor.ts';
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
const statusEventSchema = z.object({ status: z.enum(APPLICATION_STATUSES), at: z.string() });

/**
 * An application as the employer who received it sees it. Of a withdrawn one only that it was: address, message and CV
 * are null.
 */
export const receivedApplicationSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  cv: z.object({ name: z.string(), type: z.enum(CV_TYPES), size: z.number().int() }).nullable(),
  status: z.enum(APPLICATION_STATUSES),
  statusAt: z.string(),
  answeredAt: z.string().nullable(),
  createdAt: z.string(),
  history: z.array(statusEventSchema),
});
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>;

/** How many applications an offer has got, and how many of them nobody has opened yet. */
export const receivedCountSchema = z.object({
  jobId: z.string(),
  jobTitle: z.string(),
  open: z.boolean(),
  count: z.number().int(),
  unread: z.number().int(),
});
export type ReceivedCount = z.infer<typeof receivedCountSchema>;

export const setApplicationBody = mini.strictObject({ status: mini.enum(EMPLOYER_STATUSES, 'Stato sconosciuto') });

/** Of a link that is expired, incomplete or made up, or whose account has another address now: nobody is told which. */
export const DEAD_ANSWER_LINK =
  'Questo link non è più valido: vale 30 giorni. Accedi e rispondi dalla pagina delle candidature.';

/** An application as the mailed link shows it: who, for which offer, and what became of it. */
export const linkedApplicationSchema = z.object({
  jobTitle: z.string(),
  name: z.string(),
  message: z.string().nullable(),
  hasCv: z.boolean(),
  status: z.enum(APPLICATION_STATUSES),
  statusAt: z.string(),
  answeredAt: z.string().nullable(),
  createdAt: z.string(),
});
export type LinkedApplication = z.infer<typeof linkedApplicationSchema>;

export const linkAnswerBody = mini.strictObject({ status: mini.enum(ANSWERS, 'Scegli una risposta') });
