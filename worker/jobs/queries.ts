import { and, asc, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { writeCursor } from '../../shared/cursor.ts';
import type { JobsQuery } from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import { jobSearch } from '../db/search-index.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { hasPage, isOpen } from '../db/visibility.ts';
import { readCursor } from '../http/cursor.ts';
import { cellsByDistance, cellsWithin, type NearCell } from './cells.ts';
import { countJobs, type Total } from './count-jobs.ts';
import { cellKey, NO_CELL } from './facets.ts';
import { toFilter } from './filter.ts';
import { listByDistance } from './list-by-distance.ts';
import { toMatch } from './match.ts';
import type { JobSummaryRow } from './to-public-job.ts';

/** A page of a list; `next` is the cursor of the page after it, null on the last. */
export type JobPage = Total & { readonly rows: readonly JobRow[]; readonly next: string | null };

type Ask = { readonly match: string | null; readonly after: string | null; readonly limit: number; readonly now: Date };

const columns = getTableColumns(jobs);

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
