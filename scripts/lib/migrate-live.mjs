import { DATABASE, Failure, mustRun, run, say } from './run.mjs';

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
    `A migration failed, as wrangler says above. Nothing was deployed, and the site goes on with the code of before.\nMend the migration, which was applied nowhere, and deploy again. The way around: docs/runbook.md, "A migration fails". Which are applied: npx wrangler d1 migrations list ${DATABASE} --remote\n${back}`,
  );
}
