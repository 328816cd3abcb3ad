import { and, count, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { Listed, ListRow, Total } from './listed.ts';

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

const toTotal = (n: number): Total => (n > COUNT_CAP ? { total: COUNT_CAP, exact: false } : { total: n, exact: true });

/** How many shown rows each of some MATCH texts finds, up to the cap: one statement for all of them. */
export async function countEach<Row extends ListRow>(
  db: Database,
  { search, isFound }: Listed<Row>,
  matches: readonly string[],
): Promise<Map<string, Total>> {
  if (matches.length === 0) return new Map();
  const counts = matches.map((match) => {
    const where = and(sql`${search} MATCH ${match}`, isFound);
    return sql`(SELECT count(*) FROM (SELECT 1 FROM ${search} WHERE ${where} LIMIT ${sql.raw(String(COUNT_CAP + 1))}))`;
  });
  const [row = []] = await db.values<number[]>(sql`SELECT ${sql.join(counts, sql`, `)}`);
  return new Map(matches.map((match, index) => [match, toTotal(row[index] ?? 0)]));
}
