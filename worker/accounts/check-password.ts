import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { type DomainError, invalidField } from '../errors.ts';
import { verifyPassword } from './password.ts';
import { passwordHashOf } from './queries.ts';

export const WRONG_PASSWORD = 'La password non è quella giusta.';

export const wrongPassword = (): DomainError => invalidField('currentPassword', WRONG_PASSWORD);

/**
 * Asks for the password again before what matters: a phone left on a table is signed in too.
 * @returns its stored hash, by which a write can tell that nobody changed it meanwhile
 * @throws DomainError `invalid` at `currentPassword`
 */
export async function checkPassword(db: Database, account: Account, password: string): Promise<string> {
  const stored = await passwordHashOf(db, account.id);
  const { right } = await verifyPassword(password, stored);
  if (stored === null || !right) throw wrongPassword();
  return stored;
}
