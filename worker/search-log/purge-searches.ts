import { lt } from 'drizzle-orm';
import { addDays, romeDay } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { searchCounts } from '../db/tables/search.ts';

const KEPT_DAYS = 90;

/** Drops what was searched for longer ago. */
export async function purgeSearches(db: Database, now: Date): Promise<void> {
  await db.delete(searchCounts).where(lt(searchCounts.day, romeDay(addDays(now, -KEPT_DAYS))));
}
