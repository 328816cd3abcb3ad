import { and, eq, isNull, sql } from 'drizzle-orm';
import { purgeDate } from '../../shared/account-state.ts';
import type { DeleteAccountBody } from '../../shared/accounts.ts';
import { settleAccount } from '../db/account-state.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { candidates } from '../db/tables/candidates.ts';
import { accountDeletionMail } from '../mail/account-deletion.ts';
import { dropUnsentOf, toOutboxOfAccount } from '../mail/outbox.ts';
import { checkPassword } from './check-password.ts';

/**
 * Hides everything of an account at once and tells its owner until when that can be taken back; it is purged after seven
 * days (worker/db/personal-data). Profiles that were published without an account under its confirmed address go with it. A
 * second request changes nothing.
 * @throws DomainError `invalid` at `currentPassword`
 */
export async function deleteAccount(
  db: Database,
  account: Account,
  { body, siteUrl, now }: { readonly body: DeleteAccountBody; readonly siteUrl: string; readonly now: Date },
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
    // Nor is anybody told any more of an application that they would not find.
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
  const [row] = result[6];
  if (!row) throw new Error('deleteAccount: the account is gone');
  return row;
}
