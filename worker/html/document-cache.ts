import type { Context } from 'hono';
import { setMetric, wrapTime } from 'hono/timing';
import { romeDay } from '../../shared/dates.ts';
import type { AppEnv } from '../env.ts';
import { readBookmark } from '../http/bookmark.ts';
import { entityTag, isKnown, notModified } from '../http/entity-tag.ts';
import { listsVersion, NO_VERSION } from '../http/hot-lists.ts';

/** Documents of a version that was never followed by another live this long. */
const CACHE_SECONDS = 300;

/** Cache key of a shared document, and the version of the lists that it shows. */
export type Keeping = { readonly key: Request; readonly version: string };

/**
 * Keeping of a document, under the version of the lists, the day in Rome and the build; null where this request reads
 * past every cache.
 * @param address one of a bounded set
 */
export async function keepingOf(c: Context<AppEnv>, address: string): Promise<Keeping | null> {
  if (import.meta.env.DEV || readBookmark(c) !== null) return null;
  const version = await wrapTime(c, 'version', listsVersion(c.env.LISTS));
  const path = `/page/${__BUILD_ID__}/${version}/${romeDay(c.get('now'))}${address}`;
  return { key: new Request(new URL(path, c.req.url)), version };
}

/** The kept document; its `Cache-Control` is for the edge, not for the client. A cache that fails is a miss. */
export async function readKept(c: Context<AppEnv>, { key }: Keeping): Promise<Response | null> {
  try {
    const kept = await wrapTime(c, 'cache', caches.default.match(key));
    setMetric(c, 'edge', kept ? 'hit' : 'miss');
    c.set('kept', kept !== undefined);
    return kept ?? null;
  } catch {
    return null;
  }
}

/** Keeps a document for five minutes, or for `seconds` where it is true for less. */
export function keep(c: Context<AppEnv>, { key }: Keeping, document: Response, seconds = CACHE_SECONDS): void {
  if (seconds <= 0) return;
  const headers = new Headers(document.headers);
  headers.set('Cache-Control', `public, max-age=${Math.min(seconds, CACHE_SECONDS)}`);
  const kept = new Response(document.body, { status: document.status, headers });
  c.executionCtx.waitUntil(caches.default.put(key, kept).catch(() => undefined));
}

/** Whole seconds until something ends; undefined where nothing does. */
export const secondsUntil = (c: Context<AppEnv>, end: Date | null): number | undefined =>
  end ? Math.floor((end.getTime() - c.get('now').getTime()) / 1000) : undefined;

/**
 * Tag of a kept document. Weak: it names what the document says, which follows from its key and from whether its forms
 * ask for Turnstile, and not its bytes. Null while nobody knows which version the lists have.
 */
async function tagOf(c: Context<AppEnv>, { key, version }: Keeping): Promise<string | null> {
  if (version === NO_VERSION) return null;
  return `W/${await entityTag(`${new URL(key.url).pathname}${new URL(key.url).search} ${c.get('config').TURNSTILE_SITE_KEY ?? ''}`)}`;
}

/** Response from the cache: 304 if the client has it, else the kept document; null if it must be rendered. */
export async function respondWithKept(c: Context<AppEnv>, keeping: Keeping): Promise<Response | null> {
  const tag = await tagOf(c, keeping);
  if (tag !== null && isKnown(c.req.header('if-none-match'), tag)) {
    c.set('kept', true);
    return notModified(tag);
  }
  const kept = await readKept(c, keeping);
  return kept && new Response(kept.body, { status: kept.status, headers: documentHeaders(kept.status, tag) });
}

/** A document as it is answered, and kept for everybody where it is whole and may be. */
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
  const isKept = keeping !== null && made.status === 200 && !made.stale;
  const headers = documentHeaders(made.status, isKept ? await tagOf(c, keeping) : null);
  // Its form holds the token of the address.
  if (c.req.query('token') !== undefined) headers.set('Cache-Control', 'no-store');
  const response = new Response(made.body, { status: made.status, headers });
  if (isKept) keep(c, keeping, response.clone(), secondsUntil(c, made.until ?? null));
  return response;
}

/** Browsers ask again each time: only the edge knows for how long a document is true. */
function documentHeaders(status: number, tag: string | null): Headers {
  return new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': status === 200 ? 'no-cache' : 'no-store',
    ...(tag === null ? {} : { ETag: tag }),
  });
}
