import { lte } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { MODERATION_DAYS } from '../../shared/report-values.ts';
import type { Database } from '../db/client.ts';
import { moderationLog } from '../db/tables/moderation-log.ts';
import { reports } from '../db/tables/reports.ts';

/** Drops the reports that were decided on twelve months ago, and what the log says of then. Open ones stay, however old. */
export async function purgeModeration(db: Database, now: Date): Promise<void> {
  const long = addDays(now, -MODERATION_DAYS);
  await db.batch([
    db.delete(reports).where(lte(reports.closedAt, long)),
    db.delete(moderationLog).where(lte(moderationLog.createdAt, long)),
  ]);
}
