import { sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { rebuildCandidates } from './candidates/rebuild-candidates.ts';
import { rebuildJobs } from './jobs/rebuild-jobs.ts';

type Tally = { readonly rows: number; readonly changed: number };

/** How many offers and profiles there are, and how many of them had to be put right. */
export type Reindexed = { readonly jobs: Tally; readonly candidates: Tally };

type Page = (after: number) => Promise<Tally & { readonly next: number | null }>;

async function allPages(page: Page): Promise<Tally> {
  let [rows, changed] = [0, 0];
  for (let after: number | null = 0; after !== null; ) {
    const { next, ...tally } = await page(after);
    [rows, changed, after] = [rows + tally.rows, changed + tally.changed, next];
  }
  return { rows, changed };
}

/**
 * Rebuilds everything that is derived for the search from the offers and profiles: their own columns, and the indexes of their
 * words. May run while the site is live, and again after an interruption.
 */
export async function reindex(db: DrizzleD1Database): Promise<Reindexed> {
  // First: triggers take words out of an index that has them.
  for (const index of ['job_search', 'candidate_search'])
    await db.run(sql.raw(`INSERT INTO ${index} (${index}) VALUES ('rebuild')`));
  const jobs = await allPages((after) => rebuildJobs(db, after));
  const candidates = await allPages((after) => rebuildCandidates(db, after));
  return { jobs, candidates };
}
