import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { ArticleSummary } from '../../shared/articles.ts';
import { romeDay } from '../../shared/dates.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { isRomeHour } from '../../shared/rome-clock.ts';
import type { Database } from '../db/client.ts';
import { type NewsletterSubscriberRow, newsletterSubscribers } from '../db/tables/alerts.ts';
import { newsletterMail } from '../mail/newsletter.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { sign } from '../sign.ts';
import { subscribersToIssue } from './queries.ts';

/** When issues are made, in Rome: after the alerts of the morning. */
const MORNING = 8;
/** Subscribers of one run, and of one batch: all of their mails are written and noted, or none. */
const SLICE = 60;
const BATCH = 20;

type Issue = {
  /** All articles, the newest first. */
  readonly articles: readonly ArticleSummary[];
  readonly siteUrl: string;
  readonly secret: string;
  readonly now: Date;
};

/**
 * Puts the month's new articles into the outbox, one mail a subscriber, for the next slice of them; no mail to whom none is
 * new. Each subscriber is gone through once a month, in the batch that writes the mail.
 */
export async function sendIssue(db: Database, { articles, siteUrl, secret, now }: Issue): Promise<void> {
  if (!isRomeHour(now, MORNING)) return;
  const today = romeDay(now);
  const month = monthOf(now);
  const published = articles.filter(({ date }) => date <= today);
  const subscribers = await subscribersToIssue(db, month, SLICE);
  for (let start = 0; start < subscribers.length; start += BATCH) {
    const batch = subscribers.slice(start, start + BATCH);
    const mails = [];
    for (const { id, publicId, sentThrough } of batch) {
      const fresh = published.filter(({ date }) => date > sentThrough);
      if (fresh.length === 0) continue;
      const endToken = await sign('end-newsletter', { sub: publicId }, { secret, expiresAt: null });
      const isDue = and(eq(newsletterSubscribers.id, id), lt(newsletterSubscribers.issuedIn, month));
      const mail = newsletterMail({ articles: fresh, endToken, siteUrl });
      mails.push(
        toOutboxIf(db, sql`${newsletterSubscribers} WHERE ${isDue}`, {
          cause: issueCause(publicId, month),
          recipient: newsletterSubscribers.email,
          mail,
          now,
        }),
      );
    }
    const [first, ...rest] = [...mails, noteIssued(db, batch, { month, newest: published[0]?.date ?? '' })];
    if (first) await db.batch([first, ...rest]);
  }
}

/** The day of the newest article, not of the issue: one that is dated earlier than it goes online is still new next month. */
const noteIssued = (
  db: Database,
  subscribers: readonly NewsletterSubscriberRow[],
  { month, newest }: { readonly month: string; readonly newest: string },
) =>
  db
    .update(newsletterSubscribers)
    .set({ issuedIn: month, sentThrough: sql`max(${newsletterSubscribers.sentThrough}, ${newest})` })
    .where(
      inArray(
        newsletterSubscribers.id,
        subscribers.map(({ id }) => id),
      ),
    );

/** Month in Rome as `YYYY-MM`. */
export const monthOf = (date: Date): string => romeDay(date).slice(0, 7);

/** Beginning of the causes of all issues for one subscriber. */
export const issueCauses = (publicId: string): MailCause => `newsletter:${publicId}:`;

/** Cause of the one issue of a month, `YYYY-MM`. */
const issueCause = (publicId: string, month: string): MailCause => `${issueCauses(publicId)}${month}`;

/** Beginning of the causes of all renewal mails to one subscriber. */
export const renewalCauses = (publicId: string): MailCause => `newsletter-renewal:${publicId}:`;
