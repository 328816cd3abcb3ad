import { and, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { ALERT_DAYS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/tables/newsletter-subscribers.ts';

/** Drops addresses that nobody has confirmed in time, after a year once more. */
export async function purgeNewsletter(db: Database, now: Date): Promise<void> {
  const { confirmUntil, confirmedAt } = newsletterSubscribers;
  const unopened = lte(confirmUntil, now);
  await db.batch([
    db
      .delete(newsletterSubscribers)
      .where(and(unopened, or(isNull(confirmedAt), lte(confirmedAt, addDays(now, -ALERT_DAYS))))),
    // Of one that was asked for again: it goes on as it was.
    db
      .update(newsletterSubscribers)
      .set({ confirmHash: null, requestedAt: null, confirmUntil: null })
      .where(and(unopened, isNotNull(confirmedAt))),
  ]);
}
