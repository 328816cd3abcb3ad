import { eq } from 'drizzle-orm';
import type { Role } from '../../shared/accounts.ts';
import type { Database } from './client.ts';
import { users } from './tables/users.ts';

/** The account that makes a request. */
export type Account = {
  readonly id: number;
  readonly publicId: string;
  readonly name: string;
  readonly role: Role;
  readonly tokenVersion: number;
};

export async function accountByPublicId(db: Database, publicId: string): Promise<Account | null> {
  const { id, name, role, tokenVersion } = users;
  const [row] = await db
    .select({ id, publicId: users.publicId, name, role, tokenVersion })
    .from(users)
    .where(eq(users.publicId, publicId))
    .limit(1);
  return row ?? null;
}
