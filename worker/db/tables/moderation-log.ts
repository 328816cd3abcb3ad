import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ModerationAction, ModerationKind } from '../../../shared/report-values.ts';
import { users } from './users.ts';

/** Deeds of moderators, kept for twelve months. An entry comes first in its batch; the other statements require that it was stored. */
export const moderationLog = sqliteTable(
  'moderation_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text('public_id').notNull(),
    /** Null where no administrator did it, or the account is gone since: the name stays. */
    adminId: integer('admin_id').references(() => users.id, { onDelete: 'set null' }),
    adminName: text('admin_name'),
    action: text().$type<ModerationAction>().notNull(),
    targetKind: text('target_kind').$type<ModerationKind>().notNull(),
    /** Public id of the target; the number of a mail. */
    targetId: text('target_id').notNull(),
    /** Reason in the words that the person received. */
    reason: text(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    // Lookup by the other statements of the entry's batch.
    uniqueIndex('moderation_log_public_id').on(table.publicId),
    // Earlier restorations of a profile.
    index('moderation_log_target').on(table.targetKind, table.targetId, table.action),
    // Purge of entries past their time.
    index('moderation_log_created_at').on(table.createdAt),
  ],
);
export type LogRow = typeof moderationLog.$inferSelect;
