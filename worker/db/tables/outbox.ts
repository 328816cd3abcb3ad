import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** A mail to send, written in the same batch as what caused it. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** What caused it; the same cause never makes a second mail. */
    cause: text().notNull(),
    recipient: text().notNull(),
    /** Where an answer goes; null: to nobody. Dropped with the text once the mail is sent. */
    replyTo: text('reply_to'),
    subject: text().notNull(),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html').notNull(),
    status: text().$type<'waiting' | 'sent' | 'undelivered'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** Not to be claimed before this: the next try, or the end of the lease of whoever is sending it. */
    nextAttemptAt: integer('next_attempt_at', { mode: 'timestamp_ms' }).notNull(),
    sentAt: integer('sent_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    // Writing a mail: the same cause is written once.
    uniqueIndex('outbox_cause').on(table.cause),
    // Claiming what is due; purge of what is done with.
    index('outbox_status_next').on(table.status, table.nextAttemptAt),
  ],
);
export type OutboxRow = typeof outbox.$inferSelect;
