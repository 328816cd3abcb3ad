import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { inAYear } from '../../shared/pay-equivalents.ts';
import type { Point } from '../../shared/places/distance.ts';
import { recordOf } from '../../shared/records.ts';
import { SHAPES } from '../../shared/stored-shapes.ts';
import type { Database } from '../db/client.ts';
import { literalNumber } from '../db/statements.ts';
import { shownVersions } from '../db/tables/operation.ts';
import type { AppEnv } from '../env.ts';
import { readCached, readVersions, writeCached } from '../http/versions.ts';
import { type Bits, noBits, setBit } from './bits.ts';
import { type Expression, patternsIn } from './expression.ts';
import { readCodes } from './facets.ts';

export type Kind = 'jobs' | 'candidates';

/**
 * Numbers of an open row, in the order of the statements: its key, which grows with recency; times in milliseconds; pay in euro, the most
 * that is said.
 */
const NUMBERS = ['id', 'postedAt', 'validThrough', 'availableUntil', 'weeklyHours', 'yearlyPay', 'hourlyPay'] as const;

/** All that filters, counts and orders read of an open offer or a profile, as a statement reads it. */
export type OpenRow = readonly [
  codes: string,
  titleKey: string,
  locationKey: string,
  lat: number | null,
  lon: number | null,
  ...numbers: (number | null)[],
];

/** Open rows, newest first, made ready for questions: row n is bit n of a set, and number n of a column. */
export type OpenIndex = {
  readonly all: Bits;
  readonly none: Bits;
  /** Rows without a position: they may be anywhere. */
  readonly nowhere: Bits;
  /** Rows of each facet, by its number; none for one that no row has. */
  readonly having: readonly (Bits | undefined)[];
  /** Numbers of the rows; NaN for one that is not said. */
  readonly columns: Readonly<Record<(typeof NUMBERS)[number], Float64Array>>;
  readonly rowOf: ReadonlyMap<number, number>;
  /** Texts that rows are sorted by. */
  readonly keys: { readonly [By in 'title' | 'location']: readonly string[] };
  /** Positions, each once, and the number of each row's: many rows are in one place. */
  readonly spots: readonly (Point | null)[];
  readonly spotOf: Float64Array;
};

export function toIndex(rows: readonly OpenRow[]): OpenIndex {
  const empty = () => noBits(rows.length);
  const [all, none, nowhere] = [empty(), empty(), empty()];
  const having: Bits[] = [];
  const rowOf = new Map<number, number>();
  const spots: (Point | null)[] = [];
  const spotOf = new Float64Array(rows.length);
  /** Spots by latitude and longitude: positions as texts take several times as long. */
  const spotsAt = new Map<number | null, Map<number | null, number>>();
  for (const [n, { 0: codes, 3: lat, 4: lon, 5: id }] of rows.entries()) {
    rowOf.set(Number(id), n);
    setBit(all, n);
    for (const { index } of readCodes(codes)) {
      having[index] ??= empty();
      setBit(having[index], n);
    }
    const there = spotsAt.get(lat) ?? new Map();
    const spot = there.get(lon) ?? spots.push(lat === null || lon === null ? null : { lat, lon }) - 1;
    spotsAt.set(lat, there.set(lon, spot));
    spotOf[n] = spot;
    if (spots[spot] === null) setBit(nowhere, n);
  }
  const columns = recordOf(NUMBERS, (name) => {
    const at = 5 + NUMBERS.indexOf(name);
    return new Float64Array(rows.map((row) => Number(row[at] ?? Number.NaN)));
  });
  const keys = { title: rows.map((row) => row[1]), location: rows.map((row) => row[2]) };
  return { all, none, nowhere, having, columns, rowOf, keys, spots, spotOf };
}

/** The version of what everybody is shown that something was read as of; `readAt` in milliseconds. */
type AsOf = { readonly version: number; readonly readAt: number };

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

const PAY = sql`coalesce(salary_max, salary_min)`;
const HOURS = sql`${literalNumber(inAYear('ora', 1))} * weekly_hours`;
/** Null for pay by the day, and for pay by the hour without the hours of a week. */
const YEARLY = sql`${PAY} * CASE salary_period
  WHEN 'anno' THEN 1 WHEN 'mese' THEN ${literalNumber(inAYear('mese', null))} WHEN 'ora' THEN ${HOURS} END`;

const JOB_ROWS = sql`
  SELECT codes, title_key, location_key, lat, lon, id, posted_at, valid_through, NULL, weekly_hours, ${YEARLY},
    iif(salary_period = 'ora', ${PAY}, ${YEARLY} / (${HOURS}))
  FROM jobs WHERE status = 'open'`;

/**
 * The version as the first row, then a row for each open one, newest first: one statement, so that both are of one moment. Profiles end
 * in a far future, as JSON holds no infinity; their audience is written with the letter that `OTHER_LETTERS` has for it.
 */
export const ROWS_OF = {
  jobs: sql`
    SELECT offers, '', '', NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL FROM shown_versions UNION ALL SELECT * FROM (
      ${JOB_ROWS} ORDER BY id DESC)`,
  candidates: sql`
    SELECT profiles, '', '', NULL, NULL, 0, 0, NULL, NULL FROM shown_versions UNION ALL SELECT * FROM (
      SELECT codes || 'y' || (status = 'open'), title_key, location_key, lat, lon, id, posted_at, 9e15,
        unixepoch(available_until) * 1000
      FROM candidates WHERE status IN ('open', 'companies') ORDER BY id DESC)`,
} as const;

/** The version that readers are shown: of KV, or of the database where KV does not say. */
async function presentVersion({ db, cache }: Source, kind: Kind): Promise<number> {
  const name = kind === 'jobs' ? 'offers' : 'profiles';
  const published = cache && (await readVersions(cache.kv));
  if (published) return published[name];
  const [row] = await db.select({ version: shownVersions[name] }).from(shownVersions);
  return row?.version ?? 0;
}

/** Data that this isolate knows, by their key in KV. */
const known = new Map<string, AsOf & { readonly data: unknown }>();
export const forgetIndexes = (): void => known.clear();

/** All that a statement reads, its version first: as this isolate knows it, else as KV keeps it, else from the database. */
export function cached<Row, Data>(kind: Kind, name: string, statement: SQL, toData: (rows: readonly Row[]) => Data) {
  const key = `${name}:${SHAPES.index}:${kind}`;
  type Known = AsOf & { readonly data: Data };
  type Stored = AsOf & { readonly rows: readonly Row[] };
  const find = () => known.get(key) as Known | undefined;
  function remember({ version, readAt, rows }: Stored): Known {
    const read = { version, readAt, data: toData(rows) };
    known.set(key, read);
    return read;
  }
  return {
    async read(source: Source): Promise<Data> {
      const { db, cache } = source;
      const version = await presentVersion(source, kind);
      const own = find();
      if (own && own.version >= version) return own.data;
      const stored = cache && (await readCached<Stored>(cache.kv, key));
      if (stored && stored.version >= version) return remember(stored).data;
      const [first, ...rows] = await db.values<unknown[]>(statement);
      const read = { version: Number(first?.[0] ?? 0), readAt: Date.now(), rows: rows as Row[] };
      cache?.afterwards(writeCached(cache.kv, key, read));
      return remember(read).data;
    },
    /** As it is known without the database, however old. */
    async last(kv: KVNamespace): Promise<Known | null> {
      const stored = find() ? null : await readCached<Stored>(kv, key);
      return find() ?? (stored && remember(stored));
    },
  };
}

const INDEXES = {
  jobs: cached('jobs', 'index', ROWS_OF.jobs, toIndex),
  candidates: cached('candidates', 'index', ROWS_OF.candidates, toIndex),
};

/** All open rows of a kind. They are read from the database once a version: a request can name no other one. */
export const openIndex = async (source: Source, kind: Kind): Promise<OpenIndex> =>
  source.last ?? INDEXES[kind].read(source);

/** The open offers of a condition, newest first: no cache, and no other offer is read. */
export const openJobs = async (db: Database, which: SQL): Promise<OpenIndex> =>
  // An order by the index of keys would make SQLite walk all open offers.
  toIndex(await db.values<[...OpenRow]>(sql`${JOB_ROWS} AND ${which} ORDER BY +id DESC`));

/** The last index of offers that is known without the database, however old, as a source; null without one. */
export async function lastSource(
  c: Context<AppEnv>,
): Promise<{ readonly source: Source; readonly madeAt: Date } | null> {
  const found = await INDEXES.jobs.last(c.env.LISTS);
  return found && { source: { ...sourceOf(c), last: found.data }, madeAt: new Date(found.readAt) };
}

export type Found = {
  /** Keys of the rows that each pattern finds. */
  readonly ids: ReadonlyMap<string, readonly number[]>;
  /** A pattern finds more than were read: only rows with a higher key than this are known. Zero where all are. */
  readonly since: number;
};

export const NOTHING_SEARCHED: Found = { ids: new Map(), since: 0 };

/** Keys that are read of one pattern, the newest of what it finds. */
const MOST_MATCHES = 5000;

const WORD_INDEXES = { jobs: sql.raw('job_search'), candidates: sql.raw('candidate_search') };

/** D1 binds numbers as REAL, with which FTS5 skips nothing. */
const keysOf = (kind: Kind, from: number | null) => sql`(SELECT json_group_array(id) FROM (
  SELECT rowid AS id FROM ${WORD_INDEXES[kind]} WHERE ${WORD_INDEXES[kind]} MATCH value ${from === null ? sql`` : sql`AND rowid >= CAST(${from} AS INTEGER)`} ORDER BY rowid DESC LIMIT ${MOST_MATCHES + 1}))`;

/** Conditions that are looked for as well where no pattern of the first ones finds `enough` rows by itself. */
type Otherwise = { readonly conditions: readonly Expression[]; readonly enough: number };

/** Looks for all words of some conditions: one statement, which reads a row for each match. @param from the least key looked at */
export async function matchWords(
  db: Database,
  kind: Kind,
  conditions: readonly Expression[],
  otherwise: Otherwise = { conditions: [], enough: 0 },
  from: number | null = null,
): Promise<Found> {
  const first = patternsIn(conditions);
  const others = patternsIn(otherwise.conditions).filter((pattern) => !first.includes(pattern));
  if (first.length + others.length === 0) return NOTHING_SEARCHED;
  // One parameter, however many patterns: D1 binds a hundred at most.
  const rows = await db.values<[string, string]>(sql`
    WITH first AS MATERIALIZED (SELECT value, ${keysOf(kind, from)} AS keys FROM json_each(${JSON.stringify(first)}))
    SELECT value, keys FROM first UNION ALL
    SELECT value, ${keysOf(kind, from)} FROM json_each(${JSON.stringify(others)})
    WHERE NOT EXISTS (SELECT 1 FROM first WHERE json_array_length(keys) > ${otherwise.enough})`);
  let since = 0;
  const ids = new Map<string, readonly number[]>();
  for (const [pattern, keys] of rows) {
    const found: number[] = JSON.parse(keys);
    if (found.length > MOST_MATCHES) since = Math.max(since, found[MOST_MATCHES] ?? 0);
    ids.set(pattern, found.slice(0, MOST_MATCHES));
  }
  return { ids, since };
}
