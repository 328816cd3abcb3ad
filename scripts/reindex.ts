// `npm run reindex [-- --remote]`: rebuilds everything that is derived for the search from the rows, in the database of
// `npm start` or the live one. A large one is rebuilt slice by slice, and goes on where it was interrupted.
import { parseArgs } from 'node:util';
import { putInOrder, raiseListsVersion } from './lib/put-in-order.ts';
import { Failure, main, say } from './lib/run.mjs';
import { whichDatabase } from './lib/which-database.ts';

const USAGE = `Usage:
  npm run reindex
  npm run reindex -- --remote    what is live`;

/** @throws Failure where the arguments say something else */
function given() {
  try {
    return parseArgs({ options: { remote: { type: 'boolean' }, 'persist-to': { type: 'string' } } }).values;
  } catch {
    throw new Failure(USAGE);
  }
}

await main(async () => {
  const where = whichDatabase(given(), USAGE);
  const found = putInOrder(where).catch((error) => {
    say('Stopped. Nothing is lost, and the same command goes on from there');
    throw error;
  });
  console.log(await found);
  await raiseListsVersion(where);
  console.log('Indexes, counters, positions and sorted lists are made anew; lists show it within a minute.');
});
