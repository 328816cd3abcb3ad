import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type ApplicationStatus, WITHDRAWN_DAYS } from '../../shared/application-values.ts';
import { DELETED_DAYS } from '../../shared/candidate-values.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { recordStatus } from '../db/statements.ts';
import { applicationEvents, applications } from '../db/tables/applications.ts';
import { DomainError } from '../errors.ts';
import { dropUnsent, dropUnsentOf } from '../mail/outbox.ts';
import { applicationCause } from './deliver-application.ts';
import { type Applicant, type ApplicationWithJob, requireSentApplication, sentBy } from './queries.ts';

type Which = { readonly publicId: string; readonly applicant: Applicant; readonly now: Date };

export type Change = (db: Database, which: Which) => Promise<ApplicationWithJob>;

/** Deletes an application: it is gone for everybody else at once, and purged with its file after seven days. */
export const deleteApplication: Change = async (db, { publicId, applicant, now }) => {
  // The first time counts: deleting again buys no time.
  const own = sentBy(applicant, publicId);
  await db.batch([
    db
      .update(applications)
      // A form that is sent again is a new application.
      .set({ deletedAt: now, sendingHash: null })
      .where(and(own, isNull(applications.deletedAt))),
    // The employer receives no mail about an application that they cannot see.
    dropUnsentOf(db, sql`SELECT ${applicationCause('')} || ${applications.publicId} FROM ${applications} WHERE ${own}`),
  ]);
  return requireSentApplication(db, publicId, applicant);
};

/** Takes a deletion back within its seven days, else a withdrawal within its own: what it was before, it is again. */
export const restoreApplication: Change = async (db, { publicId, applicant, now }) => {
  const { application } = await requireSentApplication(db, publicId, applicant);
  const own = sentBy(applicant, publicId);
  if (application.deletedAt !== null) {
    const inTime = gt(applications.deletedAt, addDays(now, -DELETED_DAYS));
    await db.update(applications).set({ deletedAt: null }).where(and(own, inTime));
  } else if (application.status === 'withdrawn') {
    await db.batch(unwithdrawn(db, own, now));
  }
  return requireSentApplication(db, publicId, applicant);
};

/** Statements that give a withdrawn application the status it had before, as a new line of its history. */
function unwithdrawn(db: Database, own: SQL | undefined, now: Date) {
  const inTime = gt(applications.statusAt, addDays(now, -WITHDRAWN_DAYS));
  const where = and(own, isNull(applications.deletedAt), eq(applications.status, 'withdrawn'), inTime);
  const before = sql<ApplicationStatus>`coalesce((SELECT ${applicationEvents.status} FROM ${applicationEvents}
    WHERE ${applicationEvents.applicationId} = ${applications.id} AND ${applicationEvents.status} <> 'withdrawn'
    ORDER BY ${applicationEvents.id} DESC LIMIT 1), 'sent')`;
  return [
    recordStatus(db, { status: before, createdAt: now }, where),
    db.update(applications).set({ status: before, statusAt: now }).where(where),
  ] as const;
}

/**
 * Withdraws an application: the employer sees that, but neither message nor CV, which is deleted after seven days.
 * @throws DomainError `conflict` for a deleted one
 */
export const withdrawApplication: Change = async (db, { publicId, applicant, now }) => {
  const sent = await requireSentApplication(db, publicId, applicant);
  const { id, deletedAt, status } = sent.application;
  if (deletedAt !== null)
    throw new DomainError('conflict', "Questa candidatura è eliminata. Annulla prima l'eliminazione.");
  if (status === 'withdrawn') return sent;
  const where = and(eq(applications.id, id), isNull(applications.deletedAt), ne(applications.status, 'withdrawn'));
  await db.batch([
    recordStatus(db, { status: 'withdrawn', createdAt: now }, where),
    db.update(applications).set({ status: 'withdrawn', statusAt: now, sendingHash: null }).where(where),
    // The employer receives no mail about an application that they cannot see.
    dropUnsent(db, applicationCause(publicId)),
  ]);
  return requireSentApplication(db, publicId, applicant);
};
