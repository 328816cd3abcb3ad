import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from './client.ts';
import { users } from './tables/accounts.ts';
import { jobs } from './tables/jobs.ts';

/** More than an account can have open: thirty a day, for thirty days. */
const MOST = 900;

/** Public ids of the offers that would be open if their account were not suspended or leaving. */
export async function heldBackOffers(db: Database, accountPublicId: string, now: Date): Promise<string[]> {
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
