// `npm run reindex [-- --remote]`: rebuilds everything that is derived for the search from the rows, in the database of
// `npm start` or the live one.
import { parseArgs } from 'node:util';
import { putInOrder, raiseListsVersion } from './lib/put-in-order.ts';
import { Failure, main } from './lib/run.mjs';
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
  console.log(await putInOrder(where));
  await raiseListsVersion(where);
  console.log('Indexes, counters, positions and sorted lists are made anew; lists show it within a minute.');
});
