import { lte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { usedChallenges } from '../../db/tables/accounts.ts';

/** Drops the used challenges that would be refused for their age anyway. */
export async function purgeChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(usedChallenges).where(lte(usedChallenges.expiresAt, now));
}
