import { inArray, sql } from 'drizzle-orm';
import type { Cursor } from '../../../shared/cursor.ts';
import type { Point } from '../../../shared/places/distance.ts';
import type { Database } from '../client.ts';
import { cellsFrom, type NearCell } from './cells.ts';
import type { Listed, ListRow, Ordered } from './listed.ts';
import { newestMatches } from './newest-matches.ts';
import { anyFacet, facet, NO_CELL } from './words.ts';

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

/**
 * Rows nearest first, within one distance newest first: what matches is measured by its position, never row by row. Of more
 * matches than are put in order, the newest.
 */
export async function listByDistance<Row extends ListRow>(
  db: Database,
  listed: Listed<Row>,
  ask: Ask,
): Promise<Ordered<Row>> {
  const { after, limit } = ask;
  const cells = after && ask.origin ? cellsFrom(ask.cells, String(after.after), ask.origin) : ask.cells;
  const nearest = ask.unfiltered ? cells.slice(0, cellsWith(cells, limit + SPARE, after)) : cells;
  // With filters, each page reads the same set of matches and continues in it from the cursor.
  const match = ask.unfiltered ? null : ask.match;
  let found = await idsIn(db, listed, { match, after }, nearest);
  if (found.ids.length < limit && found.of === null && nearest.length < cells.length)
    found = await idsIn(db, listed, { match, after }, cells);
  return { rows: await rowsInOrder(db, listed, found.ids.slice(0, limit)), of: found.of };
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
  listed: Listed<Row>,
  { match, after }: Pick<Ask, 'match' | 'after'>,
  cells: readonly NearCell[],
): Promise<{ readonly ids: readonly number[]; readonly of: number | null }> {
  if (cells.length === 0) return { ids: [], of: null };
  const text = match ?? anyFacet(cells.map(({ cell }) => facet('cell', cell)));
  const { found, of } = await newestMatches(db, listed, { match: text, column: listed.search.cell });
  const order = new Map(cells.map(({ cell }, index) => [cell, index]));
  const ids = found
    .filter(({ id, value }) => !(after !== null && (value ?? NO_CELL) === after.after && id >= after.id))
    .flatMap(({ id, value }) => {
      const rank = order.get(value ?? NO_CELL);
      return rank === undefined ? [] : [{ id, rank }];
    })
    .sort((a, b) => a.rank - b.rank || b.id - a.id)
    .map(({ id }) => id);
  return { ids, of };
}

/** Rows by their keys, in the order of these. */
export async function rowsInOrder<Row extends ListRow>(
  db: Database,
  { table, rows }: Pick<Listed<Row>, 'table' | 'rows'>,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  // One parameter however long the page is: D1 takes 100.
  const where = inArray(table.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  const found = await rows(db, { where, order: [], limit: ids.length });
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
