import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { isActive } from './accounts.ts';
import type { Database } from './client.ts';
import { settleCandidates, settleEmployers, settleJobs } from './settle.ts';
import { sessions, users } from './tables/accounts.ts';
import { applications } from './tables/applications.ts';
import { candidates } from './tables/candidates.ts';
import { employerPages } from './tables/employers.ts';
import { jobs } from './tables/jobs.ts';

/** Statements that bring everything an account shows in step with its state, for the end of a batch that changes it. */
export const settleAccount = (db: Database, userId: number, now: Date) =>
  [
    settleJobs(db, eq(jobs.ownerId, userId), now),
    settleCandidates(db, eq(candidates.ownerId, userId)),
    settleEmployers(db, eq(employerPages.ownerId, userId)),
  ] as const;

/**
 * Statements that suspend an account: its sessions end, it signs in again and exports, and everything of it is hidden. For the
 * batch of an administrator, after which the versions are published.
 * @param reason told to the person; one sentence without its full stop
 * @param only a condition besides
 */
export const suspendAccount = (db: Database, userId: number, reason: string, now: Date, only?: SQL) =>
  [
    db
      .update(users)
      .set({ suspendedAt: now, suspendedReason: reason })
      .where(and(eq(users.id, userId), only)),
    db.delete(sessions).where(and(eq(sessions.userId, userId), only)),
    ...settleAccount(db, userId, now),
  ] as const;

/** Statements that take a suspension back: what the account had shown is shown again, and it has what was sent without it meanwhile. */
export const liftSuspension = (db: Database, userId: number, now: Date, only?: SQL) =>
  [
    db
      .update(users)
      .set({ suspendedAt: null, suspendedReason: null })
      .where(and(eq(users.id, userId), only)),
    takeOverApplications(db, eq(users.id, userId), now),
    ...settleAccount(db, userId, now),
  ] as const;

/** More than an account can have open: thirty a day, for thirty days. */
const MOST = 900;

/** Public ids of the offers that would be open if their account were not suspended or leaving. */
export async function restrictedOffers(db: Database, accountPublicId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ publicId: jobs.publicId })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.ownerId))
    .where(
      and(
        eq(users.publicId, accountPublicId),
        eq(jobs.status, 'hidden'),
        eq(jobs.ownerStatus, 'open'),
        gt(jobs.validThrough, now),
      ),
    )
    .orderBy(desc(jobs.id))
    .limit(MOST);
  return rows.map(({ publicId }) => publicId);
}

/**
 * Statement that gives the account that `account` finds, whose address must be confirmed, the delivered applications that were sent
 * from its address without an account. One for an offer to which it has applied itself stays as it is: an account has one for each.
 * Of several for one offer, of which all but one were deleted, the account gets that one.
 */
export function takeOverApplications(db: Database, account: SQL | undefined, now: Date) {
  const heir = sql<number>`(SELECT ${users.id} FROM ${users} WHERE ${and(account, isNotNull(users.emailVerifiedAt), isActive(), sql`${users.email} = ${applications.email}`)})`;
  return db
    .update(applications)
    .set({ userId: heir, takenOverAt: now })
    .where(
      and(
        isNull(applications.userId),
        isNotNull(applications.deliveredAt),
        sql`${applications.email} IN (SELECT ${users.email} FROM ${users} WHERE ${and(account, isNotNull(users.emailVerifiedAt), isActive())})`,
        sql`NOT EXISTS (SELECT 1 FROM ${applications} AS own WHERE own.job_id = ${applications.jobId} AND own.user_id = ${heir})`,
        sql`NOT EXISTS (SELECT 1 FROM ${applications} AS other WHERE other.job_id = ${applications.jobId} AND other.email = ${applications.email} AND other.delivered_at IS NOT NULL AND (other.deleted_at IS NULL, other.id) > (${applications.deletedAt} IS NULL, ${applications.id}))`,
      ),
    );
}
