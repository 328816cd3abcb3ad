import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { rebuildCandidates } from './candidates/rebuild-candidates.ts';
import { rebuildSearch } from './db/rebuild-search.ts';
import { rebuildJobs } from './jobs/rebuild-jobs.ts';
import { rebuildVocabulary } from './text-search/rebuild-vocabulary.ts';

type Page = { readonly rows: number; readonly changed: number; readonly next: number | null };
type Tally = { readonly rows: number; readonly changed: number };

/** How many offers and profiles there are, and how many of them had to be put right. */
export type Reindexed = { readonly jobs: Tally; readonly candidates: Tally };

/**
 * Rebuilds everything that is derived for the search from the offers and profiles: their own columns, then indexes,
 * counters, positions and sorted lists, and the words for correcting typing errors. May run while the site is live, and
 * again after an interruption.
 */
export async function reindex(db: DrizzleD1Database, now: Date): Promise<Reindexed> {
  const jobs = await everyPage((after) => rebuildJobs(db, after));
  const candidates = await everyPage((after) => rebuildCandidates(db, after));
  await rebuildSearch(db, now);
  await rebuildVocabulary(db);
  return { jobs, candidates };
}

async function everyPage(rebuild: (after: number) => Promise<Page>): Promise<Tally> {
  let tally = { rows: 0, changed: 0 };
  for (let after: number | null = 0; after !== null; ) {
    const page = await rebuild(after);
    tally = { rows: tally.rows + page.rows, changed: tally.changed + page.changed };
    after = page.next;
  }
  return tally;
}
