import * as mini from 'zod/mini';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import { SHAPES } from '../../shared/stored-shapes.ts';
import { digest } from '../digest.ts';
import { inTime, OVERDUE } from '../in-time.ts';
import { logLine } from '../log.ts';
import { COPY_SECONDS, type JsonResponse } from './last-copy.ts';
import { KV_CACHE_SECONDS, PATIENCE_MS, type Part, readVersions, versionOf } from './versions.ts';

/**
 * Hot lists in KV, a bounded set. An entry is a miss if it is too old, or if a write has raised the version of its
 * parts since; for a day it stays as the fallback while the database fails. An error of KV, a late response and a wrong
 * checksum are misses, too.
 */

/** Bound on staleness where a version could not be written. */
const FRESH_MS = 5 * 60_000;
/** KV takes one write a second and key, and a list that many ask for at once is written by each of them. */
const GAP_MS = 1100;
const MOST_REMEMBERED = 1000;

const entrySchema = mini.object({
  version: mini.string(),
  writtenAt: mini.number(),
  // JSON that is an array, or the numbers about one.
  body: mini.string().check(mini.regex(/^[[{]/)),
  headers: mini.record(mini.string(), mini.string()),
  sum: mini.string(),
});

type Entry = mini.infer<typeof entrySchema>;

/** State of a cached list before the database is read; `bookmark`: how far it has to be read. */
export type HotList = {
  readonly version: string;
  readonly bookmark: string | null;
  readonly fresh: JsonResponse | null;
  readonly copy: Entry | null;
};

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

const entryKey = (key: string): string => `list:${SHAPES.answers}:${key}`;

const sumOf = (key: string, { version, writtenAt, body, headers }: Omit<Entry, 'sum'>): Promise<string> =>
  digest([key, version, writtenAt, JSON.stringify(headers), body].join('\n'));

export async function readHotList(kv: KVNamespace, { key, part }: HotListName, now: Date): Promise<HotList> {
  const [versions, copy] = await Promise.all([readVersions(kv), readEntry(kv, key)]);
  const version = versionOf(versions, [part]);
  const age = copy === null ? Number.POSITIVE_INFINITY : now.getTime() - copy.writtenAt;
  const fresh = copy !== null && copy.version === version && age >= 0 && age < FRESH_MS ? copy : null;
  return { version, bookmark: versions?.bookmark ?? null, fresh, copy };
}

async function readEntry(kv: KVNamespace, key: string): Promise<Entry | null> {
  try {
    const found = await inTime(kv.get(entryKey(key), { type: 'json', cacheTtl: KV_CACHE_SECONDS }), PATIENCE_MS);
    const entry = found === OVERDUE ? null : entrySchema.safeParse(found).data;
    return entry && (await sumOf(key, entry)) === entry.sum ? entry : null;
  } catch {
    return null;
  }
}

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
