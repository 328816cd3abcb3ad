import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { candidates } from './candidates.ts';
import { users } from './users.ts';

/** Addresses from which somebody takes no more messages: for all profiles of an account, or for one without an account. */
export const blockedSenders = sqliteTable(
  'blocked_senders',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text('public_id').notNull(),
    /** Account that blocks; null where a private link manages the profile. */
    ownerId: integer('owner_id').references(() => users.id),
    /** Profile without an account that blocks; null where an account owns it. */
    candidateId: integer('candidate_id').references(() => candidates.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    // Keeps the public id unique: it is how a block is named.
    uniqueIndex('blocked_senders_public_id').on(table.publicId),
    // Writing to a profile of an account; the same address is there once.
    uniqueIndex('blocked_senders_owner').on(table.ownerId, table.email),
    // The same of a profile without an account.
    uniqueIndex('blocked_senders_candidate').on(table.candidateId, table.email),
  ],
);
export type BlockedSenderRow = typeof blockedSenders.$inferSelect;
