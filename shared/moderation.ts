import * as mini from 'zod/mini';
import { ROLES } from './accounts.ts';
import { ownCandidateSchema } from './candidates.ts';
import { ownEmployerSchema } from './employers.ts';
import { line, paragraph } from './fields.ts';
import { publicJobSchema } from './jobs.ts';
import { LIMITS } from './limits.ts';
import { pick } from './records.ts';
import {
  MODERATION_ACTIONS,
  MODERATION_KINDS,
  MODERATION_RULES,
  REPORT_KINDS,
  STORED_REASONS,
} from './report-values.ts';

/** An id, an address of a page, or an e-mail. */
export const moderationSearchQuery = mini.strictObject({ q: line('Scrivi un codice, un indirizzo o una email', 300) });

export const moderationLogQuery = mini.strictObject({
  cursor: mini.optional(mini.string().check(mini.regex(/^\d{1,15}$/, 'Cursore non valido'))),
});

const time = mini.nullable(mini.string());

/** An account as an administrator sees it. Times here and below are ISO 8601 in UTC. */
export const moderatedAccountSchema = mini.object({
  kind: mini.literal('account'),
  id: mini.string(),
  name: mini.string(),
  email: mini.string(),
  role: mini.enum(ROLES),
  createdAt: mini.string(),
  deletedAt: time,
  suspendedAt: time,
  suspendedReason: mini.nullable(mini.string()),
});
export type ModeratedAccount = mini.infer<typeof moderatedAccountSchema>;

/** Texts of an offer that editors judge; an authorisation and an agreement only name something. */
export const MODERATED_JOB_FIELDS = ['title', 'companyName', 'location', 'description'] as const;
export const TODAY_JOB_FIELDS = ['title', 'companyName', 'location'] as const;
export const MODERATED_EMPLOYER_FIELDS = ['name', 'town', 'text', 'directions', 'website', 'vatNumber'] as const;
export const MODERATED_CANDIDATE_FIELDS = ['name', 'title', 'location', 'skills', 'experience', 'email'] as const;

/** Of offers and profiles beside what was typed, hidden and deleted ones too. */
const published = {
  id: mini.string(),
  status: mini.string(),
  postedDate: mini.string(),
  hiddenAt: time,
  hiddenReason: mini.nullable(mini.string()),
};

const moderatedJobSchema = mini.object({
  kind: mini.literal('job'),
  ...published,
  ...pick(publicJobSchema.shape, MODERATED_JOB_FIELDS),
  owner: moderatedAccountSchema,
});
export type ModeratedJob = mini.infer<typeof moderatedJobSchema>;

const moderatedCandidateSchema = mini.object({
  kind: mini.literal('candidate'),
  ...published,
  ...pick(ownCandidateSchema.shape, MODERATED_CANDIDATE_FIELDS),
  owner: mini.nullable(moderatedAccountSchema),
});
export type ModeratedCandidate = mini.infer<typeof moderatedCandidateSchema>;

/** The page of an employer; `rivals` are public or waiting pages of the same name. */
const moderatedEmployerSchema = mini.object({
  kind: mini.literal('employer'),
  ...published,
  ...pick(ownEmployerSchema.shape, MODERATED_EMPLOYER_FIELDS),
  slug: mini.string(),
  confirmedDomain: mini.nullable(mini.string()),
  rivals: mini.int(),
  owner: moderatedAccountSchema,
});
export type ModeratedEmployer = mini.infer<typeof moderatedEmployerSchema>;

/** A message, only while a report of it waits. */
const moderatedMessageSchema = mini.object({
  kind: mini.literal('message'),
  id: mini.string(),
  name: mini.string(),
  email: mini.string(),
  message: mini.string(),
  createdAt: mini.string(),
  profile: mini.string(),
});
export type ModeratedMessage = mini.infer<typeof moderatedMessageSchema>;

/** Conversation about an application, only while a report of it waits; `emails`: of both sides. */
const moderatedConversationSchema = mini.object({
  kind: mini.literal('conversation'),
  id: mini.string(),
  jobTitle: mini.string(),
  text: mini.string(),
  emails: mini.array(mini.string()),
});
export type ModeratedConversation = mini.infer<typeof moderatedConversationSchema>;

export const moderatedSchema = mini.discriminatedUnion('kind', [
  moderatedJobSchema,
  moderatedCandidateSchema,
  moderatedEmployerSchema,
  moderatedAccountSchema,
  moderatedMessageSchema,
  moderatedConversationSchema,
]);
export type Moderated = mini.infer<typeof moderatedSchema>;

const reasonSchema = mini.enum(STORED_REASONS);

const receivedReportSchema = mini.object({
  id: mini.string(),
  reason: reasonSchema,
  text: mini.nullable(mini.string()),
  email: mini.nullable(mini.string()),
  createdAt: mini.string(),
});
export type ReceivedReport = mini.infer<typeof receivedReportSchema>;

/** Everything that waits about one target: `reports` are the oldest of `count`, `newest` is the last one of them all. */
export const reportedSchema = mini.object({
  kind: mini.enum(REPORT_KINDS),
  targetId: mini.string(),
  target: mini.nullable(moderatedSchema),
  count: mini.int(),
  reasons: mini.array(mini.object({ reason: reasonSchema, count: mini.int() })),
  reports: mini.array(receivedReportSchema),
  newest: mini.string(),
});
export type Reported = mini.infer<typeof reportedSchema>;

const todayJobSchema = mini.object({
  id: mini.string(),
  status: mini.string(),
  ...pick(publicJobSchema.shape, TODAY_JOB_FIELDS),
  postedDate: mini.string(),
});

/** The day so far, from midnight in Rome: the newest offers and accounts, and how many wait or are new. */
export const todaySchema = mini.object({
  jobs: mini.array(todayJobSchema),
  accounts: mini.array(moderatedAccountSchema),
  newJobs: mini.int(),
  newAccounts: mini.int(),
  reports: mini.int(),
  undelivered: mini.int(),
});
export type Today = mini.infer<typeof todaySchema>;

/**
 * An action in the log; `by` is null for a report or the operator's terminal. A action that takes something away has its
 * `rule`, and its facts as `reason`; hiding by a report has a `reason` alone.
 */
export const logEntrySchema = mini.object({
  id: mini.string(),
  action: mini.enum(MODERATION_ACTIONS),
  kind: mini.enum(MODERATION_KINDS),
  targetId: mini.string(),
  /** Title or name of the target, or kind of the mail; null where it is gone. */
  name: mini.nullable(mini.string()),
  rule: mini.nullable(mini.enum(MODERATION_RULES)),
  reason: mini.nullable(mini.string()),
  by: mini.nullable(mini.string()),
  createdAt: mini.string(),
});
export type LogEntry = mini.infer<typeof logEntrySchema>;

/** A mail that was given up; `canRetry`: its text is still there, and a link in it not dead. */
export const undeliveredMailSchema = mini.object({
  id: mini.string(),
  kind: mini.string(),
  recipient: mini.string(),
  attempts: mini.int(),
  createdAt: mini.string(),
  lastTriedAt: mini.string(),
  canRetry: mini.boolean(),
});
export type UndeliveredMail = mini.infer<typeof undeliveredMailSchema>;

/** Ground on which something is hidden or somebody suspended: told to the person. */
export const moderationGroundBody = mini.strictObject({
  rule: mini.enum(MODERATION_RULES, 'Scegli la regola'),
  facts: paragraph('Scrivi che cosa hai visto: lo legge la persona interessata', LIMITS.moderationFacts),
});
