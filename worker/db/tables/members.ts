import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { MemberAuditKind, MemberRole } from '../../../shared/member-values.ts';
import { keys, keyTo, time, users } from './accounts.ts';

/** People who work on the offers of an employer, and those who were invited to. The employer is the account that invites. */
export const members = sqliteTable(
  'members',
  {
    ...keys(),
    ownerId: keyTo('owner_id', () => users.id),
    userId: integer('user_id').references(() => users.id),
    email: text().notNull(),
    role: text().$type<MemberRole>().notNull(),
    createdAt: time('created_at').notNull(),
    acceptedAt: time('accepted_at'),
  },
  (table) => [
    // The address of an invitation, and of a membership.
    uniqueIndex('members_public_id').on(table.publicId),
    // The people of an employer, each once.
    uniqueIndex('members_owner_email').on(table.ownerId, table.email),
    // The employers of an account: every call about offers and applications asks.
    uniqueIndex('members_user_owner').on(table.userId, table.ownerId),
    // Purge of invitations that nobody has accepted.
    index('members_created_at').on(table.createdAt),
  ],
);
export type MemberRow = typeof members.$inferSelect;

/** Actions of people for an employer, with who did them. */
export const memberAudit = sqliteTable(
  'member_audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ownerId: keyTo('owner_id', () => users.id),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    /** Machine name of the action, `edit-job`. */
    deed: text().$type<MemberAuditKind>().notNull(),
    /** Public id of the offer or application that it was done to. */
    target: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    // The actions of an employer's people, newest first.
    index('member_audit_owner').on(table.ownerId, table.id),
    // Purge.
    index('member_audit_created_at').on(table.createdAt),
  ],
);
