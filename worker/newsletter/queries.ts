import { and, asc, isNotNull, lt, sql } from 'drizzle-orm';
import { isLeaving } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { type NewsletterSubscriberRow, newsletterSubscribers } from '../db/tables/alerts.ts';

/** Subscribers that the issue of a month (`YYYY-MM`) has not been gone through for yet. */
export const subscribersToIssue = (db: Database, month: string, limit: number): Promise<NewsletterSubscriberRow[]> =>
  db
    .select()
    .from(newsletterSubscribers)
    .where(
      and(
        lt(newsletterSubscribers.issuedIn, month),
        isNotNull(newsletterSubscribers.confirmedAt),
        sql`NOT ${isLeaving(newsletterSubscribers.email)}`,
      ),
    )
    .orderBy(asc(newsletterSubscribers.issuedIn), asc(newsletterSubscribers.id))
    .limit(limit);
