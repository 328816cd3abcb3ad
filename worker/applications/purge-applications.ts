import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { WITHDRAWN_DAYS } from '../../shared/application-values.ts';
import { STORED_APPLICATION_DAYS } from '../../shared/applications.ts';
import { DELETED_DAYS } from '../../shared/candidate-values.ts';
import { addDays } from '../../shared/dates.ts';
import { UNDELIVERED_DAYS } from '../../shared/link-days.ts';
import type { Database } from '../db/client.ts';
import { dropApplications, dropCvFiles, dropStored, sweepCvFiles } from '../db/cv-files.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';

/** Days that an application is kept after its offer ended, six months; the privacy page says so. */
const STORED_DAYS = 183;

/** Withdrawn so long ago that it cannot be taken back, with a file. */
const isWithdrawnForGood = (now: Date) =>
  and(
    eq(applications.status, 'withdrawn'),
    lte(applications.statusAt, addDays(now, -WITHDRAWN_DAYS)),
    isNotNull(applications.cvKey),
  );

/**
 * Drops what nobody may or need read any more, with its files: CVs of withdrawn applications, deleted and unconfirmed ones,
 * those for offers that ended long ago, and what accounts have kept and not used for a year.
 */
export async function purgeApplications(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  await dropCvFiles(db, bucket, isWithdrawnForGood(now));
  await dropApplications(db, bucket, lte(applications.deletedAt, addDays(now, -DELETED_DAYS)));
  const untilPressed = lte(applications.createdAt, addDays(now, -UNDELIVERED_DAYS));
  await dropApplications(db, bucket, and(isNull(applications.deliveredAt), untilPressed));
  await dropStored(db, bucket, addDays(now, -STORED_APPLICATION_DAYS));
  const long = addDays(now, -STORED_DAYS);
  const ended = or(
    and(inArray(jobs.status, ['expired', 'paused', 'closed', 'hidden', 'deleted']), lte(jobs.validThrough, long)),
    // Closed before its end: from then on nothing changes, so that the last change counts instead.
    and(eq(jobs.status, 'closed'), lte(jobs.updatedAt, long)),
  );
  const ofEnded = inArray(applications.jobId, db.select({ id: jobs.id }).from(jobs).where(ended));
  await dropApplications(db, bucket, ofEnded);
  await sweepCvFiles(db, bucket, now);
}
