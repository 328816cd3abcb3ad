import { and, eq, inArray, sql } from 'drizzle-orm';
import { storedWords } from '../../shared/alert-words.ts';
import { ALERT_DAYS, MAX_ALERTS, readAlertSearch } from '../../shared/alerts.ts';
import { addDays, isRomeHour, romeDay } from '../../shared/dates.ts';
import { ALERT_RENEWAL_DAYS } from '../../shared/link-days.ts';
import type { Database } from '../db/client.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import type { Site } from '../env.ts';
import { stillWantedMail } from '../mail/alerts.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { mailTokens, renewalCauses } from './alert-links.ts';
import { type AlertOwner, alertsToAsk, isOwnAlert, isToAsk } from './queries.ts';
import { MORNING } from './send-digests.ts';

export async function renewAlerts(db: Database, owner: AlertOwner, now: Date): Promise<void> {
  await db
    .update(alerts)
    .set({ endsAt: addDays(now, ALERT_DAYS), promptedAt: null })
    .where(isOwnAlert(db, owner));
}

/** Alerts of one run; the rest is for the next minute. */
const SLICE = 100;
/** Ten alerts an address at most: these have all of theirs in the slice. */
const MOST_ADDRESSES = SLICE / MAX_ALERTS;

/** Asks for renewal of alerts that are a year old: one mail an address, about all that are due. */
export async function requestRenewal(
  db: Database,
  { siteUrl, secret, withNewsletter, now }: Site & { readonly withNewsletter: boolean },
): Promise<void> {
  if (!isRomeHour(now, MORNING)) return;
  const due = isToAsk(now, withNewsletter);
  const toAsk = await alertsToAsk(db, due, SLICE);
  const byAddress = Map.groupBy(toAsk, ({ addressId }) => addressId);
  for (const [addressId, own] of [...byAddress].slice(0, MOST_ADDRESSES)) {
    const publicId = own[0]?.publicId ?? '';
    const searches = own.map(({ search }) => `· ${storedWords(search, readAlertSearch(search))}`);
    const tokens = await mailTokens(publicId, { secret, now });
    const mail = stillWantedMail({ searches, days: ALERT_RENEWAL_DAYS, siteUrl, ...tokens });
    const isDue = and(due, eq(alerts.addressId, addressId));
    const dueAddresses = db.select({ id: alerts.addressId }).from(alerts).where(isDue);
    await db.batch([
      toOutboxIf(db, sql`${alertAddresses} WHERE ${inArray(alertAddresses.id, dueAddresses)}`, {
        cause: `${renewalCauses(publicId)}${romeDay(now)}`,
        recipient: alertAddresses.email,
        mail,
        now,
      }),
      db.update(alerts).set({ promptedAt: now }).where(isDue),
    ]);
  }
}
