import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { addDays, romeDay } from '../../shared/dates.ts';
import { CONFIRM_DAYS } from '../../shared/link-days.ts';
import { type ConfirmNewsletterBody, DEAD_NEWSLETTER_LINK } from '../../shared/newsletter.ts';
import type { Database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/tables/alerts.ts';
import { invalidField } from '../errors.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { confirmNewsletterMail } from '../mail/newsletter.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { monthOf } from './send-issue.ts';

/** The same address within this time is a second click, not a second mail. */
const SAME_ADDRESS_MS = 10 * 60_000;

/** Mails a link that starts the newsletter. The same statements for every address, whether it gets it already or not. */
export async function requestNewsletter(
  db: Database,
  { email, siteUrl, now }: { readonly email: string; readonly siteUrl: string; readonly now: Date },
): Promise<void> {
  const token = newLinkToken();
  const confirmHash = hashLinkToken(token);
  const asked = { confirmHash, requestedAt: now, confirmUntil: addDays(now, CONFIRM_DAYS) };
  const { requestedAt, confirmUntil } = newsletterSubscribers;
  const long = lte(requestedAt, new Date(now.getTime() - SAME_ADDRESS_MS));
  await db.batch([
    db
      .insert(newsletterSubscribers)
      .values({ publicId: newPublicId(), email, ...asked })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        // A subscriber who was asked after a year keeps their time to answer, even if somebody asks again meanwhile.
        set: { ...asked, confirmUntil: sql`max(coalesce(${confirmUntil}, 0), ${asked.confirmUntil.getTime()})` },
        setWhere: sql`${or(isNull(requestedAt), long)}`,
      }),
    toOutboxIf(db, sql`${newsletterSubscribers} WHERE ${eq(newsletterSubscribers.confirmHash, confirmHash)}`, {
      cause: `newsletter-link:${confirmHash}`,
      recipient: email,
      mail: confirmNewsletterMail({ token, siteUrl }),
      now,
    }),
  ]);
}

/**
 * Starts the newsletter of a mailed link, with what is published from now on; a subscriber goes on as before.
 * @throws DomainError `invalid` at `token` where the link is expired, used or unknown
 */
export async function confirmNewsletter(db: Database, { token }: ConfirmNewsletterBody, now: Date): Promise<void> {
  const { confirmHash, confirmUntil, confirmedAt, sentThrough, issuedIn } = newsletterSubscribers;
  const started = (known: typeof sentThrough | typeof issuedIn, today: string) =>
    sql`CASE WHEN ${confirmedAt} IS NULL THEN ${today} ELSE ${known} END`;
  const rows = await db
    .update(newsletterSubscribers)
    .set({
      sentThrough: started(sentThrough, romeDay(now)),
      issuedIn: started(issuedIn, monthOf(now)),
      confirmedAt: now,
      confirmHash: null,
      requestedAt: null,
      confirmUntil: null,
    })
    .where(and(eq(confirmHash, hashLinkToken(token)), gt(confirmUntil, now)))
    .returning({ id: newsletterSubscribers.id });
  if (rows.length === 0) throw invalidField('token', DEAD_NEWSLETTER_LINK);
}
