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

/** Parameters that the site itself links to by the value, and those that only say how much of a list is asked for. */
const LINKED: readonly string[] = ['location', 'town', 'category', 'categoria'];
const HOW: readonly string[] = ['limit', 'exact', 'v'];

/**
 * True for what so many ask for that a miss is not counted: everything, or one place or category. Others combine values, months,
 * radii and orders without end, and each of these is a miss.
 */
export function isCommon(asked: Iterable<readonly [string, unknown]>): boolean {
  const [first, ...more] = [...asked].filter(([name, value]) => !HOW.includes(name) && (value ?? '') !== '');
  return first === undefined || (more.length === 0 && LINKED.includes(first[0]) && !String(first[1]).includes(','));
}

/** `countRead` for a route. */
export const limitReads: MiddlewareHandler<AppEnv> = async (c, next) => {
  await countRead(c);
  await next();
};
