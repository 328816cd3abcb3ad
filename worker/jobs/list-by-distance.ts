import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Cursor } from '../../shared/cursor.ts';
import type { Database } from '../db/client.ts';
import { jobSearch } from '../db/search-index.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { isOpen } from '../db/visibility.ts';
import { readCursor } from '../http/cursor.ts';
import type { NearCell } from './cells.ts';
import { facet } from './facets.ts';

const CELLS_A_BATCH = 10;

type Ask = {
  readonly match: string | null;
  readonly cells: readonly NearCell[];
  readonly after: string | null;
  readonly limit: number;
  readonly now: Date;
};

/**
 * Offers nearest first, within one distance newest first. Walks the positions outwards and stops when the page is
 * full: the cost follows the page and the number of places, never the number of offers.
 */
export async function listByDistance(db: Database, ask: Ask): Promise<JobRow[]> {
  const from = ask.after === null ? null : readCursor('distance', ask.after);
  const start = from === null ? 0 : ask.cells.findIndex((near) => near.cell === from.after);
  const cells = ask.cells.slice(Math.max(0, start)).filter((near) => !near.empty);
  const ids: number[] = [];
  for (let i = 0; i < cells.length && ids.length < ask.limit; i += CELLS_A_BATCH) {
    const [first, ...rest] = cells
      .slice(i, i + CELLS_A_BATCH)
      .map((near) => newestInCell(db, ask, near, near.cell === from?.after ? from : null));
    if (first) ids.push(...(await db.batch([first, ...rest])).flatMap((rows) => rows.map((row) => row.id)));
  }
  return rowsInOrder(db, ids.slice(0, ask.limit));
}

function newestInCell(db: Database, { match, limit, now }: Ask, { cell }: NearCell, from: Cursor | null) {
  const inCell = `facets : "${facet('cell', cell)}"`;
  return db
    .select({ id: jobSearch.rowid })
    .from(jobSearch)
    .crossJoin(jobs)
    .where(
      and(
        sql`job_search MATCH ${match === null ? inCell : `${inCell} AND ${match}`}`,
        eq(jobs.id, jobSearch.rowid),
        from === null ? undefined : lt(jobSearch.rowid, from.id),
        isOpen(now),
      ),
    )
    .orderBy(desc(jobSearch.rowid))
    .limit(limit);
}

async function rowsInOrder(db: Database, ids: readonly number[]): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  // One parameter however long the page is: D1 takes 100.
  const rows = await db
    .select()
    .from(jobs)
    .where(inArray(jobs.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
