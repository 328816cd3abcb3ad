import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { CANDIDATE_TICK_FILTERS } from '../../shared/candidate-values.ts';
import { SALARY_PERIODS } from '../../shared/job-values.ts';
import { inAYear } from '../../shared/pay-equivalents.ts';
import { SHAPES } from '../../shared/stored-shapes.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { COPY_SECONDS } from '../http/last-copy.ts';
import { KV_CACHE_SECONDS, PATIENCE_MS, readVersions } from '../http/versions.ts';
import { inTime, OVERDUE } from '../in-time.ts';
import { logLine } from '../log.ts';
import {
  type Expression,
  type Found,
  NOTHING_SEARCHED,
  type NumberRange,
  type OpenRow,
  patternsIn,
} from './expression.ts';
import { type Facet, facet, readCodes } from './facets.ts';

export type Kind = 'jobs' | 'candidates';

type StoredRow = readonly [
  id: number,
  codes: string,
  lat: number | null,
  lon: number | null,
  postedAt: number,
  validThrough: number | null,
  titleKey: string,
  locationKey: string,
  ...more: (number | string | null)[],
];

/** A word of open rows, the number of their columns that have it, names left out, and true where names alone have it. */
export type OpenWord = { readonly word: string; readonly count: number; readonly isName: boolean };

type StoredMore = readonly (number | string | null)[];

type StoredWord = readonly [word: string, count: number, isName: 0 | 1];

/** Rows as of a version of what is shown; `readAt` in milliseconds. */
type Index<Row> = { readonly version: number; readonly readAt: number; readonly rows: readonly Row[] };

/** Sources of a search: the database, and the cache; null for a request that reads past every cache, as after a write. */
export type Source = {
  readonly db: Database;
  readonly cache: { readonly kv: KVNamespace; readonly afterwards: (work: Promise<unknown>) => void } | null;
  /** Index to be taken as it is, where the database does not answer. */
  readonly last?: Index<OpenRow>;
};

/** Sources of a request, whose own database is another one where that was opened for a version. */
export const sourceOf = (c: Context<AppEnv>, db = c.get('db')): Source => ({
  db,
  cache: c.get('bookmark') === null ? { kv: c.env.LISTS, afterwards: (work) => c.executionCtx.waitUntil(work) } : null,
});

const JOB_ROWS = sql`
  SELECT id, codes, lat, lon, posted_at, valid_through, title_key, location_key,
    coalesce(salary_max, salary_min), salary_period, weekly_hours
  FROM jobs WHERE status = 'open'`;

/** The version as the first row, then a row for each open one, newest first: one statement, so that both are of one moment. */
export const ROWS_OF = {
  jobs: sql`
    SELECT offers, '', NULL, NULL, 0, NULL, '', '', NULL, NULL, NULL FROM shown_versions UNION ALL SELECT * FROM (
      ${JOB_ROWS} ORDER BY id DESC)`,
  candidates: sql`
    SELECT profiles, '', NULL, NULL, 0, NULL, '', '', ''${sql.join(CANDIDATE_TICK_FILTERS.map(() => sql`, 0`))}
    FROM shown_versions UNION ALL SELECT * FROM (
      SELECT id, codes, lat, lon, posted_at, NULL, title_key, location_key, status${sql.join(CANDIDATE_TICK_FILTERS.map((name) => sql`, ${sql.identifier(name)}`))}
      FROM candidates WHERE status IN ('open', 'companies') ORDER BY id DESC)`,
} as const;

/** Words with digits, and those of other lengths, are no words that anybody misspells. */
const IS_WORD = sql`length(term) BETWEEN 3 AND 30 AND term NOT GLOB '*[0-9]*'`;
/** The most frequent words are kept: 2 MB at most. */
const MOST_WORDS = sql`ORDER BY found DESC LIMIT 50000`;

/** The version, then the words, by their length, the most frequent first. A profile for companies only gives none to anybody. */
export const WORDS_OF = {
  jobs: sql`
    SELECT offers, 0, 0 FROM shown_versions UNION ALL SELECT * FROM (SELECT * FROM (
      SELECT term, sum(iif(col = 'company_name', 0, doc)) AS found,
        max(col = 'company_name') AND NOT max(col IN ('title', 'category', 'place'))
      FROM job_words WHERE ${IS_WORD} GROUP BY term ${MOST_WORDS}
    ) ORDER BY length(term), found DESC, term)`,
  candidates: sql`
    SELECT profiles, 0, 0 FROM shown_versions UNION ALL SELECT * FROM (SELECT * FROM (
      SELECT term, count(DISTINCT iif(col = 'name', NULL, doc || col)) AS found,
        max(col = 'name') AND NOT max(col IN ('title', 'place'))
      FROM candidate_words WHERE ${IS_WORD} AND doc IN (SELECT id FROM candidates WHERE status = 'open') GROUP BY term ${MOST_WORDS}
    ) ORDER BY length(term), found DESC, term)`,
} as const;

const VERSIONS = {
  jobs: sql`SELECT offers FROM shown_versions`,
  candidates: sql`SELECT profiles FROM shown_versions`,
} as const;

export type Shown = {
  /** Facet of all rows that the client may see; null where every open row may be seen. */
  readonly audience: Facet | null;
  /** Keys of rows that keep the client out. */
  readonly hidden: ReadonlySet<number>;
};

/** The part for everybody: every open offer, and the profiles that are not for companies only. */
export const SHOWN_TO_EVERYBODY: Readonly<Record<Kind, Shown>> = {
  jobs: { audience: null, hidden: new Set() },
  candidates: { audience: facet('audience', 'open'), hidden: new Set() },
};

export const FOR_COMPANIES = facet('audience', 'companies');

/** Pay and hours as an offer says them, made comparable. */
function numbersOf(kind: Kind, [pay, period, hours]: StoredMore): Pick<OpenRow, NumberRange['number']> {
  const salaryPeriod = SALARY_PERIODS.find((each) => each === period);
  const weeklyHours = kind === 'jobs' && typeof hours === 'number' ? hours : null;
  if (kind !== 'jobs' || typeof pay !== 'number' || !salaryPeriod)
    return { yearlyPay: null, hourlyPay: null, weeklyHours };
  // Nobody knows the year of pay by the hour or the day whose hours are not said.
  const isGuess = salaryPeriod === 'giorno' || (salaryPeriod === 'ora' && weeklyHours === null);
  const yearly = isGuess ? 0 : pay * inAYear(salaryPeriod, weeklyHours);
  const hourly = salaryPeriod === 'ora' ? pay : weeklyHours && yearly / inAYear('ora', weeklyHours);
  return { yearlyPay: yearly || null, hourlyPay: hourly || null, weeklyHours };
}

function facetsOf(kind: Kind, codes: string, [status, ...ticks]: StoredMore): Facet[] {
  const found = readCodes(codes);
  if (kind === 'jobs') return found;
  const ticked = CANDIDATE_TICK_FILTERS.filter((_, index) => ticks[index] === 1);
  return [...found, ...ticked.map((name) => facet(name, 'true')), facet('audience', String(status))];
}

const toRow =
  (kind: Kind) =>
  ([id, codes, lat, lon, postedAt, validThrough, titleKey, locationKey, ...more]: StoredRow): OpenRow => ({
    id,
    facets: facetsOf(kind, codes, more),
    lat,
    lon,
    postedAt,
    validThrough: validThrough ?? Number.POSITIVE_INFINITY,
    titleKey,
    locationKey,
    ...numbersOf(kind, more),
  });

const toWord = ([word, count, isName]: StoredWord): OpenWord => ({ word, count, isName: isName === 1 });

/** A part of the index: where it is kept, how it is read and what it is made to. */
type IndexPart<Stored, Row> = {
  readonly kind: Kind;
  readonly key: string;
  readonly select: SQL;
  readonly toRow: (stored: Stored) => Row;
  /** As this isolate has read it last. */
  known: Index<Row> | null;
};

const part = <Stored, Row>(kind: Kind, key: string, select: SQL, toRow: (stored: Stored) => Row) => {
  const made: IndexPart<Stored, Row> = { kind, key: `${key}:${SHAPES.index}:${kind}`, select, toRow, known: null };
  return made;
};

const ROWS = {
  jobs: part('jobs', 'index', ROWS_OF.jobs, toRow('jobs')),
  candidates: part('candidates', 'index', ROWS_OF.candidates, toRow('candidates')),
};
const WORDS = {
  jobs: part('jobs', 'words', WORDS_OF.jobs, toWord),
  candidates: part('candidates', 'words', WORDS_OF.candidates, toWord),
};

export function forgetIndexes(): void {
  for (const kind of ['jobs', 'candidates'] as const) ROWS[kind].known = WORDS[kind].known = null;
}

async function readStored<Stored>(db: Database, { select }: IndexPart<Stored, unknown>): Promise<Index<Stored>> {
  const [version, ...rows] = await db.values<(number | string | null)[]>(select);
  return { version: Number(version?.[0] ?? 0), readAt: Date.now(), rows: rows as Stored[] };
}

function remember<Stored, Row>(part: IndexPart<Stored, Row>, stored: Index<Stored>): Index<Row> {
  const index = { ...stored, rows: stored.rows.map(part.toRow) };
  part.known = index;
  return index;
}

async function fromCache<Stored>(kv: KVNamespace, { key }: IndexPart<Stored, unknown>): Promise<Index<Stored> | null> {
  try {
    const found = await inTime(kv.get<Index<Stored>>(key, { type: 'json', cacheTtl: KV_CACHE_SECONDS }), PATIENCE_MS);
    return found === OVERDUE ? null : found;
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

async function readPart<Stored, Row>(source: Source, part: IndexPart<Stored, Row>): Promise<readonly Row[]> {
  const version = await versionOf(source, part.kind);
  if (part.known && part.known.version >= version) return part.known.rows;
  const stored = source.cache && (await fromCache(source.cache.kv, part));
  if (stored && stored.version >= version) return remember(part, stored).rows;
  const read = await readStored(source.db, part);
  source.cache?.afterwards(
    source.cache.kv
      .put(part.key, JSON.stringify(read), { expirationTtl: COPY_SECONDS })
      .catch(() => logLine('warn', { cache: 'index not written' })),
  );
  return remember(part, read).rows;
}

/**
 * All open rows of a kind, newest first. They are read from the database once a version: a request can name no other one.
 */
export const openRows = async (source: Source, kind: Kind): Promise<readonly OpenRow[]> =>
  source.last ? source.last.rows : readPart(source, ROWS[kind]);

/** The open offers of a condition, newest first: no cache, and no other offer is read. */
export async function openJobs(db: Database, which: SQL): Promise<readonly OpenRow[]> {
  const rows = await db.values<[...StoredRow]>(sql`${JOB_ROWS} AND ${which}`);
  // Sorted here: an order by key would make SQLite walk all open offers for it.
  return rows.map(toRow('jobs')).toSorted((a, b) => b.id - a.id);
}

/** All words of open rows, kept in the same way, once a text is misspelt. */
export const openWords = (source: Source, kind: Kind): Promise<readonly OpenWord[]> => readPart(source, WORDS[kind]);

/** The last index that is known without the database, however old, as a source; null without one. */
export async function lastSource(
  c: Context<AppEnv>,
  kind: Kind,
): Promise<{ readonly source: Source; readonly madeAt: Date } | null> {
  const part = ROWS[kind];
  const stored = part.known ? null : await fromCache(c.env.LISTS, part);
  const index = part.known ?? (stored && remember(part, stored));
  return index && { source: { ...sourceOf(c), last: index }, madeAt: new Date(index.readAt) };
}

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
  const ids = new Map<string, ReadonlySet<number>>();
  for (const [pattern, keys] of rows) {
    const found: number[] = JSON.parse(keys);
    if (found.length > MOST_MATCHES) since = Math.max(since, found[MOST_MATCHES] ?? 0);
    ids.set(pattern, new Set(found.slice(0, MOST_MATCHES)));
  }
  return { ids, since };
}

export const bothFound = (one: Found, other: Found): Found => ({
  ids: new Map([...one.ids, ...other.ids]),
  since: Math.max(one.since, other.since),
});
