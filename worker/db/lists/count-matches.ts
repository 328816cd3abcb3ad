import { and, count, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { literalNumber } from '../literal-number.ts';
import type { Listed, ListRow, Total } from './listed.ts';
import { NO_CELL } from './words.ts';

/** Matches are counted one by one up to here, so that a count costs the same whatever the number of rows. */
export const COUNT_CAP = 1000;

/** How many shown rows match, up to the cap. */
export async function countMatches<Row extends ListRow>(
  db: Database,
  { search, isFound }: Listed<Row>,
  match: string,
): Promise<Total> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(search)
    .where(and(sql`${search} MATCH ${match}`, isFound))
    .limit(COUNT_CAP + 1)
    .as('found');
  const [row] = await db.select({ n: count() }).from(found);
  const n = row?.n ?? 0;
  return toTotal(n);
}

const toTotal = (n: number, cap = COUNT_CAP): Total =>
  n > cap ? { total: cap, exact: false } : { total: n, exact: true };

/** Proposals while somebody types are asked for often, and say of many only that they are many. */
export const SUGGESTED_CAP = 99;

/** Rows that all counts of one request read, however many they are. */
const MOST_COUNTED = 4000;

/** How many rows each of so many counts may read. */
export const capOf = (counts: number): number => Math.min(COUNT_CAP, Math.floor(MOST_COUNTED / Math.max(counts, 1)));

/** A list as far as its rows are counted. */
type Searched = Pick<Listed<ListRow>, 'search' | 'isFound'>;

const newest = ({ search, isFound }: Searched, match: string, column: SQL, cap: number): SQL =>
  sql`SELECT ${column} FROM ${search} WHERE ${and(sql`${search} MATCH ${match}`, isFound)} LIMIT ${literalNumber(cap + 1)}`;

/** A name of its own for each column: they would all have the same, and a counted statement needs them apart. */
const column = (index: number): SQL => sql`n${literalNumber(index)}`;

/** How many shown rows each of some MATCH texts finds, up to a cap: one statement for all of them. */
export async function countEach(
  db: Database,
  listed: Searched,
  { matches, cap }: { readonly matches: readonly string[]; readonly cap: number },
): Promise<Map<string, Total>> {
  if (matches.length === 0) return new Map();
  const counts = matches.map(
    (match, index) => sql`(SELECT count(*) FROM (${newest(listed, match, sql`1`, cap)})) AS ${column(index)}`,
  );
  const [row = []] = await db.values<number[]>(sql`SELECT ${sql.join(counts, sql`, `)}`);
  return new Map(matches.map((match, index) => [match, toTotal(row[index] ?? 0, cap)]));
}

/** Positions of the rows that a text finds, one for each; not `exact` where there are more rows. */
export type Positions = { readonly cells: readonly string[]; readonly exact: boolean };

/** Positions of the rows that each of some MATCH texts finds, up to a cap: one statement for all of them. */
export async function positionsOf<Row extends ListRow>(
  db: Database,
  listed: Listed<Row>,
  { matches, cap }: { readonly matches: readonly string[]; readonly cap: number },
): Promise<Map<string, Positions>> {
  const cell = sql`coalesce(${listed.search.cell}, ${NO_CELL}) AS cell`;
  const found = matches.map(
    (match, index) =>
      sql`(SELECT group_concat(cell, ' ') FROM (${newest(listed, match, cell, cap)})) AS ${column(index)}`,
  );
  const [row = []] = await db.values<(string | null)[]>(sql`SELECT ${sql.join(found, sql`, `)}`);
  return new Map(
    matches.map((match, index) => {
      const cells = row[index]?.split(' ') ?? [];
      return [match, { cells: cells.slice(0, cap), exact: cells.length <= cap }];
    }),
  );
}
