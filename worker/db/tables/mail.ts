import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { MailPriority } from '../../../shared/mail-kinds.ts';
import { keys, time } from './accounts.ts';

/** A mail to send, written in the same batch as what caused it. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Event that caused the mail; the same cause never makes a second one. */
    cause: text().notNull(),
    recipient: text().notNull(),
    /** Reply-To address; null without one. Deleted with the text once the mail is sent. */
    replyTo: text('reply_to'),
    subject: text().notNull(),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html').notNull(),
    /** `held`: beyond what its recipient gets in a day, and never sent; the mail is gone, its event is in the account. */
    status: text().$type<'waiting' | 'sent' | 'undelivered' | 'held'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: time('created_at').notNull(),
    /**
     * Earliest next claim: the next try, or the end of the present lease; for an undelivered mail the time at which it was
     * given up.
     */
    nextAttemptAt: time('next_attempt_at').notNull(),
    sentAt: time('sent_at'),
    /** Address whose POST ends the subscription (RFC 8058); null for mails to one person about one event. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Calendar (RFC 5546) that goes along; null without one. Deleted with the text. */
    calendar: text(),
    /** Kind of the last failure, which names nobody; null while none has failed. */
    failure: text(),
    /** Which share of a day's mails it counts towards, see `worker/mail/priorities.ts`. */
    priority: text().$type<MailPriority>().notNull().default('needed'),
    /** When its first try failed; it is given up a day later. Null until then: waiting for another day's mails is no failure. */
    failingSince: time('failing_since'),
  },
  (table) => [
    // Writing a mail: the same cause is written once.
    uniqueIndex('outbox_cause').on(table.cause),
    // Export and purge of an account: mails to its address. Cap of a recipient: those of the last day.
    index('outbox_recipient').on(table.recipient, table.createdAt),
    // Purge of what is done with, and of what waited too long; what was given up.
    index('outbox_status_next').on(table.status, table.nextAttemptAt),
    // Claiming what is due of a priority, without passing by the thousands that wait in another.
    index('outbox_priority_next').on(table.status, table.priority, table.nextAttemptAt),
  ],
);
export type OutboxRow = typeof outbox.$inferSelect;

/** Messages of the contact page to the operator of the site. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    ...keys(),
    name: text().notNull(),
    /** Address for the reply; nobody has proved that it belongs to the sender. */
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: time('created_at').notNull(),
    /** Digest of what was typed, for the first minutes: the same message sent twice is one message. */
    contentHash: text('content_hash'),
  },
  (table) => [
    // Sending: the same message sent a moment ago.
    uniqueIndex('contact_messages_content').on(table.contentHash),
    // Export and purge of an account: what was written from its address.
    index('contact_messages_email').on(table.email),
    // Purge after twelve months.
    index('contact_messages_created_at').on(table.createdAt),
  ],
);
