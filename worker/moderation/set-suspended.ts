import { and, eq, ne, sql } from 'drizzle-orm';
import { type Ground, groundText } from '../../shared/report-values.ts';
import { liftSuspension, suspendAccount } from '../db/account-state.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { DomainError } from '../errors.ts';
import { suspendedMail, suspensionLiftedMail } from '../mail/moderation.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';
import { forbidden, isNoted, type Moderator, NOT_THERE, newAuditEntry, recordAudit } from './log-entry.ts';
import { accountByPublicId } from './queries.ts';

type CallParams = {
  readonly publicId: string;
  readonly moderator: Moderator;
  /** Told to the person; null lifts the suspension. */
  readonly ground: Ground | null;
};

/**
 * Suspends an account, or lifts that; notes it and tells the person, once. Nobody suspends themselves, so that somebody is
 * always left who can lift it. @returns whether it was not so already
 */
export async function setSuspended(db: Database, { publicId, moderator, ground }: CallParams): Promise<boolean> {
  const { adminId, siteUrl, supportEmail, now } = moderator;
  const account = await accountByPublicId(db, publicId);
  if (account === null) throw new DomainError('not-found', NOT_THERE);
  const suspend = ground !== null;
  if (suspend && account.id === adminId)
    throw new DomainError('conflict', 'Non puoi sospendere il tuo stesso account.');
  const action = suspend ? 'suspend' : 'lift';
  const auditEntry = newAuditEntry({ adminId, action, kind: 'account', targetId: publicId, now }, ground);
  const isOther = sql`${users.suspendedAt} IS ${suspend ? sql`NULL` : sql`NOT NULL`}`;
  const own = eq(users.id, account.id);
  const changes = suspend
    ? suspendAccount(db, account.id, groundText(ground), now, isNoted(auditEntry))
    : liftSuspension(db, account.id, now, isNoted(auditEntry));
  const [noted] = await db.batch([
    recordAudit(db, sql`${users} WHERE ${and(own, isOther, suspend ? ne(users.id, adminId) : undefined)}`, auditEntry),
    ...changes,
    toOutboxOfAccount(db, {
      cause: `moderation:${auditEntry.id}`,
      where: and(own, isNoted(auditEntry)),
      mail: suspend ? suspendedMail({ ground, siteUrl, supportEmail }) : suspensionLiftedMail({ siteUrl }),
      now,
    }),
  ]);
  if (noted.length > 0) return true;
  const after = await accountByPublicId(db, publicId);
  if ((after?.suspendedAt !== null) !== suspend) throw forbidden();
  return false;
}
