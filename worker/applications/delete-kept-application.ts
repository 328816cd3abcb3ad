import { and, eq, isNull } from 'drizzle-orm';
import type { KeptPart } from '../../shared/kept-application.ts';
import type { Database } from '../db/client.ts';
import { deleteCvFiles } from '../db/cv-files.ts';
import { keptApplications } from '../db/tables/applications.ts';
import { DomainError } from '../errors.ts';
import { keptApplication } from './queries.ts';

const NO_BUCKET = 'In questo momento il CV non si può eliminare. Riprova tra poco.';

/**
 * Deletes parts of what an account keeps for its next application. The file goes first: a CV that is said to be deleted is.
 * @throws DomainError `unavailable` where the bucket does not answer: then nothing is deleted
 */
export async function deleteKeptApplication(
  db: Database,
  bucket: R2Bucket,
  { userId, parts }: { userId: number; parts: readonly KeptPart[] },
): Promise<void> {
  const kept = await keptApplication(db, userId);
  if (kept === null) return;
  const own = eq(keptApplications.userId, userId);
  const cvKey = parts.includes('cv') ? kept.cvKey : null;
  if (cvKey !== null)
    await deleteCvFiles(bucket, [cvKey]).catch((cause: unknown) => {
      throw new DomainError('unavailable', NO_BUCKET, [], cause);
    });
  await db.batch([
    // A CV that was kept meanwhile is another one.
    db
      .update(keptApplications)
      .set({ cvKey: null, cvName: null, cvType: null, cvSize: null })
      .where(and(own, eq(keptApplications.cvKey, cvKey ?? ''))),
    ...(parts.includes('message') ? [db.update(keptApplications).set({ message: null }).where(own)] : []),
    db.delete(keptApplications).where(and(own, isNull(keptApplications.cvKey), isNull(keptApplications.message))),
  ]);
}
