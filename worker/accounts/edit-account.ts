import { eq } from 'drizzle-orm';
import type { RenameBody } from '../../shared/accounts.ts';
import type { Database } from '../db/client.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';

/** Changes the name of an account. Offers keep the company name they were published with. */
export async function editAccount(db: Database, userId: number, { name }: RenameBody): Promise<UserRow> {
  const [row] = await db.update(users).set({ name }).where(eq(users.id, userId)).returning();
  if (!row) throw new Error('editAccount: the account is gone');
  return row;
}
