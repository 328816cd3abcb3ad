import { and, eq } from 'drizzle-orm';
import type { LoginBody } from '../../shared/accounts.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { DomainError } from '../errors.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { userByEmail } from './queries.ts';
import { type NewSession, startSession } from './start-session.ts';

/**
 * Signs the account of an address in on the device that asks.
 * @throws DomainError `unauthenticated`, in the same time and words for an unknown address and a wrong password
 */
export async function logIn(db: Database, { email, password }: LoginBody, session: NewSession): Promise<Account> {
  const user = await userByEmail(db, email);
  const { right, outdated } = await verifyPassword(password, user?.passwordHash ?? null);
  if (user === null || !right) throw new DomainError('unauthenticated', 'Email o password non validi.');
  const started = startSession(db, user.publicId, session);
  if (outdated) {
    const passwordHash = await hashPassword(password);
    // Not over one that was set meanwhile.
    const same = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? ''));
    await db.batch([started, db.update(users).set({ passwordHash }).where(same)]);
  } else await started;
  return user;
}
