import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { users } from './tables/accounts.ts';
import { candidates } from './tables/candidates.ts';
import { employerPages } from './tables/employers.ts';
import { jobs } from './tables/jobs.ts';

/** The account of a row is suspended, or waits to be purged: nothing of it is shown. */
const restricted = (ownerId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${ownerId} AND (${users.suspendedAt} IS NOT NULL OR ${users.deletedAt} IS NOT NULL))`;

/** The status that follows from what is said about an offer, at a moment. */
const jobStatus = (now: Date): SQL => sql`CASE
  WHEN ${jobs.deletedAt} IS NOT NULL THEN 'deleted'
  WHEN ${jobs.hiddenAt} IS NOT NULL OR ${restricted(sql`${jobs.ownerId}`)} THEN 'hidden'
  WHEN ${jobs.ownerStatus} <> 'open' THEN ${jobs.ownerStatus}
  WHEN ${jobs.validThrough} <= ${now.getTime()} THEN 'expired'
  WHEN ${jobs.spontaneous} THEN 'spontaneous'
  ELSE 'open' END`;

/** Offers whose stored status is stale: a batch that returns no rows need not write the others again. */
export const isUnsettled = (now: Date): SQL => sql`${jobs.status} <> ${jobStatus(now)}`;

/**
 * Statement that brings the status of offers in step with what was said about them, by owner, administrators and the
 * calendar; for the end of every batch that changes any of it. What follows from status (search index, counters) follows
 * by triggers.
 */
export const settleJobs = (db: Database, where: SQL | undefined, now: Date) =>
  db
    .update(jobs)
    .set({ status: jobStatus(now) })
    .where(where)
    .returning();

export const settleCandidates = (db: Database, where: SQL | undefined) =>
  db
    .update(candidates)
    .set({
      status: sql`CASE
        WHEN ${candidates.deletedAt} IS NOT NULL THEN 'deleted'
        WHEN ${candidates.hiddenAt} IS NOT NULL OR ${restricted(sql`${candidates.ownerId}`)} THEN 'hidden'
        WHEN ${candidates.ownerStatus} = 'hidden' THEN 'hidden'
        WHEN ${candidates.audience} = 'companies' THEN 'companies'
        ELSE 'open' END`,
    })
    .where(where)
    .returning();

/** Statement that settles which employers' pages everybody sees, for the end of every batch that changes what that follows from. */
export const settleEmployers = (db: Database, where: SQL | undefined) =>
  db
    .update(employerPages)
    .set({
      shown: sql`${employerPages.endedAt} IS NULL AND ${employerPages.hiddenAt} IS NULL AND NOT ${restricted(sql`${employerPages.ownerId}`)}`,
    })
    .where(where)
    .returning();
