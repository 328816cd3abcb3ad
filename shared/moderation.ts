import { z } from 'zod';
import * as mini from 'zod/mini';
import { ROLES } from './accounts.ts';
import { LIMITS, line, paragraph } from './fields.ts';
import { CANDIDATE_REPORT_REASONS, MODERATION_ACTIONS, MODERATION_KINDS, REPORT_KINDS } from './report-values.ts';

/** Why something is hidden or somebody suspended: told to the person. */
export const moderationReasonBody = mini.strictObject({
  reason: paragraph('Scrivi il motivo: lo legge la persona interessata', LIMITS.reportText),
});

/** An id, an address of a page, or an e-mail. */
export const moderationSearchQuery = mini.strictObject({ q: line('Scrivi un codice, un indirizzo o una email', 300) });

export const moderationLogQuery = mini.strictObject({
  cursor: mini.optional(mini.string().check(mini.regex(/^\d{1,15}$/, 'Cursore non valido'))),
});

const time = z.string().nullable();

/** An account as an administrator sees it. Times here and below are ISO 8601 in UTC. */
export const moderatedAccountSchema = z.object({
  kind: z.literal('account'),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  createdAt: z.string(),
  deletedAt: time,
  suspendedAt: time,
  suspendedReason: z.string().nullable(),
});
export type ModeratedAccount = z.infer<typeof moderatedAccountSchema>;

/** What offers and profiles have in common here, hidden and deleted ones too. */
const published = {
  id: z.string(),
  status: z.string(),
  title: z.string(),
  location: z.string(),
  postedDate: z.string(),
  hiddenAt: time,
  hiddenReason: z.string().nullable(),
};

const moderatedJobSchema = z.object({
  kind: z.literal('job'),
  ...published,
  companyName: z.string(),
  description: z.string(),
  owner: moderatedAccountSchema,
});
export type ModeratedJob = z.infer<typeof moderatedJobSchema>;

const moderatedCandidateSchema = z.object({
  kind: z.literal('candidate'),
  ...published,
  name: z.string(),
  skills: z.array(z.string()),
  experience: z.string().nullable(),
  /** Of a profile that no account owns, where one was left. */
  email: z.string().nullable(),
  owner: z.nullable(moderatedAccountSchema),
});
export type ModeratedCandidate = z.infer<typeof moderatedCandidateSchema>;

/** A message, only while a report of it waits. */
const moderatedMessageSchema = z.object({
  kind: z.literal('message'),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.string(),
  /** Title of the profile it came in for. */
  profile: z.string(),
});
export type ModeratedMessage = z.infer<typeof moderatedMessageSchema>;

export const moderatedSchema = z.discriminatedUnion('kind', [
  moderatedJobSchema,
  moderatedCandidateSchema,
  moderatedAccountSchema,
  moderatedMessageSchema,
]);
export type Moderated = z.infer<typeof moderatedSchema>;

const reasonSchema = z.enum(CANDIDATE_REPORT_REASONS);

/** One report as it came in. */
const receivedReportSchema = z.object({
  id: z.string(),
  reason: reasonSchema,
  text: z.string().nullable(),
  email: z.string().nullable(),
  createdAt: z.string(),
});
export type ReceivedReport = z.infer<typeof receivedReportSchema>;

/** Everything that waits about one target: `reports` are the oldest of `count`, `newest` is the last one of them all. */
export const reportedSchema = z.object({
  kind: z.enum(REPORT_KINDS),
  targetId: z.string(),
  /** Null where it is not there any more. */
  target: z.nullable(moderatedSchema),
  count: z.number().int(),
  reasons: z.array(z.object({ reason: reasonSchema, count: z.number().int() })),
  reports: z.array(receivedReportSchema),
  newest: z.string(),
});
export type Reported = z.infer<typeof reportedSchema>;

/** Who did what when; `by` null: nobody, it followed from a report, or from the operator's terminal. */
export const logEntrySchema = z.object({
  id: z.string(),
  action: z.enum(MODERATION_ACTIONS),
  kind: z.enum(MODERATION_KINDS),
  targetId: z.string(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  createdAt: z.string(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** A mail that was given up; `canRetry`: its text is still there, and a link in it not dead. */
export const undeliveredMailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  attempts: z.number().int(),
  createdAt: z.string(),
  lastTriedAt: z.string(),
  canRetry: z.boolean(),
});
export type UndeliveredMail = z.infer<typeof undeliveredMailSchema>;
