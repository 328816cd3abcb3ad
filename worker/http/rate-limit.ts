import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError, describeError } from '../errors.ts';
import { logLine } from '../log.ts';
import { clientNetwork } from './network.ts';
import { isPartOfDocument } from './part-of-document.ts';

type LimitName = 'PASSWORD_LIMIT' | 'REGISTER_LIMIT' | 'WRITE_LIMIT' | 'SEARCH_LIMIT' | 'READ_LIMIT';

const TOO_MANY = 'Troppe richieste in poco tempo. Aspetta un minuto e riprova.';

/**
 * Counts one more under `key` within the minute.
 * @throws DomainError `too-many`
 */
export async function countAgainst(c: Context<AppEnv>, limit: LimitName, key: string): Promise<void> {
  if (!(await isWithin(c, limit, key))) throw new DomainError('too-many', TOO_MANY);
}

/**
 * Counts one more under `key`; true if it is within the limit, or if limits are off. Fails open when the counter does not
 * answer: daily caps are in the database, and no outsider can bring the counter down.
 */
export async function isWithin(c: Context<AppEnv>, limit: LimitName, key: string): Promise<boolean> {
  if (c.get('config').RATE_LIMITS === 'off') return true;
  try {
    return (await c.env[limit].limit({ key })).success;
  } catch (error) {
    logLine('error', { requestId: c.get('requestId'), limit: 'not counted', error: describeError(error) });
    return true;
  }
}

export const limitByAddress =
  (limit: LimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await countAgainst(c, limit, `${c.req.routePath}:${clientNetwork(c)}`);
    await next();
  };

const TOO_MANY_READS = 'Troppe richieste in poco tempo da questa rete. Aspetta qualche secondo e riprova.';

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
  if (!(await isWithin(c, 'READ_LIMIT', key))) throw new DomainError('too-many-reads', TOO_MANY_READS);
}

/** Parameters that the site itself links to by the value, and those that only say how much of a list is asked for. */
const LINKED: readonly string[] = ['location', 'town', 'category', 'categoria'];
const HOW: readonly string[] = ['limit', 'exact', 'v'];

/**
 * True for what so many ask for that a miss is not counted: everything, or one place or category. Others combine values, months,
 * radii and orders without end, and each of these is a miss.
 */
export function isCommon(requested: Iterable<readonly [string, unknown]>): boolean {
  const [first, ...more] = [...requested].filter(([name, value]) => !HOW.includes(name) && (value ?? '') !== '');
  return first === undefined || (more.length === 0 && LINKED.includes(first[0]) && !String(first[1]).includes(','));
}

export const limitReads: MiddlewareHandler<AppEnv> = async (c, next) => {
  await countRead(c);
  await next();
};
