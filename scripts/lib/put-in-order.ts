import { drizzle } from 'drizzle-orm/d1';
import { type Reindexed, reindex } from '../../worker/reindex.ts';
import { keepMark, readMark } from './reindex-mark.ts';
import { mustRun, say } from './run.mjs';
import { wranglerD1 } from './wrangler-d1.ts';

const tally = ({ rows, changed }: Reindexed['jobs'], what: string): string =>
  `${rows} ${what}, ${changed === 0 ? 'all of them in order' : `${changed} put right`}`;

/**
 * Rebuilds everything that is derived for the search, in the database that flags of wrangler name. A large one is rebuilt
 * slice by slice, each of them said, and goes on where it was interrupted.
 * @returns what was found, for the person at the terminal
 * @throws where the database cannot be asked, with a Failure or with one as its cause
 */
export async function putInOrder(where: readonly string[]): Promise<string> {
  const from = await readMark(where);
  if (from) say(`Going on where the last one stopped: ${from.step}, after ${from.after}`);
  const { jobs, candidates } = await reindex(drizzle(wranglerD1(where)), new Date(), {
    ...(from ? { from } : {}),
    onMark: async (mark) => {
      const isDone = mark.step === '';
      if (!isDone && mark.after > 0) say(`${mark.step}: done up to ${mark.after}`);
      await keepMark(where, isDone ? null : mark);
    },
  });
  return `${tally(jobs, 'offers')}; ${tally(candidates, 'profiles')}.`;
}

/** Lists that were kept before are of another version from now on. */
export const raiseListsVersion = (where: readonly string[]): Promise<string> =>
  mustRun('Raising the version of the lists', 'wrangler', [
    ...['kv', 'key', 'put', 'version', String(Date.now())],
    ...['--binding', 'LISTS', ...where],
  ]);
