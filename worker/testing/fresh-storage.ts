import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { forgetIndexes } from '../search/open-index.ts';
import { forgetCopies } from './forget-copies.ts';

/** Empties every binding and migrates the database. */
export async function freshStorage(): Promise<void> {
  do await reset();
  while (await isMigrated());
  await applyD1Migrations(env.DB, inject('migrations'));
  // That work may also have kept lists since: they are of another version.
  await forgetCopies();
  forgetIndexes();
}

/** True while the database is still the old one: work that goes on after an answer keeps it for a moment. */
async function isMigrated(): Promise<boolean> {
  const found = await env.DB.prepare("SELECT count(*) AS tables FROM sqlite_schema WHERE name = 'jobs'").first<number>(
    'tables',
  );
  return found !== 0;
}
