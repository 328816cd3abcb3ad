import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { type NewSession, startSession } from './start-session.ts';

/** An account whose password was right; `outdated` where it is hashed at another cost than today's. */
export type RightLogin = { readonly user: UserRow; readonly outdated: boolean };

/** Compares a password with that of an account; null, after the same time, for nobody's address and a wrong password. */
export async function checkLogin(user: UserRow | null, password: string): Promise<RightLogin | null> {
  const { right, outdated } = await verifyPassword(password, user?.passwordHash ?? null);
  return user !== null && right ? { user, outdated } : null;
}

/** Signs an account in on the device that asks, its password being right. */
export async function logIn(
  db: Database,
  { user, outdated }: RightLogin,
  password: string,
  session: NewSession,
): Promise<void> {
  const started = startSession(db, user.publicId, session);
  if (outdated) {
    const passwordHash = await hashPassword(password);
    // Keeps the hash of a password that was changed meanwhile.
    const same = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
    await db.batch([started, db.update(users).set({ passwordHash }).where(same)]);
  } else await started;
}
