import { inArray, lte } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { DELETED_JOB_DAYS } from '../../shared/job-values.ts';
import type { Database } from '../db/client.ts';
import { dropApplications } from '../db/drop-applications.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';

/** Drops offers deleted seven days ago, after their applications with history and files. */
export async function purgeJobs(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  const gone = lte(jobs.deletedAt, addDays(now, -DELETED_JOB_DAYS));
  await dropApplications(db, bucket, inArray(applications.jobId, db.select({ id: jobs.id }).from(jobs).where(gone)));
  await db.delete(jobs).where(gone);
}
