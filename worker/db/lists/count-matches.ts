import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { Listed, ListRow, Total } from './listed.ts';

/** Matches are counted one by one up to here, so that a count costs the same whatever the number of rows. */
export const COUNT_CAP = 1000;

/** How many shown rows match, up to the cap. */
export async function countMatches<Row extends ListRow>(
  db: Database,
  { table, search, isShown }: Listed<Row>,
  match: string,
  now: Date,
): Promise<Total> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(search)
    .crossJoin(table)
    .where(and(sql`${search} MATCH ${match}`, eq(table.id, search.rowid), isShown(now)))
    .limit(COUNT_CAP + 1)
    .as('found');
  const [row] = await db.select({ n: count() }).from(found);
  const n = row?.n ?? 0;
  return n > COUNT_CAP ? { total: COUNT_CAP, exact: false } : { total: n, exact: true };
}
