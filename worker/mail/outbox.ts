import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { outbox } from '../db/tables/outbox.ts';
import { users } from '../db/tables/users.ts';

/** A mail ready to send: subject on one line, the same content as plain text and as HTML. */
export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

/**
 * Statement that puts a mail into the outbox, for the batch of what causes it.
 * @param cause names the one event this mail tells; the same cause is written once
 * @param replyTo address that an answer goes to, where it is not the sender's
 */
export function toOutbox(
  db: Database,
  {
    cause,
    recipient,
    replyTo = null,
    mail,
    now,
  }: { cause: string; recipient: string; replyTo?: string | null; mail: Mail; now: Date },
) {
  const { subject, text: bodyText, html: bodyHtml } = mail;
  return db
    .insert(outbox)
    .values({ cause, recipient, replyTo, subject, bodyText, bodyHtml, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: outbox.cause });
}

/**
 * Statement that puts a mail into the outbox for the account under `email`, if there is one: the database decides, so the
 * caller need not know.
 */
export function toOutboxOfAccount(
  db: Database,
  { cause, email, mail, now }: { cause: string; email: string; mail: Mail; now: Date },
) {
  const { subject, text, html } = mail;
  const time = now.getTime();
  // Every column in the order of the table, as drizzle names them all.
  const row = sql`NULL, ${cause}, ${users.email}, NULL, ${subject}, ${text}, ${html}, 'waiting', 0, ${time}, ${time}, NULL`;
  return db
    .insert(outbox)
    .select(sql`SELECT ${row} FROM ${users} WHERE ${eq(users.email, email)}`)
    .onConflictDoNothing({ target: outbox.cause });
}
