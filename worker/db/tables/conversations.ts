import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Side } from '../../../shared/conversations.ts';
import { keys, keyTo, time, users } from './accounts.ts';
import { applications } from './applications.ts';

/** Lines that employer and applicant write to each other about an application. */
export const conversationLines = sqliteTable(
  'conversation_lines',
  {
    ...keys(),
    applicationId: keyTo('application_id', () => applications.id),
    side: text().$type<Side>().notNull(),
    /** How it was written. */
    kind: text().$type<'page' | 'mail'>().notNull(),
    /** Account that wrote it for the employer; null for the applicant, and where the account is gone. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Quotation and signature that were cut off a mail. */
    quoted: text(),
    /** Address of a mail that may not be its side's own: the other side gets it once it is let in. Null otherwise. */
    heldFrom: text('held_from'),
    /** Digest of the mail's id, or of what was typed in the first minutes: the same is stored once. */
    onceHash: text('once_hash'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    // Keeps the public id unique: it is how a line is named.
    uniqueIndex('conversation_lines_public_id').on(table.publicId),
    // The lines of an application; and a mail that comes twice.
    uniqueIndex('conversation_lines_once').on(table.applicationId, table.onceHash),
  ],
);
export type ConversationLineRow = typeof conversationLines.$inferSelect;
