import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { candidates } from './candidates.ts';

/** Messages written to a candidate, kept for twelve months. */
export const candidateMessages = sqliteTable(
  'candidate_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text('public_id').notNull(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id),
    /** Name and address of the writer. */
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** When the person it is for opened it; null until then, and again where they say so. */
    readAt: integer('read_at', { mode: 'timestamp_ms' }),
    /** Deleted by that person: gone for them at once, purged after seven days. */
    deletedAt: integer('deleted_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** Digest of what was typed, for the first minutes: the same message sent twice is one message. */
    contentHash: text('content_hash'),
  },
  (table) => [
    // Keeps the public id unique: it is how a message is named.
    uniqueIndex('candidate_messages_public_id').on(table.publicId),
    // Messages of a profile, newest first.
    index('candidate_messages_candidate').on(table.candidateId, table.id),
    // Sending: the same message sent a moment ago.
    uniqueIndex('candidate_messages_content').on(table.candidateId, table.contentHash),
    // Export of an account: what was written from its address.
    index('candidate_messages_email').on(table.email),
    // Purge of messages past their time.
    index('candidate_messages_created_at').on(table.createdAt),
    // Purge of those that were deleted.
    index('candidate_messages_deleted_at').on(table.deletedAt),
  ],
);
export type CandidateMessageRow = typeof candidateMessages.$inferSelect;
