import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Links to choose a new password. */
export const passwordResets = sqliteTable(
  'password_resets',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Null where nobody has the address: whether it is known must not show in what a request writes. */
    userId: integer('user_id').references(() => users.id),
    /** SHA-256 of the link's token; the token itself is in the mail only. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
    /** When it was used, or ended as another link of the account was. */
    usedAt: integer('used_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    // Resetting: the link of a token.
    uniqueIndex('password_resets_token_hash').on(table.tokenHash),
    // Resetting: all links of the account end with the one that was used.
    index('password_resets_user').on(table.userId),
    // Purge of expired links.
    index('password_resets_expires_at').on(table.expiresAt),
  ],
);
