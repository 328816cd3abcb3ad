import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { CANDIDATE_TICK_FILTERS } from '../../shared/candidate-fields.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { COPY_SECONDS } from '../http/last-copy.ts';
import { KV_CACHE_SECONDS, PATIENCE_MS, readVersions } from '../http/versions.ts';
import { inTime, LATE } from '../in-time.ts';
import { logLine } from '../log.ts';
import { type Facet, facet, readCodes } from './facets.ts';

/** Lists that are searched: open offers, and profiles that everybody or companies may see. */
export type Kind = 'jobs' | 'candidates';

/** All that filters, counts and orders read of an open offer or a profile. */
export type OpenRow = {
  /** Grows with recency. */
  readonly id: number;
  /** Every value of a filter that finds the row. */
  readonly facets: readonly Facet[];
  readonly lat: number | null;
  readonly lon: number | null;
  /** Milliseconds. */
  readonly postedAt: number;
  /** Milliseconds; of a profile, which has no end, infinity. */
  readonly validThrough: number;
  readonly titleKey: string;
  readonly locationKey: string;
};

/** Rows as they are stored, newest first. */
type Stored = readonly (readonly [
  id: number,
  codes: string,
  lat: number | null,
  lon: number | null,
  postedAt: number,
  validThrough: number | null,
  titleKey: string,
  locationKey: string,
  ...more: (number | string)[],
])[];

/** The index as of a version of what it holds; `readAt` in milliseconds. */
type OpenIndex = { readonly version: number; readonly readAt: number; readonly rows: readonly OpenRow[] };
type StoredIndex = Omit<OpenIndex, 'rows'> & { readonly rows: Stored };

/** Sources of a search: the database, and the cache; null for a request that reads past every cache, as after a write. */
export type Source = {
  readonly db: Database;
  readonly cache: { readonly kv: KVNamespace; readonly afterwards: (work: Promise<unknown>) => void } | null;
  /** Index to be taken as it is, where the database does not answer. */
  readonly last?: OpenIndex;
};

/** Sources of a request, whose own database is another one where that was opened for a version. */
export const sourceOf = (c: Context<AppEnv>, db = c.get('db')): Source => ({
  db,
  cache: c.get('bookmark') === null ? { kv: c.env.LISTS, afterwards: (work) => c.executionCtx.waitUntil(work) } : null,
});

/**
 * The version as the first row, then a row for each open one, newest first: one statement, so that both are of one moment.
 */
const SELECTS = {
  jobs: sql`
    SELECT offers, '', NULL, NULL, 0, NULL, '', '' FROM shown_versions UNION ALL SELECT * FROM (
      SELECT id, codes, lat, lon, posted_at, valid_through, title_key, location_key
      FROM jobs WHERE status = 'open' ORDER BY id DESC)`,
  candidates: sql`
    SELECT profiles, '', NULL, NULL, 0, NULL, '', '', ''${sql.join(CANDIDATE_TICK_FILTERS.map(() => sql`, 0`))}
    FROM shown_versions UNION ALL SELECT * FROM (
      SELECT id, codes, lat, lon, posted_at, NULL, title_key, location_key, status${sql.join(CANDIDATE_TICK_FILTERS.map((name) => sql`, ${sql.identifier(name)}`))}
      FROM candidates WHERE status IN ('open', 'companies') ORDER BY id DESC)`,
} as const;

const VERSIONS = {
  jobs: sql`SELECT offers FROM shown_versions`,
  candidates: sql`SELECT profiles FROM shown_versions`,
} as const;

/** Profiles that everybody may see, and those for companies only. */
export const FOR_EVERYBODY = facet('audience', 'open');
export const FOR_COMPANIES = facet('audience', 'companies');

function facetsOf(kind: Kind, codes: string, [status, ...ticks]: readonly (number | string)[]): Facet[] {
  const found = readCodes(codes);
  if (kind === 'jobs') return found;
  const ticked = CANDIDATE_TICK_FILTERS.filter((_, index) => ticks[index] === 1);
  return [...found, ...ticked.map((name) => facet(name, 'true')), facet('audience', String(status))];
}

const toRows = (kind: Kind, stored: Stored): OpenRow[] =>
  stored.map(([id, codes, lat, lon, postedAt, validThrough, titleKey, locationKey, ...more]) => ({
    id,
    facets: facetsOf(kind, codes, more),
    lat,
    lon,
    postedAt,
    validThrough: validThrough ?? Number.POSITIVE_INFINITY,
    titleKey,
    locationKey,
  }));

async function readStored(db: Database, kind: Kind): Promise<StoredIndex> {
  const [[version] = [0], ...rows] = (await db.values(SELECTS[kind])) as unknown as Stored;
  return { version, readAt: Date.now(), rows };
}

/** The indexes that this isolate has read last. */
const known = new Map<Kind, OpenIndex>();

function remember(kind: Kind, stored: StoredIndex): OpenIndex {
  const index = { ...stored, rows: toRows(kind, stored.rows) };
  known.set(kind, index);
  return index;
}

/** For tests, which try what another isolate would do. */
export const forgetIndexes = (): void => known.clear();

const keyOf = (kind: Kind): string => `index:${kind}`;

/** The index in KV; null where it has none, is late or fails. */
async function fromCache(kv: KVNamespace, kind: Kind): Promise<StoredIndex | null> {
  try {
    const found = await inTime(
      kv.get<StoredIndex>(keyOf(kind), { type: 'json', cacheTtl: KV_CACHE_SECONDS }),
      PATIENCE_MS,
    );
    return found === LATE ? null : found;
  } catch {
    return null;
  }
}

/** The version that readers are shown: of KV, or of the database where KV does not say. */
async function versionOf({ db, cache }: Source, kind: Kind): Promise<number> {
  const published = cache && (await readVersions(cache.kv));
  if (published) return published[kind === 'jobs' ? 'offers' : 'profiles'];
  const [[version] = [0]] = await db.values<[number]>(VERSIONS[kind]);
  return version;
}

/**
 * All open rows of a kind, newest first. They are read from the database once a version: a request can name no other one.
 */
export async function openRows(source: Source, kind: Kind): Promise<readonly OpenRow[]> {
  if (source.last) return source.last.rows;
  const version = await versionOf(source, kind);
  const own = known.get(kind);
  if (own && own.version >= version) return own.rows;
  const stored = source.cache && (await fromCache(source.cache.kv, kind));
  if (stored && stored.version >= version) return remember(kind, stored).rows;
  const read = await readStored(source.db, kind);
  source.cache?.afterwards(
    source.cache.kv
      .put(keyOf(kind), JSON.stringify(read), { expirationTtl: COPY_SECONDS })
      .catch(() => logLine('warn', { cache: 'index not written' })),
  );
  return remember(kind, read).rows;
}

/** The last index that is known without the database, however old, as a source; null without one. */
export async function lastSource(
  c: Context<AppEnv>,
  kind: Kind,
): Promise<{ readonly source: Source; readonly madeAt: Date } | null> {
  const own = known.get(kind);
  const stored = own ? null : await fromCache(c.env.LISTS, kind);
  const index = own ?? (stored && remember(kind, stored));
  return index && { source: { ...sourceOf(c), last: index }, madeAt: new Date(index.readAt) };
}
