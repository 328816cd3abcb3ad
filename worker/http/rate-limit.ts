import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';

type LimitName = 'PASSWORD_LIMIT' | 'REGISTER_LIMIT' | 'WRITE_LIMIT' | 'SEARCH_LIMIT';

const TOO_MANY = 'Troppe richieste in poco tempo. Aspetta un minuto e riprova.';

/** Address of who asks; the edge sets this header and nobody else can. */
export const clientAddress = (c: Context<AppEnv>): string => c.req.header('cf-connecting-ip') ?? 'unknown';

/**
 * Counts one more under `key` within the minute.
 * @throws DomainError `too-many`
 */
export async function countAgainst(c: Context<AppEnv>, limit: LimitName, key: string): Promise<void> {
  if (c.get('config').RATE_LIMITS === 'off') return;
  const { success } = await c.env[limit].limit({ key });
  if (!success) throw new DomainError('too-many', TOO_MANY);
}

/** Limits a route per address. */
export const limitByAddress =
  (limit: LimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await countAgainst(c, limit, `${c.req.routePath}:${clientAddress(c)}`);
    await next();
  };
