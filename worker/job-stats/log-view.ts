import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { romeDay } from '../../shared/dates.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import type { Database } from '../db/client.ts';
import { type Actor, readableOwners } from '../db/employers.ts';
import { jobs, jobViews } from '../db/tables/jobs.ts';
import { hasPage, isOpenRow } from '../db/visibility.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { batch, makeBatch } from '../http/batch.ts';
import { type Estimate, readBack } from '../http/data-points.ts';
import { jobWithOwnerId } from './queries.ts';

type View = {
  readonly jobPublicId: string;
  /** Account that looks; null for a visitor. */
  readonly viewer: Actor | null;
  readonly now: Date;
};

/** Looks that wait to be written together, each named by offer and day. */
const views = makeBatch('view', (db, tally) => addViews(db, [...tally]));

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
function viewRows(db: Database, named: readonly (readonly [name: string, times: number])[]) {
  const looks = named.map(([name, times]) => [...name.split(' '), times]);
  return db
    .insert(jobViews)
    .select(
      sql`SELECT ${jobs.id}, look.value ->> 1, look.value ->> 2 FROM json_each(${JSON.stringify(looks)}) AS look CROSS JOIN ${jobs} WHERE ${jobs.id} = CAST(look.value ->> 0 AS INTEGER)`,
    );
}

const OF_DAY = [jobViews.jobId, jobViews.day];

const addViews = (db: Database, looks: Parameters<typeof viewRows>[1]) =>
  viewRows(db, looks).onConflictDoUpdate({ target: OF_DAY, set: { views: sql`${jobViews.views} + excluded.views` } });

/** Keeps the higher count: of a sample it can turn out lower an hour later, and of a day that D1 began, too. */
function raiseViews(db: Database, counted: readonly Estimate[]) {
  const looks = counted.map(({ name, times }) => [name, times] as const);
  const views = sql`max(excluded.views, ${jobViews.views})`;
  return viewRows(db, looks).onConflictDoUpdate({ target: OF_DAY, set: { views } });
}

/** Offers of a day whose views are read back: more would be no statement of D1, which takes 2 MB. */
const MOST_OFFERS = 20_000;

/** Brings the views that Analytics Engine has counted into D1, where all figures are read; once an hour, however often it is asked. */
export async function readViews(env: Env, db: Database, now: Date): Promise<void> {
  if (now.getUTCMinutes() >= 5) return;
  await readBack(env, 'view', { now, from: 0, most: MOST_OFFERS }, (counted) => raiseViews(db, counted));
}
