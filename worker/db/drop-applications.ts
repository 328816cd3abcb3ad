import { inArray, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';
import { deleteCvFiles } from './cv-files.ts';
import { applicationEvents, applications } from './tables/applications.ts';

/** Rows at once: a statement of D1 takes a hundred parameters. */
const AT_ONCE = 100;

/**
 * Drops the applications that `where` finds, for good, with their history and their files. The files go first: a crash
 * leaves rows, which the next run finds again.
 */
export async function dropApplications(db: Database, bucket: R2Bucket, where: SQL | undefined): Promise<void> {
  const { id, cvKey } = applications;
  for (;;) {
    const rows = await db.select({ id, cvKey }).from(applications).where(where).limit(AT_ONCE);
    if (rows.length === 0) return;
    await deleteCvFiles(
      bucket,
      rows.map((row) => row.cvKey),
    );
    const ids = rows.map((row) => row.id);
    await db.batch([
      db.delete(applicationEvents).where(inArray(applicationEvents.applicationId, ids)),
      db.delete(applications).where(inArray(id, ids)),
    ]);
  }
}
