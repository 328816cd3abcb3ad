// `npm run backup [-- --remote] [--output FILE]`: every row that cannot be rebuilt, as SQL, from the database of `npm
// start` or the live one.
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from './lib/backup-file.ts';
import { readRows } from './lib/read-rows.ts';
import { Failure, inRoot, isCommand, main } from './lib/run.mjs';
import { WHICH_OPTIONS, whichDatabase, withDatabase } from './lib/which-database.ts';

const USAGE = `Usage:
  npm run backup                           the database of npm start
  npm run backup -- --remote               what is live
  npm run backup -- --output folder/file.sql`;

/** @throws Failure where the arguments say something else */
function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { ...WHICH_OPTIONS, output: { type: 'string' } } }).values;
  } catch {
    throw new Failure(USAGE);
  }
}

/**
 * Writes a backup of the database that the arguments of the command name.
 * @returns what the person at the terminal reads
 */
export async function backUp(args: readonly string[]): Promise<string> {
  const { output, ...which } = read(args);
  const database = whichDatabase(which, USAGE);
  const now = new Date();
  const name = `backup-${now.toISOString().slice(0, 19).replace(/:/g, '')}Z.sql`;
  const path = output === undefined ? inRoot('backups', name) : resolve(output);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const head = await withDatabase(database, async ({ db }) => {
    const { statements, rows, migration } = await readRows(db);
    return writeBackup(path, statements(), () => ({ takenAt: now.toISOString(), migration, rows }));
  });
  const total = Object.values(head.rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${Object.keys(head.rows).length} tables, ${head.migration}, sha256 ${head.sha256}
${path}
It holds names, addresses, texts and password hashes: keep it encrypted, and delete it when its time is over.`;
}

if (isCommand(import.meta.url)) await main(async () => console.log(await backUp(process.argv.slice(2))));
