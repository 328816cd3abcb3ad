import { and, inArray, isNotNull, lte } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { DELETED_JOB_DAYS } from '../../shared/job-values.ts';
import type { Database } from '../db/client.ts';
import { applicationEvents } from '../db/tables/application-events.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';

/**
 * Drops offers deleted seven days ago with their applications and CVs. Files go first: what fails is tried again the
 * next night, as long as the rows that name them are there.
 */
export async function purgeJobs(
  db: Database,
  deleteFiles: (keys: readonly string[]) => Promise<void>,
  now: Date,
): Promise<void> {
  const gone = lte(jobs.deletedAt, addDays(now, -DELETED_JOB_DAYS));
  const ofGone = inArray(applications.jobId, db.select({ id: jobs.id }).from(jobs).where(gone));
  const files = await db
    .select({ key: applications.cvKey })
    .from(applications)
    .where(and(ofGone, isNotNull(applications.cvKey)));
  await deleteFiles(files.flatMap(({ key }) => key ?? []));
  const ids = db.select({ id: applications.id }).from(applications).where(ofGone);
  await db.batch([
    db.delete(applicationEvents).where(inArray(applicationEvents.applicationId, ids)),
    db.delete(applications).where(ofGone),
    db.delete(jobs).where(gone),
  ]);
}
