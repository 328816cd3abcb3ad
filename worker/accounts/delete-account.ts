import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { LEAVING_DAYS, purgeDate } from '../../shared/account-state.ts';
import type { DeleteAccountBody } from '../../shared/accounts.ts';
import { addDays } from '../../shared/dates.ts';
import { settleAccount, takeOverApplications } from '../db/account-state.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { candidates } from '../db/tables/candidates.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { accountDeletionMail } from '../mail/accounts.ts';
import { dropUnsentOf, toOutboxOfAccount } from '../mail/outbox.ts';
import { checkPassword } from './check-password.ts';

/**
 * Hides everything of an account at once and tells its owner until when that can be taken back; it is purged after seven
 * days. Profiles published without an account under its confirmed address go with it. A second request changes nothing.
 * @throws DomainError `invalid` at `currentPassword`
 */
export async function deleteAccount(
  db: Database,
  account: Account,
  { body, siteUrl, now }: Site & { readonly body: DeleteAccountBody },
): Promise<UserRow> {
  await checkPassword(db, account, body.currentPassword);
  const own = eq(users.id, account.id);
  const leaving = and(own, eq(users.deletedAt, now));
  // The private link of such a profile was mailed to the same address.
  const confirmed = db
    .select({ email: users.email })
    .from(users)
    .where(and(leaving, sql`${users.emailVerifiedAt} IS NOT NULL`));
  const result = await db.batch([
    db
      .update(users)
      .set({ deletedAt: now })
      .where(and(own, isNull(users.deletedAt))),
    db
      .update(candidates)
      .set({ ownerId: account.id })
      .where(and(isNull(candidates.ownerId), sql`${candidates.email} IN ${confirmed}`)),
    // Drops the unsent mails about the person's applications, which employers do not see from this moment.
    dropUnsentOf(
      db,
      sql`SELECT 'application:' || ${applications.publicId} FROM ${applications} WHERE ${applications.userId} = ${account.id}`,
    ),
    ...settleAccount(db, account.id, now),
    toOutboxOfAccount(db, {
      cause: `account-deletion:${account.publicId}:${now.getTime()}`,
      where: leaving,
      mail: accountDeletionMail({ purgedAt: purgeDate(now), siteUrl }),
      now,
    }),
    db.select().from(users).where(own),
  ]);
  const [row] = result[7];
  if (!row) throw new Error('deleteAccount: the account is gone');
  return row;
}

/**
 * Takes the deletion of an account back, where there is one: everything it had shown is shown again.
 * @throws DomainError `conflict` once its seven days are over
 */
export async function restoreAccount(db: Database, userId: number, now: Date): Promise<UserRow> {
  const own = eq(users.id, userId);
  const [, , , , , [row]] = await db.batch([
    db
      .update(users)
      .set({ deletedAt: null })
      .where(and(own, gt(users.deletedAt, addDays(now, -LEAVING_DAYS)))),
    takeOverApplications(db, own, now),
    ...settleAccount(db, userId, now),
    db.select().from(users).where(own),
  ]);
  if (!row) throw new Error('restoreAccount: the account is gone');
  if (row.deletedAt !== null)
    throw new DomainError('conflict', 'I sette giorni sono passati: l’eliminazione non si può più annullare.');
  return row;
}
