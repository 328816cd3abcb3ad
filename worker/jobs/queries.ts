import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { writeCursor } from '../../shared/cursor.ts';
import { addDays } from '../../shared/dates.ts';
import { DELETED_JOB_DAYS, type PostedWithin } from '../../shared/job-values.ts';
import type { JobFiltersQuery, JobsQuery, OwnJobsQuery } from '../../shared/jobs.ts';
import { searchedFor, sortOf } from '../../shared/list-query.ts';
import type { Point } from '../../shared/places/distance.ts';
import { romeMidnight } from '../../shared/rome-clock.ts';
import type { Database } from '../db/client.ts';
import { byDistance, type Cell, cellsWithin, type NearCell } from '../db/lists/cells.ts';
import { withinWeight } from '../db/lists/list-page.ts';
import type { Listed, ListedPage, SearchedPage } from '../db/lists/listed.ts';
import { allOf } from '../db/lists/words.ts';
import { jobSearch } from '../db/search-index.ts';
import { applications, employerAnswers } from '../db/tables/applications.ts';
import { type JobRow, jobCells, jobCounters, jobSorted, jobs } from '../db/tables/jobs.ts';
import { hasPage, isOpen, isOpenFound, isReceivedApplication } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { readCursor, searchKind } from '../http/cursor.ts';
import { isCorrection } from '../text-search/correct-text.ts';
import { searchList } from '../text-search/search-list.ts';
import { JOB_COLUMNS, textTiers } from '../text-search/tiers.ts';
import { isCounted, keptTotal } from './count-jobs.ts';
import { toFilter } from './filters/to-filter.ts';
import { asksNothing, toMatch } from './filters/to-match.ts';

/** A stored offer without its long text. */
export type JobSummaryRow = Omit<JobRow, 'description'>;

/** An offer with the row that says how its owner answers. */
export type JobWithAnswers = { readonly job: JobRow; readonly answers: typeof employerAnswers.$inferSelect | null };

const columns = getTableColumns(jobs);

/** Open offers, of the last days only where a filter says so. */
export function openJobs(posted: PostedWithin | null, now: Date): Listed<JobRow> {
  const since = posted === null ? null : romeMidnight(now, Number(posted));
  const within = (posted: SQLiteColumn) => (since === null ? undefined : sql`${posted} >= ${since.getTime()}`);
  const isShown = and(isOpen(now), within(jobs.postedAt));
  return {
    table: jobs,
    search: jobSearch,
    isShown,
    isFound: and(isOpenFound(now), within(jobSearch.postedAt)),
    rows: (db, { where, order, limit }) =>
      db
        .select()
        .from(jobs)
        .where(where)
        .orderBy(...order)
        .limit(limit),
    picked: (db, selection) =>
      db
        .select({ row: columns, tier: sql<number>`picked.tier` })
        .from(sql`(${selection}) AS picked`)
        .crossJoin(jobs)
        .where(eq(jobs.id, sql`picked.id`)),
    sorted: (db, { facet, sort, after, limit }) => {
      const { key, id } = jobSorted;
      const beyond =
        sort === 'recent' ? sql`${id} < ${after?.id}` : sql`(${key}, ${id}) > (${after?.key}, ${after?.id})`;
      const same = and(
        eq(jobSorted.facet, facet),
        eq(jobSorted.sort, sort),
        sort === 'recent' ? eq(key, '') : undefined,
      );
      const order = sort === 'recent' ? [desc(id)] : [asc(key), asc(id)];
      return db
        .select(columns)
        .from(jobSorted)
        .crossJoin(jobs)
        .where(and(same, after ? beyond : undefined, eq(jobs.id, id), isShown))
        .orderBy(...order)
        .limit(limit);
    },
  };
}

/**
 * An offer that has a page, open or ended, with how its owner answers; null for one that never was, is hidden or
 * deleted.
 */
export async function jobWithAnswers(db: Database, publicId: string): Promise<JobWithAnswers | null> {
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

/** One page of the open offers a query asks for. */
export async function listJobs(db: Database, query: JobsQuery, now: Date): Promise<SearchedPage<JobRow>> {
  const { limit, cursor, search } = query;
  const sort = sortOf(query);
  const filter = toFilter(query);
  const cursorKind = searchKind(sort, [filter, ...searchedFor(query)]);
  const after =
    cursor === undefined ? null : readCursor(cursorKind, cursor, (text) => isCorrection(search ?? '', text));
  const { origin, radius } = filter;
  const cells = origin && (radius || sort === 'distance') ? await positionsFrom(db, origin) : [];
  const { filters, only } = toMatch(filter, radius && cellsWithin(cells, radius.km));
  const found = await searchList(db, openJobs(filter.posted, now), {
    kind: 'jobs',
    cursorKind,
    typed: search,
    exact: query.exact !== undefined,
    columns: JOB_COLUMNS,
    sort,
    filters,
    only: search?.trim() ? null : only,
    cells,
    origin,
    after,
    limit,
  });
  // A page that is not full is all there is.
  const whole = after === null && found.next === null ? { total: found.rows.length, exact: true } : null;
  const counted = search?.trim() ? null : asksNothing(filter) ? '' : only;
  return {
    ...found,
    total: whole ?? (counted !== null && isCounted(counted) ? await keptTotal(db, counted, now) : null),
  };
}

const positionsFrom = async (db: Database, origin: Point): Promise<NearCell[]> =>
  byDistance(await db.select().from(jobCells), origin);

/** An open offer as the sitemap names it. */
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

/** About how many open offers there are, from the kept counters. */
export async function countedJobs(db: Database): Promise<number> {
  const [counted] = await db.select().from(jobCounters);
  return counted?.counts[''] ?? 0;
}

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

/** An offer with the number of applications that its owner can read. */
export type OwnJobRow = JobRow & { readonly applications: number };

const received = (db: Database) =>
  db.$count(applications, and(eq(applications.jobId, jobs.id), isReceivedApplication()));

/** The offers of an account, as a condition: all that are not due to be purged. */
export const ownedBy = (ownerId: number, now: Date): SQL | undefined =>
  and(eq(jobs.ownerId, ownerId), or(isNull(jobs.deletedAt), gt(jobs.deletedAt, addDays(now, -DELETED_JOB_DAYS))));

/** One page of the offers of an account in whatever state, newest first. */
export async function listOwnJobs(
  db: Database,
  { ownerId, query, now }: { ownerId: number; query: OwnJobsQuery; now: Date },
): Promise<ListedPage<OwnJobRow>> {
  const { limit, cursor } = query;
  const own = ownedBy(ownerId, now);
  const after = cursor === undefined ? undefined : lt(jobs.id, readCursor(OWN_ORDER, cursor).id);
  const [found, total] = await Promise.all([
    db
      .select({ ...columns, applications: received(db) })
      .from(jobs)
      .where(and(own, after))
      .orderBy(desc(jobs.id))
      .limit(limit + 1),
    db.$count(jobs, own),
  ]);
  const rows = withinWeight(found.slice(0, limit));
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return {
    rows,
    total: { total, exact: true },
    next: last ? writeCursor(OWN_ORDER, { after: '', id: last.id }) : null,
  };
}

/** Name of the order in cursors. */
const OWN_ORDER = 'own';

/** @throws DomainError `forbidden` for an offer of somebody else that everybody sees, else `not-found` */
export async function requireOwnJob(
  db: Database,
  { ownerId, publicId, now }: { ownerId: number; publicId: string; now: Date },
): Promise<OwnJobRow> {
  const [own] = await db
    .select({ ...columns, applications: received(db) })
    .from(jobs)
    .where(and(eq(jobs.publicId, publicId), ownedBy(ownerId, now)))
    .limit(1);
  if (own) return own;
  if ((await jobsByPublicIds(db, [publicId])).length > 0)
    throw new DomainError('forbidden', 'Questa offerta non è tua.');
  throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
}

/** A search that new offers are looked for with. */
type Search = JobFiltersQuery;

const { id, publicId, title, companyName, location, type, postedAt, announcedOn } = columns;
const { salaryMin, salaryMax, salaryPeriod, salaryNet } = columns;
const announced = { id, publicId, title, companyName, location, type, postedAt, announcedOn };
const ofAnnounced = { ...announced, salaryMin, salaryMax, salaryPeriod, salaryNet };
/** The parts of an offer that mails of alerts show. */
export type AnnouncedJob = Pick<JobRow, keyof typeof ofAnnounced>;

/**
 * Open offers that were announced on or after a day and that each of the searches finds, newest first. One statement tries
 * each of these offers against each search: it costs the same however many others there are.
 * @returns for each search its offers, in the order of the searches
 */
export async function announcedJobs(
  db: Database,
  searches: readonly Search[],
  { from, now }: { readonly from: string; readonly now: Date },
): Promise<AnnouncedJob[][]> {
  const isNew = and(isOpen(now), gte(jobs.announcedOn, from));
  const cells = searches.some(({ radius }) => radius !== undefined) ? await db.select().from(jobCells) : [];
  const matches = searches.map((search) => matchOf(search, cells));
  // One parameter, however many searches: D1 binds a hundred at most.
  const asked = JSON.stringify(matches.flatMap((match, index) => (match === null ? [] : [[index, match]])));
  const [rows, found] = await db.batch([
    // Sorted here: an order by key would make SQLite walk all open offers for it.
    db.select(ofAnnounced).from(jobs).where(isNew),
    db
      .select({ search: sql<number>`asked.value ->> 0`, job: jobs.id })
      .from(sql`json_each(${asked}) AS asked`)
      .crossJoin(jobs)
      .crossJoin(jobSearch)
      .where(and(isNew, sql`${jobSearch} MATCH asked.value ->> 1`, eq(jobSearch.rowid, jobs.id))),
  ]);
  const newestFirst = rows.toSorted((a, b) => b.id - a.id);
  const finds = new Set(found.map(({ search, job }) => `${search} ${job}`));
  return matches.map((match, index) => newestFirst.filter((row) => match === null || finds.has(`${index} ${row.id}`)));
}

function matchOf(search: Search, cells: readonly Cell[]): string | null {
  const filter = toFilter(search);
  const { radius, origin } = filter;
  const { filters } = toMatch(filter, radius && origin && cellsWithin(byDistance(cells, origin), radius.km));
  const text = textTiers(search.search ?? '', JOB_COLUMNS)?.all ?? null;
  return allOf([text, filters].filter((part) => part !== null));
}
