import { readdirSync, readFileSync } from 'node:fs';
import { DATABASE } from './database.mjs';
import { Failure, inRoot, mustRun, run, say } from './run.mjs';

/**
 * The place in the live database's history before a migration, which Time Travel leads back to.
 * @returns {Promise<string>}
 */
async function bookmarkNow() {
  const output = await mustRun('Noting where the database is', 'wrangler', [
    'd1',
    'time-travel',
    'info',
    DATABASE,
    '--json',
  ]);
  // Among wrangler's warnings.
  const bookmark = /"bookmark": *"([\w-]+)"/.exec(output)?.[1];
  if (bookmark === undefined) throw new Failure('Not migrated: Time Travel says no bookmark to come back to.');
  return bookmark;
}

/** @param {string} bookmark */
const wayBack = (bookmark) =>
  `The database as it was before its migrations, without anything written since (docs/runbook.md, "A migration fails"):\n  npx wrangler d1 time-travel restore ${DATABASE} --bookmark=${bookmark}`;

/** @param {string} sql @returns {Promise<string[] | null>} names; null where the database does not answer */
async function namesBy(sql) {
  const args = ['d1', 'execute', DATABASE, '--remote', '--json', '--yes', '--command', sql];
  const { ok, output } = await run('wrangler', args);
  const [rows] = ok ? (/\[\s*\{[\s\S]*\}\s*\]/.exec(output) ?? []) : [];
  return rows === undefined
    ? null
    : JSON.parse(rows)[0].results.map((/** @type {{ name: string }} */ { name }) => name);
}

/**
 * Compares what the first migration that is not noted as applied makes with what is there: on the live database another parser
 * splits the statements, and what failed there has left parts for others.
 * @returns {Promise<string>}
 */
async function whatIsThere() {
  const applied = await namesBy('SELECT name FROM d1_migrations ORDER BY id');
  const objects = await namesBy("SELECT type || ' ' || name AS name FROM sqlite_schema WHERE name NOT GLOB '_cf_*'");
  if (!applied || !objects) return 'What is in the database could not be asked.';
  const files = readdirSync(inRoot('migrations')).filter((file) => file.endsWith('.sql'));
  const failed = files.sort().find((file) => !applied.includes(file));
  if (failed === undefined) return `All ${files.length} migrations are noted as applied.`;
  const sql = readFileSync(inRoot('migrations', failed), 'utf8');
  const made = [...sql.matchAll(/^CREATE (?:UNIQUE |VIRTUAL )?(TABLE|INDEX|TRIGGER|VIEW) `?(\w+)`?/gm)].map(
    ([, type = '', name]) => `${type.toLowerCase()} ${name}`,
  );
  const left = made.filter((object) => objects.includes(object));
  return `Not applied: ${failed}. Of the ${made.length} tables, indexes, triggers and views that it makes, ${
    left.length === 0 ? 'none is there' : `these are there: ${left.join(', ')}`
  }. The way around: docs/runbook.md, "A migration fails".`;
}

/**
 * Migrates the live database, once it is known how to come back. A migration that fails undoes itself, and those after it
 * are not begun; those before it stay.
 * @returns {Promise<string>} how to come back, for whatever fails after it
 * @throws {Failure} where a migration fails: the live site goes on with its present code
 */
export async function migrateLive() {
  const back = wayBack(await bookmarkNow());
  say(back);
  const { ok } = await run('wrangler', ['d1', 'migrations', 'apply', DATABASE, '--remote'], { show: true });
  if (ok) return back;
  throw new Failure(
    `A migration failed, as wrangler says above. Nothing was deployed, and the site goes on with the code of before.\n${await whatIsThere()}\nMend the migration, which was applied nowhere, and deploy again. Which are applied: npx wrangler d1 migrations list ${DATABASE} --remote\n${back}`,
  );
}
