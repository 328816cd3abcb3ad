import type { Context } from 'hono';
import { CONFIRM_FIRST } from '../../shared/passkeys.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { passkeysOf } from './queries.ts';

/**
 * Keeps the passkeys and the address of an administrator from somebody who has the password alone, and would replace the
 * second factor by one of their own. The first passkey is added by the password: there is nothing else yet.
 * @throws DomainError `forbidden` in a session that no passkey has confirmed
 */
export async function guardSecondFactor(c: Context<AppEnv>): Promise<void> {
  const { id, role } = c.get('account');
  if (role !== 'admin' || c.get('isVerified')) return;
  if ((await passkeysOf(c.get('db'), id)).length > 0) throw new DomainError('forbidden', CONFIRM_FIRST);
}
