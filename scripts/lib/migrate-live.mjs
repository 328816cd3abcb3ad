import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DATABASE, Failure, inRoot, mustRun, run, say } from './run.mjs';
import { wranglerD1 } from './wrangler-d1.ts';

/**
 * The place in the live database's history before a migration, which Time Travel leads back to.
 * @returns {Promise<string>}
 */
async function bookmarkNow() {
  const args = ['d1', 'time-travel', 'info', DATABASE, '--json'];
  const output = await mustRun('Noting where the database is', 'wrangler', args);
  // Among wrangler's warnings.
  const bookmark = /"bookmark": *"([\w-]+)"/.exec(output)?.[1];
  if (bookmark === undefined) throw new Failure('Not migrated: Time Travel says no bookmark to come back to.');
  return bookmark;
}

/** @param {string} bookmark */
const wayBack = (bookmark) =>
  `The database as it was before its migrations, without anything written since (docs/runbook.md, "A migration fails"):\n  npx wrangler d1 time-travel restore ${DATABASE} --bookmark=${bookmark}`;

async function applyMigrations() {
  const { ok, output } = await run('wrangler', ['d1', 'migrations', 'apply', DATABASE, '--remote']);
  process.stdout.write(output);
  return { ok, isIncomplete: !ok && /incomplete input/.test(output) };
}

/** Applies the next migration by the import of D1, which reads triggers whole, and notes it in the ledger in the same file. */
async function importNext() {
  const ledger = await wranglerD1(['--remote']).prepare('SELECT name FROM d1_migrations').all();
  const applied = ledger.results.map((/** @type {{ name: string }} */ { name }) => name);
  const files = readdirSync(inRoot('migrations')).filter((name) => name.endsWith('.sql'));
  const next = files.sort().find((name) => !applied.includes(name));
  if (next === undefined) return;
  say(`The API takes ${next} for incomplete: applying it as an import, once`);
  const file = inRoot('.wrangler', 'import.sql');
  mkdirSync(inRoot('.wrangler'), { recursive: true });
  const sql = readFileSync(inRoot('migrations', next), 'utf8').trimEnd();
  writeFileSync(file, `${sql}\nINSERT INTO d1_migrations (name) VALUES ('${next}');\n`);
  await run('wrangler', ['d1', 'execute', DATABASE, '--remote', '--yes', '--file', file], { show: true });
}

/**
 * Migrates the live database, once it is known how to come back. A migration that fails undoes itself, and those after it
 * are not begun; those before it stay. One that the API takes for incomplete, as it may one with triggers, is imported.
 * @returns {Promise<string>} how to come back, for whatever fails after it
 * @throws {Failure} where a migration fails: the live site goes on with its present code
 */
export async function migrateLive() {
  const back = wayBack(await bookmarkNow());
  say(back);
  let { ok, isIncomplete } = await applyMigrations();
  if (isIncomplete) {
    await importNext();
    ({ ok } = await applyMigrations());
  }
  if (ok) return back;
  throw new Failure(
    `A migration failed, as wrangler says above. Nothing was deployed, and the site goes on with the code of before.\nMend the migration, which was applied nowhere, and deploy again. The way around: docs/runbook.md, "A migration fails". Which are applied: npx wrangler d1 migrations list ${DATABASE} --remote\n${back}`,
  );
}
