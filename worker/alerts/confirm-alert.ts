import { and, count, eq, exists, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import { ALERT_DAYS, type ConfirmAlertBody, DEAD_ALERT_LINK, MAX_ALERTS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { ARTICLES, NEWSLETTER_OFF } from '../../shared/newsletter.ts';
import type { Database } from '../db/client.ts';
import { type AlertRow, alertAddresses, alerts } from '../db/tables/alerts.ts';
import { DomainError, invalidField } from '../errors.ts';
import { hashLinkToken } from '../link-token.ts';

/** Columns of an alert after its confirmation, whatever its state before. */
export const confirmed = (now: Date) => ({
  confirmedAt: now,
  endsAt: addDays(now, ALERT_DAYS),
  askedAt: null,
  pausedAt: null,
  confirmHash: null,
  requestedAt: null,
  confirmUntil: null,
});

export const TOO_MANY_ALERTS = `Hai già ${MAX_ALERTS} avvisi: eliminane uno, poi riprova.`;

/**
 * Starts the alert of a mailed link, for a year. One statement, so of two requests with the same link at the same moment one
 * succeeds.
 * @returns the alert, and the public id of its address
 * @throws DomainError `invalid` at `token` where the link is expired, used or unknown; `conflict` where the address has as
 *   many alerts as it may, or for a newsletter while it is off
 * @param withNewsletter false while it is off
 */
export async function confirmAlert(
  db: Database,
  { token, withNewsletter, now }: ConfirmAlertBody & { readonly withNewsletter: boolean; readonly now: Date },
): Promise<{ readonly alert: AlertRow; readonly addressId: string }> {
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
