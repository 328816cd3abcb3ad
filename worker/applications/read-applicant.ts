import type { Context } from 'hono';
import { DEAD_APPLICANT_LINK } from '../../shared/guest-applications.ts';
import type { Account } from '../db/accounts.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { findAccount, findOwnAccount, readCredentials } from '../http/session.ts';
import { verify } from '../sign.ts';
import type { Applicant } from './queries.ts';

/**
 * Public id of the application whose private link a request has; null where it has none.
 * @throws DomainError `unauthenticated` for a link that is not ours
 */
export async function readApplicantLink(c: Context<AppEnv>): Promise<string | null> {
  const token = readCredentials(c, 'link');
  if (!token) return null;
  const claims = await verify('own-application', token, { secret: c.get('config').JWT_SECRET, now: c.get('now') });
  if (claims === null) throw new DomainError('unauthenticated', DEAD_APPLICANT_LINK);
  return claims.sub;
}

/**
 * The account in a request about one application; null for the holder of its private link. A suspended or leaving account may read,
 * and change nothing.
 * @throws DomainError `unauthenticated`, or `forbidden`; `not-found` for the link of another application
 */
export async function readAsker(c: Context<AppEnv>, publicId: string): Promise<Account | null> {
  const linked = await readApplicantLink(c);
  if (linked === publicId) return null;
  if (linked !== null) throw new DomainError('not-found', 'Questa candidatura non esiste o è stata eliminata.');
  const account = await (c.req.method === 'GET' ? findOwnAccount(c) : findAccount(c));
  if (account) return account;
  throw new DomainError(
    'unauthenticated',
    "Devi effettuare l'accesso, oppure aprire il link privato della candidatura.",
  );
}

/** The applicant in such a request. */
export const readApplicant = async (c: Context<AppEnv>, publicId: string): Promise<Applicant> =>
  (await readAsker(c, publicId))?.id ?? null;
