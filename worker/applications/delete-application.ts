import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { applications } from '../db/tables/applications.ts';
import { type OwnApplicationRow, requireSentApplication } from './queries.ts';

type Which = { readonly publicId: string; readonly applicant: number };

/**
 * Deletes an application: it is gone for everybody else at once, and purged with its file after seven days.
 * @throws DomainError `not-found`, also for somebody else's
 */
export async function deleteApplication(
  db: Database,
  { publicId, applicant, now }: Which & { now: Date },
): Promise<OwnApplicationRow> {
  // The first time counts: deleting again buys no time.
  await db
    .update(applications)
    .set({ deletedAt: now })
    .where(and(sentBy(applicant, publicId), isNull(applications.deletedAt)));
  return requireSentApplication(db, publicId, applicant);
}

/**
 * Takes a deletion back, as long as the application has not been purged.
 * @throws DomainError `not-found`, also for somebody else's
 */
export async function restoreApplication(db: Database, { publicId, applicant }: Which): Promise<OwnApplicationRow> {
  await db.update(applications).set({ deletedAt: null }).where(sentBy(applicant, publicId));
  return requireSentApplication(db, publicId, applicant);
}

const sentBy = (applicant: number, publicId: string) =>
  and(eq(applications.publicId, publicId), eq(applications.userId, applicant));
