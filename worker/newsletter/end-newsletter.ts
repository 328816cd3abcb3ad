import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { ALERT_DAYS } from '../../shared/alerts.ts';
import type { Database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/tables/alerts.ts';
import { dropUnsent } from '../mail/outbox.ts';
import { issueCauses, renewalCauses } from './send-issue.ts';

/** Ends the newsletter for an address: it is deleted, with what is on its way. Again, it changes nothing. */
export async function endNewsletter(db: Database, publicId: string): Promise<void> {
  await db.batch([
    db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.publicId, publicId)),
    dropUnsent(db, issueCauses(publicId)),
    dropUnsent(db, renewalCauses(publicId)),
  ]);
}

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
