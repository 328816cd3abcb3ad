import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { ASKED_DAYS } from '../../shared/link-days.ts';
import type { Database } from '../db/client.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { dropUnsent } from '../mail/outbox.ts';
import { digestCauses, renewalCauses } from './alert-links.ts';

/** Ends everything that an address gets: its alerts, the mails on their way, and the address itself. Again, it changes nothing. */
export async function endAlerts(db: Database, addressId: string): Promise<void> {
  const address = db
    .select({ id: alertAddresses.id })
    .from(alertAddresses)
    .where(eq(alertAddresses.publicId, addressId));
  await db.batch([
    db.delete(alerts).where(inArray(alerts.addressId, address)),
    db.delete(alertAddresses).where(eq(alertAddresses.publicId, addressId)),
    dropUnsent(db, digestCauses(addressId)),
    dropUnsent(db, renewalCauses(addressId)),
  ]);
}

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
