import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ModerationAction, ModerationKind, ModerationRule } from '../../shared/report-values.ts';
import { isActiveAdmin } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { moderationLog } from '../db/tables/moderation.ts';
import { type AppEnv, type Site, siteOf } from '../env.ts';
import { DomainError } from '../errors.ts';
import { NOT_ADMIN } from '../http/session.ts';
import { newPublicId } from '../public-id.ts';

/** The administrator who acts, and the values that their mails need. */
export type Moderator = Site & { readonly adminId: number; readonly supportEmail: string };

export function readModerator(c: Context<AppEnv>): Moderator {
  const config = c.get('config');
  return { ...siteOf(config, c.get('now')), adminId: c.get('account').id, supportEmail: config.SUPPORT_EMAIL };
}

export const NOT_THERE = 'Non c’è, o non c’è più.';

/** The role was taken back while the request was on its way. */
export const forbidden = (): DomainError => new DomainError('forbidden', NOT_ADMIN);

/** An action about to be logged. `adminId` is null where a report caused it; `reason` and `rule` are the ground of taking something away. */
export type AuditEntry = {
  readonly id: string;
  readonly adminId: number | null;
  readonly action: ModerationAction;
  readonly kind: ModerationKind;
  readonly targetId: string;
  readonly reason: string | null;
  readonly rule?: ModerationRule | undefined;
  readonly now: Date;
};

type Notified = { readonly facts: string; readonly rule?: ModerationRule };

/** @param ground of taking something away; null of everything else */
export const newAuditEntry = (
  auditEntry: Pick<AuditEntry, 'adminId' | 'action' | 'kind' | 'targetId' | 'now'>,
  ground: Notified | null = null,
): AuditEntry => ({ id: newPublicId(), reason: ground?.facts ?? null, rule: ground?.rule, ...auditEntry });

/**
 * Statement that notes a action if `rows` (a table and its WHERE) has any, and if its author may moderate. It comes first in the
 * batch, and everything after it asks `isNoted`: so a second click does nothing twice.
 */
export function recordAudit(
  db: Database,
  rows: SQL,
  { id, adminId, action, kind, targetId, reason, rule, now }: AuditEntry,
) {
  const may = adminId === null ? sql`1` : isActiveAdmin(adminId);
  const name = sql`(SELECT ${users.name} FROM ${users} WHERE ${users.id} = ${adminId})`;
  const about = { action, targetKind: kind, targetId, reason, rule };
  const entry = { publicId: id, adminId, adminName: name, ...about, createdAt: now };
  return insertFrom(db, moderationLog, entry, sql`WHERE EXISTS (SELECT 1 FROM ${rows}) AND ${may}`).returning({
    id: moderationLog.id,
  });
}

/** True inside a batch once the action is logged; the other statements of the batch depend on it. */
export const isNoted = ({ id }: AuditEntry): SQL =>
  sql`EXISTS (SELECT 1 FROM ${moderationLog} WHERE ${moderationLog.publicId} = ${id})`;
