import { env } from 'cloudflare:workers';
import { mendVersions } from '../http/publish-versions.ts';
import { testDb } from './factories.ts';

/** Publishes the versions of what is stored, however soon after the last time. */
export async function publishNow(): Promise<void> {
  await env.DB.prepare('UPDATE shown_versions SET taken_at = 0').run();
  await mendVersions(env.LISTS, testDb());
}

/** Makes all kept lists and documents those of another version. */
export async function forgetCopies(): Promise<void> {
  const next = (name: string) => `${name} = max(${name} + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))`;
  await env.DB.prepare(`UPDATE shown_versions SET ${next('offers')}, ${next('profiles')}`).run();
  await publishNow();
}
