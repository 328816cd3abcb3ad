import { and, inArray, lte } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { outbox } from '../db/tables/mail.ts';

/** The privacy page says so. Long enough to find out why a mail did not arrive. */
const KEPT_DAYS = 30;

/** Drops the mails that were sent or given up a month ago: who got them and what they were about. */
export async function purgeOutbox(db: Database, now: Date): Promise<void> {
  const done = inArray(outbox.status, ['sent', 'undelivered']);
  await db.delete(outbox).where(and(done, lte(outbox.nextAttemptAt, addDays(now, -KEPT_DAYS))));
}
