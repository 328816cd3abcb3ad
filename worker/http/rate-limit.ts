import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError, describeError } from '../errors.ts';
import { logLine } from '../log.ts';
import { clientNetwork } from './network.ts';

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

/** Limits a route per network. */
export const limitByAddress =
  (limit: LimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await countAgainst(c, limit, `${c.req.routePath}:${clientNetwork(c)}`);
    await next();
  };
