import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Expression, patternsIn } from './expression.ts';
import type { Kind } from './open-index.ts';
import { type Found, NOTHING_SEARCHED } from './search.ts';

/** Keys that are read of one pattern, the newest of what it finds. */
const MOST_MATCHES = 5000;

const WORD_INDEXES = { jobs: sql.raw('job_search'), candidates: sql.raw('candidate_search') };

/** D1 binds numbers as REAL, with which FTS5 skips nothing. */
const keysOf = (kind: Kind, from: number | null) => sql`(SELECT json_group_array(id) FROM (
  SELECT rowid AS id FROM ${WORD_INDEXES[kind]} WHERE ${WORD_INDEXES[kind]} MATCH value ${from === null ? sql`` : sql`AND rowid >= CAST(${from} AS INTEGER)`} ORDER BY rowid DESC LIMIT ${MOST_MATCHES + 1}))`;

/** Conditions that are looked for as well where no pattern of the first ones finds `enough` rows by itself. */
type Otherwise = { readonly conditions: readonly Expression[]; readonly enough: number };

/** Looks for all words of some conditions: one statement, which reads a row for each match. @param from the least key looked at */
export async function matchWords(
  db: Database,
  kind: Kind,
  conditions: readonly Expression[],
  otherwise: Otherwise = { conditions: [], enough: 0 },
  from: number | null = null,
): Promise<Found> {
  const first = patternsIn(conditions);
  const others = patternsIn(otherwise.conditions).filter((pattern) => !first.includes(pattern));
  if (first.length + others.length === 0) return NOTHING_SEARCHED;
  // One parameter, however many patterns: D1 binds a hundred at most.
  const rows = await db.values<[string, string]>(sql`
    WITH first AS MATERIALIZED (SELECT value, ${keysOf(kind, from)} AS keys FROM json_each(${JSON.stringify(first)}))
    SELECT value, keys FROM first UNION ALL
    SELECT value, ${keysOf(kind, from)} FROM json_each(${JSON.stringify(others)})
    WHERE NOT EXISTS (SELECT 1 FROM first WHERE json_array_length(keys) > ${otherwise.enough})`);
  let since = 0;
  const ids = new Map<string, readonly number[]>();
  for (const [pattern, keys] of rows) {
    const found: number[] = JSON.parse(keys);
    if (found.length > MOST_MATCHES) since = Math.max(since, found[MOST_MATCHES] ?? 0);
    ids.set(pattern, found.slice(0, MOST_MATCHES));
  }
  return { ids, since };
}
