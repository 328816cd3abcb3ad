import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import { CONFIRM_DAYS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { confirmAlertMail } from '../mail/alerts.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';

/** The same search for the same address within this time is a second click, not a second mail. */
const SAME_ALERT_MS = 10 * 60_000;

/**
 * Mails a link that confirms an alert to the address it is for. Nothing here asks whether the address is known: the same
 * statements are sent for every address, and a search that it has already is confirmed again, for another year.
 * @param search versioned, as it is stored
 */
export async function requestAlert(
  db: Database,
  {
    email,
    search,
    siteUrl,
    now,
  }: { readonly email: string; readonly search: string; readonly siteUrl: string; readonly now: Date },
): Promise<void> {
  const token = newLinkToken();
  const confirmHash = hashLinkToken(token);
  const asked = { confirmHash, requestedAt: now, confirmUntil: addDays(now, CONFIRM_DAYS) };
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
        ...asked,
      })
      .onConflictDoUpdate({
        target: [alerts.addressId, alerts.search],
        set: {
          ...asked,
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
