import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Messages of the contact page to the operator of the site. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text('public_id').notNull(),
    name: text().notNull(),
    /** Address for the reply; nobody has proved that it belongs to the sender. */
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
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
