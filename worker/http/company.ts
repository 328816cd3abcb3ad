import type { Context } from 'hono';
import { companyKeys, companyNames } from '../db/companies.ts';
import type { Actor } from '../db/employers.ts';
import type { Asker, Company } from '../db/visibility.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { findOwnAccount, isRestricted } from './session.ts';

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
export const askerOf =
  (c: Context<AppEnv>): Asker =>
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
