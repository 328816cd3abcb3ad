import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { dropUnsent } from '../mail/outbox.ts';
import { digestCauses, renewalCauses } from './causes.ts';

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
