import type { Context } from 'hono';
import { CONFIRM_FIRST } from '../../shared/passkeys.ts';
import { guessable } from '../../shared/passwords/guessable.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import type { UserRow } from '../db/tables/accounts.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { verifyPassword } from './password.ts';
import { passkeysOf, requireUser } from './queries.ts';

export const WRONG_PASSWORD = 'La password non è quella giusta.';

export const wrongPassword = (): DomainError => invalidField('currentPassword', WRONG_PASSWORD);

/**
 * Asks for the password again before what matters: a phone left on a table is signed in too.
 * @returns its stored hash, by which a write can tell that nobody changed it meanwhile
 */
export async function checkPassword(db: Database, account: Account, password: string): Promise<string> {
  const { passwordHash: stored } = await requireUser(db, account.id);
  const { right } = await verifyPassword(password, stored);
  if (!right) throw wrongPassword();
  return stored;
}

type Owner = Pick<UserRow, 'role' | 'name' | 'email'>;

const isWeak = ({ role, name, email }: Owner, password: string): boolean =>
  role === 'admin' && guessable(password, [name, email]) !== null;

/** Everybody else is only warned while typing; people who can hide and suspend others must not have what is tried first. */
export function refuseGuessable(owner: Owner, password: string): void {
  if (isWeak(owner, password))
    throw invalidField(
      'password',
      'Questa password è facile da indovinare: chi fa parte della redazione ne sceglie un’altra.',
    );
}

/** Refuses an administrator's guessable password, such as one chosen before the role: only a reset helps. */
export function refuseGuessableLogin(owner: Owner, password: string): void {
  if (isWeak(owner, password))
    throw new DomainError(
      'forbidden',
      'La tua password è facile da indovinare, e chi fa parte della redazione non può usarla: scegline un’altra con “Password dimenticata?”.',
    );
}

/**
 * Keeps who has the password alone from replacing the second factor of an administrator. The first passkey is added by the
 * password: there is nothing else yet.
 */
export async function guardSecondFactor(c: Context<AppEnv>): Promise<void> {
  const { id, role } = c.get('account');
  if (role !== 'admin' || c.get('isVerified')) return;
  if ((await passkeysOf(c.get('db'), id)).length > 0) throw new DomainError('forbidden', CONFIRM_FIRST);
}
