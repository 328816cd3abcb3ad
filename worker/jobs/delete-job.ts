import { and, inArray, lte, not } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { DELETED_JOB_DAYS } from '../../shared/job-values.ts';
import type { Database } from '../db/client.ts';
import { dropApplications } from '../db/cv-files.ts';
import { isRetainedForReport } from '../db/reported.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { changeJob, notDeleted, type OwnJobChange } from './change-job.ts';
import type { OwnJobRow } from './own-queries.ts';

/**
 * Deletes an offer: it is gone for everybody at once, and purged after seven days with its applications; until then it
 * can be taken back. Deleted again, it is purged no later.
 * @throws DomainError `not-found` or `forbidden`
 */
export async function deleteJob(db: Database, change: OwnJobChange): Promise<OwnJobRow> {
  const columns = { deletedAt: change.now, contentHash: null };
  return (await changeJob(db, change, { columns, where: notDeleted(), deed: 'delete-job' })).row;
}

/**
 * Takes the deletion of an offer back: it is again what it was.
 * @throws DomainError `not-found` once it is due to be purged
 */
export async function restoreJob(db: Database, change: OwnJobChange): Promise<OwnJobRow> {
  return (await changeJob(db, change, { columns: { deletedAt: null }, deed: 'restore-job' })).row;
}

/**
 * Drops offers deleted seven days ago, after their applications with history and files. One that was reported waits for the
 * decision, without its applications.
 */
export async function purgeJobs(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  const gone = lte(jobs.deletedAt, addDays(now, -DELETED_JOB_DAYS));
  await dropApplications(db, bucket, inArray(applications.jobId, db.select({ id: jobs.id }).from(jobs).where(gone)));
  await db.delete(jobs).where(and(gone, not(isRetainedForReport(now))));
}
