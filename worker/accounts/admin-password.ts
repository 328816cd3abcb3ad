import { guessable } from '../../shared/passwords/guessable.ts';
import type { UserRow } from '../db/tables/accounts.ts';
import { DomainError, invalidField } from '../errors.ts';

type Owner = Pick<UserRow, 'role' | 'name' | 'email'>;

const isWeak = ({ role, name, email }: Owner, password: string): boolean =>
  role === 'admin' && guessable(password, [name, email]) !== null;

/**
 * Everybody else is only warned while typing; people who can hide and suspend others must not have what is tried first.
 * @throws DomainError `invalid` at `password`
 */
export function refuseGuessable(owner: Owner, password: string): void {
  if (isWeak(owner, password))
    throw invalidField(
      'password',
      'Questa password è facile da indovinare: chi fa parte della redazione ne sceglie un’altra.',
    );
}

/**
 * Refuses an administrator's login with a guessable password, such as one chosen before the role: only a reset helps.
 * @throws DomainError `forbidden`
 */
export function refuseGuessableLogin(owner: Owner, password: string): void {
  if (isWeak(owner, password))
    throw new DomainError(
      'forbidden',
      'La tua password è facile da indovinare, e chi fa parte della redazione non può usarla: scegline un’altra con “Password dimenticata?”.',
    );
}
