import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { invalidField } from '../errors.ts';
import { findAccount } from '../http/session.ts';
import { linkTokenOf, newLinkToken } from '../link-token.ts';
import type { Owner } from './publish-candidate.ts';

const KEY = 'Idempotency-Key';
const KEY_SHAPE = /^[\w-]{16,80}$/;

/**
 * Whose a new profile will be: the account's that sends it, else of whoever gets the link. Who sends `Idempotency-Key`,
 * which nobody else knows, gets the same link for the same key: an answer that was lost can be asked for again.
 */
export async function readOwner(c: Context<AppEnv>): Promise<Owner> {
  const account = await findAccount(c);
  if (account) return { ownerId: account.id };
  const key = c.req.header(KEY);
  if (key === undefined) return { token: newLinkToken() };
  if (!KEY_SHAPE.test(key)) throw invalidField(KEY, 'Chiave non valida');
  return { token: linkTokenOf(key, c.get('config').JWT_SECRET) };
}
