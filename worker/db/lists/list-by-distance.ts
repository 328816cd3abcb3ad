import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Cursor } from '../../../shared/cursor.ts';
import type { Database } from '../client.ts';
import type { NearCell } from './cells.ts';
import { facet } from './facets.ts';
import type { Listed, ListRow } from './listed.ts';

const CELLS_A_BATCH = 10;

type Ask = {
  readonly match: string | null;
  readonly cells: readonly NearCell[];
  readonly after: Cursor | null;
  readonly limit: number;
  readonly now: Date;
};

/**
 * Rows nearest first, within one distance newest first. Walks the positions outwards and stops when the page is full: the
 * cost follows the page and the number of places, never the number of rows.
 */
export async function listByDistance<Row extends ListRow>(db: Database, listed: Listed<Row>, ask: Ask): Promise<Row[]> {
  const { after } = ask;
  const start = after === null ? 0 : ask.cells.findIndex((near) => near.cell === after.after);
  const cells = ask.cells.slice(Math.max(0, start)).filter((near) => !near.empty);
  const ids: number[] = [];
  for (let i = 0; i < cells.length && ids.length < ask.limit; i += CELLS_A_BATCH) {
    const [first, ...rest] = cells
      .slice(i, i + CELLS_A_BATCH)
      .map((near) => newestInCell(db, listed, ask, near, near.cell === after?.after ? after : null));
    if (first) ids.push(...(await db.batch([first, ...rest])).flatMap((rows) => rows.map((row) => row.id)));
  }
  return rowsInOrder(db, listed, ids.slice(0, ask.limit));
}

function newestInCell<Row extends ListRow>(
  db: Database,
  { table, search, isShown }: Listed<Row>,
  { match, limit, now }: Ask,
  { cell }: NearCell,
  from: Cursor | null,
) {
  const inCell = `facets : "${facet('cell', cell)}"`;
  return db
    .select({ id: search.rowid })
    .from(search)
    .crossJoin(table)
    .where(
      and(
        sql`${search} MATCH ${match === null ? inCell : `${inCell} AND ${match}`}`,
        eq(table.id, search.rowid),
        from === null ? undefined : lt(search.rowid, from.id),
        isShown(now),
      ),
    )
    .orderBy(desc(search.rowid))
    .limit(limit);
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
