import type { RegisterBody } from '../../shared/accounts.ts';
import type { Account } from '../db/accounts.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import { users } from '../db/tables/users.ts';
import { DomainError } from '../errors.ts';
import { newPublicId } from '../public-id.ts';
import { hashPassword } from './password.ts';

/**
 * Creates an account.
 * @throws DomainError `conflict` where the address has one; the index decides, so two at the same moment make one account
 */
export async function register(db: Database, body: RegisterBody, now: Date): Promise<Account> {
  const passwordHash = await hashPassword(body.password);
  const { name, email, role } = body;
  try {
    const [row] = await db
      .insert(users)
      .values({ publicId: newPublicId(), name, email, role, passwordHash, createdAt: now })
      .returning({ id: users.id, publicId: users.publicId, tokenVersion: users.tokenVersion });
    if (!row) throw new Error('register: the insert returned no row');
    return { ...row, name, role };
  } catch (error) {
    if (isUniqueViolation(error, 'users.email'))
      throw new DomainError('conflict', 'Esiste già un account con questa email.', [
        { path: 'email', message: 'Esiste già un account con questa email.' },
      ]);
    throw error;
  }
}
