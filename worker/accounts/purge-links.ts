import { lte } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { emailLinks, passwordResets } from '../db/tables/accounts.ts';

/** Drops the mailed links that have expired, used or not. */
export async function purgeLinks(db: Database, now: Date): Promise<void> {
  await db.batch([
    db.delete(passwordResets).where(lte(passwordResets.expiresAt, now)),
    db.delete(emailLinks).where(lte(emailLinks.expiresAt, now)),
  ]);
}
