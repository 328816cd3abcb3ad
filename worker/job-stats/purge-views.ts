import { lt, notInArray, or } from 'drizzle-orm';
import { addDays, romeDay } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { jobs, jobViews } from '../db/tables/jobs.ts';

/** A year, and some weeks to compare with. */
const KEPT_DAYS = 400;

/** Drops the views of days of long ago, and those of offers that are gone. */
export async function purgeViews(db: Database, now: Date): Promise<void> {
  const gone = notInArray(jobViews.jobId, db.select({ id: jobs.id }).from(jobs));
  await db.delete(jobViews).where(or(lt(jobViews.day, romeDay(addDays(now, -KEPT_DAYS))), gone));
}
