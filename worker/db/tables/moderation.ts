import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type {
  ModerationAction,
  ModerationKind,
  ModerationRule,
  ReportKind,
  ReportReason,
} from '../../../shared/report-values.ts';
import { keys, time, users } from './accounts.ts';

/** Reports of visitors; open until an administrator decides, and kept for twelve months from then on. */
export const reports = sqliteTable(
  'reports',
  {
    ...keys(),
    targetKind: text('target_kind').$type<ReportKind>().notNull(),
    /** Public id of the target, which may be purged before the report is. */
    targetId: text('target_id').notNull(),
    reason: text().$type<ReportReason>().notNull(),
    text: text(),
    /** Address that the decision is mailed to; nobody has proved that it belongs to the reporter. */
    email: text(),
    /** Digest of reporter, target and, from a network, words: the same report sent twice is stored once. Deleted with the decision. */
    openKey: text('open_key'),
    createdAt: time('created_at').notNull(),
    closedAt: time('closed_at'),
    /** Public id of the log's entry that closed it. */
    closedBy: text('closed_by'),
  },
  (table) => [
    // Dismissing: a report by its id.
    uniqueIndex('reports_public_id').on(table.publicId),
    // Reporting: the open report of the same person about the same target.
    uniqueIndex('reports_open_key').on(table.openKey),
    // Queue: open reports by target. Purge of those decided on long ago.
    index('reports_closed_at').on(table.closedAt, table.targetKind, table.targetId),
    // Mails to reporters, by the decision.
    index('reports_closed_by').on(table.closedBy),
  ],
);
export type ReportRow = typeof reports.$inferSelect;

/** Actions of moderators, kept for twelve months. An entry comes first in its batch; the other statements require that it was stored. */
export const moderationLog = sqliteTable(
  'moderation_log',
  {
    ...keys(),
    /** Null where no administrator did it, or the account is gone since: the name stays. */
    adminId: integer('admin_id').references(() => users.id, { onDelete: 'set null' }),
    adminName: text('admin_name'),
    action: text().$type<ModerationAction>().notNull(),
    targetKind: text('target_kind').$type<ModerationKind>().notNull(),
    /** Public id of the target; the number of a mail. */
    targetId: text('target_id').notNull(),
    /** Facts in the words that the person received. */
    reason: text(),
    createdAt: time('created_at').notNull(),
    /**
     * Rule of the terms that the decision rests on; null where nothing is taken away, or a report alone hides a
     * profile.
     */
    rule: text().$type<ModerationRule>(),
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
