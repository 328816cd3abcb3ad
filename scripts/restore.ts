// `npm run restore -- FILE [--remote] [--into NAME]`: what `npm run backup` wrote, into a database with nothing in it.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { BACKED_UP } from '../worker/db/backup-tables.ts';
import { checkBackup, type Head } from './lib/backup-file.ts';
import { DATABASE } from './lib/database.mjs';
import { putInOrder } from './lib/put-in-order.ts';
import { Failure, inRoot, isCommand, main, mustRun, run, say } from './lib/run.mjs';
import { WHICH_OPTIONS, type Which, whichDatabase, withDatabase } from './lib/which-database.ts';
import { untilFree } from './lib/wrangler-d1.ts';

const USAGE = `Usage:
  npm run restore -- backups/file.sql                         the database of npm start, which must have no rows
  npm run restore -- backups/file.sql --remote                what is live, which must have no rows
  npm run restore -- backups/file.sql --remote --into NAME    another database of the account`;

/** @throws Failure where the arguments say something else */
function read(args: readonly string[]) {
  try {
    const options = { ...WHICH_OPTIONS, into: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...rest] = positionals;
    if (file !== undefined && rest.length === 0 && (values.into === undefined || values.remote))
      return { file, ...values };
  } catch {
    // Arguments that cannot be parsed end in the usage below.
  }
  throw new Failure(USAGE);
}

/** A configuration that names another database, as wrangler takes a name from nowhere else. */
async function configOf(name: string): Promise<string[]> {
  if (!/^[\w-]+$/.test(name)) throw new Failure(`${name} is no name of a database.`);
  const path = inRoot('.wrangler', 'restore', 'wrangler.toml');
  await mkdir(dirname(path), { recursive: true });
  const binding = `binding = "${DATABASE}"\ndatabase_name = "${name}"\nmigrations_dir = "../../migrations"\n`;
  await writeFile(path, `name = "restore"\ncompatibility_date = "2026-10-06"\n[[d1_databases]]\n${binding}`);
  return ['--config', path];
}

/** The rows of each table that is backed up, in the database as it is. */
async function rowsOf(db: DrizzleD1Database): Promise<Record<string, number>> {
  const counts = BACKED_UP.map((name) => `(SELECT count(*) FROM ${name}) AS ${name}`);
  const [found] = await db.all<Record<string, number>>(sql.raw(`SELECT ${counts.join(', ')}`));
  return found ?? {};
}

/** @throws Failure where the code, and with that the database, is of another release than the backup */
async function refuseOtherRelease({ migration }: Head): Promise<void> {
  const own = (await readdir(inRoot('migrations'))).filter((name) => name.endsWith('.sql')).sort();
  if (own.at(-1) === migration) return;
  throw new Failure(
    own.includes(migration)
      ? `The backup is of an earlier release, whose last migration is ${migration}. Check that release out, restore, then deploy the present one: its migrations bring the rows along.`
      : `The backup is of a release with the migration ${migration}, which this one does not have. Check that release out.`,
  );
}

/** @returns true for a database that is altogether new @throws Failure where one has other migrations, or rows */
async function isNew(db: DrizzleD1Database, { migration }: Head): Promise<boolean> {
  const [table] = await db.all(sql.raw("SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'"));
  const [last] = table
    ? await db.all<{ name: string }>(sql.raw('SELECT name FROM d1_migrations ORDER BY name DESC LIMIT 1'))
    : [];
  if (!last) return true;
  if (last.name !== migration)
    throw new Failure(
      `The database has the migrations up to ${last.name}, the backup those up to ${migration}. Take a new database.`,
    );
  const full = Object.entries(await rowsOf(db)).filter(([, count]) => count > 0);
  if (full.length === 0) return false;
  const what = full.map(([name, count]) => `${count} in ${name}`).join(', ');
  throw new Failure(`The database has rows: ${what}. A backup is restored into a new one only (docs/runbook.md).`);
}

/** Puts all rows of a backup in, or none. */
async function putRowsIn(file: string, { flags }: Which): Promise<void> {
  const execute = ['d1', 'execute', DATABASE, ...flags, '--yes', '--file', file];
  const { ok, output } = await untilFree(() => run('wrangler', execute));
  if (!ok) throw new Failure(`Nothing was restored: the rows were refused.\n${output.trimEnd()}`);
}

/** Compares what a database has with what its backup says. @returns how many rows those are */
async function countRows(db: DrizzleD1Database, head: Head): Promise<number> {
  const rows = await rowsOf(db);
  const wrong = Object.entries(head.rows).filter(([name, count]) => rows[name] !== count);
  if (wrong.length > 0)
    throw new Failure(
      `${wrong.map(([name, count]) => `${name} has ${rows[name]} rows and not ${count}`).join(', ')}. Is the site writing into it?`,
    );
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}

/**
 * Restores the backup that the arguments of the command name.
 * @returns what the person at the terminal reads
 */
export async function restore(args: readonly string[]): Promise<string> {
  const { file, into, ...which } = read(args);
  const named = whichDatabase(which, USAGE);
  const database = into === undefined ? named : { ...named, flags: [...named.flags, ...(await configOf(into))] };
  say('Looking at the backup');
  const head = await checkBackup(file);
  await refuseOtherRelease(head);
  if (await withDatabase(database, ({ db }) => isNew(db, head))) {
    say('Migrating the database, which is new');
    await mustRun('Migrating', 'wrangler', ['d1', 'migrations', 'apply', DATABASE, ...database.flags]);
  }
  say(`Putting in the rows of ${head.takenAt}`);
  await putRowsIn(file, database);
  return withDatabase(database, async ({ db, raiseListsVersion }) => {
    const rows = await countRows(db, head);
    say('The rows are in. Rebuilding the indexes; where this stops, npm run reindex does it');
    say(await putInOrder(db));
    if (into === undefined) await raiseListsVersion();
    return `Restored: ${rows} rows.`;
  });
}

if (isCommand(import.meta.url)) await main(async () => console.log(await restore(process.argv.slice(2))));
