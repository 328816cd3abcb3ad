// `npm run reindex [-- --remote]`: makes everything that is derived for the search anew from the rows, in the database of
// `npm start` or the live one.
import { drizzle } from 'drizzle-orm/d1';
import { reindex } from '../worker/reindex.ts';
import { Failure, main, mustRun } from './lib/run.mjs';
import { wranglerD1 } from './lib/wrangler-d1.ts';

const STATE = '.wrangler/state';
const USAGE = `Usage:
  npm run reindex
  npm run reindex -- --remote    what is live`;

/** @throws Failure where the arguments say something else */
function whereOf(given: readonly string[]): string[] {
  const [flag, state, ...rest] = given;
  if (flag === '--remote' && state === undefined) return ['--remote'];
  if (flag === undefined) return ['--local', '--persist-to', STATE];
  if (flag === '--persist-to' && state !== undefined && rest.length === 0) return ['--local', '--persist-to', state];
  throw new Failure(USAGE);
}

const tally = ({ rows, changed }: { rows: number; changed: number }, what: string): string =>
  `${rows} ${what}, ${changed === 0 ? 'all of them in order' : `${changed} put right`}`;

await main(async () => {
  const where = whereOf(process.argv.slice(2));
  const { jobs, candidates } = await reindex(drizzle(wranglerD1(where)), new Date()).catch((error: unknown) => {
    // Drizzle wraps what its database throws.
    throw error instanceof Error && error.cause instanceof Failure ? error.cause : error;
  });
  console.log(`${tally(jobs, 'offers')}; ${tally(candidates, 'profiles')}.`);
  // Lists that were kept before are of another version now.
  const version = ['kv', 'key', 'put', 'version', String(Date.now()), '--binding', 'LISTS', ...where];
  await mustRun('Raising the version of the lists', 'wrangler', version);
  console.log('Indexes, counters, positions and sorted lists are made anew; lists show it within a minute.');
});
