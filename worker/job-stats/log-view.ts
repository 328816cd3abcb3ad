import { lt, notInArray, or, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { romeDay } from '../../shared/dates.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import type { Database } from '../db/client.ts';
import { type Actor, readableOwners } from '../db/employers.ts';
import { jobs, jobViews } from '../db/tables/jobs.ts';
import { hasPage, isOpenRow } from '../db/visibility.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { batch, makeBatch, type Tally } from '../http/batch.ts';
import { jobWithOwnerId } from './queries.ts';

type View = {
  readonly jobPublicId: string;
  /** Account that looks; null for a visitor. */
  readonly viewer: Actor | null;
  readonly now: Date;
};

/** Looks that wait to be written together, each named by offer and day. */
const views = makeBatch(writeViews);

/**
 * Counts a look at an open offer, one more on its day; who looked is not kept. Those of its owner and of the people who work for the owner do not count.
 * @returns whether it was counted
 * @throws DomainError `not-found`
 */
export async function logView(c: Context<AppEnv>, { jobPublicId, viewer, now }: View): Promise<boolean> {
  const row = await jobWithOwnerId(c.get('db'), jobPublicId);
  if (!row || !hasPage(row)) throw new DomainError('not-found', NO_SUCH_JOB);
  const own = viewer !== null && readableOwners(viewer).includes(row.ownerId);
  if (own || !isOpenRow(row, now)) return false;
  batch(c, views, `${row.id} ${romeDay(now)}`);
  return true;
}

/** A row for each offer and day, however many looked; none for an offer that has been purged meanwhile. */
async function writeViews(db: Database, tally: Tally): Promise<void> {
  const looks = [...tally].map(([name, times]) => [...name.split(' '), times]);
  await db
    .insert(jobViews)
    .select(
      sql`SELECT ${jobs.id}, look.value ->> 1, look.value ->> 2 FROM json_each(${JSON.stringify(looks)}) AS look CROSS JOIN ${jobs} WHERE ${jobs.id} = CAST(look.value ->> 0 AS INTEGER)`,
    )
    .onConflictDoUpdate({
      target: [jobViews.jobId, jobViews.day],
      set: { views: sql`${jobViews.views} + excluded.views` },
    });
}

/** A year, and some weeks to compare with. */
const STORED_DAYS = 400;

/** Drops the views of days of long ago, and those of offers that are gone. */
export async function purgeViews(db: Database, now: Date): Promise<void> {
  const gone = notInArray(jobViews.jobId, db.select({ id: jobs.id }).from(jobs));
  await db.delete(jobViews).where(or(lt(jobViews.day, romeDay(now, -STORED_DAYS)), gone));
}
