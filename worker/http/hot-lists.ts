import type { Context } from 'hono';
import { setMetric, wrapTime } from 'hono/timing';
import { UNREAD_HEADER } from '../../shared/candidate-values.ts';
import type { JobsQuery } from '../../shared/jobs.ts';
import { withQuery } from '../../shared/paths.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import { writePieces } from '../../shared/search-pieces.ts';
import { writeSteps } from '../../shared/search-steps.ts';
import { SHAPES } from '../../shared/stored-shapes.ts';
import { type Database, openDatabase } from '../db/client.ts';
import type { ListPage } from '../db/list-page.ts';
import { digest } from '../digest.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, describeError } from '../errors.ts';
import { inTime, OVERDUE } from '../in-time.ts';
import { logLine } from '../log.ts';
import { asBookmark } from './cookies.ts';
import { countRead, isCommon } from './rate-limit.ts';
import { NO_VERSION, readCached, readVersions, type Versioned, versionOf, writeCached } from './versions.ts';

/**
 * How long a reader waits for the database where a copy may stand in for it. Less than the three seconds after which a
 * device takes what it has kept itself, which is older (docs/adr/0004-copies-while-something-is-away.md).
 */
const PATIENCE_MS = 2000;

/** Header of a response that is a copy: when it was made, in ISO 8601. */
const COPY_OF = 'X-Copy-Of';

export type JsonResponse = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
export type Copy = JsonResponse & { readonly madeAt: Date };

/**
 * Answers with what the database says; with the last copy, said to be one, where the database fails or takes too long. A
 * read that is late goes on after the response, and renews what it would have renewed.
 * @param copy never throws; null where there is none, and then the database is waited for
 * @throws DomainError of `read`, and whatever failed where there is no copy
 */
export async function respondOrCopy(
  c: Context<AppEnv>,
  read: () => Promise<JsonResponse>,
  copy: () => Promise<Copy | null>,
): Promise<Response> {
  const reading = read();
  const outcome = await inTime(reading, PATIENCE_MS).catch((error: unknown) => ({ error }));
  if (typeof outcome === 'object' && 'body' in outcome) return jsonResponse(outcome);
  if (outcome !== OVERDUE && outcome.error instanceof DomainError) throw outcome.error;
  const last = await copy();
  // Waits on, or fails as it has failed.
  if (last === null) return jsonResponse(await reading);
  c.executionCtx.waitUntil(reading.catch(() => undefined));
  const why = outcome === OVERDUE ? 'slow' : 'down';
  const error = outcome === OVERDUE ? undefined : describeError(outcome.error);
  const cache = `database ${why}, answered with a copy`;
  logLine('error', { requestId: c.get('requestId'), cache, error });
  return jsonResponse(last, { [COPY_OF]: last.madeAt.toISOString() });
}

const jsonResponse = ({ body, headers }: JsonResponse, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, {
    headers: { ...headers, ...more, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });

type ListQuery = Parameters<typeof withQuery>[1];

export function listResponse(
  { rows, total, next, newest, corrected, pieces = [], steps = [], unread }: ListPage<unknown>,
  { path, query }: { path: string; query: ListQuery },
): JsonResponse {
  const headers: Record<string, string> = {};
  if (total !== null) headers['X-Total-Count'] = String(typeof total === 'number' ? total : total.total);
  if (typeof total === 'object' && total?.exact === false) headers['X-Total-Count-Relation'] = 'gte';
  if (newest != null) headers['X-Sorted-Newest'] = String(newest);
  // Headers hold ASCII.
  if (corrected) headers['X-Search-Corrected'] = encodeURIComponent(corrected.toWellFormed());
  if (pieces.length > 0) headers['X-Search-Pieces'] = writePieces(pieces);
  if (steps.length > 0) headers['X-Search-Steps'] = writeSteps(steps);
  if (unread !== undefined) headers[UNREAD_HEADER] = String(unread);
  if (next) headers.Link = `<${withQuery(path, { ...query, cursor: next })}>; rel="next"`;
  return { body: JSON.stringify(rows), headers };
}

/**
 * Hot lists in KV, a bounded set. An entry is a miss if it is too old, or if a write has raised the version of what
 * it lists since; for a day it stays as the fallback while the database fails. An error of KV, a late response and a wrong
 * checksum are misses, too.
 */
export type HotListName = { readonly key: string; readonly of: Versioned };

/** All that a hot list may be asked for with; `exact` and `v` say how a text is read, and there is none. */
const HOT: readonly string[] = ['location', 'town', 'category', 'sort', 'limit', 'exact', 'v'];

type Query = Pick<JobsQuery, 'limit'> & Partial<Pick<JobsQuery, 'location' | 'town' | 'category' | 'sort'>>;

/** The page for job seekers asks for 6. */
const HOT_LIMITS: readonly number[] = [6, 10, 20, 50, 100];

/** The hot list of a query; null for what is not one. The set is bounded: first pages of everything, of one place or of one category. */
export function hotListOf(of: Versioned, query: Query): HotListName | null {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && String(value).trim() !== '');
  if (given.some(([name]) => !HOT.includes(name)) || !HOT_LIMITS.includes(query.limit)) return null;
  const { location = '', town, category = [], sort = 'recent', limit } = query;
  const places = resolvePlaces(location);
  if (location.trim() && places.length !== 1) return null;
  const named = [...(town ? [town] : []), ...places.map(({ slug }) => `in ${slug}`), ...category];
  return named.length > 1 ? null : { key: [of, ...named, sort, limit].join('|'), of };
}

/** Bound on staleness where a version could not be written. */
const FRESH_MS = 5 * 60_000;

type Entry = JsonResponse & { readonly version: string; readonly writtenAt: number };

const entryKey = (key: string): string => `list:${SHAPES.answers}:${key}`;

const sumOf = (key: string, entry: Entry): Promise<string> => digest(key + JSON.stringify(entry));

/** A cached list before the database is read: as it is fresh, as a copy of whatever age, and how far the database has to be read. */
export async function readHotList(kv: KVNamespace, { key, of }: HotListName, now: Date) {
  const [versions, copy] = await Promise.all([readVersions(kv), readEntry(kv, key)]);
  const version = versionOf(versions, [of]);
  const age = copy === null ? Number.POSITIVE_INFINITY : now.getTime() - copy.writtenAt;
  const fresh = copy !== null && copy.version === version && age >= 0 && age < FRESH_MS ? copy : null;
  return { version, bookmark: versions?.bookmark ?? null, fresh, copy };
}

async function readEntry(kv: KVNamespace, key: string): Promise<(Entry & Copy) | null> {
  const { sum, ...entry } = (await readCached<Entry & { readonly sum: string }>(kv, entryKey(key))) ?? {};
  // The right sum says that the shape is right, too.
  const isWhole = 'body' in entry && (await sumOf(key, entry)) === sum;
  return isWhole ? { ...entry, madeAt: new Date(entry.writtenAt) } : null;
}

/** KV takes one write a second and key, and a list that many ask for at once is written by each of them. */
const GAP_MS = 1100;
const MOST_REMEMBERED = 1000;

const written = new Map<string, number>();

/** For tests, which read sooner than a second after each other. */
export const endSecond = (): void => written.clear();

function mayWrite(key: string): boolean {
  const now = Date.now();
  if (Math.abs(now - (written.get(key) ?? Number.NEGATIVE_INFINITY)) < GAP_MS) return false;
  if (written.size >= MOST_REMEMBERED) written.clear();
  written.set(key, now);
  return true;
}

export async function keepHotList(
  kv: KVNamespace,
  key: string,
  { version, response, now }: { version: string; response: JsonResponse; now: Date },
): Promise<void> {
  if (!mayWrite(key)) return;
  const entry = { ...response, version, writtenAt: now.getTime() };
  await writeCached(kv, entryKey(key), { ...entry, sum: await sumOf(key, entry) });
}

type ListCall = {
  readonly of: Versioned;
  readonly query: Query & Parameters<typeof listResponse>[1]['query'];
  /** Rows of a copy that are still open, however old it is; without it, no copy older than the last write is served. */
  readonly stillOpen?: (copy: Copy) => Promise<Copy>;
};

/**
 * Answers a list: from KV where it is hot and fresh, else from D1; a copy, said to be one, where D1 fails or is slow.
 * @throws DomainError `too-many-reads`, never for a list that is fresh or common
 */
export async function respondWithHotList(
  c: Context<AppEnv>,
  { of, query, stillOpen }: ListCall,
  read: (db: Database) => Promise<ListPage<unknown>>,
): Promise<Response> {
  const list = hotListOf(of, query);
  const respond = async (db: Database) => listResponse(await read(db), { path: c.req.path, query });
  if (list === null || c.get('bookmark') !== null) {
    await countRead(c);
    return jsonResponse(await respond(c.get('db')));
  }
  const now = c.get('now');
  const { version, bookmark, fresh, copy } = await wrapTime(c, 'kv', readHotList(c.env.LISTS, list, now));
  setMetric(c, 'list', fresh ? 'hit' : 'miss');
  c.set('cached', fresh !== null);
  if (fresh) return jsonResponse(fresh);
  if (!isCommon(Object.entries(c.req.query()))) await countRead(c);
  const respondAndKeep = async () => {
    const response = await respond(openDatabase(c.env.DB, asBookmark(bookmark)));
    c.executionCtx.waitUntil(keepHotList(c.env.LISTS, list.key, { version, response, now }));
    return response;
  };
  return respondOrCopy(c, respondAndKeep, async () => {
    if (copy && stillOpen) return stillOpen(copy).catch(() => null);
    return copy?.version === version && version !== NO_VERSION ? copy : null;
  });
}
