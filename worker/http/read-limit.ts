import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { clientNetwork } from './network.ts';
import { isPartOfDocument } from './part-of-document.ts';
import { isWithin } from './rate-limit.ts';

const TOO_MANY = 'Troppe richieste in poco tempo da questa rete. Aspetta qualche secondo e riprova.';

/**
 * Counts a read that the database is asked for, and that nobody else is answered with: under the account that asks, or the
 * network where nobody is signed in.
 * @throws DomainError `too-many-reads`
 */
export async function countRead(c: Context<AppEnv>): Promise<void> {
  // A document was counted itself.
  if (isPartOfDocument(c)) return;
  const account: { publicId: string } | undefined = c.get('account');
  const key = account ? `account:${account.publicId}` : clientNetwork(c);
  if (!(await isWithin(c, 'READ_LIMIT', key))) throw new DomainError('too-many-reads', TOO_MANY);
}

/** `countRead` for a route. */
export const limitReads: MiddlewareHandler<AppEnv> = async (c, next) => {
  await countRead(c);
  await next();
};
