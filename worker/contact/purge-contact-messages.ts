import { lte } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { contactMessages } from '../db/tables/contact-messages.ts';

/** Twelve months (decisions, section 3); the privacy page says so. */
const KEPT_DAYS = 365;

/** Drops the messages to who runs the site that are past their time. */
export async function purgeContactMessages(db: Database, now: Date): Promise<void> {
  await db.delete(contactMessages).where(lte(contactMessages.createdAt, addDays(now, -KEPT_DAYS)));
}
