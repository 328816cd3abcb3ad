import { and, eq, lte } from 'drizzle-orm';
import { JOB_CATEGORIES } from '../../../shared/job-values.ts';
import type { JobCount } from '../../../shared/jobs.ts';
import type { Database } from '../../db/client.ts';
import { slotFacet } from '../../db/job-windows.ts';
import type { Total } from '../../db/lists/listed.ts';
import { type JobRow, jobCounters, jobs } from '../../db/tables/jobs.ts';
import { apart, type Share } from '../../http/share-reads.ts';
import { valueOfFacet } from './stored-values.ts';

/** Ended, but not yet swept out of the counters: a handful. */
const unswept = (db: Database, now: Date) =>
  db
    .select({ facets: jobs.facets, postedAt: jobs.postedAt })
    .from(jobs)
    .where(and(eq(jobs.status, 'open'), lte(jobs.validThrough, now)));

/** Counters that include an offer. */
const countedUnder = ({ facets, postedAt }: Pick<JobRow, 'facets' | 'postedAt'>): string[] => [
  '',
  ...facets.split(' '),
  slotFacet(postedAt),
];

/** Open offers in all (the empty text), of each word of the facets, and of each slot that they were posted in. */
export function readCounters(db: Database, now: Date, share: Share = apart): Promise<ReadonlyMap<string, number>> {
  return share('counters', async () => {
    const [[row], ended] = await db.batch([db.select().from(jobCounters), unswept(db, now)]);
    const counters = new Map(Object.entries(row?.counts ?? {}));
    for (const word of ended.flatMap(countedUnder)) counters.set(word, (counters.get(word) ?? 0) - 1);
    return new Map([...counters].filter(([, count]) => count > 0));
  });
}

/** True for counters that give lists their totals: all offers (the empty text), a category, a municipality. */
export const isCounted = (facet: string): boolean => facet === '' || /^(category|town)/.test(facet);

/** How many open offers there are of a category or a municipality, or in all, from the kept counters. */
export async function keptTotal(db: Database, counted: string, now: Date, share: Share): Promise<Total> {
  const counters = await readCounters(db, now, share);
  return { total: counters.get(counted) ?? 0, exact: true };
}

/** Subject of a counter as the answer names it; null for one that the answer leaves out. */
function tallied(word: string): Omit<JobCount, 'count'> | null {
  if (word === '') return { town: null, category: null };
  const found = valueOfFacet(word);
  if (found?.filter === 'location') return { town: found.value, category: null };
  const category = found?.filter === 'category' && JOB_CATEGORIES.find((value) => value === found.value);
  return category ? { town: null, category } : null;
}

/**
 * Open offers in all, of each municipality and of each category that has any, from the kept counters: the totals of the
 * lists that `location` with the municipality's name, and `category`, ask for.
 */
export async function jobTallies(db: Database, now: Date, share: Share = apart): Promise<JobCount[]> {
  const counters = await readCounters(db, now, share);
  return [...counters].flatMap(([word, count]) => {
    const what = tallied(word);
    return what ? [{ ...what, count }] : [];
  });
}
