import { and, eq, gt, sql } from 'drizzle-orm';
import { romeDay } from '../../shared/dates.ts';
import { type ConfirmNewsletterBody, DEAD_NEWSLETTER_LINK } from '../../shared/newsletter.ts';
import type { Database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/tables/alerts.ts';
import { invalidField } from '../errors.ts';
import { hashLinkToken } from '../link-token.ts';
import { monthOf } from './month.ts';

/**
 * Starts the newsletter of a mailed link, with what is published from now on; who has it already goes on as before.
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
