// `npm run backup [-- --remote] [--output FILE]`: every row that cannot be rebuilt, as SQL, from the database of `npm
// start` or the live one.
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/d1';
import { writeBackup } from './lib/backup-file.ts';
import { readRows } from './lib/read-rows.ts';
import { Failure, inRoot, main } from './lib/run.mjs';
import { whichDatabase } from './lib/which-database.ts';
import { wranglerD1 } from './lib/wrangler-d1.ts';

const USAGE = `Usage:
  npm run backup                           the database of npm start
  npm run backup -- --remote               what is live
  npm run backup -- --output folder/file.sql`;

function given() {
  try {
    return parseArgs({
      options: { remote: { type: 'boolean' }, 'persist-to': { type: 'string' }, output: { type: 'string' } },
    }).values;
  } catch {
    throw new Failure(USAGE);
  }
}

await main(async () => {
  const { output, ...which } = given();
  const where = whichDatabase(which, USAGE);
  const now = new Date();
  const name = `backup-${now.toISOString().slice(0, 19).replace(/:/g, '')}Z.sql`;
  const path = output === undefined ? inRoot('backups', name) : resolve(output);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { statements, rows, migration } = await readRows(drizzle(wranglerD1(where)));
  const head = await writeBackup(path, statements(), () => ({ takenAt: now.toISOString(), migration, rows }));
  const total = Object.values(head.rows).reduce((sum, count) => sum + count, 0);
  console.log(`${total} rows of ${Object.keys(head.rows).length} tables, ${head.migration}, sha256 ${head.sha256}`);
  console.log(path);
  console.log(
    'It holds names, addresses, texts and password hashes: keep it encrypted, and delete it when its time is over.',
  );
});
