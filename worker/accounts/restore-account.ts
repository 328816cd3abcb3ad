import { and, eq, gt } from 'drizzle-orm';
import { LEAVING_DAYS } from '../../shared/account-state.ts';
import { addDays } from '../../shared/dates.ts';
import { settleAccount } from '../db/account-state.ts';
import type { Database } from '../db/client.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { DomainError } from '../errors.ts';

/**
 * Takes the deletion of an account back: everything it had shown is shown again. Nothing changes where it was not deleted.
 * @throws DomainError `conflict` once its seven days are over
 */
export async function restoreAccount(db: Database, userId: number, now: Date): Promise<UserRow> {
  const own = eq(users.id, userId);
  const [, , , [row]] = await db.batch([
    db
      .update(users)
      .set({ deletedAt: null })
      .where(and(own, gt(users.deletedAt, addDays(now, -LEAVING_DAYS)))),
    ...settleAccount(db, userId, now),
    db.select().from(users).where(own),
  ]);
  if (!row) throw new Error('restoreAccount: the account is gone');
  if (row.deletedAt !== null)
    throw new DomainError('conflict', 'I sette giorni sono passati: l’eliminazione non si può più annullare.');
  return row;
}
