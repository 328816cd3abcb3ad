import { and, count, eq, inArray, lte } from 'drizzle-orm';
import { JOB_CATEGORIES } from '../../shared/job-values.ts';
import type { JobCount } from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import { countMatches } from '../db/lists/count-matches.ts';
import type { Listed, Total } from '../db/lists/listed.ts';
import { jobCounts } from '../db/tables/job-counts.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
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
  [filter.place, filter.type, filter.contract, filter.experience, filter.radius].every((part) => part === null);

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

/** Open offers in all, of each municipality and of each category that has any, from the kept counters. */
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
  const [towns, categories, ended] = await db.batch([byTown, byCategory, unswept]);
  const isIn = (row: (typeof towns)[number]) => (job: (typeof ended)[number]) =>
    (row.town === '' || row.town === job.town) && (row.category === '' || row.category === job.category);
  return [...towns, ...categories]
    .map((row) => ({
      town: row.town || null,
      category: JOB_CATEGORIES.find((name) => name === row.category) ?? null,
      count: row.count - ended.filter(isIn(row)).length,
    }))
    .filter(({ count: n }) => n > 0);
}
