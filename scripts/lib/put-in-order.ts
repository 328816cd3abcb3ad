import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { type Reindexed, reindex } from '../../worker/reindex.ts';

const tally = ({ rows, changed }: Reindexed['jobs'], what: string): string =>
  `${rows} ${what}, ${changed === 0 ? 'all of them in order' : `${changed} put right`}`;

/**
 * Rebuilds everything that is derived for the search.
 * @returns what was found, for the person at the terminal
 * @throws where the database cannot be asked, with a Failure or with one as its cause
 */
export async function putInOrder(db: DrizzleD1Database): Promise<string> {
  const { jobs, candidates } = await reindex(db);
  return `${tally(jobs, 'offers')}; ${tally(candidates, 'profiles')}.`;
}
