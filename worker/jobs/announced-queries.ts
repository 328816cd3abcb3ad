import { and, gte } from 'drizzle-orm';
import type { JobFiltersQuery } from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { isOpen } from '../db/visibility.ts';
import { findEach } from '../search/search-list.ts';
import { toQuestion } from './to-question.ts';

const { id, publicId, title, companyName, location, type, postedAt, announcedOn } = jobs;
const { salaryMin, salaryMax, salaryPeriod, salaryNet } = jobs;
const announced = { id, publicId, title, companyName, location, type, postedAt, announcedOn };
const columns = { ...announced, salaryMin, salaryMax, salaryPeriod, salaryNet };
/** The parts of an offer that mails of alerts show. */
export type AnnouncedJob = Pick<JobRow, keyof typeof columns>;

/**
 * Open offers that were announced on or after a day and that each of the searches finds, newest first.
 * @returns for each search its offers, in the order of the searches
 */
export async function announcedJobs(
  db: Database,
  searches: readonly JobFiltersQuery[],
  { from, now }: { readonly from: string; readonly now: Date },
): Promise<AnnouncedJob[][]> {
  const isNew = and(isOpen(now), gte(jobs.announcedOn, from));
  // Sorted here: an order by key would make SQLite walk all open offers for it.
  const rows = (await db.select(columns).from(jobs).where(isNew)).toSorted((a, b) => b.id - a.id);
  const found = await findEach(
    { db, cache: null },
    'jobs',
    searches.map((search) => ({ typed: search, question: toQuestion(search) })),
    now,
  );
  return found.map((ids) => rows.filter(({ id }) => ids.has(id)));
}
