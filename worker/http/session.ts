import type { MiddlewareHandler } from 'hono';
import { accountByPublicId } from '../db/accounts.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { readToken } from './token.ts';

/**
 * Lets only signed-in people through and puts their account into the context. A token is refused when its account is
 * gone or has raised its version since.
 */
export const requireAccount: MiddlewareHandler<AppEnv> = async (c, next) => {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ');
  const claims =
    scheme?.toLowerCase() === 'bearer' && token
      ? await readToken(token, c.get('config').JWT_SECRET, c.get('now'))
      : null;
  const account = claims === null ? null : await accountByPublicId(c.get('db'), claims.publicId);
  if (claims === null || account === null || account.tokenVersion !== claims.version)
    throw new DomainError('unauthenticated', "Devi effettuare l'accesso per continuare.");
  c.set('account', account);
  await next();
};
