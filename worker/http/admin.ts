import type { MiddlewareHandler } from 'hono';
import { mayModerate } from '../db/accounts.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';

export const NOT_ADMIN = 'Questa pagina è riservata alla redazione.';

/** After `requireAccount`: lets only administrators through. The database says who is one, not the token. */
export const requireAdmin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!(await mayModerate(c.get('db'), c.get('account').id))) throw new DomainError('forbidden', NOT_ADMIN);
  await next();
};
