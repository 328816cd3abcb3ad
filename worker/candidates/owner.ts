import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { invalidField } from '../errors.ts';
import { findAccount } from '../http/session.ts';
import { linkTokenOf, newLinkToken } from '../link-token.ts';
import type { Owner } from './publish-candidate.ts';

const KEY = 'Idempotency-Key';
const KEY_SHAPE = /^[\w-]{16,80}$/;

/**
 * Owner of a new profile: the account that sends it, else the holder of its link. The same `Idempotency-Key`, which nobody
 * else knows, gives the same link: after a lost answer the form can be sent again.
 */
export async function readOwner(c: Context<AppEnv>): Promise<Owner> {
  const account = await findAccount(c);
  if (account) return { ownerId: account.id };
  const key = c.req.header(KEY);
  if (key === undefined) return { token: newLinkToken() };
  if (!KEY_SHAPE.test(key)) throw invalidField(KEY, 'Chiave non valida');
  return { token: linkTokenOf(key, c.get('config').JWT_SECRET) };
}
