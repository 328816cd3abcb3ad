import type { Context } from 'hono';
import type { Database } from '../db/client.ts';
import { isPublic, type Manager, managedCandidate } from '../db/manager.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { hashLinkToken } from '../link-token.ts';
import { findAccount, findOwnAccount, readCredentials } from './session.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * The manager of profiles in a request: `Authorization: Bearer` with an account's token, or `Link` with that of a private
 * link. A suspended or leaving account may read, and change nothing.
 * @throws DomainError `unauthenticated`, or `forbidden`
 */
export async function readManager(c: Context<AppEnv>): Promise<Manager> {
  const token = readCredentials(c, 'link');
  if (token) return { tokenHash: hashLinkToken(token) };
  const account = await (READS.has(c.req.method) ? findOwnAccount(c) : findAccount(c));
  if (account) return { ownerId: account.id };
  throw new DomainError('unauthenticated', "Devi effettuare l'accesso, oppure aprire il link privato del profilo.");
}

/** @throws DomainError `not-found`, or `forbidden` for a profile of somebody else */
export async function requireOwnCandidate(db: Database, manager: Manager, publicId: string): Promise<CandidateRow> {
  const own = await managedCandidate(db, manager, publicId);
  if (own) return own;
  if (await isPublic(db, publicId)) throw new DomainError('forbidden', 'Questo profilo non è tuo.');
  throw new DomainError('not-found', 'Candidato non trovato');
}
