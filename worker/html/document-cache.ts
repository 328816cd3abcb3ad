import type { Context } from 'hono';
import { romeDay } from '../../shared/dates.ts';
import type { AppEnv } from '../env.ts';
import { readBookmark } from '../http/bookmark.ts';
import { listsVersion } from '../http/hot-lists.ts';

/** Documents of a version that was never followed by another live this long. */
const CACHE_SECONDS = 300;

/** Where a document is kept for everybody, and the version of the lists that it shows. */
export type Keeping = { readonly key: Request; readonly version: string };

/**
 * Keeping of a document, under the version of the lists, the day in Rome and the build; null where this request reads
 * past every cache.
 * @param address one of a bounded set
 */
export async function keepingOf(c: Context<AppEnv>, address: string): Promise<Keeping | null> {
  if (import.meta.env.DEV || readBookmark(c) !== null) return null;
  const version = await listsVersion(c.env.LISTS);
  const path = `/page/${__BUILD_ID__}/${version}/${romeDay(c.get('now'))}${address}`;
  return { key: new Request(new URL(path, c.req.url)), version };
}

/** The kept document; its `Cache-Control` is for the edge, not for who asks. A cache that fails is a miss. */
export async function readKept({ key }: Keeping): Promise<Response | null> {
  try {
    return (await caches.default.match(key)) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a document for five minutes, or for `seconds` where it is true for less. */
export function keep(c: Context<AppEnv>, { key }: Keeping, document: Response, seconds = CACHE_SECONDS): void {
  const headers = new Headers(document.headers);
  headers.set('Cache-Control', `public, max-age=${Math.min(seconds, CACHE_SECONDS)}`);
  const kept = new Response(document.body, { status: document.status, headers });
  c.executionCtx.waitUntil(caches.default.put(key, kept).catch(() => undefined));
}
