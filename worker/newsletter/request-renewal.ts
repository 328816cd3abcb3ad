import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { ALERT_DAYS } from '../../shared/alerts.ts';
import { addDays, romeDay } from '../../shared/dates.ts';
import { ASKED_DAYS } from '../../shared/link-days.ts';
import { isRomeHour } from '../../shared/rome-clock.ts';
import { isLeaving } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/tables/alerts.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { newsletterStillWantedMail } from '../mail/newsletter.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { signLink } from '../signed-link.ts';
import { renewalCauses } from './send-issue.ts';

/** When people are asked, in Rome: with the issue, which goes on meanwhile. */
const MORNING = 8;
/** People of one run. */
const SLICE = 40;

/**
 * Asks subscribers of a year to renew the newsletter: one mail, whose link confirms it once more. Without an answer the
 * nightly purge ends it.
 */
export async function requestNewsletterRenewal(
  db: Database,
  { siteUrl, secret, now }: { readonly siteUrl: string; readonly secret: string; readonly now: Date },
): Promise<void> {
  if (!isRomeHour(now, MORNING)) return;
  const { id, publicId, email, confirmedAt, confirmHash } = newsletterSubscribers;
  const isDue = and(lte(confirmedAt, addDays(now, -ALERT_DAYS)), isNull(confirmHash));
  const due = await db
    .select({ id, publicId })
    .from(newsletterSubscribers)
    .where(and(isDue, sql`NOT ${isLeaving(email)}`))
    .limit(SLICE);
  for (const subscriber of due) {
    const token = newLinkToken();
    const own = eq(id, subscriber.id);
    const endToken = signLink({ purpose: 'end-newsletter', subject: subscriber.publicId, expiresAt: null }, secret);
    const asked = { confirmHash: hashLinkToken(token), requestedAt: now, confirmUntil: addDays(now, ASKED_DAYS) };
    await db.batch([
      db.update(newsletterSubscribers).set(asked).where(and(own, isDue)),
      toOutboxIf(db, sql`${newsletterSubscribers} WHERE ${eq(confirmHash, asked.confirmHash)}`, {
        cause: `${renewalCauses(subscriber.publicId)}${romeDay(now)}`,
        recipient: email,
        mail: newsletterStillWantedMail({ token, endToken, siteUrl }),
        now,
      }),
    ]);
  }
}
