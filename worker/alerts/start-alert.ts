import { eq, sql } from 'drizzle-orm';
import { ALERT_DAYS, MAX_ALERTS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { DomainError } from '../errors.ts';
import { newPublicId } from '../public-id.ts';
import { confirmed, TOO_MANY_ALERTS } from './confirm-alert.ts';
import { alertOfAddress } from './queries.ts';

/**
 * Starts an alert for the address that an account has proved to be its own: it needs no second link. The same search again
 * is the same alert.
 * @param search versioned, as it is stored
 * @returns false where the address is not the account's, or nobody has proved it
 * @throws DomainError `conflict` where the address has as many alerts as it may
 */
export async function startAlert(
  db: Database,
  {
    accountId,
    email,
    search,
    now,
  }: { readonly accountId: number; readonly email: string; readonly search: string; readonly now: Date },
): Promise<boolean> {
  const proved = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${accountId} AND ${users.email} = ${email} AND ${users.emailVerifiedAt} IS NOT NULL)`;
  const time = now.getTime();
  const end = addDays(now, ALERT_DAYS).getTime();
  // Every column in the order of the table, as drizzle names them all.
  const row = sql`NULL, ${newPublicId()}, ${alertAddresses.id}, ${search}, ${time}, NULL, NULL, NULL, ${time}, NULL, ${end}, NULL`;
  const room = sql`(SELECT count(*) FROM ${alerts} WHERE ${alerts.addressId} = ${alertAddresses.id} AND ${alerts.confirmedAt} IS NOT NULL AND ${alerts.search} <> ${search}) < ${MAX_ALERTS}`;
  const [, , found, own] = await db.batch([
    db
      .insert(alertAddresses)
      .select(sql`SELECT NULL, ${newPublicId()}, ${email}, '' WHERE ${proved}`)
      .onConflictDoNothing({ target: alertAddresses.email }),
    db
      .insert(alerts)
      .select(
        sql`SELECT ${row} FROM ${alertAddresses} WHERE ${eq(alertAddresses.email, email)} AND ${proved} AND ${room}`,
      )
      .onConflictDoUpdate({ target: [alerts.addressId, alerts.search], set: confirmed(now) }),
    db.select({ confirmedAt: alerts.confirmedAt }).from(alerts).where(alertOfAddress(email, search)),
    db.select({ yes: sql<number>`${proved}` }).from(sql`(SELECT 1)`),
  ]);
  if (!own[0]?.yes) return false;
  if (!found[0]?.confirmedAt) throw new DomainError('conflict', TOO_MANY_ALERTS);
  return true;
}
