import { and, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { ASKED_DAYS } from '../../shared/link-days.ts';
import { ARTICLES } from '../../shared/newsletter.ts';
import type { Database } from '../db/client.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { dropUnsent } from '../mail/outbox.ts';
import { digestCauses, issueCauses, renewalCauses } from './alert-links.ts';

const hasNoAlert = sql`NOT EXISTS (SELECT 1 FROM ${alerts} WHERE ${alerts.addressId} = ${alertAddresses.id})`;

/** Deletes some alerts of an address, and the address with the last one. */
const deleteAlerts = (db: Database, addressId: string, which?: SQL) => {
  const own = eq(alertAddresses.publicId, addressId);
  const address = db.select({ id: alertAddresses.id }).from(alertAddresses).where(own);
  return [
    db.delete(alerts).where(and(inArray(alerts.addressId, address), which)),
    db.delete(alertAddresses).where(and(own, hasNoAlert)),
    dropUnsent(db, issueCauses(addressId)),
  ] as const;
};

/** Ends everything that an address gets: its alerts, the mails on their way, and the address itself. Again, it changes nothing. */
export const endAlerts = (db: Database, addressId: string): Promise<unknown> =>
  db.batch([
    ...deleteAlerts(db, addressId),
    dropUnsent(db, digestCauses(addressId)),
    dropUnsent(db, renewalCauses(addressId)),
  ]);

/** Ends the newsletter of an address, and leaves its other alerts. Again, it changes nothing. */
export const endNewsletter = (db: Database, addressId: string): Promise<unknown> =>
  db.batch(deleteAlerts(db, addressId, eq(alerts.search, ARTICLES)));

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
    db.delete(alertAddresses).where(hasNoAlert),
  ]);
}
