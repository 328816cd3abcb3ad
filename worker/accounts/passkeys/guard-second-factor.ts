import type { Context } from 'hono';
import { CONFIRM_FIRST } from '../../../shared/passkeys.ts';
import type { AppEnv } from '../../env.ts';
import { DomainError } from '../../errors.ts';

/**
 * Keeps the passkeys and the address of an administrator from somebody who has the password alone, and would replace the
 * second factor by one of their own. The first passkey is added by the password: there is nothing else yet.
 * @throws DomainError `forbidden` in a session that no passkey has confirmed
 */
export function guardSecondFactor(c: Context<AppEnv>, hasPasskeys: boolean): void {
  if (hasPasskeys && c.get('account').role === 'admin' && !c.get('isVerified'))
    throw new DomainError('forbidden', CONFIRM_FIRST);
}
