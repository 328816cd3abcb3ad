import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { findAccount, findOwnAccount, readCredentials } from '../http/session.ts';
import { hashLinkToken, linkTokenOf, newLinkToken } from '../link-token.ts';
import type { Owner } from './publish-candidate.ts';
import type { Manager } from './queries.ts';

const KEY = 'Idempotency-Key';
const KEY_SHAPE = /^[\w-]{16,80}$/;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

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

/**
 * Who asks to manage profiles: `Authorization: Bearer` an account's token, or `Link` that of a private link. An account
 * that is held back may read, and change nothing.
 * @throws DomainError `unauthenticated`, or `forbidden`
 */
export async function readManager(c: Context<AppEnv>): Promise<Manager> {
  const token = readCredentials(c, 'link');
  if (token) return { tokenHash: hashLinkToken(token) };
  const account = await (READS.has(c.req.method) ? findOwnAccount(c) : findAccount(c));
  if (account) return { ownerId: account.id };
  throw new DomainError('unauthenticated', "Devi effettuare l'accesso, oppure aprire il link privato del profilo.");
}
