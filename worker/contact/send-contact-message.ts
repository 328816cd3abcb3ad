import { and, eq, lte } from 'drizzle-orm';
import type { ContactBody } from '../../shared/contact.ts';
import { mailto } from '../../shared/paths.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import { contactMessages } from '../db/tables/mail.ts';
import { digest } from '../digest.ts';
import { composeMail } from '../mail/layout.ts';
import { type Mail, toOutbox } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';

/**
 * Stores a message to the operator with its mail; the same one since `sameSince`, or at the same moment, once. @returns true for a new one
 */
export async function sendContactMessage(
  db: Database,
  { body, supportEmail, sameSince, now }: { body: ContactBody; supportEmail: string; sameSince: Date; now: Date },
): Promise<boolean> {
  const publicId = newPublicId();
  const contentHash = await digest(JSON.stringify([body.name, body.email, body.subject, body.message]));
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

/** Forwards a message of the contact page to the operator; a reply goes to its writer. */
function newContactMessageMail({ name, email, subject, message }: ContactBody): Mail {
  return composeMail({
    why: 'operator',
    subject: `Messaggio dal sito: ${subject}`,
    heading: `Da ${name}`,
    paragraphs: [`Rispondi a questa email: arriva a ${email}.`, message],
    link: { label: 'Rispondi', url: mailto(email) },
  });
}
