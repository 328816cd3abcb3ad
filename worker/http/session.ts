import type { Context, MiddlewareHandler } from 'hono';
import { type Account, accountByPublicId } from '../db/accounts.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { readToken } from './token.ts';

/** Credentials of a scheme such as `bearer` in the Authorization header; null where there are none. */
export function readCredentials(c: Context<AppEnv>, wanted: string): string | null {
  const [scheme, credentials] = (c.req.header('authorization') ?? '').split(' ');
  return (scheme?.toLowerCase() === wanted && credentials) || null;
}

/** The account that asks; null for a visitor, and for a token whose account is gone or has raised its version since. */
export async function findAccount(c: Context<AppEnv>): Promise<Account | null> {
  const token = readCredentials(c, 'bearer');
  const claims = token && (await readToken(token, c.get('config').JWT_SECRET, c.get('now')));
  const account = claims ? await accountByPublicId(c.get('db'), claims.publicId) : null;
  return claims && account?.tokenVersion === claims.version ? account : null;
}

/** Lets only signed-in people through and puts their account into the context. */
export const requireAccount: MiddlewareHandler<AppEnv> = async (c, next) => {
  const account = await findAccount(c);
  if (account === null) throw new DomainError('unauthenticated', "Devi effettuare l'accesso per continuare.");
  c.set('account', account);
  await next();
};
