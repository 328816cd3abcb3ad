import { lte } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { passwordResets } from '../db/tables/password-resets.ts';

/** Drops the links to choose a new password that have expired, used or not. */
export async function purgePasswordResets(db: Database, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}
