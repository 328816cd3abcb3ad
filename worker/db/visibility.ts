import { and, eq, inArray, isNotNull, isNull, lte, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { EmployerPageStatus } from '../../shared/employer-values.ts';
import type { Database } from './client.ts';
import { isOfOne, type Owners } from './employers.ts';
import { users } from './tables/accounts.ts';
import { applications } from './tables/applications.ts';
import { type CandidateRow, candidateBlocks, candidates } from './tables/candidates.ts';
import type { EmployerPageRow } from './tables/employers.ts';
import { type JobRow, type JobStatus, jobs } from './tables/jobs.ts';

/**
 * The one definition of an open offer, for pages, lists, feeds, sitemap, structured data and alerts. `status` alone is
 * not enough: the sweep that ends offers runs every few minutes. The plus keeps SQLite from choosing the sweep's index,
 * with which it would read and sort every open offer instead of walking a list's own index.
 */
export const isOpen = (now: Date): SQL | undefined =>
  and(eq(jobs.status, 'open'), sql`+${jobs.validThrough} > ${now.getTime()}`);

/** Offers that are open, and doors of employers (worker/db/spontaneous.ts): what takes applications. */
export const takes = (now: Date): SQL | undefined =>
  and(inArray(jobs.status, ['open', 'spontaneous']), sql`+${jobs.validThrough} > ${now.getTime()}`);

export const takesRow = (row: Pick<JobRow, 'status' | 'validThrough'>, now: Date): boolean =>
  (row.status === 'open' || row.status === 'spontaneous') && row.validThrough > now;

/** Offers that the page of their employer shows: a family's are on none, and lead to none, and a door is none. */
export const isOnPage = (): SQL => sql`(${jobs.employerKind} IS NOT 'famiglia' AND NOT ${jobs.spontaneous})`;

/** Offers that are over and still have their page. */
export const isOver = (now: Date): SQL | undefined =>
  and(notInArray(jobs.status, ['hidden', 'deleted']), not(sql`(${isOpen(now)})`));

export const isOpenRow = (row: Pick<JobRow, 'status' | 'validThrough'>, now: Date): boolean =>
  row.status === 'open' && row.validThrough > now;

/** The one definition of an urgent offer that waits for the editors: hidden, and nobody has said why. */
export const isHeldRow = ({ status, hiddenAt, hiddenReason }: Pick<JobRow, 'status' | 'hiddenAt' | 'hiddenReason'>) =>
  status === 'hidden' && hiddenAt !== null && hiddenReason === null;

/** The state of an employer's page; the editors look at one that waits. */
export function pageStatus({ endedAt, hiddenAt, hiddenReason }: EmployerPageRow): EmployerPageStatus {
  if (endedAt !== null) return 'ended';
  if (hiddenAt === null) return 'public';
  return hiddenReason === null ? 'waiting' : 'hidden';
}

/** Condition for offers that wait so. */
export const isHeld = (): SQL | undefined =>
  and(eq(jobs.status, 'hidden'), isNotNull(jobs.hiddenAt), isNull(jobs.hiddenReason));

/** The status of an offer as it is now, whether or not the sweep has been there. */
export const statusNow = (row: Pick<JobRow, 'status' | 'validThrough'>, now: Date): JobStatus =>
  row.status === 'open' && row.validThrough <= now ? 'expired' : row.status;

/** True where an offer's page exists: open offers, and ended ones with their banner; not deleted or hidden ones. */
export const hasPage = (row: Pick<JobRow, 'status' | 'spontaneous'>): boolean =>
  !row.spontaneous && row.status !== 'deleted' && row.status !== 'hidden';

/** The one definition of a profile that registered companies may see, but for those that it keeps out. */
export const isForCompanies = (): SQL => eq(candidates.status, 'companies');

/** The one definition of a profile that everybody may see: in lists, on its page, to be written to. */
export const isShownCandidate = (): SQL => eq(candidates.status, 'open');

/** A registered company, by what profiles can keep it out with (worker/db/companies.ts). */
export type Company = { readonly keys: readonly string[] };

/** Finds out which company asks, where that counts; null where none does. */
export type FindCompany = () => Promise<Company | null>;

export const keepingOut = ({ keys }: Company): SQL =>
  sql`(SELECT ${candidateBlocks.candidateId} FROM ${candidateBlocks} WHERE ${candidateBlocks.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)})))`;

export async function maySee(db: Database, row: CandidateRow, findCompany: FindCompany): Promise<boolean> {
  if (row.status === 'open') return true;
  const company = row.status === 'companies' ? await findCompany() : null;
  if (company === null) return false;
  const [stored] = await db.select({ out: sql<number>`${row.id} IN ${keepingOut(company)}` }).from(sql`(SELECT 1)`);
  return stored?.out === 0;
}

/**
 * The one definition of an application that the employer sees at all: delivered, not deleted, and of an account that is neither
 * suspended nor about to be purged, or of nobody's account. For queries that know `applications`.
 */
export const isReceivedApplication = (): SQL | undefined =>
  and(
    isNull(applications.deletedAt),
    isNotNull(applications.deliveredAt),
    sql`(${applications.userId} IS NULL OR EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${applications.userId} AND ${users.suspendedAt} IS NULL AND ${users.deletedAt} IS NULL))`,
  );

/** Condition for applications whose offer had ended by a moment, and has stayed so. */
export const isOfEnded = (db: Database, by: Date): SQL => {
  const ended = or(
    and(inArray(jobs.status, ['expired', 'paused', 'closed', 'hidden', 'deleted']), lte(jobs.validThrough, by)),
    // Closed before its end: from then on nothing changes, so that the last change counts instead.
    and(eq(jobs.status, 'closed'), lte(jobs.updatedAt, by)),
  );
  return inArray(applications.jobId, db.select({ id: jobs.id }).from(jobs).where(ended));
};

const previous = alias(jobs, 'previous');

/**
 * Applicants for the offer of the last season, which has ended, who want to be asked for this one, have a confirmed address and were not asked yet: all
 * that have not withdrawn, whatever they were answered. For queries that know `jobs` besides.
 */
export const isReturner = (): SQL | undefined =>
  and(
    sql`${applications.jobId} = (SELECT ${previous.id} FROM ${jobs} AS previous WHERE ${previous.publicId} = ${jobs.lastSeason} AND ${previous.ownerId} = ${jobs.ownerId} AND ${previous.status} IN ('closed', 'expired'))`,
    eq(applications.nextSeason, true),
    isNull(applications.invitedAt),
    ne(applications.status, 'withdrawn'),
    isProvenApplication(),
  );

/**
 * An application whose sender has proved an address, by a mailed link or with an account: those that count towards the number after
 * which an offer pauses. A number proves nothing, and anybody can make some up.
 */
export const isProvenApplication = (): SQL | undefined =>
  and(
    isReceivedApplication(),
    sql`((${applications.userId} IS NULL AND ${applications.email} IS NOT NULL) OR EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${applications.userId} AND ${users.emailVerifiedAt} IS NOT NULL))`,
  );

/**
 * The applications that employers have: for offers of their own that are neither hidden nor deleted. For queries that
 * know `jobs` besides.
 */
export const isReceivedBy = (owners: Owners): SQL | undefined =>
  and(isOfOne(jobs.ownerId, owners), notInArray(jobs.status, ['hidden', 'deleted']), isReceivedApplication());

/** Condition for applications whose message and CV the employer may read: not withdrawn either. */
export const isReadableBy = (owners: Owners): SQL | undefined =>
  and(isReceivedBy(owners), ne(applications.status, 'withdrawn'));
