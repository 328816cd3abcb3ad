import { and, eq, inArray, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { APPLICATION_DAYS, NEXT_SEASON_DAYS, WITHDRAWN_DAYS } from '../../shared/application-values.ts';
import { STORED_APPLICATION_DAYS } from '../../shared/applications.ts';
import { DELETED_DAYS } from '../../shared/candidate-values.ts';
import { addDays } from '../../shared/dates.ts';
import { UNDELIVERED_DAYS } from '../../shared/link-days.ts';
import type { Database } from '../db/client.ts';
import { dropApplications, dropCvFiles, dropStored, sweepCvFiles } from '../db/cv-files.ts';
import { applicationEvents, applications } from '../db/tables/applications.ts';
import { conversationLines } from '../db/tables/conversations.ts';
import { interviews } from '../db/tables/interviews.ts';
import { isOfEnded } from '../db/visibility.ts';

/** Withdrawn so long ago that it cannot be taken back, with a file. */
const isWithdrawnForGood = (now: Date) =>
  and(
    eq(applications.status, 'withdrawn'),
    lte(applications.statusAt, addDays(now, -WITHDRAWN_DAYS)),
    isNotNull(applications.cvKey),
  );

/** The applicant wants to be asked for the next season: name and contact stay longer than the rest. */
const isRetained = sql`(${applications.nextSeason} AND ${applications.status} <> 'withdrawn' AND ${applications.deletedAt} IS NULL)`;

/** Statements that leave name, contact and status of applications, and nothing else that was written. */
const reduce = (db: Database, which: SQL) => {
  const ids = db.select({ id: applications.id }).from(applications).where(which);
  return [
    db.delete(applicationEvents).where(inArray(applicationEvents.applicationId, ids)),
    db.delete(conversationLines).where(inArray(conversationLines.applicationId, ids)),
    db.delete(interviews).where(inArray(interviews.applicationId, ids)),
    db
      .update(applications)
      .set({ message: null, answerNote: null, reason: null, ticks: [], answers: [] })
      .where(
        and(
          which,
          // Those of the nights before are left alone.
          sql`(${applications.message}, ${applications.answerNote}, ${applications.reason}, ${applications.ticks}, ${applications.answers}) IS NOT (NULL, NULL, NULL, '[]', '[]')`,
        ),
      ),
  ] as const;
};

/**
 * Drops what nobody may or need read any more, with its files: CVs of withdrawn applications, deleted and unconfirmed ones,
 * those for offers that ended long ago, but for the contact of applicants who want to be asked again, and what accounts have kept and not used
 * for a year.
 */
export async function purgeApplications(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  await dropCvFiles(db, bucket, isWithdrawnForGood(now));
  await dropApplications(db, bucket, lte(applications.deletedAt, addDays(now, -DELETED_DAYS)));
  const untilPressed = lte(applications.createdAt, addDays(now, -UNDELIVERED_DAYS));
  await dropApplications(db, bucket, and(isNull(applications.deliveredAt), untilPressed));
  await dropStored(db, bucket, addDays(now, -STORED_APPLICATION_DAYS));
  const ended = isOfEnded(db, addDays(now, -APPLICATION_DAYS));
  await dropCvFiles(db, bucket, and(ended, isNotNull(applications.cvKey)));
  await dropApplications(db, bucket, and(ended, not(isRetained)));
  await db.batch(reduce(db, ended));
  await dropApplications(db, bucket, isOfEnded(db, addDays(now, -NEXT_SEASON_DAYS)));
  await sweepCvFiles(db, bucket, now);
}
