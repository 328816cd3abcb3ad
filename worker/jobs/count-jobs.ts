import { and, eq, lte } from 'drizzle-orm';
import { JOB_CATEGORIES } from '../../shared/job-values.ts';
import type { JobCount } from '../../shared/jobs.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import type { Database } from '../db/client.ts';
import { facet } from '../db/lists/facets.ts';
import type { Total } from '../db/lists/listed.ts';
import { jobCounts } from '../db/tables/job-counts.ts';
import { jobs } from '../db/tables/jobs.ts';

/** Ended, but not yet swept out of the counters: a handful. */
const unswept = (db: Database, now: Date) =>
  db
    .select({ facets: jobs.facets })
    .from(jobs)
    .where(and(eq(jobs.status, 'open'), lte(jobs.validThrough, now)));

type Ended = Awaited<ReturnType<typeof unswept>>;

/** How many of the ended offers a counter still counts. */
const endedOf = (ended: Ended, counted: string): number =>
  ended.filter(({ facets }) => counted === '' || facets.split(' ').includes(counted)).length;

/** What counters are kept for: all offers (the empty text), a category, a municipality. */
export const isCounted = (facet: string): boolean => facet === '' || /^(category|town)/.test(facet);

/** How many open offers there are of a category or a municipality, or in all, from the kept counters. */
export async function keptTotal(db: Database, counted: string, now: Date): Promise<Total> {
  const listed = db.select({ n: jobCounts.count }).from(jobCounts).where(eq(jobCounts.facet, counted));
  const [[row], ended] = await db.batch([listed, unswept(db, now)]);
  return { total: Math.max(0, (row?.n ?? 0) - endedOf(ended, counted)), exact: true };
}

/** What a counter counts, as the answer names it. */
const COUNTED: ReadonlyMap<string, Omit<JobCount, 'count'>> = new Map<string, Omit<JobCount, 'count'>>([
  ['', { town: null, category: null }],
  ...MUNICIPALITIES.map(({ slug }): [string, Omit<JobCount, 'count'>] => [
    facet('town', slug),
    { town: slug, category: null },
  ]),
  ...JOB_CATEGORIES.map((category): [string, Omit<JobCount, 'count'>] => [
    facet('category', category),
    { town: null, category },
  ]),
]);

/**
 * Open offers in all, of each municipality and of each category that has any, from the kept counters: the totals of the
 * lists that `location` with the municipality's name, and `category`, ask for.
 */
export async function jobTallies(db: Database, now: Date): Promise<JobCount[]> {
  const [counters, ended] = await db.batch([db.select().from(jobCounts), unswept(db, now)]);
  return counters.flatMap((row) => {
    const what = COUNTED.get(row.facet);
    const count = row.count - endedOf(ended, row.facet);
    return what && count > 0 ? [{ ...what, count }] : [];
  });
}
