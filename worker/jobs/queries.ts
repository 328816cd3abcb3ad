import { and, asc, desc, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm';
import { writeCursor } from '../../shared/cursor.ts';
import type { JobsQuery } from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import { jobSearch } from '../db/search-index.ts';
import { jobCounts } from '../db/tables/job-counts.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { hasPage, isOpen } from '../db/visibility.ts';
import { readCursor } from '../http/cursor.ts';
import { cellsByDistance, cellsWithin, type NearCell } from './cells.ts';
import { countJobs, type Total } from './count-jobs.ts';
import { cellKey, NO_CELL } from './facets.ts';
import { toFilter } from './filter.ts';
import { listByDistance } from './list-by-distance.ts';
import { toMatch } from './match.ts';

/** A page of a list; `next` is the cursor of the page after it, null on the last. */
export type JobPage = Total & { readonly rows: readonly JobRow[]; readonly next: string | null };

type Ask = { readonly match: string | null; readonly after: string | null; readonly limit: number; readonly now: Date };

/** An offer that has a page, open or ended; null for one that never was, is hidden or deleted. */
export async function jobByPublicId(db: Database, publicId: string): Promise<JobRow | null> {
  const [row] = await db.select().from(jobs).where(eq(jobs.publicId, publicId)).limit(1);
  return row && hasPage(row) ? row : null;
}

/** One page of the open offers a query asks for. */
export async function listJobs(db: Database, query: JobsQuery, now: Date): Promise<JobPage> {
  const filter = toFilter(query);
  const measured = filter.origin !== null && (filter.radius !== null || query.sort === 'distance');
  const cells = measured && filter.origin ? await cellsByDistance(db, filter.origin) : [];
  const match = toMatch(filter, filter.radius && cellsWithin(cells, filter.radius.km));
  // One more than the page: it tells whether there is a next one.
  const ask = { match, after: query.cursor ?? null, limit: query.limit + 1, now };
  const total = await countJobs(db, filter, match, now);
  const found = await sortedRows(db, query.sort, ask, total, cells);
  const rows = found.slice(0, query.limit);
  const last = found.length > query.limit ? rows.at(-1) : undefined;
  return {
    ...total,
    rows,
    next: last ? writeCursor(query.sort, { after: orderValue(last, query.sort), id: last.id }) : null,
  };
}

function sortedRows(db: Database, sort: JobsQuery['sort'], ask: Ask, total: Total, cells: readonly NearCell[]) {
  if (sort === 'distance') return listByDistance(db, { ...ask, cells });
  if (sort === 'recent') return listRecent(db, ask);
  return listByText(db, sort, ask, total);
}

/** What a row is sorted by, besides its key. */
function orderValue(row: JobRow, sort: JobsQuery['sort']): string {
  if (sort === 'title') return row.titleKey;
  if (sort === 'location') return row.locationKey;
  return sort === 'distance' && row.lat !== null && row.lon !== null ? cellKey(row.lat, row.lon) : NO_CELL;
}

const columns = getTableColumns(jobs);

/** Newest first: the key descending, in the table or in the search index. */
function listRecent(db: Database, { match, after, limit, now }: Ask): Promise<JobRow[]> {
  const before = after === null ? null : readCursor('recent', after).id;
  if (match === null) {
    const where = and(isOpen(now), before === null ? undefined : lt(jobs.id, before));
    return db.select().from(jobs).where(where).orderBy(desc(jobs.id)).limit(limit);
  }
  return db
    .select(columns)
    .from(jobSearch)
    .crossJoin(jobs)
    .where(
      and(
        sql`job_search MATCH ${match}`,
        eq(jobs.id, jobSearch.rowid),
        before === null ? undefined : lt(jobSearch.rowid, before),
        isOpen(now),
      ),
    )
    .orderBy(desc(jobSearch.rowid))
    .limit(limit);
}

/**
 * By title or location. Few matches are fetched and sorted; many are found by walking the sorted index, where one row
 * in a few is a match.
 */
function listByText(db: Database, sort: 'title' | 'location', ask: Ask, total: Total): Promise<JobRow[]> {
  const key = sort === 'title' ? jobs.titleKey : jobs.locationKey;
  const where = and(isOpen(ask.now), afterKey(key, sort, ask.after));
  const order = [asc(key), asc(jobs.id)];
  if (ask.match === null || !total.exact) {
    const probe =
      ask.match === null
        ? undefined
        : sql`EXISTS (SELECT 1 FROM job_search WHERE job_search MATCH ${ask.match} AND rowid = ${jobs.id})`;
    return db
      .select()
      .from(jobs)
      .where(and(where, probe))
      .orderBy(...order)
      .limit(ask.limit);
  }
  return db
    .select(columns)
    .from(jobSearch)
    .crossJoin(jobs)
    .where(and(sql`job_search MATCH ${ask.match}`, eq(jobs.id, jobSearch.rowid), where))
    .orderBy(...order)
    .limit(ask.limit);
}

function afterKey(
  key: typeof jobs.titleKey | typeof jobs.locationKey,
  sort: string,
  after: string | null,
): SQL | undefined {
  if (after === null) return undefined;
  const cursor = readCursor(sort, after);
  return sql`(${key}, ${jobs.id}) > (${String(cursor.after)}, ${cursor.id})`;
}

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
