import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';

/** Empties every binding and migrates the database: to the end, or by the first migrations only. */
export async function freshStorage(migrations?: number): Promise<void> {
  do await reset();
  while (await isMigrated());
  await applyD1Migrations(env.DB, inject('migrations').slice(0, migrations));
}

/** Whether the database is still that of before: work that goes on after an answer holds on to it for a moment. */
async function isMigrated(): Promise<boolean> {
  const found = await env.DB.prepare("SELECT count(*) AS tables FROM sqlite_schema WHERE name = 'jobs'").first<number>(
    'tables',
  );
  return found !== 0;
}
