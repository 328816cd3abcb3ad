import { and, eq, lte, ne, or } from 'drizzle-orm';
import type { PublishJobBody } from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import { isUnsettled, settleJobs } from '../db/settle.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { toJobRow } from './job-row.ts';

/**
 * Publishes an offer; it is open at once. The same body since `sameSince`, or at the same moment, is the offer already
 * published.
 * @returns `created` false where it was already there
 */
export async function publishJob(
  db: Database,
  { ownerId, body, sameSince, now }: { ownerId: number; body: PublishJobBody; sameSince: Date; now: Date },
): Promise<{ row: JobRow; created: boolean }> {
  const values = await toJobRow(ownerId, body, now);
  const same = and(eq(jobs.ownerId, ownerId), eq(jobs.contentHash, values.contentHash));
  const long = lte(jobs.postedAt, sameSince);
  // The unique index decides between two at the same moment; the first statement lets an older or ended offer be repeated.
  const [, inserted, , found] = await db.batch([
    db
      .update(jobs)
      .set({ contentHash: null })
      .where(and(same, or(long, ne(jobs.status, 'open')))),
    db
      .insert(jobs)
      .values(values)
      .onConflictDoNothing({ target: [jobs.ownerId, jobs.contentHash] })
      .returning({ id: jobs.id }),
    settleJobs(db, and(same, isUnsettled(now)), now),
    db.select().from(jobs).where(same).limit(1),
  ]);
  const [row] = found;
  if (!row) throw new Error('publishJob: neither inserted nor there');
  return { row, created: inserted.length > 0 };
}
