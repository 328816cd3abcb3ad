import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { outbox } from '../db/tables/outbox.ts';
import { users } from '../db/tables/users.ts';

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

/**
 * Statement that puts a mail into the outbox for the account that `where` finds, if there is one: the database decides,
 * so the caller need not know.
 */
export function toOutboxOfAccount(
  db: Database,
  { cause, where, mail, now }: { cause: string; where: SQL | undefined; mail: Mail; now: Date },
) {
  const { subject, text, html } = mail;
  const time = now.getTime();
  // Every column in the order of the table, as drizzle names them all.
  const row = sql`NULL, ${cause}, ${users.email}, ${subject}, ${text}, ${html}, 'waiting', 0, ${time}, ${time}, NULL`;
  return db
    .insert(outbox)
    .select(sql`SELECT ${row} FROM ${users} WHERE ${where}`)
    .onConflictDoNothing({ target: outbox.cause });
}
