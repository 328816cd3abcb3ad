import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { DELETED_DAYS } from '../../shared/candidate-values.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { deleteCvFiles } from '../db/cv-files.ts';
import { type ApplicationRow, applicationEvents, applications } from '../db/tables/applications.ts';
import { DomainError } from '../errors.ts';
import { logLine } from '../log.ts';
import { dropUnsent, dropUnsentOf } from '../mail/outbox.ts';
import { applicationCause } from './apply-to-job.ts';
import { type OwnApplicationRow, requireSentApplication } from './queries.ts';

type Which = { readonly publicId: string; readonly applicant: number; readonly now: Date };

/**
 * Deletes an application: it is gone for everybody else at once, and purged with its file after seven days.
 * @throws DomainError `not-found`, also for somebody else's
 */
export async function deleteApplication(db: Database, { publicId, applicant, now }: Which): Promise<OwnApplicationRow> {
  // The first time counts: deleting again buys no time.
  const own = sentBy(applicant, publicId);
  await db.batch([
    db
      .update(applications)
      .set({ deletedAt: now })
      .where(and(own, isNull(applications.deletedAt))),
    // The employer receives no mail about an application that they cannot see.
    dropUnsentOf(db, sql`SELECT ${applicationCause('')} || ${applications.publicId} FROM ${applications} WHERE ${own}`),
  ]);
  return requireSentApplication(db, publicId, applicant);
}

/**
 * Takes a deletion back within its seven days.
 * @throws DomainError `not-found`, also for somebody else's
 */
export async function restoreApplication(
  db: Database,
  { publicId, applicant, now }: Which,
): Promise<OwnApplicationRow> {
  const inTime = gt(applications.deletedAt, addDays(now, -DELETED_DAYS));
  await db
    .update(applications)
    .set({ deletedAt: null })
    .where(and(sentBy(applicant, publicId), inTime));
  return requireSentApplication(db, publicId, applicant);
}

const sentBy = (applicant: number, publicId: string) =>
  and(eq(applications.publicId, publicId), eq(applications.userId, applicant));

/**
 * Withdraws an application: who published the offer sees that, and neither message nor CV any more. The CV is deleted,
 * as nobody but who sent it could read it. Said twice, it is said once.
 * @throws DomainError `not-found`, also for somebody else's; `conflict` for a deleted one
 */
export async function withdrawApplication(
  db: Database,
  bucket: R2Bucket,
  { publicId, applicant, now }: { publicId: string; applicant: number; now: Date },
): Promise<OwnApplicationRow> {
  const sent = await requireSentApplication(db, publicId, applicant);
  const { id, cvKey, deletedAt, status } = sent.application;
  if (deletedAt !== null)
    throw new DomainError('conflict', "Questa candidatura è eliminata. Annulla prima l'eliminazione.");
  if (status === 'withdrawn') return sent;
  const where = and(
    eq(applications.id, id),
    eq(applications.userId, applicant),
    isNull(applications.deletedAt),
    ne(applications.status, 'withdrawn'),
  );
  // Every column in the order of the table, as drizzle names them all.
  const event = sql`SELECT NULL, ${applications.id}, 'withdrawn', ${now.getTime()} FROM ${applications} WHERE ${where}`;
  const noFile = { cvKey: null, cvName: null, cvType: null, cvSize: null } satisfies Partial<ApplicationRow>;
  await db.batch([
    db.insert(applicationEvents).select(event),
    db
      .update(applications)
      .set({ status: 'withdrawn', statusAt: now, ...noFile })
      .where(where),
    // The employer receives no mail about an application that they cannot see.
    dropUnsent(db, applicationCause(publicId)),
  ]);
  // Hidden by now whatever the bucket answers: what it does not delete here, the nightly sweep does.
  await deleteCvFiles(bucket, [cvKey]).catch(() => logLine('error', { cv: 'not deleted' }));
  return requireSentApplication(db, publicId, applicant);
}
