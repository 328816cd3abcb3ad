import { and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { COUNTED_FILTERS } from '../../shared/job-filters.ts';
import { JOB_CATEGORIES } from '../../shared/job-values.ts';
import type { JobCount, JobFilters, JobFiltersQuery, JobsQuery } from '../../shared/jobs.ts';
import { DROPPED_FILTERS } from '../../shared/jobs.ts';
import { sortOf } from '../../shared/list-query.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { isOneOf, pick, recordOf } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { employerAnswers } from '../db/tables/applications.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { hasPage, isOpen } from '../db/visibility.ts';
import { allOf, type Expression, hasFacet, testOf } from '../search/expression.ts';
import { facet, tally } from '../search/facets.ts';
import { matchWords } from '../search/match-words.ts';
import { openRows, type Source } from '../search/open-index.ts';
import {
  countList,
  findEach,
  type Search,
  type SearchCounts,
  type SearchedPage,
  searchList,
} from '../search/search-list.ts';
import { titleMatch } from '../text-search/trades.ts';
import { inTowns, townsAround } from '../text-search/widen.ts';
import { LETTING_IN, toQuestion } from './to-question.ts';

export type JobSummaryRow = Omit<JobRow, 'description'>;

/** An offer with the row that says how its owner answers. */
export type JobWithAnswers = { readonly job: JobRow; readonly answers: typeof employerAnswers.$inferSelect | null };

const columns = getTableColumns(jobs);

/** Open offers among the keys, in no order: one row a key, as the key is looked for first. */
const readOpen = (db: Database, ids: readonly number[], now: Date): Promise<JobRow[]> =>
  db
    .select(columns)
    .from(sql`json_each(${JSON.stringify(ids)}) AS wanted`)
    .crossJoin(jobs)
    .where(and(sql`${jobs.id} = wanted.value`, isOpen(now)));

/**
 * An offer that has a page, open or ended, with how its owner answers; null for one that never was, is hidden or
 * deleted.
 */
export async function readJob(db: Database, publicId: string): Promise<JobWithAnswers | null> {
  const [row] = await db
    .select({ job: jobs, answers: employerAnswers })
    .from(jobs)
    .leftJoin(employerAnswers, eq(employerAnswers.userId, jobs.ownerId))
    .where(eq(jobs.publicId, publicId))
    .limit(1);
  return row && hasPage(row.job) ? row : null;
}

/** Offers with a page among the ids, open or ended, in no order and without their long texts. */
export async function jobsByPublicIds(db: Database, publicIds: readonly string[]): Promise<JobSummaryRow[]> {
  const { description: _long, ...short } = columns;
  // One parameter, however many ids: D1 binds a hundred at most.
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(publicIds)}))`;
  const rows = await db.select(short).from(jobs).where(inArray(jobs.publicId, wanted));
  return rows.filter(hasPage);
}

const toSearch = (query: JobFiltersQuery & Pick<JobsQuery, 'sort'>): Search => ({
  kind: 'jobs',
  typed: query,
  question: toQuestion(query),
});

export function listJobs(source: Source, query: JobsQuery, now: Date): Promise<SearchedPage<JobRow>> {
  const { limit, cursor, search, town } = query;
  const sort = sortOf(query);
  // The page of a town is by distance, and has its steps all the same.
  const stepped = sort === 'relevance' || (Boolean(search?.trim()) && town !== undefined);
  const read = (ids: readonly number[]) => readOpen(source.db, ids, now);
  return searchList(source, { ...toSearch(query), sort, stepped, limit, cursor, read }, now);
}

/** Counts what a query finds, and what it would find with one filter changed. */
export async function countJobs(source: Source, query: JobFiltersQuery, now: Date): Promise<JobFilters> {
  const { counts, dropped, wider, ...numbers } = await countList(
    source,
    { ...toSearch(query), lettingIn: LETTING_IN },
    now,
  );
  return {
    ...numbers,
    counts: byFilter(counts),
    dropped: dropped.flatMap(({ filter, total }) => (isOneOf(DROPPED_FILTERS, filter) ? { filter, total } : [])),
    wider: [...wider],
  };
}

/** Counts as the answer has them: no filter, no value without an offer. */
function byFilter(counts: SearchCounts['counts']): JobFilters['counts'] {
  const named = [...counts].map(([{ filter, value }, count]) => ({ filter, value, count }));
  const of = (name: string) => named.filter(({ filter }) => filter === name).map(({ value, count }) => [value, count]);
  return recordOf(COUNTED_FILTERS, (name) => Object.fromEntries(of(name)));
}

/** Open offers in all, of each municipality and of each category that has any. */
export async function countByPlace(source: Source, now: Date): Promise<JobCount[]> {
  const rows = await openRows(source, 'jobs');
  const open = rows.filter(({ validThrough }) => validThrough > now.getTime());
  const { add, counts } = tally();
  for (const { facets } of open) facets.forEach(add);
  const named = [...counts()].flatMap(([{ filter, value }, count]): JobCount[] => {
    if (filter === 'location') return [{ town: value, category: null, count }];
    const category = filter === 'category' && JOB_CATEGORIES.find((each) => each === value);
    return category ? [{ town: null, category, count }] : [];
  });
  return open.length > 0 ? [{ town: null, category: null, count: open.length }, ...named] : [];
}

/** The newest open offers that each of some conditions finds, the first condition's first, an offer once; without one of them. */
async function newestOfEach(
  source: Source,
  conditions: readonly Expression[],
  { but, limit, now }: { readonly but: number; readonly limit: number; readonly now: Date },
): Promise<JobRow[]> {
  const [rows, found] = await Promise.all([openRows(source, 'jobs'), matchWords(source.db, 'jobs', conditions)]);
  const open = rows.filter(({ id, validThrough }) => id !== but && validThrough > now.getTime());
  const ids = conditions.flatMap((condition) =>
    open
      .filter(testOf(condition, found))
      .slice(0, limit)
      .map(({ id }) => id),
  );
  const first = [...new Set(ids)].slice(0, limit);
  const read = await readOpen(source.db, first, now);
  return first.flatMap((id) => read.find((row) => row.id === id) ?? []);
}

const MOST_SIMILAR = 3;
const NEAR_KM = 15;

/**
 * Searches for offers like this one, the most alike first: the same trade nearby, the same trade, the same category nearby,
 * the same category.
 */
function likeness(job: JobRow): Expression[] {
  const place = municipalityBySlug(job.town ?? '');
  const nearby = place ? [inTowns(townsAround([place], NEAR_KM))] : [];
  const category = hasFacet([facet('category', job.category)]);
  const trade = titleMatch(job.title, category);
  const ways = [...(trade === null ? [] : [[trade, ...nearby], [trade]]), [category, ...nearby], [category]];
  return ways.map(allOf);
}

/**
 * Open offers like one that has a page, the most alike first, newest first among those as much alike; null for an offer
 * that is not there.
 */
export async function similarTo(source: Source, publicId: string, now: Date): Promise<JobRow[] | null> {
  const found = await readJob(source.db, publicId);
  return found && newestOfEach(source, likeness(found.job), { but: found.job.id, limit: MOST_SIMILAR, now });
}

const MOST_OFFERS = 30;

/** Companies of the newest open offers that a condition finds, each once. */
export async function companiesFound(source: Source, condition: Expression, now: Date): Promise<string[]> {
  const found = await newestOfEach(source, [condition], { but: 0, limit: MOST_OFFERS, now });
  return [...new Set(found.map(({ companyName }) => companyName))];
}

export type JobAddress = Pick<JobRow, 'publicId' | 'updatedAt' | 'validThrough'>;

/** Open offers whose keys lie in `[from, to)`, or all of them, newest first; no more than `limit`. */
export function jobAddresses(
  db: Database,
  { keys, limit, now }: { keys: { from: number; to: number } | null; limit: number; now: Date },
): Promise<JobAddress[]> {
  const { id, publicId, updatedAt, validThrough } = jobs;
  return db
    .select({ publicId, updatedAt, validThrough })
    .from(jobs)
    .where(and(isOpen(now), keys ? and(gte(id, keys.from), lt(id, keys.to)) : undefined))
    .orderBy(desc(id))
    .limit(limit);
}

/** How many open offers there are, those that have ended since the last sweep too. */
export const countOpen = (db: Database): Promise<number> => db.$count(jobs, eq(jobs.status, 'open'));

/**
 * Numbers of the parts of `size` keys that hold open offers, ascending: part 2 of 100 is keys 200 to 299. Jumps from one
 * part to the next, so that it reads one row a part.
 */
export async function jobParts(db: Database, size: number): Promise<number[]> {
  const firstFrom = (from: SQL) =>
    sql`(SELECT min(id) / CAST(${size} AS INTEGER) FROM jobs WHERE status = 'open' AND id >= ${from})`;
  const rows = await db.all<{ n: number }>(sql`
    WITH RECURSIVE part (n) AS (
      SELECT ${firstFrom(sql`0`)}
      UNION ALL SELECT ${firstFrom(sql`(n + 1) * ${size}`)} FROM part WHERE n IS NOT NULL
    )
    SELECT n FROM part WHERE n IS NOT NULL`);
  return rows.map(({ n }) => n);
}

/** The parts of an offer that mails of alerts show. */
const announced = {
  ...pick(columns, ['id', 'publicId', 'title', 'companyName', 'location', 'type', 'postedAt', 'announcedOn']),
  ...pick(columns, ['salaryMin', 'salaryMax', 'salaryPeriod', 'salaryNet']),
};

/**
 * Open offers that were announced on or after a day and that each of the searches finds, newest first.
 * @returns for each search its offers, in the order of the searches
 */
export async function announcedJobs(
  db: Database,
  searches: readonly JobFiltersQuery[],
  { from, now }: { readonly from: string; readonly now: Date },
): Promise<Pick<JobRow, keyof typeof announced>[][]> {
  const isNew = and(isOpen(now), gte(jobs.announcedOn, from));
  // Sorted here: an order by key would make SQLite walk all open offers for it.
  const rows = (await db.select(announced).from(jobs).where(isNew)).toSorted((a, b) => b.id - a.id);
  const found = await findEach(
    { db, cache: null },
    'jobs',
    searches.map((search) => ({ typed: search, question: toQuestion(search) })),
    now,
  );
  return found.map((ids) => rows.filter(({ id }) => ids.has(id)));
}
