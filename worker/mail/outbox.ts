import { and, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { kindName, MAIL_KINDS, type MailCause, type MailKind, type MailPriority } from '../../shared/mail-kinds.ts';
import { isKeyOf } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { outbox } from '../db/tables/mail.ts';
import { isUrgent } from './priorities.ts';

/** A mail ready to send, the same content as plain text and as HTML. A POST to `unsubscribeUrl` ends mails of its kind. */
export type Mail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl?: string;
  /** Calendar (RFC 5546) that goes along as a file. */
  readonly calendar?: string | null;
};

/** Cause of a mail about rows: its kind, and an expression over them that names the event. */
type CauseOfRows = { readonly kind: MailKind; readonly of: SQL | SQLiteColumn };

function priorityOf(cause: MailCause | CauseOfRows): MailPriority {
  const kind = typeof cause === 'string' ? kindName(cause) : cause.kind;
  return isKeyOf(MAIL_KINDS, kind) ? MAIL_KINDS[kind].priority : 'needed';
}

/** The text goes with a mail that needs it no more: it may hold a link that opens an account. */
export const WITHOUT_TEXT = { bodyText: '', bodyHtml: '', replyTo: null, unsubscribeUrl: null, calendar: null };

type MailOfRows = {
  /** Names the one event that the mail tells: the same cause is written once. */
  readonly cause: MailCause | CauseOfRows;
  /** An address, or the column or expression of the rows that holds it. */
  readonly recipient: string | SQLiteColumn | SQL;
  readonly replyTo?: string | null;
  readonly mail: Mail;
  readonly now: Date;
  readonly after?: Date;
  /** Lane of the mail of each row; that of its kind without it. */
  readonly priority?: SQL;
};

/** Statement that puts a mail into the outbox if `rows` (a table and its WHERE) has any: the database decides. */
export function toOutboxIf(db: Database, rows: SQL, of: MailOfRows) {
  const { cause, recipient, replyTo, mail, now, after = now, priority = priorityOf(of.cause) } = of;
  const { subject, text: bodyText, html: bodyHtml, unsubscribeUrl, calendar } = mail;
  const content = { replyTo, subject, bodyText, bodyHtml, unsubscribeUrl, calendar };
  const named = typeof cause === 'string' ? cause : sql<string>`${`${cause.kind}:`} || ${cause.of}`;
  const row = { cause: named, recipient, ...content, createdAt: now, nextAttemptAt: after, priority: priority };
  return insertFrom(db, outbox, row, sql`FROM ${rows}`).onConflictDoNothing({ target: outbox.cause });
}

/** Statement that puts a mail into the outbox, for the batch of what causes it. */
export const toOutbox = (db: Database, mail: MailOfRows) => toOutboxIf(db, sql`(SELECT 1) WHERE true`, mail);

/**
 * Statement that mails the account that `where` finds, if there is one. To an address that nobody has confirmed it counts as
 * what anybody can have sent there.
 */
export const toOutboxOfAccount = (
  db: Database,
  { where, ...mail }: { cause: MailCause; where: SQL | undefined; mail: Mail; now: Date },
) => {
  const priority = priorityOf(mail.cause);
  const unconfirmed = isUrgent(priority) ? 'urgent-unconfirmed' : 'unconfirmed';
  return toOutboxIf(db, sql`${users} WHERE ${where}`, {
    ...mail,
    recipient: users.email,
    priority: sql`iif(${users.emailVerifiedAt} IS NULL, ${unconfirmed}, ${priority})`,
  });
};

/** Statements that mail an account what its owner typed: an address that nobody has confirmed is told without it. */
export const notifyNamed = (
  db: Database,
  { where, mail, ...about }: { cause: MailCause; where: SQL | undefined; mail: (named: boolean) => Mail; now: Date },
) => {
  const notify = (named: boolean, whose: SQL) =>
    toOutboxOfAccount(db, { ...about, where: and(where, whose), mail: mail(named) });
  return [notify(true, isNotNull(users.emailVerifiedAt)), notify(false, isNull(users.emailVerifiedAt))] as const;
};

/** Statement that takes back the mails that were not sent, given up or not, and whose cause begins with `prefix`. */
export const dropUnsent = (db: Database, prefix: string) =>
  db
    .delete(outbox)
    .where(and(ne(outbox.status, 'sent'), gte(outbox.cause, prefix), lt(outbox.cause, `${prefix}\u{10ffff}`)));

/** Statement that takes back the unsent mails of the causes that a query finds. */
export const dropUnsentOf = (db: Database, causes: SQL) =>
  db.delete(outbox).where(and(ne(outbox.status, 'sent'), sql`${outbox.cause} IN (${causes})`));
