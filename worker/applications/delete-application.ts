import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { DELETED_DAYS } from '../../shared/candidate-values.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { applications } from '../db/tables/applications.ts';
import { dropUnsentOf } from '../mail/outbox.ts';
import { applicationCause } from './cause.ts';
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
