import { and, count, eq, inArray, lte, sql } from 'drizzle-orm';
import { JOB_CATEGORIES } from '../../shared/job-values.ts';
import type { JobCount } from '../../shared/jobs.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import type { Database } from '../db/client.ts';
import { countMatches } from '../db/lists/count-matches.ts';
import type { Listed, Total } from '../db/lists/listed.ts';
import { onlyWritesName } from '../db/lists/words.ts';
import { jobSearch } from '../db/search-index.ts';
import { jobCounts } from '../db/tables/job-counts.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { isOpen } from '../db/visibility.ts';
import type { JobFilter } from './filter.ts';

/** How many open offers a filter shows. All offers, or those of a category, come from the kept counters. */
export async function countJobs(
  db: Database,
  listed: Listed<JobRow>,
  filter: JobFilter,
  match: string | null,
  now: Date,
): Promise<Total> {
  const kept = match === null || isCategoryOnly(filter);
  return kept ? countFromCounters(db, filter, now) : countMatches(db, listed, match, now);
}

const isCategoryOnly = (filter: JobFilter): boolean =>
  filter.words.length === 0 &&
  filter.placeWords.length === 0 &&
  filter.withs.length === 0 &&
  [filter.place, filter.type, filter.contract, filter.experience, filter.shift, filter.start, filter.radius].every(
    (part) => part === null,
  );

async function countFromCounters(db: Database, { category }: JobFilter, now: Date): Promise<Total> {
  const listed = db
    .select({ n: jobCounts.count })
    .from(jobCounts)
    .where(and(eq(jobCounts.category, category ?? ''), eq(jobCounts.town, '')));
  // Ended, but not yet swept out of the counters: a handful.
  const unswept = db
    .select({ n: count() })
    .from(jobs)
    .where(
      and(eq(jobs.status, 'open'), lte(jobs.validThrough, now), category ? eq(jobs.category, category) : undefined),
    );
  const [[counted], [ended]] = await db.batch([listed, unswept]);
  return { total: Math.max(0, (counted?.n ?? 0) - (ended?.n ?? 0)), exact: true };
}

/** Text of `[slug, MATCH]` pairs of all municipalities. */
const WRITTEN_ELSEWHERE = JSON.stringify(MUNICIPALITIES.map((place) => [place.slug, onlyWritesName(place)]));

/**
 * Open offers of other municipalities whose location text writes a municipality's name. One statement that walks the
 * index, not the offers: they are few.
 */
const writtenElsewhere = (db: Database, now: Date) => {
  const slug = sql<string>`place.value ->> 0`;
  return db
    .select({ town: slug, count: count() })
    .from(sql`json_each(${WRITTEN_ELSEWHERE}) AS place`)
    .crossJoin(jobSearch)
    .crossJoin(jobs)
    .where(and(sql`${jobSearch} MATCH place.value ->> 1`, eq(jobs.id, jobSearch.rowid), isOpen(now)))
    .groupBy(slug);
};

/**
 * Open offers in all, of each municipality and of each category that has any, from the kept counters: the totals of the
 * lists that `location` with the municipality's name, and `category`, ask for.
 */
export async function jobTallies(db: Database, now: Date): Promise<JobCount[]> {
  const { town, category } = jobCounts;
  const byTown = db.select().from(jobCounts).where(eq(category, ''));
  const byCategory = db
    .select()
    .from(jobCounts)
    .where(and(inArray(category, JOB_CATEGORIES), eq(town, '')));
  // Ended, but not yet swept out of the counters: a handful.
  const unswept = db
    .select({ town: jobs.town, category: jobs.category })
    .from(jobs)
    .where(and(eq(jobs.status, 'open'), lte(jobs.validThrough, now)));
  const [towns, categories, ended, elsewhere] = await db.batch([
    byTown,
    byCategory,
    unswept,
    writtenElsewhere(db, now),
  ]);
  const isIn = (row: (typeof towns)[number]) => (job: (typeof ended)[number]) =>
    (row.town === '' || row.town === job.town) && (row.category === '' || row.category === job.category);
  const counted = [...towns, ...categories].map((row) => ({
    ...row,
    count: row.count - ended.filter(isIn(row)).length,
  }));
  for (const { town: slug, count: more } of elsewhere) {
    const row = counted.find((one) => one.town === slug);
    if (row) row.count += more;
    else counted.push({ town: slug, category: '', count: more });
  }
  return counted
    .map((row) => ({
      town: row.town || null,
      category: JOB_CATEGORIES.find((name) => name === row.category) ?? null,
      count: row.count,
    }))
    .filter(({ count: n }) => n > 0);
}
