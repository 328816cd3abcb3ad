import { and, inArray, lte, ne } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';

/** Six months after the offer ended (decisions, section 3); the privacy page says so. */
const KEPT_DAYS = 183;

/** Drops the applications for offers that ended long ago. */
export async function purgeApplications(db: Database, now: Date): Promise<void> {
  const ended = and(ne(jobs.status, 'open'), lte(jobs.validThrough, addDays(now, -KEPT_DAYS)));
  await db.delete(applications).where(inArray(applications.jobId, db.select({ id: jobs.id }).from(jobs).where(ended)));
}
