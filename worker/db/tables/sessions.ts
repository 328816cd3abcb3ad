import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Devices on which an account is signed in. A token works only as long as its session is in this table. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The token's `jti`. */
    publicId: text('public_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Browser and system in words, see worker/accounts/device.ts; nothing that tells one device from another of its kind. */
    device: text().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** To the hour: see worker/http/session.ts. */
    lastSeenAt: integer('last_seen_at', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    // Every signed-in request: the session of a token.
    uniqueIndex('sessions_public_id').on(table.publicId),
    // The list of an account's devices, and ending them all.
    index('sessions_user').on(table.userId),
    // Purge of what has expired.
    index('sessions_expires_at').on(table.expiresAt),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;
