import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { mendVersions } from '../http/publish-versions.ts';
import { forgetIndexes } from '../search/open-index.ts';
import { testDb } from './factories.ts';

/** Publishes the versions of what is stored, however soon after the last time. */
export async function publishNow(): Promise<void> {
  await env.DB.prepare('UPDATE shown_versions SET taken_at = 0').run();
  await mendVersions(env.LISTS, testDb());
}

/** Makes all kept lists and documents those of another version. */
export async function forgetCopies(): Promise<void> {
  const next = (name: string) => `${name} = max(${name} + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))`;
  await env.DB.prepare(`UPDATE shown_versions SET ${next('offers')}, ${next('profiles')}, ${next('pages')}`).run();
  await publishNow();
}

/** Empties every binding and migrates the database. */
export async function freshStorage(): Promise<void> {
  do await reset();
  while ((await isMigrated()) || (await env.CV_FILES.list({ limit: 1 })).objects.length > 0);
  await applyD1Migrations(env.DB, inject('migrations'));
  // That work may also have kept lists since: they are of another version.
  await forgetCopies();
  forgetIndexes();
}

/** True while the database is still the old one, as the bucket may be: work that goes on after an answer keeps it for a moment. */
async function isMigrated(): Promise<boolean> {
  const found = await env.DB.prepare("SELECT count(*) AS tables FROM sqlite_schema WHERE name = 'jobs'").first<number>(
    'tables',
  );
  return found !== 0;
}
