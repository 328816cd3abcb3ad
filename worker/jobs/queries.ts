import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { PostedWithin } from '../../shared/job-values.ts';
import type { JobsQuery } from '../../shared/jobs.ts';
import { searchedFor, sortOf } from '../../shared/list-query.ts';
import type { Point } from '../../shared/places/distance.ts';
import { romeMidnight } from '../../shared/rome-clock.ts';
import type { Database } from '../db/client.ts';
import { windowFacet } from '../db/job-windows.ts';
import { byDistance, cellsOf, cellsWithin, type NearCell } from '../db/lists/cells.ts';
import type { Listed, SearchedPage } from '../db/lists/listed.ts';
import { literalNumber } from '../db/literal-number.ts';
import { jobSearch } from '../db/search-index.ts';
import { employerAnswers } from '../db/tables/applications.ts';
import { type JobRow, jobCells, jobCounters, jobSorted, jobs } from '../db/tables/jobs.ts';
import { hasPage, isOpen, isOpenFound } from '../db/visibility.ts';
import { readCursor, searchKind } from '../http/cursor.ts';
import { apart, type Share, shareReads } from '../http/share-reads.ts';
import { isCorrection } from '../text-search/correct-text.ts';
import { searchList } from '../text-search/search-list.ts';
import { JOB_COLUMNS } from '../text-search/tiers.ts';
import { isCounted, jobTallies, keptTotal } from './filters/count-jobs.ts';
import { inOrder } from './filters/order-offers.ts';
import { readOffers } from './filters/queries.ts';
import { type JobFilter, partsOf, toFilter } from './filters/to-filter.ts';
import { asksNothing, toMatch } from './filters/to-match.ts';
import { listInParts } from './list-in-parts.ts';

/** A stored offer without its long text. */
export type JobSummaryRow = Omit<JobRow, 'description'>;

/** An offer with the row that says how its owner answers. */
export type JobWithAnswers = { readonly job: JobRow; readonly answers: typeof employerAnswers.$inferSelect | null };

const columns = getTableColumns(jobs);

/**
 * True from the oldest offer of a window of days on: an index that is read newest first is not read beyond it. Until the cron has
 * moved a window it holds too many, never too few.
 */
const isWithin = (posted: PostedWithin): SQL =>
  sql`${jobSearch.rowid} >= (SELECT min(${jobSorted.id}) FROM ${jobSorted} WHERE ${and(eq(jobSorted.facet, windowFacet(posted)), eq(jobSorted.sort, 'recent'), eq(jobSorted.key, ''))})`;

/** Open offers, of the last days only where a filter says so. */
function openJobs(posted: PostedWithin | null, now: Date): Listed<JobRow> {
  const since = posted === null ? null : romeMidnight(now, Number(posted));
  const within = (posted: SQLiteColumn) => (since === null ? undefined : sql`${posted} >= ${since.getTime()}`);
  const isShown = and(isOpen(now), within(jobs.postedAt));
  return {
    table: jobs,
    search: jobSearch,
    isShown,
    isFound: and(isOpenFound(now), within(jobSearch.postedAt), posted === null ? undefined : isWithin(posted)),
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
    ordered: null,
  };
}

/**
 * An offer that has a page, open or ended, with how its owner answers; null for one that never was, is hidden or
 * deleted.
 */
async function jobWithAnswers(db: Database, publicId: string): Promise<JobWithAnswers | null> {
  const [row] = await db
    .select({ job: jobs, answers: employerAnswers })
    .from(jobs)
    .leftJoin(employerAnswers, eq(employerAnswers.userId, jobs.ownerId))
    .where(eq(jobs.publicId, publicId))
    .limit(1);
  return row && hasPage(row.job) ? row : null;
}

/** The same, read once for the page that shows the offer and those like it. */
export const readJob = (db: Database, publicId: string): Promise<JobWithAnswers | null> =>
  shareReads(db)(`offer ${publicId}`, () => jobWithAnswers(db, publicId));

/** Offers with a page among the ids, open or ended, in no order and without their long texts. */
export async function jobsByPublicIds(db: Database, publicIds: readonly string[]): Promise<JobSummaryRow[]> {
  const { description: _long, ...short } = columns;
  // One parameter, however many ids: D1 binds a hundred at most.
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(publicIds)}))`;
  const rows = await db.select(short).from(jobs).where(inArray(jobs.publicId, wanted));
  return rows.filter(hasPage);
}

/** One page of the open offers a query asks for. */
export function listJobs(
  db: Database,
  query: JobsQuery,
  now: Date,
  share: Share = apart,
): Promise<SearchedPage<JobRow>> {
  const [filter, besides] = partsOf(toFilter(query));
  if (besides === null) return listFiltered(db, { query, filter, wider: true, counted: false, now, share });
  const list = (filter: JobFilter, wider: boolean) => (asked: JobsQuery) =>
    listFiltered(db, { query: asked, filter, wider, counted: true, now, share });
  return listInParts(query, { kind: kindOf(query, besides), first: list(filter, true), rest: list(besides, false) });
}

/** Kind of the cursors of a list. */
const kindOf = (query: JobsQuery, filter: JobFilter): string =>
  searchKind(sortOf(query), [filter, ...searchedFor(query)]);

type Filtered = {
  readonly query: JobsQuery;
  readonly filter: JobFilter;
  /** False for a list without what only comes near. */
  readonly wider: boolean;
  /** True for a list that says its total whatever it asks for. */
  readonly counted: boolean;
  readonly now: Date;
  readonly share: Share;
};

async function listFiltered(
  db: Database,
  { query, filter, wider, counted, now, share }: Filtered,
): Promise<SearchedPage<JobRow>> {
  const { limit, cursor, search } = query;
  const sort = sortOf(query);
  const { origin, radius, posted } = filter;
  const cursorKind = kindOf(query, filter);
  const after =
    cursor === undefined ? null : readCursor(cursorKind, cursor, (text) => isCorrection(search ?? '', text));
  const isSearch = Boolean(search?.trim());
  // With a radius nothing is all that is asked for, whatever lies within.
  const only = isSearch ? null : toMatch(filter, null).only;
  const isKept = !isSearch && (only !== null || asksNothing(filter));
  const isOrdered = sort === 'distance' || ((sort === 'title' || sort === 'location') && !isKept);
  // The page of a town is by distance, and has its steps all the same.
  const stepped = wider && (sort === 'relevance' || (isSearch && query.town !== undefined));
  const near =
    radius && origin && (stepped || !isOrdered) ? cellsWithin(await positionsFrom(db, origin, now), radius.km) : null;
  // Without a radius, exact matches must be in the place; the later steps may be near it.
  const within = isSearch && stepped && radius === null ? filter.places : [];
  const open = openJobs(posted, now);
  const orders = inOrder(db, open, { sort, filter, now, share });
  const found = await searchList(db, isOrdered ? orders.listed : open, {
    kind: 'jobs',
    cursorKind,
    typed: search,
    exact: query.exact !== undefined,
    columns: JOB_COLUMNS,
    stepped,
    sort,
    within,
    filters: toMatch(within.length > 0 ? { ...filter, places: [] } : filter, near).filters,
    only,
    cells: [],
    origin,
    after,
    limit,
  });
  if (isOrdered || counted) return { ...found, total: await orders.count(found.match) };
  // With further pages, each of them would have to count.
  const isAll = after === null && found.next === null;
  if (isAll && found.exact !== null) return { ...found, total: { total: found.exact, exact: true } };
  const kept = isSearch ? null : asksNothing(filter) ? '' : only;
  return { ...found, total: kept !== null && isCounted(kept) ? await keptTotal(db, kept, now, share) : null };
}

/** Number of open offers by the slug of their municipality, for those that have any. */
export async function openByTown(db: Database, now: Date): Promise<ReadonlyMap<string, number>> {
  const tallies = await jobTallies(db, now);
  return new Map(tallies.flatMap(({ town, count }) => (town === null ? [] : [[town, count] as const])));
}

/** More positions than there are places: then they are taken from the offers, so that no number of them costs more. */
const MOST_POSITIONS = 300;

async function positionsFrom(db: Database, origin: Point, now: Date): Promise<NearCell[]> {
  const cells = await db
    .select()
    .from(jobCells)
    .limit(MOST_POSITIONS + 1);
  return byDistance(cells.length > MOST_POSITIONS ? cellsOf(await readOffers(db, now, false)) : cells, origin);
}

/**
 * The newest open offers that each of these MATCH texts finds, the first text's first, an offer once; without the offer
 * that they are to be like.
 */
export async function newestOfEach(
  db: Database,
  matches: readonly string[],
  { but, limit, now }: { readonly but: number; readonly limit: number; readonly now: Date },
): Promise<JobRow[]> {
  const { picked, isFound } = openJobs(null, now);
  const parts = matches.map((match, tier) => {
    const where = and(sql`${jobSearch} MATCH ${match}`, ne(jobSearch.rowid, but), isFound);
    return sql`SELECT * FROM (SELECT ${jobSearch.rowid} AS id, ${literalNumber(tier)} AS tier FROM ${jobSearch}
      WHERE ${where} ORDER BY ${jobSearch.rowid} DESC LIMIT ${limit})`;
  });
  const found = await picked(db, sql.join(parts, sql` UNION ALL `));
  const inOrder = found.sort((a, b) => a.tier - b.tier || b.row.id - a.row.id).map(({ row }) => row);
  return inOrder.filter(({ id }, index) => inOrder.findIndex((row) => row.id === id) === index).slice(0, limit);
}

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
