// `npm run backup [-- --remote] [--output FILE]`: every row that cannot be rebuilt, as SQL, from the database of `npm start`
// or the live one: wrangler's export, and the few lines that it needs to come back exactly (ADR 20).
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { whichDatabase, withDatabase } from './lib/database.ts';
import { DATABASE, Failure, inRoot, isCommand, main, mustRun, readArgs } from './lib/run.mjs';

const OPTIONS = { remote: { type: 'boolean' }, output: { type: 'string' } } as const;
const USAGE = `Usage:
  npm run backup                           the database of npm start
  npm run backup -- --remote               what is live, which does not answer meanwhile
  npm run backup -- --output folder/file.sql`;

/** Tables that are rebuilt by triggers, by `npm run reindex` or by a cron. All others are backed up. */
export const DERIVED = ['shown_versions', 'cron_runs', 'employer_answers'];

type Column = { readonly table: string; readonly name: string; readonly type: string };

async function describe(db: DrizzleD1Database) {
  const left = [...DERIVED, 'd1_migrations'].map((name) => `'${name}'`).join(', ');
  const columns = await db.all<Column>(
    sql.raw(`SELECT t.name AS "table", c.name, c.type FROM pragma_table_list AS t, pragma_table_info(t.name) AS c
      WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT IN (${left}) AND t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB '_cf_*'`),
  );
  const [last] = await db.all<{ name: string }>(sql`SELECT max(name) AS name FROM d1_migrations`);
  return { columns, migration: last?.name ?? '' };
}

/**
 * Statements for the texts that the export spoils: where a text has line ends, it makes one of each typed `\n`, too. Such
 * texts are in tables with an integer as their key, which is their rowid.
 */
async function mendTexts(db: DrizzleD1Database, columns: readonly Column[]): Promise<string[]> {
  const [first, ...others] = columns
    .filter(({ type }) => type.toUpperCase() === 'TEXT')
    .map(({ table, name }) =>
      db.all<{ line: string }>(
        sql.raw(`SELECT 'UPDATE ${table} SET ${name} = CAST(x''' || hex(${name}) || ''' AS TEXT) WHERE rowid = ' || rowid || ';' AS line
          FROM ${table} WHERE instr(${name}, char(10)) AND instr(${name}, '\\n')`),
      ),
    );
  return first ? (await db.batch([first, ...others])).flat().map(({ line }) => line) : [];
}

/** The first statement: it stops all others in a database of another release, or with accounts. */
const refusal = (migration: string): string =>
  `SELECT json_extract('{}', 'a new database is needed, whose last migration is ${migration}')
WHERE (SELECT max(name) FROM d1_migrations) IS NOT '${migration}' OR EXISTS (SELECT 1 FROM users);`;

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
  const { columns, migration } = await withDatabase(database, ({ db }) => describe(db));
  const tables = [...new Set(columns.map(({ table }) => table))];
  try {
    // Made before wrangler writes into it, so that only its owner can ever read it.
    await writeFile(path, '', { flag: 'wx', mode: 0o600 });
    const options = [remote ? '--remote' : '--local', '--no-schema', '--skip-confirmation', '--output', path];
    const named = [...tables, 'sqlite_sequence'].flatMap((table) => ['--table', table]);
    await mustRun('Exporting', 'wrangler', ['d1', 'export', DATABASE, ...options, ...named]);
    const exported = await readFile(path, 'utf8');
    const lines = [
      '-- Lavoro in Valle, a backup (docs/runbook.md). It holds personal data: keep it encrypted.',
      refusal(migration),
      // wrangler takes these words for a statement of its own, wherever they stand.
      exported.replaceAll('BEGIN TRANSACTION', "BEGIN'||' TRANSACTION"),
      ...(await withDatabase(database, ({ db }) => mendTexts(db, columns))),
      // The exported keys come after those of the rows: the key of a row that was deleted is never given again.
      'DELETE FROM sqlite_sequence WHERE rowid NOT IN (SELECT max(rowid) FROM sqlite_sequence GROUP BY name);\n',
    ];
    await writeFile(path, lines.join('\n'));
    return `${exported.match(/^INSERT INTO "(?!sqlite_)/gm)?.length ?? 0} rows of ${tables.length} tables, ${migration}
${path}
It holds names, addresses, texts and password hashes: keep it encrypted, and delete it when its time is over.`;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

if (isCommand(import.meta.url)) await main(async () => console.log(await backUp(process.argv.slice(2))));
