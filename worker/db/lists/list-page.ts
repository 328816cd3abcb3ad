import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import { type Cursor, writeCursor } from '../../../shared/cursor.ts';
import type { JobSort } from '../../../shared/job-values.ts';
import type { Database } from '../client.ts';
import type { NearCell } from './cells.ts';
import { cellKey, NO_CELL } from './facets.ts';
import { listByDistance } from './list-by-distance.ts';
import type { Listed, ListedPage, ListRow, Total } from './listed.ts';

type Ask = {
  readonly sort: JobSort;
  /** MATCH text; null where nothing is filtered. */
  readonly match: string | null;
  /** Positions from the origin outwards, for the order by distance. */
  readonly cells: readonly NearCell[];
  readonly after: Cursor | null;
  readonly limit: number;
  readonly now: Date;
  readonly total: Total;
};

/** One page of the shown rows that are asked for. */
export async function listPage<Row extends ListRow>(
  db: Database,
  listed: Listed<Row>,
  ask: Ask,
): Promise<ListedPage<Row>> {
  const { sort, limit, total } = ask;
  // One more than the page: it tells whether there is a next one.
  const found = await sortedRows(db, listed, { ...ask, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { ...total, rows, next: last ? writeCursor(sort, { after: orderValue(last, sort), id: last.id }) : null };
}

function sortedRows<Row extends ListRow>(db: Database, listed: Listed<Row>, ask: Ask): Promise<Row[]> {
  if (ask.sort === 'distance') return listByDistance(db, listed, ask);
  return ask.sort === 'recent' ? listRecent(db, listed, ask) : listByText(db, listed, ask.sort, ask);
}

/** What a row is sorted by, besides its key. */
function orderValue(row: ListRow, sort: JobSort): string {
  if (sort === 'title') return row.titleKey;
  if (sort === 'location') return row.locationKey;
  return sort === 'distance' && row.lat !== null && row.lon !== null ? cellKey(row.lat, row.lon) : NO_CELL;
}

/** Newest first: the key descending, in the table or in the search index. */
function listRecent<Row extends ListRow>(db: Database, listed: Listed<Row>, ask: Ask): Promise<Row[]> {
  const { table, search, isShown, rows, matches } = listed;
  const { match, after, limit, now } = ask;
  if (match === null) {
    const where = and(isShown(now), after === null ? undefined : lt(table.id, after.id));
    return rows(db, { where, order: [desc(table.id)], limit });
  }
  const where = and(
    sql`${search} MATCH ${match}`,
    eq(table.id, search.rowid),
    after === null ? undefined : lt(search.rowid, after.id),
    isShown(now),
  );
  return matches(db, { where, order: [desc(search.rowid)], limit });
}

/**
 * By title or location. Few matches are fetched and sorted; many are found by walking the sorted index, where one row
 * in a few is a match.
 */
function listByText<Row extends ListRow>(
  db: Database,
  { table, search, isShown, rows, matches }: Listed<Row>,
  sort: 'title' | 'location',
  { match, after, limit, now, total }: Ask,
): Promise<Row[]> {
  const key = sort === 'title' ? table.titleKey : table.locationKey;
  const shown = and(
    isShown(now),
    after === null ? undefined : sql`(${key}, ${table.id}) > (${String(after.after)}, ${after.id})`,
  );
  const order = [asc(key), asc(table.id)];
  if (match !== null && total.exact)
    return matches(db, {
      where: and(sql`${search} MATCH ${match}`, eq(table.id, search.rowid), shown),
      order,
      limit,
    });
  const probe =
    match === null
      ? undefined
      : sql`EXISTS (SELECT 1 FROM ${search} WHERE ${search} MATCH ${match} AND rowid = ${table.id})`;
  return rows(db, { where: and(shown, probe), order, limit });
}
