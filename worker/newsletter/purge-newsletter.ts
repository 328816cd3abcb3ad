import { and, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/tables/newsletter-subscribers.ts';

/** Drops addresses that nobody has confirmed in time. */
export async function purgeNewsletter(db: Database, now: Date): Promise<void> {
  const { confirmUntil, confirmedAt } = newsletterSubscribers;
  const unopened = lte(confirmUntil, now);
  await db.batch([
    db.delete(newsletterSubscribers).where(and(unopened, isNull(confirmedAt))),
    // Of one that was asked for again: it goes on as it was.
    db
      .update(newsletterSubscribers)
      .set({ confirmHash: null, requestedAt: null, confirmUntil: null })
      .where(and(unopened, isNotNull(confirmedAt))),
  ]);
}
