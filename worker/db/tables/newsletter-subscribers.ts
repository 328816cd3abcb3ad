import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Mail addresses that somebody has asked the newsletter for. */
export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Identifier in signed links. */
    publicId: text('public_id').notNull(),
    /** Trimmed and in lower case. */
    email: text().notNull(),
    /** SHA-256 of the token of the confirmation link; the token itself is in the mail only. Null once it was used. */
    confirmHash: text('confirm_hash'),
    /** When that link was asked for, and until when it can be used. */
    requestedAt: integer('requested_at', { mode: 'timestamp_ms' }),
    confirmUntil: integer('confirm_until', { mode: 'timestamp_ms' }),
    /** When the reader of the address confirmed; nothing is sent before. */
    confirmedAt: integer('confirmed_at', { mode: 'timestamp_ms' }),
    /** Articles up to this day are not new to them. */
    sentThrough: text('sent_through').notNull().default(''),
    /** Month, `YYYY-MM`, of the last issue that they were gone through for. */
    issuedIn: text('issued_in').notNull().default(''),
  },
  (table) => [
    // Signed links of mails: who unsubscribes.
    uniqueIndex('newsletter_subscribers_public_id').on(table.publicId),
    // Subscribing: the same address again.
    uniqueIndex('newsletter_subscribers_email').on(table.email),
    // Confirming: the subscriber of a token.
    uniqueIndex('newsletter_subscribers_confirm_hash').on(table.confirmHash),
    // Purge of links that nobody opened.
    index('newsletter_subscribers_confirm_until').on(table.confirmUntil),
    // The yearly question: who confirmed so long ago.
    index('newsletter_subscribers_confirmed_at').on(table.confirmedAt),
    // The month's mails: who has not been gone through yet.
    index('newsletter_subscribers_issued_in').on(table.issuedIn),
  ],
);
export type NewsletterSubscriberRow = typeof newsletterSubscribers.$inferSelect;
