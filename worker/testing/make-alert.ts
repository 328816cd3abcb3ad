import { eq } from 'drizzle-orm';
import { ALERT_DAYS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { newPublicId } from '../public-id.ts';
import { insertOne, newEmail, testDb } from './factories.ts';

type Parts = Partial<typeof alerts.$inferInsert> & { readonly email?: string };

/** A confirmed alert, of an address that nobody else has unless one is given; on everything published since 2020. */
export async function makeAlert({ email = newEmail(), ...columns }: Parts = {}) {
  const db = testDb();
  await db.insert(alertAddresses).values({ publicId: newPublicId(), email }).onConflictDoNothing();
  const [address] = await db.select().from(alertAddresses).where(eq(alertAddresses.email, email));
  const since = columns.since ?? new Date('2020-01-01');
  const confirmedAt = columns.confirmedAt === undefined ? since : columns.confirmedAt;
  const endsAt = confirmedAt && addDays(new Date('2030-01-01'), ALERT_DAYS);
  if (!address) throw new Error('makeAlert: no address');
  const alert = await insertOne(alerts, {
    addressId: address.id,
    search: 'v1:',
    since,
    confirmedAt,
    endsAt,
    ...columns,
  });
  return { alert, address };
}
