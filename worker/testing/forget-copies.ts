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
  await env.DB.prepare('UPDATE shown_versions SET offers = offers + 1, profiles = profiles + 1').run();
  await publishNow();
}
