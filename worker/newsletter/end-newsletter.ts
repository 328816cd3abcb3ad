import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/tables/alerts.ts';
import { dropUnsent } from '../mail/outbox.ts';
import { issueCauses, renewalCauses } from './issue-cause.ts';

/** Ends the newsletter for an address: it is deleted, with what is on its way. Again, it changes nothing. */
export async function endNewsletter(db: Database, publicId: string): Promise<void> {
  await db.batch([
    db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.publicId, publicId)),
    dropUnsent(db, issueCauses(publicId)),
    dropUnsent(db, renewalCauses(publicId)),
  ]);
}
