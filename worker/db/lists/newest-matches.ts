import { and, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';
import type { Listed, ListRow } from './listed.ts';

/** Matches that are put in an order at most, the newest of them, so that a list costs the same whatever it finds. */
export const MOST_ORDERED = 4000;

/** A match, and what the index stores of it. */
type Match = { readonly id: number; readonly value: string | null };

/**
 * The newest matches with a stored column, in one row, as each would be sent with the names of its columns; `of` is how many of
 * them there are, where not all are here.
 */
export async function newestMatches<Row extends ListRow>(
  db: Database,
  { search, isFound }: Listed<Row>,
  { match, column }: { readonly match: string; readonly column: SQLiteColumn },
): Promise<{ readonly found: readonly Match[]; readonly of: number | null }> {
  const where = and(sql`${search} MATCH ${match}`, isFound);
  const newest = sql`SELECT ${search.rowid} AS id, ${column} AS value FROM ${search} WHERE ${where}
    ORDER BY ${search.rowid} DESC LIMIT ${MOST_ORDERED + 1}`;
  const [[text] = []] = await db.values<[string]>(sql`SELECT json_group_array(json_array(id, value)) FROM (${newest})`);
  const read: readonly (readonly [number, string | null])[] = JSON.parse(text ?? '[]');
  const found = read.slice(0, MOST_ORDERED).map(([id, value]) => ({ id, value }));
  return { found, of: read.length > MOST_ORDERED ? MOST_ORDERED : null };
}
