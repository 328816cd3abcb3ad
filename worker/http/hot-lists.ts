import type { Context } from 'hono';
import { setMetric, wrapTime } from 'hono/timing';
import * as mini from 'zod/mini';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import { SHAPES } from '../../shared/stored-shapes.ts';
import { type Database, openDatabase } from '../db/client.ts';
import type { ListPage } from '../db/list-page.ts';
import { digest } from '../digest.ts';
import type { AppEnv } from '../env.ts';
import { logLine } from '../log.ts';
import { asBookmark } from './cookies.ts';
import { COPY_SECONDS, type Copy, type JsonResponse, jsonResponse, respondOrCopy } from './last-copy.ts';
import { listResponse } from './list-response.ts';
import { countRead, isCommon } from './rate-limit.ts';
import { NO_VERSION, type Part, readCached, readVersions, versionOf } from './versions.ts';

/**
 * Hot lists in KV, a bounded set. An entry is a miss if it is too old, or if a write has raised the version of its
 * part since; for a day it stays as the fallback while the database fails. An error of KV, a late response and a wrong
 * checksum are misses, too.
 */
export type HotListName = { readonly key: string; readonly part: Part };

/** All that a hot list may be asked for with; `exact` and `v` say how a text is read, and there is none. */
const HOT: readonly string[] = ['location', 'town', 'category', 'sort', 'limit', 'exact', 'v'];

type Query = {
  readonly location?: string | undefined;
  readonly town?: string | undefined;
  readonly category?: readonly string[] | undefined;
  readonly sort?: string | undefined;
  readonly limit: number;
};

/** The hot list of a query; null for what is not one. The set is bounded: first pages of everything, of one place or of one category. */
export function hotListOf(part: Part, query: Query, limits: readonly number[]): HotListName | null {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && String(value).trim() !== '');
  if (given.some(([name]) => !HOT.includes(name)) || !limits.includes(query.limit)) return null;
  const { location = '', town, category = [], sort = 'recent', limit } = query;
  const places = resolvePlaces(location);
  if (location.trim() && places.length !== 1) return null;
  const named = [...(town ? [town] : []), ...places.map(({ slug }) => `in ${slug}`), ...category];
  return named.length > 1 ? null : { key: [part, ...named, sort, limit].join('|'), part };
}

/** Bound on staleness where a version could not be written. */
const FRESH_MS = 5 * 60_000;

const entrySchema = mini.object({
  version: mini.string(),
  writtenAt: mini.number(),
  body: mini.string().check(mini.startsWith('[')),
  headers: mini.record(mini.string(), mini.string()),
  sum: mini.string(),
});

type Entry = mini.infer<typeof entrySchema>;

const entryKey = (key: string): string => `list:${SHAPES.answers}:${key}`;

const sumOf = (key: string, { version, writtenAt, body, headers }: Omit<Entry, 'sum'>): Promise<string> =>
  digest([key, version, writtenAt, JSON.stringify(headers), body].join('\n'));

/** A cached list before the database is read: as it is fresh, as a copy of whatever age, and how far the database has to be read. */
export async function readHotList(kv: KVNamespace, { key, part }: HotListName, now: Date) {
  const [versions, copy] = await Promise.all([readVersions(kv), readEntry(kv, key)]);
  const version = versionOf(versions, [part]);
  const age = copy === null ? Number.POSITIVE_INFINITY : now.getTime() - copy.writtenAt;
  const fresh = copy !== null && copy.version === version && age >= 0 && age < FRESH_MS ? copy : null;
  return { version, bookmark: versions?.bookmark ?? null, fresh, copy };
}

async function readEntry(kv: KVNamespace, key: string): Promise<(Entry & Copy) | null> {
  const entry = entrySchema.safeParse(await readCached(kv, entryKey(key))).data;
  const isWhole = entry && (await sumOf(key, entry)) === entry.sum;
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

/** Never throws: a list that could not be kept is read from the database next time. */
export async function keepHotList(
  kv: KVNamespace,
  key: string,
  entry: { version: string; response: JsonResponse; now: Date },
): Promise<void> {
  if (!mayWrite(key)) return;
  const { body, headers } = entry.response;
  const value = { version: entry.version, writtenAt: entry.now.getTime(), body, headers: { ...headers } };
  await sumOf(key, value)
    .then((sum) => kv.put(entryKey(key), JSON.stringify({ ...value, sum }), { expirationTtl: COPY_SECONDS }))
    .catch(() => logLine('warn', { cache: 'list not kept' }));
}

type ListCall = {
  /** One of the bounded set; null for a list that is not kept. */
  readonly list: HotListName | null;
  readonly query: Parameters<typeof listResponse>[1]['query'];
  /** Rows of a copy that are still open, however old it is; without it, no copy older than the last write is served. */
  readonly stillOpen?: (copy: Copy) => Promise<Copy>;
};

/**
 * Answers a list: from KV where it is hot and fresh, else from D1; a copy, said to be one, where D1 fails or is slow.
 * @throws DomainError `too-many-reads`, never for a list that is fresh or common
 */
export async function respondWithHotList(
  c: Context<AppEnv>,
  { list, query, stillOpen }: ListCall,
  read: (db: Database) => Promise<ListPage<unknown>>,
): Promise<Response> {
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
