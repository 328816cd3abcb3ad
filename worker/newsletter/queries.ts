import { and, asc, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type NewsletterSubscriberRow, newsletterSubscribers } from '../db/tables/newsletter-subscribers.ts';
import { users } from '../db/tables/users.ts';

/** The address waits with its account to be deleted: nothing is sent to it. */
const isLeaving = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.email} = ${newsletterSubscribers.email} AND ${users.deletedAt} IS NOT NULL)`;

/** Subscribers that the issue of a month (`YYYY-MM`) has not been gone through for yet. */
export const subscribersToIssue = (db: Database, month: string, limit: number): Promise<NewsletterSubscriberRow[]> =>
  db
    .select()
    .from(newsletterSubscribers)
    .where(
      and(
        lt(newsletterSubscribers.issuedIn, month),
        isNotNull(newsletterSubscribers.confirmedAt),
        sql`NOT ${isLeaving}`,
      ),
    )
    .orderBy(asc(newsletterSubscribers.issuedIn), asc(newsletterSubscribers.id))
    .limit(limit);
