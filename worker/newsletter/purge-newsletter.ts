import { and, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { ALERT_DAYS } from '../../shared/alerts.ts';
import type { Database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/tables/alerts.ts';

const YEAR_MS = ALERT_DAYS * 86_400_000;

/** Drops addresses that nobody has confirmed in time, after a year once more. */
export async function purgeNewsletter(db: Database, now: Date): Promise<void> {
  const { confirmUntil, confirmedAt, requestedAt } = newsletterSubscribers;
  const unopened = lte(confirmUntil, now);
  await db.batch([
    db
      .delete(newsletterSubscribers)
      .where(and(unopened, or(isNull(confirmedAt), lte(confirmedAt, sql`${requestedAt} - ${YEAR_MS}`)))),
    // A subscription that was asked for again within the year goes on as before.
    db
      .update(newsletterSubscribers)
      .set({ confirmHash: null, requestedAt: null, confirmUntil: null })
      .where(and(unopened, isNotNull(confirmedAt))),
  ]);
}
