import { eq } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { searchVocabulary } from '../db/tables/search.ts';
import { indexWords, keptWords, type SearchKind } from './queries.ts';

/** Takes the words of what is open now for what typing errors are corrected to. Writes only what has changed. */
export async function rebuildVocabulary(db: DrizzleD1Database): Promise<void> {
  for (const kind of ['jobs', 'candidates'] as const) await rebuildOne(db, kind);
}

async function rebuildOne(db: DrizzleD1Database, kind: SearchKind): Promise<void> {
  const [now, kept] = await Promise.all([indexWords(db, kind), keptWords(db, kind)]);
  if (JSON.stringify(now) === JSON.stringify(kept)) return;
  await db.batch([
    db.delete(searchVocabulary).where(eq(searchVocabulary.kind, kind)),
    ...now.map((row) => db.insert(searchVocabulary).values({ kind, ...row })),
  ]);
}
