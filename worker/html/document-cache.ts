import type { Context } from 'hono';
import { setMetric, wrapTime } from 'hono/timing';
import { romeDay } from '../../shared/dates.ts';
import type { AppEnv } from '../env.ts';
import { NO_VERSION, type Published, readVersions, versionOf } from '../http/versions.ts';

/** Documents of which nothing changes live this long. */
const CACHE_SECONDS = 300;

/** Headers of a kept document: the version of all that is shown when it was made, and when it ends. They stay in the cache. */
const VERSION = 'X-Version';
const UNTIL = 'X-Until';

/** Cache key of a shared document, and the versions that were known when it was asked for. */
export type Keeping = { readonly key: Request; readonly versions: Published | null };

/**
 * Keeping of a document, under the day in Rome and the build; null where this request reads past every cache.
 * @param address one of a bounded set
 */
export async function keepingOf(c: Context<AppEnv>, address: string): Promise<Keeping | null> {
  if (import.meta.env.DEV || c.get('bookmark') !== null) return null;
  const versions = await wrapTime(c, 'version', readVersions(c.env.LISTS));
  const path = `/page/${__BUILD_ID__}/${romeDay(c.get('now'))}${address}`;
  return { key: new Request(new URL(path, c.req.url)), versions };
}

type Cached = { readonly document: Response; readonly version: string };

/** The kept document, unless anything that everybody is shown has changed since. A cache that fails is a miss. */
export async function readFromCache(c: Context<AppEnv>, { key, versions }: Keeping): Promise<Cached | null> {
  try {
    const isNow = ({ headers }: Pick<Response, 'headers'>) => headers.get(VERSION) === versionOf(versions);
    const known = recall(key.url, c.get('now'));
    const found = known && isNow(known) ? known : await wrapTime(c, 'cache', readCached(key, isNow));
    setMetric(c, 'edge', found ? 'hit' : 'miss');
    c.set('cached', found !== null);
    const version = found?.headers.get(VERSION);
    if (!found || version == null) return null;
    if (found !== known) remember(key.url, found);
    return { document: new Response(found.bytes, { headers: found.headers }), version };
  } catch {
    return null;
  }
}

async function readCached(key: Request, isNow: (document: Response) => boolean): Promise<RecentDocument | null> {
  const document = await caches.default.match(key);
  if (document && isNow(document)) {
    const { headers } = document;
    return { bytes: await document.arrayBuffer(), headers, until: Number(headers.get(UNTIL)) };
  }
  await document?.body?.cancel();
  return null;
}

/** Keeps a document for five minutes, or for `seconds` where it is true for less. */
export function keep(
  c: Context<AppEnv>,
  { key, versions }: Keeping,
  document: Response,
  seconds = CACHE_SECONDS,
): void {
  if (seconds <= 0) return;
  const headers = new Headers(document.headers);
  const maxAge = Math.min(seconds, CACHE_SECONDS);
  headers.set('Cache-Control', `public, max-age=${maxAge}`);
  headers.set(UNTIL, String(c.get('now').getTime() + maxAge * 1000));
  headers.set(VERSION, versionOf(versions));
  const stored = new Response(document.body, { status: document.status, headers });
  c.executionCtx.waitUntil(caches.default.put(key, stored).catch(() => undefined));
}

export const secondsUntil = (c: Context<AppEnv>, end: Date | null): number | undefined =>
  end ? Math.floor((end.getTime() - c.get('now').getTime()) / 1000) : undefined;

/**
 * Tag of a kept document. Weak: it names what the document says, which follows from its key, from the version of what it
 * shows and from whether its forms ask for Turnstile, and not its bytes. Null while nobody knows the version.
 */
async function tagOf(c: Context<AppEnv>, { key }: Keeping, version: string): Promise<string | null> {
  if (version === NO_VERSION) return null;
  const { pathname, search } = new URL(key.url);
  return `W/${await entityTag(`${pathname}${search} ${version} ${c.get('config').TURNSTILE_SITE_KEY ?? ''}`)}`;
}

const isKnownTag = (c: Context<AppEnv>, tag: string | null): tag is string =>
  tag !== null && isKnown(c.req.header('if-none-match'), tag);

/** Response from the cache: 304 if the client has it, else the kept document; null if it must be rendered. */
export async function respondFromCache(c: Context<AppEnv>, keeping: Keeping): Promise<Response | null> {
  const stored = await readFromCache(c, keeping);
  if (stored === null) return null;
  const { document, version } = stored;
  const tag = await tagOf(c, keeping, version);
  if (!isKnownTag(c, tag))
    return new Response(document.body, { status: document.status, headers: documentHeaders(document.status, tag) });
  await document.body?.cancel();
  return notModified(tag);
}

/** A document as it is answered, and kept for everybody where it is whole and may be; 304 if the client has it. */
export async function respondWithNew(
  c: Context<AppEnv>,
  keeping: Keeping | null,
  made: {
    readonly body: Response['body'];
    readonly status: number;
    readonly stale: boolean;
    readonly until?: Date | null;
  },
): Promise<Response> {
  const isCached = keeping !== null && made.status === 200 && !made.stale;
  const tag = isCached ? await tagOf(c, keeping, versionOf(keeping.versions)) : null;
  const headers = documentHeaders(made.status, tag);
  // Its form holds the token of the address.
  if (c.req.query('token') !== undefined) headers.set('Cache-Control', 'no-store');
  const response = new Response(made.body, { status: made.status, headers });
  const isKnownNow = isKnownTag(c, tag);
  if (isCached) keep(c, keeping, isKnownNow ? response : response.clone(), secondsUntil(c, made.until ?? null));
  return isKnownNow ? notModified(tag) : response;
}

/** Browsers ask again each time: only the edge knows for how long a document is true. */
function documentHeaders(status: number, tag: string | null): Headers {
  return new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': status === 200 ? 'no-cache' : 'no-store',
    ...(tag === null ? {} : { ETag: tag }),
  });
}

type RecentDocument = {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
  readonly until: number;
};

/** Most that is remembered: some twenty documents, beside all else that shares the isolate's 128 MB. */
const MOST_BYTES = 2 * 1024 * 1024;

/** By the address of their cache key, the one that was asked for last at the end. */
const recent = new Map<string, RecentDocument>();

/** A document that this isolate has served lately, and that is true for longer. */
export function recall(address: string, now: Date): RecentDocument | null {
  const found = recent.get(address);
  recent.delete(address);
  if (!found || found.until <= now.getTime()) return null;
  recent.set(address, found);
  return found;
}

/** Remembers a document in the place of those that were not asked for the longest. */
export function remember(address: string, document: RecentDocument): void {
  recent.set(address, document);
  let bytes = 0;
  for (const { bytes: each } of recent.values()) bytes += each.byteLength;
  for (const [oldest, { bytes: each }] of recent) {
    if (bytes <= MOST_BYTES) return;
    recent.delete(oldest);
    bytes -= each.byteLength;
  }
}

/** Entity tag of a response: a digest of what it follows from (RFC 9110, 8.8.3). */
export async function entityTag(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `"${Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/**
 * True if the client has the version that a tag names (RFC 9110, 13.1.2). Weak comparison, as compression on the way
 * weakens the tag.
 */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const strong = (text: string): string => text.trim().replace(/^W\//, '');
  const known = (ifNoneMatch ?? '').split(',').map(strong);
  return known.includes('*') || known.includes(strong(tag));
}

export const notModified = (tag: string): Response =>
  new Response(null, { status: 304, headers: { 'Cache-Control': 'no-cache', ETag: tag } });
