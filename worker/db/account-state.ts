import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';
import { settleCandidates, settleJobs } from './settle.ts';
import { sessions, users } from './tables/accounts.ts';
import { candidates } from './tables/candidates.ts';
import { jobs } from './tables/jobs.ts';
import { takeOverApplications } from './take-over-applications.ts';

/** Statements that bring everything an account shows in step with its state, for the end of a batch that changes it. */
export const settleAccount = (db: Database, userId: number, now: Date) =>
  [settleJobs(db, eq(jobs.ownerId, userId), now), settleCandidates(db, eq(candidates.ownerId, userId))] as const;

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
