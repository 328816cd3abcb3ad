import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { deleteCvFiles } from '../db/cv-files.ts';
import { type ApplicationRow, applicationEvents, applications } from '../db/tables/applications.ts';
import { DomainError } from '../errors.ts';
import { dropUnsent } from '../mail/outbox.ts';
import { applicationCause } from './cause.ts';
import { type OwnApplicationRow, requireSentApplication } from './queries.ts';

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
  await deleteCvFiles(bucket, [cvKey]).catch(() => console.error(JSON.stringify({ cv: 'not deleted' })));
  return requireSentApplication(db, publicId, applicant);
}
