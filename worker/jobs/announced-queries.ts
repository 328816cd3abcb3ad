import { and, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import type { JobFiltersQuery } from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import { byDistance, type Cell, cellsWithin } from '../db/lists/cells.ts';
import { allOf } from '../db/lists/words.ts';
import { jobSearch } from '../db/search-index.ts';
import { type JobRow, jobCells, jobs } from '../db/tables/jobs.ts';
import { isOpen } from '../db/visibility.ts';
import { JOB_COLUMNS, textTiers } from '../text-search/tiers.ts';
import { toFilter } from './filters/to-filter.ts';
import { toMatch } from './filters/to-match.ts';

const columns = getTableColumns(jobs);

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
