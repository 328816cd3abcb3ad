import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { REPORTED_DAYS } from '../../shared/report-values.ts';
import { users } from './tables/accounts.ts';
import { jobs } from './tables/jobs.ts';
import { reports } from './tables/moderation.ts';

/**
 * The one definition of a deleted offer, or one of a deleted account, that waits for the decision about a report of it: who
 * deletes must not take away what is to be looked at. For queries that know `jobs`.
 */
export const isRetainedForReport = (now: Date): SQL => {
  const since = addDays(now, -REPORTED_DAYS).getTime();
  return sql`(EXISTS (SELECT 1 FROM ${reports} WHERE ${reports.targetKind} = 'job' AND ${reports.targetId} = ${jobs.publicId} AND ${reports.closedAt} IS NULL)
    AND coalesce((SELECT ${users.deletedAt} FROM ${users} WHERE ${users.id} = ${jobs.ownerId}), ${jobs.deletedAt}) > ${since})`;
};
