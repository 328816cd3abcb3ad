import type { Context } from 'hono';
import { DEAD_APPLICANT_LINK } from '../../shared/guest-applications.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { companyKeys, companyNames } from '../db/companies.ts';
import { type Actor, mayManage } from '../db/employers.ts';
import { isPublic, type Manager, managedCandidate } from '../db/manager.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';
import type { Company, FindCompany } from '../db/visibility.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { hashLinkToken } from '../link-token.ts';
import { verify } from '../sign.ts';
import { findAccount, findOwnAccount, isRestricted, readCredentials } from './session.ts';

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
 * The account in a request about one application, which may only read while suspended or leaving; null for the holder of its
 * private link. @throws DomainError `unauthenticated`, or `forbidden`; `not-found` for the link of another application
 */
export async function readCaller(c: Context<AppEnv>, publicId: string): Promise<Account | null> {
  const linked = await readApplicantLink(c);
  if (linked === publicId) return null;
  if (linked !== null) throw new DomainError('not-found', 'Questa candidatura non esiste o è stata eliminata.');
  const account = await (READS.has(c.req.method) ? findOwnAccount(c) : findAccount(c));
  if (account) return account;
  throw new DomainError(
    'unauthenticated',
    "Devi effettuare l'accesso, oppure aprire il link privato della candidatura.",
  );
}

/** @throws DomainError `not-found`, or `forbidden` for a profile of somebody else */
export async function requireOwnCandidate(db: Database, manager: Manager, publicId: string): Promise<CandidateRow> {
  const own = await managedCandidate(db, manager, publicId);
  if (own) return own;
  if (await isPublic(db, publicId)) throw new DomainError('forbidden', 'Questo profilo non è tuo.');
  throw new DomainError('not-found', 'Candidato non trovato');
}

/**
 * The registered company of the request; null for everybody else. Null for a suspended or leaving account too: a refusal
 * with a reason would reveal that there is something to see.
 */
async function findCompany(c: Context<AppEnv>): Promise<Company | null> {
  const account = await findOwnAccount(c);
  return account === null || isRestricted(account) ? null : readCompany(c, account);
}

async function readCompany(c: Context<AppEnv>, account: Actor): Promise<Company | null> {
  const known = await companyNames(c.get('db'), account);
  return known && { keys: [...new Set(known.flatMap(companyKeys))] };
}

/** For profiles that not everybody may see; it asks the database only where it is asked itself. */
export const companyFinder =
  (c: Context<AppEnv>): FindCompany =>
  () =>
    findCompany(c);

/**
 * The company of a signed-in account.
 * @throws DomainError `forbidden` for an account that is none
 */
export async function requireCompany(c: Context<AppEnv>): Promise<Company> {
  const company = await readCompany(c, c.get('account'));
  if (company === null) throw new DomainError('forbidden', 'Questi profili sono per chi ha un account Azienda.');
  return company;
}

const READS_ONLY =
  'Con il ruolo «legge» puoi guardare offerte e candidature, ma non cambiarle: chiedi a chi ti ha invitato.';

/** @throws DomainError `forbidden` for somebody who may read what belongs to this account, and change nothing */
export function refuseReader(actor: Actor, owner: number): void {
  if (!mayManage(actor, owner)) throw new DomainError('forbidden', READS_ONLY);
}

const NO_EMPLOYER = 'Non lavori più alle offerte di questo datore di lavoro: scegli per chi pubblichi.';

/**
 * The account for which somebody publishes: their own, or that of a membership.
 * @throws DomainError `forbidden`, at the field `employer`, where it is no membership of theirs, or one that only reads
 */
export function publishedFor(actor: Actor, membership: string | undefined): number {
  if (membership === undefined) return actor.id;
  const employer = actor.employers.find(({ id }) => id === membership);
  if (employer?.role === 'manage') return employer.ownerId;
  const refusal = employer ? READS_ONLY : NO_EMPLOYER;
  throw new DomainError('forbidden', refusal, [{ path: 'employer', message: refusal }]);
}
