import { and, count, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  ALERT_DAYS,
  type ConfirmAlertBody,
  DEAD_ALERT_LINK,
  MAX_ALERTS,
  type SetAlertBody,
} from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { ALERT_RENEWAL_DAYS } from '../../shared/link-days.ts';
import { ARTICLES, NEWSLETTER_OFF } from '../../shared/newsletter.ts';
import type { Database } from '../db/client.ts';
import { type AlertRow, alertAddresses, alerts } from '../db/tables/alerts.ts';
import { DomainError, invalidField } from '../errors.ts';
import { hashLinkToken } from '../link-token.ts';
import { dropUnsent } from '../mail/outbox.ts';
import { digestCauses, issueCauses, renewalCauses } from './alert-links.ts';
import { type AlertOwner, isOwnAlert } from './queries.ts';

/** Columns of an alert after its confirmation, whatever its state before. */
export const confirmed = (now: Date) => ({
  confirmedAt: now,
  endsAt: addDays(now, ALERT_DAYS),
  promptedAt: null,
  pausedAt: null,
  confirmHash: null,
  requestedAt: null,
  confirmUntil: null,
});

export const TOO_MANY_ALERTS = `Hai già ${MAX_ALERTS} avvisi: eliminane uno, poi riprova.`;

/**
 * Starts the alert of a mailed link, for a year. One statement, so of two requests with the same link one succeeds.
 * @throws DomainError `invalid` at `token` where the link is expired, used or unknown; `conflict` where the address has as
 * many alerts as it may, or for a newsletter while it is off
 */
export async function confirmAlert(
  db: Database,
  { token, withNewsletter, now }: ConfirmAlertBody & { readonly withNewsletter: boolean; readonly now: Date },
) {
  const alive = and(eq(alerts.confirmHash, hashLinkToken(token)), gt(alerts.confirmUntil, now));
  const others = db
    .select({ n: count() })
    .from(sql`${alerts} AS other`)
    .where(sql`other.address_id = ${alerts.addressId} AND other.confirmed_at IS NOT NULL`);
  const [started, waiting] = await db.batch([
    db
      .update(alerts)
      .set(confirmed(now))
      .where(
        and(
          alive,
          withNewsletter ? undefined : ne(alerts.search, ARTICLES),
          or(isNotNull(alerts.confirmedAt), sql`(${others}) < ${MAX_ALERTS}`),
        ),
      )
      .returning(),
    db.select({ search: alerts.search }).from(alerts).where(alive),
  ]);
  const [alert] = started;
  if (!alert) {
    const [left] = waiting;
    if (left?.search === ARTICLES && !withNewsletter) throw new DomainError('conflict', NEWSLETTER_OFF);
    if (left) throw new DomainError('conflict', TOO_MANY_ALERTS);
    throw invalidField('token', DEAD_ALERT_LINK);
  }
  const ofAlert = db
    .select({ one: sql`1` })
    .from(alerts)
    .where(and(eq(alerts.id, alert.id), eq(alerts.addressId, alertAddresses.id)));
  const [address] = await db.select({ publicId: alertAddresses.publicId }).from(alertAddresses).where(exists(ofAlert));
  // Ended meanwhile, from another mail.
  if (!address) throw invalidField('token', DEAD_ALERT_LINK);
  return { alert, addressId: address.publicId };
}

export const NO_ALERT = 'Questo avviso non esiste più.';

/**
 * Pauses an alert, or resumes it: what was published meanwhile is not new then.
 * @throws DomainError `not-found` where there is none, or it is somebody else's: nobody is told which
 */
export async function setAlert(
  db: Database,
  {
    owner,
    publicId,
    body: { paused },
    now,
  }: { readonly owner: AlertOwner; readonly publicId: string; readonly body: SetAlertBody; readonly now: Date },
): Promise<AlertRow> {
  const time = now.getTime();
  const [row] = await db
    .update(alerts)
    .set(
      paused
        ? { pausedAt: sql`coalesce(${alerts.pausedAt}, ${time})` }
        : {
            since: sql`CASE WHEN ${alerts.pausedAt} IS NULL THEN ${alerts.since} ELSE ${time} END`,
            pausedAt: null,
          },
    )
    .where(and(eq(alerts.publicId, publicId), isOwnAlert(db, owner)))
    .returning();
  if (!row) throw new DomainError('not-found', NO_ALERT);
  return row;
}

/** Deletes an alert for good: there is nothing in it that somebody would miss. @returns whether it was there and theirs */
export async function deleteAlert(db: Database, owner: AlertOwner, publicId: string): Promise<boolean> {
  const gone = await db
    .delete(alerts)
    .where(and(eq(alerts.publicId, publicId), isOwnAlert(db, owner)))
    .returning({ id: alerts.id });
  return gone.length > 0;
}

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
    db.delete(alerts).where(lte(alerts.promptedAt, addDays(now, -ALERT_RENEWAL_DAYS))),
    db.delete(alertAddresses).where(hasNoAlert),
  ]);
}
