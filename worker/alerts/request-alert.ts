import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import { ALERT_DAYS, MAX_ALERTS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { CONFIRM_DAYS } from '../../shared/link-days.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { confirmAlertMail } from '../mail/alerts.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { confirmed, TOO_MANY_ALERTS } from './change-alerts.ts';
import { alertOfAddress, monthOf } from './queries.ts';

/** Time within which a search asked for again by an address is a second click, not a second mail. */
const SAME_ALERT_MS = 10 * 60_000;

/**
 * Mails a link that confirms an alert. The same statements are sent for every address, known or not, and a search that it
 * has already is confirmed again, for another year. @param search versioned, as it is stored
 */
export async function requestAlert(
  db: Database,
  { email, search, siteUrl, now }: Site & { readonly email: string; readonly search: string },
): Promise<void> {
  const token = newLinkToken();
  const confirmHash = hashLinkToken(token);
  const values = { confirmHash, requestedAt: now, confirmUntil: addDays(now, CONFIRM_DAYS) };
  const long = lte(alerts.requestedAt, new Date(now.getTime() - SAME_ALERT_MS));
  await db.batch([
    db
      .insert(alertAddresses)
      .values({ publicId: newPublicId(), email })
      .onConflictDoNothing({ target: alertAddresses.email }),
    db
      .insert(alerts)
      .values({
        publicId: newPublicId(),
        addressId: sql`(SELECT ${alertAddresses.id} FROM ${alertAddresses} WHERE ${alertAddresses.email} = ${email})`,
        search,
        since: now,
        issuedIn: monthOf(now),
        ...values,
      })
      .onConflictDoUpdate({
        target: [alerts.addressId, alerts.search],
        set: {
          ...values,
          // An alert that nobody has confirmed starts with offers from now on.
          since: sql`CASE WHEN ${alerts.confirmedAt} IS NULL THEN ${now.getTime()} ELSE ${alerts.since} END`,
        },
        setWhere: sql`${or(isNull(alerts.requestedAt), long)}`,
      }),
    toOutboxIf(db, sql`${alerts} WHERE ${eq(alerts.confirmHash, confirmHash)}`, {
      cause: `alert-link:${confirmHash}`,
      recipient: email,
      mail: confirmAlertMail({ token, search, siteUrl }),
      now,
    }),
  ]);
}

/**
 * Starts an alert for the address that an account has proved to be its own: it needs no second link.
 * @returns false where the address is not the account's, or nobody has proved it
 * @throws DomainError `conflict` where the address has as many alerts as it may
 */
export async function startAlert(
  db: Database,
  { accountId, email, search, now }: { accountId: number; email: string; search: string; now: Date },
): Promise<boolean> {
  const proved = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${accountId} AND ${users.email} = ${email} AND ${users.emailVerifiedAt} IS NOT NULL)`;
  const started = { since: now, confirmedAt: now, endsAt: addDays(now, ALERT_DAYS), issuedIn: monthOf(now) };
  const alert = { publicId: newPublicId(), addressId: alertAddresses.id, search, ...started };
  const room = sql`(SELECT count(*) FROM ${alerts} WHERE ${alerts.addressId} = ${alertAddresses.id} AND ${alerts.confirmedAt} IS NOT NULL AND ${alerts.search} <> ${search}) < ${MAX_ALERTS}`;
  const [, , found, own] = await db.batch([
    insertFrom(db, alertAddresses, { publicId: newPublicId(), email }, sql`WHERE ${proved}`).onConflictDoNothing({
      target: alertAddresses.email,
    }),
    insertFrom(
      db,
      alerts,
      alert,
      sql`FROM ${alertAddresses} WHERE ${eq(alertAddresses.email, email)} AND ${proved} AND ${room}`,
    ).onConflictDoUpdate({ target: [alerts.addressId, alerts.search], set: confirmed(now) }),
    db.select({ confirmedAt: alerts.confirmedAt }).from(alerts).where(alertOfAddress(email, search)),
    db.select({ yes: sql<number>`${proved}` }).from(sql`(SELECT 1)`),
  ]);
  if (!own[0]?.yes) return false;
  if (!found[0]?.confirmedAt) throw new DomainError('conflict', TOO_MANY_ALERTS);
  return true;
}
