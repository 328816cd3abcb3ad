import { and, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { ASKED_DAYS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';

/** Drops alerts that nobody has confirmed in time, those that nobody wanted any more when asked, and addresses without any. */
export async function purgeAlerts(db: Database, now: Date): Promise<void> {
  const unopened = lte(alerts.confirmUntil, now);
  await db.batch([
    db.delete(alerts).where(and(unopened, isNull(alerts.confirmedAt))),
    // An alert that was asked for again goes on as before.
    db
      .update(alerts)
      .set({ confirmHash: null, requestedAt: null, confirmUntil: null })
      .where(and(unopened, isNotNull(alerts.confirmedAt))),
    db.delete(alerts).where(lte(alerts.askedAt, addDays(now, -ASKED_DAYS))),
    db
      .delete(alertAddresses)
      .where(sql`NOT EXISTS (SELECT 1 FROM ${alerts} WHERE ${alerts.addressId} = ${alertAddresses.id})`),
  ]);
}
