import { and, isNotNull, not, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { deleteCvFiles } from '../db/cv-files.ts';
import type { Part } from '../db/personal-data/part.ts';
import { PARTS, whoseTimeHasCome } from '../db/personal-data/registry.ts';
import { users } from '../db/tables/accounts.ts';

/**
 * Drops everything of the accounts that were deleted seven days ago, but for offers and pages that a report keeps, with their owner.
 * Files first: where that fails the rows still say the next night which they are.
 */
export async function purgeAccounts(db: Database, files: R2Bucket, now: Date): Promise<void> {
  const people = whoseTimeHasCome(now);
  // Most nights there is nobody, and nothing else to be read.
  const [anybody] = await db.select({ id: users.id }).from(users).where(sql`${users.id} IN ${people.ids}`).limit(1);
  if (!anybody) return;
  const gone = PARTS.filter(({ retained }) => retained === undefined).reverse();
  const which = ({ rows, purgedRows = rows, retainedRows }: Part) =>
    and(purgedRows(people), retainedRows && not(retainedRows(now)));
  for (const part of gone) {
    const { files: key, table } = part;
    if (!key) continue;
    const found = await db
      .select({ key })
      .from(table)
      .where(and(which(part), isNotNull(key)));
    await deleteCvFiles(
      files,
      found.map((row) => (row.key === null ? null : String(row.key))),
    );
  }
  const [first, ...others] = gone.map((part) => db.delete(part.table).where(which(part)));
  if (first) await db.batch([first, ...others]);
}
