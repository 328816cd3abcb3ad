import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Expression, type Found, NOTHING_SEARCHED, patternsIn } from './expression.ts';
import type { Kind } from './open-index.ts';

/** Keys that are read of one pattern, the newest of what it finds. */
const MOST_MATCHES = 5000;

const INDEXES = { jobs: sql.raw('job_search'), candidates: sql.raw('candidate_search') };

/** Looks for all words of some conditions: one statement, which reads a row for each match. */
export async function matchWords(
  db: Database,
  kind: Kind,
  expressions: readonly Expression[],
  most = MOST_MATCHES,
): Promise<Found> {
  const patterns = patternsIn(expressions);
  if (patterns.length === 0) return NOTHING_SEARCHED;
  const index = INDEXES[kind];
  // One parameter, however many patterns: D1 binds a hundred at most.
  const rows = await db.values<[string, string | null]>(sql`
    SELECT pattern.value, (SELECT group_concat(id) FROM (
      SELECT rowid AS id FROM ${index} WHERE ${index} MATCH pattern.value ORDER BY rowid DESC LIMIT ${most + 1}
    )) FROM json_each(${JSON.stringify(patterns)}) AS pattern`);
  let since = 0;
  const ids = new Map<string, ReadonlySet<number>>();
  for (const [pattern, text] of rows) {
    const found = text === null ? [] : text.split(',').map(Number);
    if (found.length > most) since = Math.max(since, found[most] ?? 0);
    ids.set(pattern, new Set(found.slice(0, most)));
  }
  return { ids, since };
}
