import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Links that prove that an address is its account's: the one it has, or one it wants to have. */
export const emailLinks = sqliteTable(
  'email_links',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The address the link was mailed to. */
    email: text().notNull(),
    /** SHA-256 of the link's token; the token itself is in the mail only. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
    usedAt: integer('used_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    // Confirming: the link of a token.
    uniqueIndex('email_links_token_hash').on(table.tokenHash),
    // Confirming: all links of the account end with the one that was used.
    index('email_links_user').on(table.userId),
    // Purge of expired links.
    index('email_links_expires_at').on(table.expiresAt),
  ],
);
