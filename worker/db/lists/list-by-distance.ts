import { and, desc, inArray, sql } from 'drizzle-orm';
import type { Cursor } from '../../../shared/cursor.ts';
import type { Point } from '../../../shared/places/distance.ts';
import type { Database } from '../client.ts';
import { cellsFrom, type NearCell } from './cells.ts';
import type { Listed, ListRow } from './listed.ts';
import { allOf, anyFacet, facet, NO_CELL } from './words.ts';

/** More than a page asks for: what has ended but is not yet swept out of the counts of a position. */
const SPARE = 20;

type Ask = {
  readonly match: string | null;
  /** True where only the distance is asked for: counts by position then say how far to look. */
  readonly unfiltered: boolean;
  readonly cells: readonly NearCell[];
  readonly origin: Point | null;
  readonly after: Cursor | null;
  readonly limit: number;
};

/** Rows nearest first, within one distance newest first: what matches is measured by its position, never row by row. */
export async function listByDistance<Row extends ListRow>(db: Database, listed: Listed<Row>, ask: Ask): Promise<Row[]> {
  const { after, limit } = ask;
  const cells = after && ask.origin ? cellsFrom(ask.cells, String(after.after), ask.origin) : ask.cells;
  const nearest = ask.unfiltered ? cells.slice(0, cellsWith(cells, limit + SPARE, after)) : cells;
  let ids = await idsIn(db, listed, ask, nearest);
  if (ids.length < limit && nearest.length < cells.length) ids = await idsIn(db, listed, ask, cells);
  return rowsInOrder(db, listed, ids.slice(0, limit));
}

/** How many of the positions hold at least `wanted` rows; the first one may have been read to its end before. */
function cellsWith(cells: readonly NearCell[], wanted: number, after: Cursor | null): number {
  let held = 0;
  const index = cells.findIndex(({ count }, n) => {
    held += after !== null && n === 0 ? 0 : count;
    return held >= wanted;
  });
  return index === -1 ? cells.length : index + 1;
}

async function idsIn<Row extends ListRow>(
  db: Database,
  { search, isFound }: Listed<Row>,
  { match, after }: Ask,
  cells: readonly NearCell[],
): Promise<number[]> {
  if (cells.length === 0) return [];
  const inCells = anyFacet(cells.map(({ cell }) => facet('cell', cell)));
  const found = await db
    .select({ id: sql<number>`${search.rowid}`, cell: sql<string | null>`${search.cell}` })
    .from(search)
    .where(and(sql`${search} MATCH ${allOf([...(match === null ? [] : [match]), inCells])}`, isFound))
    .orderBy(desc(search.rowid));
  const order = new Map(cells.map(({ cell }, index) => [cell, index]));
  const rank = (row: (typeof found)[number]) => order.get(row.cell ?? NO_CELL) ?? cells.length;
  return found
    .filter((row) => !(after !== null && (row.cell ?? NO_CELL) === after.after && row.id >= after.id))
    .map((row) => ({ id: row.id, rank: rank(row) }))
    .sort((a, b) => a.rank - b.rank || b.id - a.id)
    .map(({ id }) => id);
}

async function rowsInOrder<Row extends ListRow>(
  db: Database,
  { table, rows }: Listed<Row>,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  // One parameter however long the page is: D1 takes 100.
  const where = inArray(table.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  const found = await rows(db, { where, order: [], limit: ids.length });
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
