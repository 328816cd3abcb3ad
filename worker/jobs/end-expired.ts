import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { jobs } from '../db/tables/jobs.ts';

/**
 * Takes offers past their time out of the search index. They were invisible already: this keeps the cost of lists from growing
 * with the offers of the past.
 * @returns how many
 */
export async function endExpired(db: Database, now: Date): Promise<number> {
  const ended = await db
    .update(jobs)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(jobs.status, 'open'), lte(jobs.validThrough, now)))
    .returning({ id: jobs.id });
  return ended.length;
}
