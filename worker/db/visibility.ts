import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type CandidateRow, candidates } from './tables/candidates.ts';
import { type JobRow, jobs } from './tables/jobs.ts';

/**
 * The one definition of an open offer, for pages, lists, feeds, sitemap, structured data and alerts. `status` alone is
 * not enough: the sweep that ends offers runs every few minutes. The plus keeps SQLite from choosing the sweep's index,
 * with which it would read and sort every open offer instead of walking a list's own index.
 */
export const isOpen = (now: Date): SQL | undefined =>
  and(eq(jobs.status, 'open'), sql`+${jobs.validThrough} > ${now.getTime()}`);

/** `isOpen` for a row in hand. */
export const isOpenRow = (row: Pick<JobRow, 'status' | 'validThrough'>, now: Date): boolean =>
  row.status === 'open' && row.validThrough > now;

/** Whether an offer's own page exists: open, or ended with its banner; not what was deleted or hidden. */
export const hasPage = (row: Pick<JobRow, 'status'>): boolean => row.status !== 'deleted' && row.status !== 'hidden';

/** The one definition of a profile that registered companies may see, but for those that it keeps out. */
export const isForCompanies = (): SQL => eq(candidates.status, 'companies');

/** `isForCompanies` for a row in hand. */
export const isForCompaniesRow = (row: Pick<CandidateRow, 'status'>): boolean => row.status === 'companies';

/** The one definition of a profile that everybody may see: in lists, on its page, to be written to. */
export const isShownCandidate = (): SQL => eq(candidates.status, 'open');

/** `isShownCandidate` for a row in hand. */
export const isShownCandidateRow = (row: Pick<CandidateRow, 'status'>): boolean => row.status === 'open';
