import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type UserRow, users } from '../db/tables/users.ts';

/** With the password hash: for login alone. */
export async function userByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return row ?? null;
}
