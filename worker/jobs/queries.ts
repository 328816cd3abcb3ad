import { and, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { writeCursor } from '../../shared/cursor.ts';
import { addDays } from '../../shared/dates.ts';
import { PAST_MONTHS } from '../../shared/employer-values.ts';
import { PUBLIC_JOB_FIELDS } from '../../shared/job-fields.ts';
import { COUNTED_FILTERS } from '../../shared/job-filters.ts';
import { DELETED_JOB_DAYS, JOB_CATEGORIES } from '../../shared/job-values.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import {
  DROPPED_FILTERS,
  type JobCount,
  type JobFilters,
  type JobFiltersQuery,
  type JobsQuery,
  type OwnJobsQuery,
} from '../../shared/jobs.ts';
import { sortOf } from '../../shared/list-query.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { isOneOf, keysOf, pick, recordOf } from '../../shared/records.ts';
import { cleanLine, foldText } from '../../shared/text.ts';
import type { Database } from '../db/client.ts';
import { type Actor, isOfOne, type Owners, readableOwners } from '../db/employers.ts';
import { type ListedPage, pageOf } from '../db/list-page.ts';
import { applications, employerAnswers } from '../db/tables/applications.ts';
import { type EmployerPageRow, employerPages } from '../db/tables/employers.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { hasPage, isOnPage, isOpen, isOver, isProvenApplication, isReceivedApplication } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { refuseReader } from '../http/callers.ts';
import { readCursor } from '../http/cursor.ts';
import { allOf, type Expression, hasFacet, testOf } from '../search/expression.ts';
import { facet, tally } from '../search/facets.ts';
import { matchWords, openRows, type Source } from '../search/open-index.ts';
import {
  countList,
  findEach,
  type Search,
  type SearchCounts,
  type SearchedPage,
  searchList,
} from '../search/search-list.ts';
import { jobQuestion, LETTING_IN } from '../search/to-question.ts';
import { titleMatch } from '../text-search/trades.ts';
import { inTowns, townsAround } from '../text-search/widen.ts';

const columns = getTableColumns(jobs);

/** Columns of an offer as everybody sees it: what it is searched by, and what its owner alone reads, stay in the database. */
const shown = pick(columns, [
  ...keysOf(PUBLIC_JOB_FIELDS),
  ...([
    'id',
    'publicId',
    'status',
    'town',
    'lat',
    'lon',
    'postedAt',
    'validThrough',
    'updatedAt',
    'confirmedAt',
    'spontaneous',
  ] as const),
]);

export type ShownJobRow = Pick<JobRow, keyof typeof shown>;
export type JobSummaryRow = Omit<ShownJobRow, 'description'>;

type Answers = typeof employerAnswers.$inferSelect;

export type JobWithAnswers = {
  readonly job: ShownJobRow;
  readonly answers: Answers | null;
  /** The public page of its employer. */
  readonly page: Pick<EmployerPageRow, 'slug' | 'name' | 'nameKey' | 'website'> | null;
};

/** Written and read here, as drizzle's builder and mapping take a fifth of the time of a list. */
const SHOWN = Object.entries(shown).map(([name, column]) => ({
  name,
  column,
  isAsStored: ['string', 'number'].includes(column.dataType),
}));
const SELECTED = sql.raw(SHOWN.map(({ column }) => `jobs.${column.name}`).join());
/** Rows are copies of one object: those with so many fields that are added one by one are several times as slow to read. */
const EMPTY: Readonly<Record<string, unknown>> = recordOf(keysOf(shown), () => null);

function toShown(values: readonly unknown[]): ShownJobRow {
  const row = { ...EMPTY };
  for (const [index, { name, column, isAsStored }] of SHOWN.entries()) {
    const value = values[index];
    row[name] = isAsStored || value === null ? value : column.mapFromDriverValue(value as never);
  }
  return row as ShownJobRow;
}

/** Open offers among the keys, in no order: one row a key, as the key is looked for first. */
async function readOpen(db: Database, ids: readonly number[], now: Date): Promise<ShownJobRow[]> {
  const rows = await db.values<unknown[]>(sql`
    SELECT ${SELECTED} FROM json_each(${JSON.stringify(ids)}) AS wanted CROSS JOIN jobs
    WHERE ${jobs.id} = wanted.value AND ${isOpen(now)}`);
  return rows.map(toShown);
}

/**
 * An offer that has a page, open or ended, with how its owner answers; null for one that never was, is hidden or
 * deleted.
 */
export async function readJob(db: Database, publicId: string): Promise<JobWithAnswers | null> {
  const [row] = await db
    .select({ job: shown, answers: employerAnswers, page: pick(employerPages, ['slug', 'name', 'nameKey', 'website']) })
    .from(jobs)
    .leftJoin(employerAnswers, eq(employerAnswers.userId, jobs.ownerId))
    .leftJoin(employerPages, and(eq(employerPages.ownerId, jobs.ownerId), eq(employerPages.shown, true), isOnPage()))
    .where(eq(jobs.publicId, publicId))
    .limit(1);
  return row && hasPage(row.job) ? row : null;
}

const MOST_OF_EMPLOYER = 100;
const MOST_PAST = 50;

/** Open offers of an account without their long texts, the newest first, and the titles of those that are over since some months. */
export async function jobsOfEmployer(db: Database, { ownerId, now }: { ownerId: number; now: Date }) {
  const { description: _long, ...short } = shown;
  const own = and(eq(jobs.ownerId, ownerId), isOnPage());
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - PAST_MONTHS);
  const title = jobs.title;
  const [open, past] = await db.batch([
    db
      .select(short)
      .from(jobs)
      .where(and(own, isOpen(now)))
      .orderBy(desc(jobs.id))
      .limit(MOST_OF_EMPLOYER),
    db
      .select({ title, postedAt: sql<number>`max(${jobs.postedAt})` })
      .from(jobs)
      .where(and(own, gt(jobs.postedAt, since), isOver(now)))
      .groupBy(jobs.titleKey)
      .orderBy(desc(sql`max(${jobs.postedAt})`))
      .limit(MOST_PAST),
  ]);
  return { open, past };
}

/** Offers with a page among the ids, open or ended, in no order and without their long texts. */
export async function jobsByPublicIds(db: Database, publicIds: readonly string[]): Promise<JobSummaryRow[]> {
  const { description: _long, ...short } = shown;
  // One parameter, however many ids: D1 binds a hundred at most.
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(publicIds)}))`;
  const rows = await db.select(short).from(jobs).where(inArray(jobs.publicId, wanted));
  return rows.filter(hasPage);
}

const toSearch = (query: JobFiltersQuery & Pick<JobsQuery, 'sort'>): Search => ({
  kind: 'jobs',
  typed: query,
  question: jobQuestion(query),
});

export function listJobs(source: Source, query: JobsQuery, now: Date): Promise<SearchedPage<ShownJobRow>> {
  const { limit, cursor, search, town } = query;
  const sort = sortOf(query);
  // The page of a town is by distance, and has its steps all the same.
  const stepped = sort === 'relevance' || (Boolean(search?.trim()) && town !== undefined);
  const read = (ids: readonly number[]) => readOpen(source.db, ids, now);
  return searchList(source, { ...toSearch(query), sort, stepped, limit, cursor, read }, now);
}

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
): Promise<ShownJobRow[]> {
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
 * the same category. `isNear`: those nearby alone, of any trade and category in the end.
 */
function likeness(job: ShownJobRow, isNear: boolean): Expression[] {
  const place = municipalityBySlug(job.town ?? '');
  const nearby = place ? [inTowns(townsAround([place], NEAR_KM))] : [];
  const category = hasFacet([facet('category', job.category)]);
  const trade = titleMatch(job.title, category);
  if (isNear && place)
    return [...(trade === null ? [] : [[trade]]), [category], []].map((way) => allOf([...way, ...nearby]));
  const ways = [...(trade === null ? [] : [[trade, ...nearby], [trade]]), [category, ...nearby], [category]];
  return ways.map(allOf);
}

/**
 * Open offers like one that has a page, the most alike first, newest first among those as much alike; null for an offer
 * that is not there.
 */
export async function similarTo(
  source: Source,
  publicId: string,
  { isNear, now }: { readonly isNear: boolean; readonly now: Date },
): Promise<ShownJobRow[] | null> {
  const found = await readJob(source.db, publicId);
  return found && newestOfEach(source, likeness(found.job, isNear), { but: found.job.id, limit: MOST_SIMILAR, now });
}

const MOST_OFFERS = 30;

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
  const requested = searches.map((search) => ({ typed: search, question: jobQuestion(search) }));
  const found = await findEach(db, gte(jobs.announcedOn, from), requested, now);
  // One parameter, however many offers: D1 binds a hundred at most.
  const keys = sql`(SELECT value FROM json_each(${JSON.stringify([...new Set(found.flat())])}))`;
  const rows = await db.select(announced).from(jobs).where(inArray(jobs.id, keys));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
}

export type OwnJobRow = JobRow & { readonly applications: number };

const receivedCount = (db: Database) =>
  db.$count(applications, and(eq(applications.jobId, jobs.id), isReceivedApplication()));

export const provenCount = (db: Database) =>
  db.$count(applications, and(eq(applications.jobId, jobs.id), isProvenApplication()));

/** The offers of these accounts, as a condition: all that are not due to be purged. */
export const ownedBy = (owners: Owners, now: Date): SQL | undefined =>
  and(
    isOfOne(jobs.ownerId, owners),
    eq(jobs.spontaneous, false),
    or(isNull(jobs.deletedAt), gt(jobs.deletedAt, addDays(now, -DELETED_JOB_DAYS))),
  );

export async function listOwnJobs(
  db: Database,
  { account, query, now }: { account: Actor; query: OwnJobsQuery; now: Date },
): Promise<ListedPage<OwnJobRow>> {
  const { limit, cursor, job, status, search } = query;
  const sought = foldText(search ?? '');
  const part = `%${sought}%`;
  const own = and(
    ownedBy(readableOwners(account), now),
    job === undefined ? undefined : eq(jobs.publicId, job),
    status === undefined ? undefined : eq(jobs.status, status),
    cleanLine(search ?? '') === ''
      ? undefined
      : sql`(${sought !== ''} AND (${jobs.titleKey} LIKE ${part} OR ${jobs.locationKey} LIKE ${part}))`,
  );
  const after = cursor === undefined ? undefined : lt(jobs.id, readCursor(OWN_ORDER, cursor).id);
  const [found, total] = await Promise.all([
    db
      .select({ ...columns, applications: receivedCount(db) })
      .from(jobs)
      .where(and(own, after))
      .orderBy(desc(jobs.id))
      .limit(limit + 1),
    db.$count(jobs, own),
  ]);
  return pageOf(found, { limit, total, next: ({ id }) => writeCursor(OWN_ORDER, { after: '', id }) });
}

const OWN_ORDER = 'own';

type Wanted = { readonly account: Actor; readonly publicId: string; readonly now: Date };

/**
 * An offer that somebody may read as its owner does.
 * @throws DomainError `forbidden` for an offer of somebody else that everybody sees, else `not-found`
 */
export async function requireOwnJob(db: Database, { account, publicId, now }: Wanted): Promise<OwnJobRow> {
  const [own] = await db
    .select({ ...columns, applications: receivedCount(db) })
    .from(jobs)
    .where(and(eq(jobs.publicId, publicId), ownedBy(readableOwners(account), now)))
    .limit(1);
  if (own) return own;
  const { status, spontaneous } = jobs;
  const [other] = await db.select({ status, spontaneous }).from(jobs).where(eq(jobs.publicId, publicId)).limit(1);
  if (other && hasPage(other)) throw new DomainError('forbidden', 'Questa offerta non è tua.');
  throw new DomainError('not-found', NO_SUCH_JOB);
}

/**
 * An offer that somebody may change.
 * @throws DomainError also `forbidden` for an account that only reads
 */
export async function requireManagedJob(db: Database, wanted: Wanted): Promise<OwnJobRow> {
  const row = await requireOwnJob(db, wanted);
  refuseReader(wanted.account, row.ownerId);
  return row;
}
