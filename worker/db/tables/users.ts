import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Role } from '../../../shared/accounts.ts';

export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text('public_id').notNull(),
    name: text().notNull(),
    /** Trimmed and in lower case. */
    email: text().notNull(),
    /** PHC string, see worker/accounts/password.ts. */
    passwordHash: text('password_hash').notNull(),
    role: text().$type<Role>().notNull().default('user'),
    /** Tokens carry the version they were made under; raising it revokes them all. */
    tokenVersion: integer('token_version').notNull().default(1),
    /** When somebody opened a link that was mailed to `email`; null until then. */
    emailVerifiedAt: integer('email_verified_at', { mode: 'timestamp_ms' }),
    /** Set by an administrator: signs in and exports, but everything of it is hidden. The reason is told to the person. */
    suspendedAt: integer('suspended_at', { mode: 'timestamp_ms' }),
    suspendedReason: text('suspended_reason'),
    /** Asked to be deleted: everything of it is hidden at once, and purged after seven days. */
    deletedAt: integer('deleted_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    // Every signed-in request: the account of a token.
    uniqueIndex('users_public_id').on(table.publicId),
    // Login, and the one account per address.
    uniqueIndex('users_email').on(table.email),
    // Purge of accounts whose time has come.
    index('users_deleted_at').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);
export type UserRow = typeof users.$inferSelect;
