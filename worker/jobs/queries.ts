import { and, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { writeCursor } from '../../shared/cursor.ts';
import { addDays } from '../../shared/dates.ts';
import { DELETED_JOB_DAYS } from '../../shared/job-values.ts';
import type { JobsQuery, OwnJobsQuery } from '../../shared/jobs.ts';
import type { Point } from '../../shared/places/distance.ts';
import type { Database } from '../db/client.ts';
import { byDistance, cellsWithin, type NearCell } from '../db/lists/cells.ts';
import { listPage } from '../db/lists/list-page.ts';
import type { Listed, ListedPage } from '../db/lists/listed.ts';
import { jobSearch } from '../db/search-index.ts';
import { jobCells, jobCounts } from '../db/tables/job-counts.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { hasPage, isOpen } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { readCursor } from '../http/cursor.ts';
import { countJobs } from './count-jobs.ts';
import { toFilter } from './filter.ts';
import { toMatch } from './match.ts';
import type { JobSummaryRow } from './to-public-job.ts';

const columns = getTableColumns(jobs);

const LISTED: Listed<JobRow> = {
  table: jobs,
  search: jobSearch,
  isShown: isOpen,
  rows: (db, { where, order, limit }) =>
    db
      .select()
      .from(jobs)
      .where(where)
      .orderBy(...order)
      .limit(limit),
  matches: (db, { where, order, limit }) =>
    db
      .select(columns)
      .from(jobSearch)
      .crossJoin(jobs)
      .where(where)
      .orderBy(...order)
      .limit(limit),
};

/** An offer that has a page, open or ended; null for one that never was, is hidden or deleted. */
export async function jobByPublicId(db: Database, publicId: string): Promise<JobRow | null> {
  const [row] = await db.select().from(jobs).where(eq(jobs.publicId, publicId)).limit(1);
  return row && hasPage(row) ? row : null;
}

/** Those of the ids that have a page, open or ended, in no order and without their long texts. */
export async function jobsByPublicIds(db: Database, publicIds: readonly string[]): Promise<JobSummaryRow[]> {
  const { description: _long, ...short } = columns;
  // One parameter, however many ids: D1 binds a hundred at most.
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(publicIds)}))`;
  const rows = await db.select(short).from(jobs).where(inArray(jobs.publicId, wanted));
  return rows.filter(hasPage);
}

/** One page of the open offers a query asks for. */
export async function listJobs(db: Database, query: JobsQuery, now: Date): Promise<ListedPage<JobRow>> {
  const { sort, limit, cursor } = query;
  const filter = toFilter(query);
  const measured = filter.origin !== null && (filter.radius !== null || sort === 'distance');
  const cells = measured && filter.origin ? await cellsFrom(db, filter.origin) : [];
  const match = toMatch(filter, filter.radius && cellsWithin(cells, filter.radius.km));
  const total = await countJobs(db, LISTED, filter, match, now);
  const after = cursor === undefined ? null : readCursor(sort, cursor);
  return listPage(db, LISTED, { sort, match, cells, after, limit, now, total });
}

const cellsFrom = async (db: Database, origin: Point): Promise<NearCell[]> =>
  byDistance(await db.select().from(jobCells), origin);

/** An open offer as the sitemap names it. */
export type JobAddress = Pick<JobRow, 'publicId' | 'updatedAt' | 'validThrough'>;

/** Open offers whose keys lie in `[from, to)`, or all of them, newest first; no more than `limit`. */
export function jobAddresses(
  db: Database,
  { keys, limit, now }: { keys: { from: number; to: number } | null; limit: number; now: Date },
): Promise<JobAddress[]> {
  const { id, publicId, updatedAt, validThrough } = jobs;
  return db
    .select({ publicId, updatedAt, validThrough })
    .from(jobs)
    .where(and(isOpen(now), keys ? and(gte(id, keys.from), lt(id, keys.to)) : undefined))
    .orderBy(desc(id))
    .limit(limit);
}

/** About how many open offers there are, from the kept counter. */
export async function countedJobs(db: Database): Promise<number> {
  const { town, category } = jobCounts;
  const all = db.select({ n: jobCounts.count }).from(jobCounts);
  const [counted] = await all.where(and(eq(category, ''), eq(town, '')));
  return counted?.n ?? 0;
}

/**
 * Numbers of the blocks of `size` keys that hold open offers, ascending: block 2 of 100 is keys 200 to 299. Jumps from
 * one block to the next, so that it reads one row a block.
 */
export async function jobBlocks(db: Database, size: number): Promise<number[]> {
  const firstFrom = (from: SQL) =>
    sql`(SELECT min(id) / CAST(${size} AS INTEGER) FROM jobs WHERE status = 'open' AND id >= ${from})`;
  const rows = await db.all<{ n: number }>(sql`
    WITH RECURSIVE block (n) AS (
      SELECT ${firstFrom(sql`0`)}
      UNION ALL SELECT ${firstFrom(sql`(n + 1) * ${size}`)} FROM block WHERE n IS NOT NULL
    )
    SELECT n FROM block WHERE n IS NOT NULL`);
  return rows.map(({ n }) => n);
}

/** An offer with the number of applications that its owner can read. */
export type OwnJobRow = JobRow & { readonly applications: number };

const received = sql<number>`(SELECT count(*) FROM applications AS a WHERE a.job_id = jobs.id AND a.deleted_at IS NULL)`;

/** The offers of an account, as a condition: all that are not due to be purged. */
export const ownedBy = (ownerId: number, now: Date): SQL | undefined =>
  and(eq(jobs.ownerId, ownerId), or(isNull(jobs.deletedAt), gt(jobs.deletedAt, addDays(now, -DELETED_JOB_DAYS))));

/** One page of the offers of an account in whatever state, newest first. */
export async function listOwnJobs(
  db: Database,
  { ownerId, query, now }: { ownerId: number; query: OwnJobsQuery; now: Date },
): Promise<ListedPage<OwnJobRow>> {
  const { limit, cursor } = query;
  const own = ownedBy(ownerId, now);
  const after = cursor === undefined ? undefined : lt(jobs.id, readCursor(OWN_ORDER, cursor).id);
  const [found, total] = await Promise.all([
    db
      .select({ ...columns, applications: received })
      .from(jobs)
      .where(and(own, after))
      .orderBy(desc(jobs.id))
      .limit(limit + 1),
    db.$count(jobs, own),
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, total, exact: true, next: last ? writeCursor(OWN_ORDER, { after: '', id: last.id }) : null };
}

/** Name of the order in cursors. */
const OWN_ORDER = 'own';

/** @throws DomainError `forbidden` for an offer of somebody else that everybody sees, else `not-found` */
export async function requireOwnJob(
  db: Database,
  { ownerId, publicId, now }: { ownerId: number; publicId: string; now: Date },
): Promise<OwnJobRow> {
  const [own] = await db
    .select({ ...columns, applications: received })
    .from(jobs)
    .where(and(eq(jobs.publicId, publicId), ownedBy(ownerId, now)))
    .limit(1);
  if (own) return own;
  if (await jobByPublicId(db, publicId)) throw new DomainError('forbidden', 'Questa offerta non è tua.');
  throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
}
