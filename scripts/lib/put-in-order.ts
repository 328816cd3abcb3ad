import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { type Reindexed, reindex } from '../../worker/reindex.ts';
import { keepMark, readMark } from './reindex-mark.ts';
import { say } from './run.mjs';
import type { Which } from './which-database.ts';

const tally = ({ rows, changed }: Reindexed['jobs'], what: string): string =>
  `${rows} ${what}, ${changed === 0 ? 'all of them in order' : `${changed} put right`}`;

/**
 * Rebuilds everything that is derived for the search. A large database is rebuilt slice by slice, each of them said, and
 * the next run goes on where one was interrupted.
 * @param database the one that `db` is, by which the place is kept
 * @returns what was found, for the person at the terminal
 * @throws where the database cannot be asked, with a Failure or with one as its cause
 */
export async function putInOrder(db: DrizzleD1Database, database: Which): Promise<string> {
  const from = await readMark(database);
  if (from) say(`Going on where the last one stopped: ${from.step}, after ${from.after}`);
  const { jobs, candidates } = await reindex(db, new Date(), {
    ...(from ? { from } : {}),
    onMark: async (mark) => {
      const isDone = mark.step === '';
      if (!isDone && mark.after > 0) say(`${mark.step}: done up to ${mark.after}`);
      await keepMark(database, isDone ? null : mark);
    },
  });
  return `${tally(jobs, 'offers')}; ${tally(candidates, 'profiles')}.`;
}
