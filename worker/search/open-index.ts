import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { CANDIDATE_TICK_FILTERS } from '../../shared/candidate-values.ts';
import { SALARY_PERIODS } from '../../shared/job-values.ts';
import { inAYear } from '../../shared/pay-equivalents.ts';
import { SHAPES } from '../../shared/stored-shapes.ts';
import type { Database } from '../db/client.ts';
import { shownVersions } from '../db/tables/operation.ts';
import type { AppEnv } from '../env.ts';
import { COPY_SECONDS } from '../http/last-copy.ts';
import { readCached, readVersions } from '../http/versions.ts';
import { logLine } from '../log.ts';
import { type Facet, facet, readCodes } from './facets.ts';
import { EVERYTHING, type OpenIndex, type OpenRow, type Question, toIndex } from './search.ts';

export type Kind = 'jobs' | 'candidates';

/** Columns of a kind that the others have not. */
type StoredMore = readonly (number | string | null)[];

type StoredRow = readonly [
  id: number,
  codes: string,
  lat: number | null,
  lon: number | null,
  postedAt: number,
  validThrough: number | null,
  titleKey: string,
  locationKey: string,
  ...more: StoredMore,
];

/** A word of open rows, the number of their columns that have it, names left out, and true where names alone have it. */
export type OpenWord = { readonly word: string; readonly count: number; readonly isName: boolean };

type StoredWord = readonly [word: string, count: number, isName: 0 | 1];

/** The version of what is shown that something was read as of; `readAt` in milliseconds. */
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
    SELECT profiles, '', NULL, NULL, 0, NULL, '', '', '', NULL${sql.join(CANDIDATE_TICK_FILTERS.map(() => sql`, 0`))}
    FROM shown_versions UNION ALL SELECT * FROM (
      SELECT id, codes, lat, lon, posted_at, NULL, title_key, location_key, status, available_until${sql.join(CANDIDATE_TICK_FILTERS.map((name) => sql`, ${sql.identifier(name)}`))}
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

/** All that everybody may see: every open offer, and the profiles that are not for companies only. */
export const FOR_EVERYBODY: Readonly<Record<Kind, Question>> = {
  jobs: EVERYTHING,
  candidates: { ...EVERYTHING, audience: facet('audience', 'open') },
};

export const FOR_COMPANIES = facet('audience', 'companies');

type Own = Pick<OpenRow, 'facets' | 'yearlyPay' | 'hourlyPay' | 'weeklyHours' | 'availableUntil'>;

/** Pay and hours of an offer as it says them, made comparable. */
function ownOfJob(facets: Facet[], [pay, period, hours]: StoredMore): Own {
  const salaryPeriod = SALARY_PERIODS.find((each) => each === period);
  const weeklyHours = typeof hours === 'number' ? hours : null;
  if (typeof pay !== 'number' || !salaryPeriod)
    return { facets, yearlyPay: null, hourlyPay: null, weeklyHours, availableUntil: null };
  // Nobody knows the year of pay by the hour or the day whose hours are not said.
  const isGuess = salaryPeriod === 'giorno' || (salaryPeriod === 'ora' && weeklyHours === null);
  const yearly = isGuess ? 0 : pay * inAYear(salaryPeriod, weeklyHours);
  const hourly = salaryPeriod === 'ora' ? pay : weeklyHours && yearly / inAYear('ora', weeklyHours);
  return { facets, yearlyPay: yearly || null, hourlyPay: hourly || null, weeklyHours, availableUntil: null };
}

function ownOfCandidate(towns: Facet[], [status, until, ...ticks]: StoredMore): Own {
  const ticked = CANDIDATE_TICK_FILTERS.filter((_, index) => ticks[index] === 1);
  const facets = [...towns, ...ticked.map((name) => facet(name, 'true')), facet('audience', String(status))];
  const availableUntil = until === null ? null : Date.parse(String(until));
  return { facets, yearlyPay: null, hourlyPay: null, weeklyHours: null, availableUntil };
}

const toRow =
  (ownOf: (facets: Facet[], more: StoredMore) => Own) =>
  ([id, codes, lat, lon, postedAt, validThrough, titleKey, locationKey, ...more]: StoredRow): OpenRow => ({
    id,
    lat,
    lon,
    postedAt,
    validThrough: validThrough ?? Number.POSITIVE_INFINITY,
    titleKey,
    locationKey,
    ...ownOf(readCodes(codes), more),
  });

const toJob = toRow(ownOfJob);

const toWord = ([word, count, isName]: StoredWord): OpenWord => ({ word, count, isName: isName === 1 });

const VERSION_NAMES = { jobs: 'offers', candidates: 'profiles' } as const;

/** The version that readers are shown: of KV, or of the database where KV does not say. */
async function versionOf({ db, cache }: Source, kind: Kind): Promise<number> {
  const published = cache && (await readVersions(cache.kv));
  if (published) return published[VERSION_NAMES[kind]];
  const [row] = await db.select({ version: shownVersions[VERSION_NAMES[kind]] }).from(shownVersions);
  return row?.version ?? 0;
}

/** All that a statement reads, as of a version: as this isolate knows it, else as KV keeps it, else from the database. */
function cached<Stored, Data>(
  kind: Kind,
  { name, statement }: { readonly name: string; readonly statement: SQL },
  toData: (rows: readonly Stored[]) => Data,
) {
  const key = `${name}:${SHAPES.index}:${kind}`;
  type Rows = AsOf & { readonly rows: readonly Stored[] };
  let known: (AsOf & { readonly data: Data }) | null = null;
  function remember({ version, readAt, rows }: Rows) {
    known = { version, readAt, data: toData(rows) };
    return known;
  }
  return {
    async read(source: Source): Promise<Data> {
      const { db, cache } = source;
      const version = await versionOf(source, kind);
      if (known && known.version >= version) return known.data;
      const stored = cache && (await readCached<Rows>(cache.kv, key));
      if (stored && stored.version >= version) return remember(stored).data;
      const [first, ...rows] = await db.values<(number | string | null)[]>(statement);
      const read = { version: Number(first?.[0] ?? 0), readAt: Date.now(), rows: rows as Stored[] };
      cache?.afterwards(
        cache.kv
          .put(key, JSON.stringify(read), { expirationTtl: COPY_SECONDS })
          .catch(() => logLine('warn', { cache: 'index not written' })),
      );
      return remember(read).data;
    },
    /** As it is known without the database, however old. */
    async last(kv: KVNamespace): Promise<(AsOf & { readonly data: Data }) | null> {
      const stored = known ? null : await readCached<Rows>(kv, key);
      return known ?? (stored && remember(stored));
    },
    forget(): void {
      known = null;
    },
  };
}

const indexOf = (kind: Kind, toRow: (stored: StoredRow) => OpenRow) =>
  cached(kind, { name: 'index', statement: ROWS_OF[kind] }, (rows: readonly StoredRow[]) => toIndex(rows.map(toRow)));
const cachedWords = (kind: Kind) =>
  cached(kind, { name: 'words', statement: WORDS_OF[kind] }, (rows: readonly StoredWord[]) => rows.map(toWord));

const INDEXES = { jobs: indexOf('jobs', toJob), candidates: indexOf('candidates', toRow(ownOfCandidate)) };
const WORDS = { jobs: cachedWords('jobs'), candidates: cachedWords('candidates') };

export function forgetIndexes(): void {
  for (const { jobs, candidates } of [INDEXES, WORDS]) for (const index of [jobs, candidates]) index.forget();
}

/** All open rows of a kind. They are read from the database once a version: a request can name no other one. */
export const openIndex = async (source: Source, kind: Kind): Promise<OpenIndex> =>
  source.last ?? INDEXES[kind].read(source);

/** The open offers of a condition, newest first: no cache, and no other offer is read. */
export async function openJobs(db: Database, which: SQL): Promise<OpenIndex> {
  const rows = await db.values<[...StoredRow]>(sql`${JOB_ROWS} AND ${which}`);
  // Sorted here: an order by key would make SQLite walk all open offers for it.
  return toIndex(rows.map(toJob).toSorted((a, b) => b.id - a.id));
}

/** All words of open rows, kept in the same way, once a text is misspelt. */
export const openWords = (source: Source, kind: Kind): Promise<readonly OpenWord[]> => WORDS[kind].read(source);

/** The last index that is known without the database, however old, as a source; null without one. */
export async function lastSource(
  c: Context<AppEnv>,
  kind: Kind,
): Promise<{ readonly source: Source; readonly madeAt: Date } | null> {
  const found = await INDEXES[kind].last(c.env.LISTS);
  return found && { source: { ...sourceOf(c), last: found.data }, madeAt: new Date(found.readAt) };
}
