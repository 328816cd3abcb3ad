import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { ContactBody } from '../../shared/contact.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import { contactMessages } from '../db/tables/mail.ts';
import { newContactMessageMail } from '../mail/new-contact-message.ts';
import { toOutbox } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';

/**
 * Stores a message to the operator together with its mail. The same message since `sameSince`, or at the same moment, is
 * stored once.
 * @returns `true` for a new one
 */
export async function sendContactMessage(
  db: Database,
  { body, supportEmail, sameSince, now }: { body: ContactBody; supportEmail: string; sameSince: Date; now: Date },
): Promise<boolean> {
  const publicId = newPublicId();
  const contentHash = digest([body.name, body.email, body.subject, body.message]);
  const long = lte(contactMessages.createdAt, sameSince);
  try {
    // The unique index decides between two at the same moment; the first statement lets an older one be repeated.
    await db.batch([
      db
        .update(contactMessages)
        .set({ contentHash: null })
        .where(and(eq(contactMessages.contentHash, contentHash), long)),
      db.insert(contactMessages).values({ ...body, publicId, contentHash, createdAt: now }),
      toOutbox(db, {
        cause: `contact-message:${publicId}`,
        recipient: supportEmail,
        replyTo: body.email,
        mail: newContactMessageMail(body),
        now,
      }),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'contact_messages.content_hash')) return false;
    throw error;
  }
}

const digest = (fields: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
