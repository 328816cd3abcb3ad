import { and, asc, desc, lt, sql } from 'drizzle-orm';
import { type Cursor, writeCursor } from '../../../shared/cursor.ts';
import type { JobSort } from '../../../shared/job-values.ts';
import type { Point } from '../../../shared/places/distance.ts';
import type { Database } from '../client.ts';
import { literalNumber } from '../literal-number.ts';
import { integer } from '../search-index.ts';
import type { NearCell } from './cells.ts';
import { listByDistance, rowsInOrder } from './list-by-distance.ts';
import type { KeySort, Listed, ListRow, Ordered, Picked } from './listed.ts';
import { newestMatches } from './newest-matches.ts';
import { allOf, cellKey, NO_CELL } from './words.ts';

/** Query of a list whose texts have been resolved to places, facets and words. */
export type Ask = {
  readonly sort: JobSort;
  /** MATCH texts of what is searched for, the best tier first; null where no text is. */
  readonly tiers: readonly string[] | null;
  /** MATCH text of all tiers together. */
  readonly text: string | null;
  /** MATCH text of the filters; null where nothing is filtered. */
  readonly filters: string | null;
  /** The one facet that is all that is asked for. */
  readonly only: string | null;
  /** Positions from the origin outwards, for the order by distance. */
  readonly cells: readonly NearCell[];
  readonly origin: Point | null;
  readonly after: Cursor | null;
  readonly limit: number;
};

/** One page of a list, and where it ends; null on the last. */
export type Page<Row> = {
  readonly rows: readonly Row[];
  /** The tier of each row. */
  readonly tiers: readonly number[];
  /** How many rows, the newest, are in the order at all; null where all are. */
  readonly newest: number | null;
  readonly last: Omit<Cursor, 'text'> | null;
};

/** One page of the shown rows that are asked for; `last` is where it ends, null on the last page. */
export async function listPage<Row extends ListRow>(db: Database, listed: Listed<Row>, ask: Ask): Promise<Page<Row>> {
  const { sort, limit } = ask;
  // One more than the page: it tells whether there is a next one.
  const { rows: found, of } = await sortedRows(db, listed, { ...ask, limit: limit + 1 });
  const page = withinWeight(found.slice(0, limit));
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    rows: page.map(({ row }) => row),
    tiers: page.map(({ tier }) => tier),
    newest: of,
    last: last ? { after: orderValue(last, sort), id: last.row.id } : null,
  };
}

/** Text of a page's cursor; null on the last page. */
export const nextCursor = (kind: string, { last }: Page<unknown>, text: string | null): string | null =>
  last && writeCursor(kind, text === null ? last : { ...last, text });

async function sortedRows<Row extends ListRow>(
  db: Database,
  listed: Listed<Row>,
  ask: Ask,
): Promise<Ordered<Picked<Row>>> {
  const { sort, tiers } = ask;
  if (sort === 'title' || sort === 'location' || sort === 'distance') {
    const { rows, of } = await inOrder(db, listed, sort, ask);
    return { rows: inOneTier(rows), of };
  }
  const rows =
    sort === 'relevance' && tiers !== null ? listByTier(db, listed, tiers, ask) : listRecent(db, listed, ask);
  return { rows: await rows, of: null };
}

function inOrder<Row extends ListRow>(
  db: Database,
  listed: Listed<Row>,
  sort: KeySort | 'distance',
  ask: Ask,
): Promise<Ordered<Row>> {
  if (listed.ordered !== null) return listed.ordered(db, { ...ask, sort });
  if (sort !== 'distance') return listByKey(db, listed, sort, ask);
  return listByDistance(db, listed, { ...ask, match: matchOf(ask), unfiltered: isUnfiltered(ask) });
}

const inOneTier = <Row>(rows: readonly Row[]): Picked<Row>[] => rows.map((row) => ({ row, tier: 0 }));

const isUnfiltered = ({ text, filters }: Ask): boolean => text === null && filters === null;

const matchOf = ({ text, filters }: Ask): string | null => allOf([text, filters].filter((part) => part !== null));

/** Value that a row is sorted by before its key. */
function orderValue<Row extends ListRow>({ row, tier }: Picked<Row>, sort: JobSort): string | number {
  if (sort === 'title') return row.titleKey;
  if (sort === 'location') return row.locationKey;
  if (sort === 'distance') return row.lat !== null && row.lon !== null ? cellKey(row.lat, row.lon) : NO_CELL;
  return tier;
}

/** Newest first: the key descending, in the table or in the search index. */
async function listRecent<Row extends ListRow>(db: Database, listed: Listed<Row>, ask: Ask): Promise<Picked<Row>[]> {
  const { table, isShown, rows, sorted } = listed;
  const { after, limit, only } = ask;
  const match = matchOf(ask);
  if (match === null && only !== null && sorted !== null)
    return inOneTier(
      await sorted(db, { facet: only, sort: 'recent', after: after && { key: '', id: after.id }, limit }),
    );
  if (match !== null) return listByTier(db, listed, [match], { ...ask, filters: null });
  const where = and(isShown, after === null ? undefined : lt(table.id, after.id));
  return inOneTier(await rows(db, { where, order: [desc(table.id)], limit }));
}

/**
 * Tier after tier, newest first in each. SQLite reads the parts one after the other and stops when the page is full, so
 * that a page costs what it shows.
 */
async function listByTier<Row extends ListRow>(
  db: Database,
  { search, isFound, picked }: Listed<Row>,
  tiers: readonly string[],
  { filters, after, limit }: Ask,
): Promise<Picked<Row>[]> {
  const from = typeof after?.after === 'number' ? after.after : 0;
  const found: Picked<Row>[] = [];
  for (let first = from; first < tiers.length && found.length < limit; first += MOST_PARTS) {
    const room = limit - found.length;
    const parts = tiers.slice(first, first + MOST_PARTS).map((text, index) => {
      const where = and(
        sql`${search} MATCH ${allOf(filters === null ? [text] : [text, filters])}`,
        after !== null && first + index === from ? lt(search.rowid, integer(after.id)) : undefined,
        isFound,
      );
      return sql`SELECT * FROM (SELECT ${search.rowid} AS id, ${literalNumber(first + index)} AS tier FROM ${search}
      WHERE ${where} ORDER BY ${search.rowid} DESC LIMIT ${room})`;
    });
    found.push(...(await picked(db, sql`${sql.join(parts, sql` UNION ALL `)} LIMIT ${room}`)));
  }
  return found.sort((a, b) => a.tier - b.tier || b.row.id - a.row.id);
}

/** Terms that D1 takes in one compound select. */
const MOST_PARTS = 5;

/** By title or location: from the kept order of one filter, the table's own index, or the newest that match, sorted. */
async function listByKey<Row extends ListRow>(
  db: Database,
  listed: Listed<Row>,
  sort: KeySort,
  ask: Ask,
): Promise<Ordered<Row>> {
  const { table, search, isShown, rows, sorted } = listed;
  const { after, limit, only } = ask;
  const end = after && { key: String(after.after), id: after.id };
  const name = sort === 'title' ? 'titleKey' : 'locationKey';
  const match = matchOf(ask);
  if (only !== null && sorted !== null)
    return { rows: await sorted(db, { facet: only, sort, after: end, limit }), of: null };
  if (match === null) {
    const beyond = end === null ? undefined : sql`(${table[name]}, ${table.id}) > (${end.key}, ${end.id})`;
    const order = [asc(table[name]), asc(table.id)];
    return { rows: await rows(db, { where: and(isShown, beyond), order, limit }), of: null };
  }
  const { found, of } = await newestMatches(db, listed, { match, column: search[name] });
  const keys = found.map(({ id, value }) => ({ id, key: value ?? '' }));
  const next = (end === null ? keys : keys.filter((key) => byKey(end, key) < 0)).sort(byKey);
  return {
    rows: await rowsInOrder(
      db,
      listed,
      next.slice(0, limit).map(({ id }) => id),
    ),
    of,
  };
}

type Keyed = { readonly id: number; readonly key: string };

const byKey = (a: Keyed, b: Keyed): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id);

/** Bytes of one page's items, as JSON: an answer stays below a megabyte, whatever people have typed. */
const MAX_BYTES = 900_000;

/** No character of a clean text weighs more, in UTF-8 or escaped in JSON. */
const HEAVIEST = 3;

/** First items that fit into the weight of one page; always at least one. */
export function withinWeight<Item extends object>(items: readonly Item[]): readonly Item[] {
  // Nearly every page: nothing has to be written to know that it is light enough.
  const letters = items.reduce((sum, item) => sum + lettersIn(item), 0);
  if (letters * HEAVIEST <= MAX_BYTES) return items;
  const encoder = new TextEncoder();
  let bytes = 0;
  const end = items.findIndex((item, index) => {
    bytes += encoder.encode(JSON.stringify(item)).byteLength;
    return index > 0 && bytes > MAX_BYTES;
  });
  return end === -1 ? items : items.slice(0, end);
}

function lettersIn(item: object): number {
  let letters = 0;
  for (const value of Object.values(item))
    if (typeof value === 'string') letters += value.length;
    else if (typeof value === 'object' && value !== null) letters += lettersIn(value);
  return letters;
}
