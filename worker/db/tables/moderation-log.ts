import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ModerationAction, ModerationKind } from '../../../shared/report-values.ts';
import { users } from './users.ts';

/** Who did what when, for twelve months. An entry stands in the batch before what it tells, which asks for it. */
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
    /** As it was told to the person. */
    reason: text(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    // What a batch asks before it does what the entry tells.
    uniqueIndex('moderation_log_public_id').on(table.publicId),
    // Whether a profile was restored before.
    index('moderation_log_target').on(table.targetKind, table.targetId, table.action),
    // Purge of entries past their time.
    index('moderation_log_created_at').on(table.createdAt),
  ],
);
export type LogRow = typeof moderationLog.$inferSelect;
