import { and, eq, isNull, lt, lte, not, notInArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { DELETED_MESSAGE_DAYS, MESSAGE_DAYS } from '../../shared/candidate-values.ts';
import { addDays, romeDay } from '../../shared/dates.ts';
import { ENDED_EMPLOYER_DAYS } from '../../shared/employer-values.ts';
import { INVITATION_DAYS } from '../../shared/link-days.ts';
import { PUSH_DAYS } from '../../shared/push.ts';
import { MODERATION_DAYS, REPORT_KINDS, type ReportKind } from '../../shared/report-values.ts';
import type { Database } from './client.ts';
import { isRetainedForReport } from './reported.ts';
import { accountLinks, loginCodes, sessions, usedChallenges } from './tables/accounts.ts';
import { applications } from './tables/applications.ts';
import { candidateMessages, candidates } from './tables/candidates.ts';
import { employerPages } from './tables/employers.ts';
import { jobs, jobViews } from './tables/jobs.ts';
import { contactMessages } from './tables/mail.ts';
import { memberAudit, members } from './tables/members.ts';
import { moderationLog, reports } from './tables/moderation.ts';
import { searchCounts } from './tables/operation.ts';
import { pushes, pushSubscriptions } from './tables/push.ts';

type Aged = readonly [since: SQLiteColumn, days: number, only?: (now: Date) => SQL];

/** Rows that go by their age alone: how many days after which time or day of theirs. The privacy page names the longer ones. */
export const AGED: readonly Aged[] = [
  [accountLinks.expiresAt, 0],
  // After it they count for no limit of a day any more.
  [loginCodes.createdAt, 1],
  // Would be refused for its age anyway.
  [usedChallenges.expiresAt, 0],
  [sessions.expiresAt, 0],
  [contactMessages.createdAt, 365],
  [candidateMessages.deletedAt, DELETED_MESSAGE_DAYS],
  [candidateMessages.createdAt, MESSAGE_DAYS],
  [members.createdAt, INVITATION_DAYS, () => isNull(members.userId)],
  [memberAudit.createdAt, 365],
  [employerPages.endedAt, ENDED_EMPLOYER_DAYS, (now) => not(isRetainedForReport('employer')(now))],
  // Open ones stay, however old.
  [reports.closedAt, MODERATION_DAYS],
  [moderationLog.createdAt, MODERATION_DAYS],
  [pushSubscriptions.seenAt, PUSH_DAYS],
  [pushes.createdAt, 14],
  [searchCounts.day, 90],
  // A year, and some weeks to compare with.
  [jobViews.day, 400],
];

export async function purgeAged(db: Database, [since, days, only]: Aged, now: Date): Promise<void> {
  const isDay = since.dataType === 'string';
  const isOld = isDay ? lt(since, romeDay(now, -days)) : lte(since, addDays(now, -days));
  await db.delete(since.table).where(and(isOld, only?.(now)));
}

const TARGETS = {
  job: jobs.publicId,
  candidate: candidates.publicId,
  employer: employerPages.publicId,
  message: candidateMessages.publicId,
  conversation: applications.publicId,
} as const satisfies Readonly<Record<ReportKind, SQLiteColumn>>;

const isGone = (kind: ReportKind) =>
  sql`NOT EXISTS (SELECT 1 FROM ${TARGETS[kind].table} WHERE ${TARGETS[kind]} = ${reports.targetId})`;

/** Drops what is about something that has been purged: views, and open reports, as nobody can look at it any more. */
export async function purgeOrphans(db: Database): Promise<void> {
  await db.batch([
    db.delete(jobViews).where(notInArray(jobViews.jobId, db.select({ id: jobs.id }).from(jobs))),
    ...REPORT_KINDS.map((kind) =>
      db.delete(reports).where(and(isNull(reports.closedAt), eq(reports.targetKind, kind), isGone(kind))),
    ),
  ]);
}
