import { eq, getTableColumns } from 'drizzle-orm';
import type { JobsQuery } from '../../shared/jobs.ts';
import type { Point } from '../../shared/places/distance.ts';
import type { Database } from '../db/client.ts';
import { byDistance, cellsWithin, type NearCell } from '../db/lists/cells.ts';
import { listPage } from '../db/lists/list-page.ts';
import type { Listed, ListedPage } from '../db/lists/listed.ts';
import { jobSearch } from '../db/search-index.ts';
import { jobCells } from '../db/tables/job-counts.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { hasPage, isOpen } from '../db/visibility.ts';
import { readCursor } from '../http/cursor.ts';
import { countJobs } from './count-jobs.ts';
import { toFilter } from './filter.ts';
import { toMatch } from './match.ts';

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
