import type { Context } from 'hono';
import { setMetric, wrapTime } from 'hono/timing';
import { romeDay } from '../../shared/dates.ts';
import type { AppEnv } from '../env.ts';
import { entityTag, isKnown, notModified } from '../http/entity-tag.ts';
import { NO_VERSION, type Published, readVersions, versionOf } from '../http/versions.ts';
import { type RecentDocument, recall, remember } from './recent-documents.ts';

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

/** A kept document; its `Cache-Control` is for the edge, not for the client. */
type Kept = { readonly document: Response; readonly version: string };

/** The kept document, unless anything that everybody is shown has changed since. A cache that fails is a miss. */
export async function readKept(c: Context<AppEnv>, { key, versions }: Keeping): Promise<Kept | null> {
  try {
    const isNow = ({ headers }: Pick<Response, 'headers'>) => headers.get(VERSION) === versionOf(versions);
    const known = recall(key.url, c.get('now'));
    const found = known && isNow(known) ? known : await wrapTime(c, 'cache', readCached(key, isNow));
    setMetric(c, 'edge', found ? 'hit' : 'miss');
    c.set('kept', found !== null);
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
  const kept = new Response(document.body, { status: document.status, headers });
  c.executionCtx.waitUntil(caches.default.put(key, kept).catch(() => undefined));
}

/** Whole seconds until something ends; undefined where nothing does. */
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
export async function respondWithKept(c: Context<AppEnv>, keeping: Keeping): Promise<Response | null> {
  const kept = await readKept(c, keeping);
  if (kept === null) return null;
  const { document, version } = kept;
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
  const isKept = keeping !== null && made.status === 200 && !made.stale;
  const tag = isKept ? await tagOf(c, keeping, versionOf(keeping.versions)) : null;
  const headers = documentHeaders(made.status, tag);
  // Its form holds the token of the address.
  if (c.req.query('token') !== undefined) headers.set('Cache-Control', 'no-store');
  const response = new Response(made.body, { status: made.status, headers });
  const isKnownNow = isKnownTag(c, tag);
  if (isKept) keep(c, keeping, isKnownNow ? response : response.clone(), secondsUntil(c, made.until ?? null));
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
