import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { isAmong } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isOpen } from '../db/visibility.ts';
import type { LinkOwner } from '../link-token.ts';

const OFFERS_A_RUN = 500;

/** When an offer was last published, confirmed or asked about: word by word the index `jobs_status_heard`. */
const LAST_HEARD = sql<number>`max(${jobs.postedAt}, coalesce(${jobs.confirmedAt}, 0), coalesce(${jobs.promptedAt}, 0))`;

const { publicId, title, location, category, contract, employerKind, salaryMin } = jobs;
/** The parts of an offer that its line in the mail needs. */
const listed = { publicId, title, location, category, contract, employerKind, salaryMin };

export type UnheardJob = Awaited<ReturnType<typeof unheardJobs>>[number];

/**
 * Open offers of which nothing was heard since `before`: of as many owners as have the `limit` oldest of them, all that
 * they have, owner by owner, the oldest first.
 */
export function unheardJobs(db: Database, { before, limit, now }: { before: Date; limit: number; now: Date }) {
  const unheard = lt(LAST_HEARD, before.getTime());
  const oldest = db
    .select({ ownerId: jobs.ownerId })
    .from(jobs)
    .where(and(isOpen(now), unheard))
    .orderBy(asc(LAST_HEARD))
    .limit(limit)
    .as('oldest');
  // As `isOpen` has it; the plus keeps SQLite from reading all unheard offers once more, rather than by owner.
  const open = sql`+${jobs.status} = 'open' AND +${jobs.validThrough} > ${now.getTime()}`;
  const { id, ownerId } = jobs;
  const { publicId: owner, email, tokenVersion } = users;
  return db
    .select({ ...listed, id, ownerId, owner, email, tokenVersion })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.ownerId))
    .where(and(inArray(ownerId, db.select({ ownerId: oldest.ownerId }).from(oldest)), unheard, open))
    .orderBy(asc(ownerId), asc(LAST_HEARD))
    .limit(OFFERS_A_RUN);
}

/** The account of a link as it is now; null where it is gone, or nobody has confirmed its address. */
export async function linkOwner(db: Database, publicId: string): Promise<(LinkOwner & { readonly id: number }) | null> {
  const { id, email, tokenVersion, emailVerifiedAt } = users;
  const columns = { id, publicId: users.publicId, email, tokenVersion };
  const where = and(eq(users.publicId, publicId), isNotNull(emailVerifiedAt));
  const [row] = await db.select(columns).from(users).where(where).limit(1);
  return row ?? null;
}

/** Offers of an account that are still open, of those that a link was about. */
export const openJobsOf = (db: Database, ownerId: number, publicIds: readonly string[], now: Date) =>
  db
    .select(listed)
    .from(jobs)
    .where(and(eq(jobs.ownerId, ownerId), isAmong(jobs.publicId, publicIds), isOpen(now)))
    .orderBy(asc(jobs.id));
