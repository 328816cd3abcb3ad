// `npm run reindex [-- --remote]`: rebuilds everything that is derived for the search from the rows, in the database of
// `npm start` or the live one.
import { type Reindexed, reindex } from '../worker/reindex.ts';
import { WHICH_OPTIONS, whichDatabase, withDatabase } from './lib/database.ts';
import { isCommand, main, readArgs, say } from './lib/run.mjs';

const USAGE = `Usage:
  npm run reindex
  npm run reindex -- --remote    what is live`;

const tally = ({ rows, changed }: Reindexed['jobs'], what: string): string =>
  `${rows} ${what}, ${changed === 0 ? 'all of them in order' : `${changed} put right`}`;

/**
 * Rebuilds what is derived, in the database that the arguments of the command name.
 * @returns what the person at the terminal reads
 */
export async function rebuild(args: readonly string[]): Promise<string> {
  const database = whichDatabase(readArgs(USAGE, { args: [...args], options: WHICH_OPTIONS }).values, USAGE);
  return withDatabase(database, async ({ db, raiseListsVersion }) => {
    const { jobs, candidates } = await reindex(db).catch((error) => {
      say('Stopped. Nothing is lost: run the same command again');
      throw error;
    });
    await raiseListsVersion();
    return `${tally(jobs, 'offers')}; ${tally(candidates, 'profiles')}.\nThe search indexes are rebuilt; lists show it within a minute.`;
  });
}

if (isCommand(import.meta.url)) await main(async () => console.log(await rebuild(process.argv.slice(2))));
