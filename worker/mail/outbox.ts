import type { Database } from '../db/client.ts';
import { outbox } from '../db/tables/outbox.ts';

/** A mail ready to send: subject on one line, the same content as plain text and as HTML. */
export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

/**
 * Statement that puts a mail into the outbox, for the batch of what causes it.
 * @param cause names the one event this mail tells; the same cause is written once
 */
export function toOutbox(
  db: Database,
  { cause, recipient, mail, now }: { cause: string; recipient: string; mail: Mail; now: Date },
) {
  const { subject, text: bodyText, html: bodyHtml } = mail;
  return db
    .insert(outbox)
    .values({ cause, recipient, subject, bodyText, bodyHtml, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: outbox.cause });
}
