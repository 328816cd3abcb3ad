import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { CLAIM_REASON, REPORTED_DAYS } from '../../shared/report-values.ts';
import { users } from './tables/accounts.ts';
import { employerPages } from './tables/employers.ts';
import { jobs } from './tables/jobs.ts';
import { reports } from './tables/moderation.ts';

const REPORTED = {
  job: { table: jobs, deletedAt: jobs.deletedAt },
  employer: { table: employerPages, deletedAt: employerPages.endedAt },
} as const;

/**
 * The one definition of a deleted offer or employer's page, or one of a deleted account, that waits for the decision about a report of
 * it: who deletes must not take away what is to be looked at. For queries that know its table.
 */
export const isRetainedForReport =
  (kind: keyof typeof REPORTED) =>
  (now: Date): SQL => {
    const { table, deletedAt } = REPORTED[kind];
    const since = addDays(now, -REPORTED_DAYS).getTime();
    return sql`(EXISTS (SELECT 1 FROM ${reports} WHERE ${reports.targetKind} = ${kind} AND ${reports.targetId} = ${table.publicId} AND ${reports.closedAt} IS NULL AND ${reports.reason} <> ${CLAIM_REASON})
    AND coalesce((SELECT ${users.deletedAt} FROM ${users} WHERE ${users.id} = ${table.ownerId}), ${deletedAt}) > ${since})`;
  };
