import { lte } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { contactMessages } from '../db/tables/mail.ts';

/** Days that a contact message is kept, twelve months; the privacy page says so. */
const KEPT_DAYS = 365;

/** Deletes messages to the operator that are past their time. */
export async function purgeContactMessages(db: Database, now: Date): Promise<void> {
  await db.delete(contactMessages).where(lte(contactMessages.createdAt, addDays(now, -KEPT_DAYS)));
}
