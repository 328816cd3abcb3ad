// Migrates the local database in a state folder and fills it where it is empty. Prints what it found as one line of JSON.
import { readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import { users } from '../worker/db/tables/accounts.ts';
import { DEMO_ACCOUNTS } from './demo/accounts.mjs';
import { fillDatabase } from './demo/fill-database.ts';
import { withLocal } from './lib/database.ts';
import { DATABASE, inRoot, main, mustRun } from './lib/run.mjs';

/** Does something with a local database, twice where it fails: it must bear that. */
const withDatabase = <T>(state: string, use: (db: DrizzleD1Database) => Promise<T>): Promise<T> =>
  withLocal(state, ({ DB }) => {
    const db = drizzle<Record<string, never>>(DB);
    // The simulator may close a connection in the moment in which it is used again.
    return use(db).catch(() => use(db));
  });

/** Asks the database itself which migrations it has: no stamp can be out of step with it. */
async function isMigrated(db: DrizzleD1Database): Promise<boolean> {
  const [table] = await db.all(sql`SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'`);
  if (!table) return false;
  const applied = await db.all<{ name: string }>(sql`SELECT name FROM d1_migrations`);
  const names = new Set(applied.map(({ name }) => name));
  return readdirSync(inRoot('migrations'))
    .filter((name) => name.endsWith('.sql'))
    .every((name) => names.has(name));
}

/** Fills the database where it is empty, and tells whether it holds the demo accounts. */
async function fillIfEmpty(db: DrizzleD1Database): Promise<{ demo: boolean }> {
  const [rows] = await db.all<{ any: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM jobs) AS any`,
  );
  if (rows?.any === 0) await fillDatabase(db, new Date());
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, DEMO_ACCOUNTS[0].email));
  return { demo: account !== undefined };
}

await main(async () => {
  const [state = '.wrangler/state'] = process.argv.slice(2);
  const prepare = async (db: DrizzleD1Database) => ((await isMigrated(db)) ? fillIfEmpty(db) : null);
  let found = await withDatabase(state, prepare);
  if (found === null) {
    const args = ['d1', 'migrations', 'apply', DATABASE, '--local', '--persist-to', state];
    await mustRun('Migrating the database', 'wrangler', args);
    found = await withDatabase(state, fillIfEmpty);
  }
  console.log(JSON.stringify(found));
});
