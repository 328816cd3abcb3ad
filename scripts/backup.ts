// `npm run backup [-- --remote] [--output FILE]`: every row that cannot be rebuilt, as SQL, from the database of `npm start`
// or the live one.
import { existsSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { dump, readSchema } from '../worker/db/dump.ts';
import { whichDatabase, withDatabase } from './lib/database.ts';
import { Failure, inRoot, isCommand, main, readArgs } from './lib/run.mjs';

const OPTIONS = { remote: { type: 'boolean' }, output: { type: 'string' } } as const;
const USAGE = `Usage:
  npm run backup                           the database of npm start
  npm run backup -- --remote               what is live
  npm run backup -- --output folder/file.sql`;

/**
 * Writes a backup of the database that the arguments of the command name.
 * @returns what the person at the terminal reads
 */
export async function backUp(args: readonly string[]): Promise<string> {
  const { output, remote } = readArgs(USAGE, { args: [...args], options: OPTIONS }).values;
  const database = whichDatabase({ remote }, USAGE);
  const name = `backup-${new Date().toISOString().slice(0, 19).replace(/:/g, '')}Z.sql`;
  const path = output === undefined ? inRoot('backups', name) : resolve(output);
  if (existsSync(path)) throw new Failure(`${path} is there already: a backup overwrites nothing.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    // Only its owner can ever read it.
    const file = await open(path, 'wx', 0o600);
    let rows = 0;
    const { tables, migration } = await withDatabase(database, async ({ db }) => {
      const schema = await readSchema(db);
      for await (const { statements } of dump(db, schema)) {
        await file.writeFile(`${statements}\n`);
        rows += statements.match(/^INSERT OR REPLACE INTO /gm)?.length ?? 0;
      }
      return schema;
    }).finally(() => file.close());
    return `${rows} rows of ${tables.length} tables, ${migration}
${path}
It holds names, addresses, texts and password hashes: keep it encrypted, and delete it when its time is over.`;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

if (isCommand(import.meta.url)) await main(async () => console.log(await backUp(process.argv.slice(2))));
