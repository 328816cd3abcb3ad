import { and } from 'drizzle-orm';
import type { BlockKind } from '../../shared/candidate-values.ts';
import { domainOf } from '../../shared/employer-values.ts';
import { foldText } from '../../shared/text.ts';
import { isActive } from './accounts.ts';
import type { Database } from './client.ts';
import { type Actor, isOfOne, readableOwners } from './employers.ts';
import { users } from './tables/accounts.ts';
import { employerPages } from './tables/employers.ts';
import { jobs } from './tables/jobs.ts';

type Names = { readonly email: string; readonly website?: string | null; readonly names: readonly string[] };

/**
 * Address and names of an account that is a company in good standing, and of the employers that it works for: who keeps one of
 * them out keeps its people out. Null for any other account.
 */
export async function companyNames(db: Database, account: Actor): Promise<readonly Names[] | null> {
  const { id, email, name, role } = users;
  const owners = readableOwners(account);
  const [accounts, pages, offers] = await db.batch([
    db
      .select({ id, email, name, role })
      .from(users)
      .where(and(isOfOne(id, owners), isActive())),
    db
      .select({ ownerId: employerPages.ownerId, page: employerPages.name, website: employerPages.website })
      .from(employerPages)
      .where(isOfOne(employerPages.ownerId, owners)),
    db
      .selectDistinct({ ownerId: jobs.ownerId, company: jobs.companyName })
      .from(jobs)
      .where(isOfOne(jobs.ownerId, owners)),
  ]);
  if (!accounts.some((one) => one.id === account.id && one.role === 'employer')) return null;
  return accounts.map((one) => {
    const own = pages.find(({ ownerId }) => ownerId === one.id);
    const named = offers.filter(({ ownerId }) => ownerId === one.id).map(({ company }) => company);
    return { email: one.email, website: own?.website ?? null, names: [one.name, ...(own ? [own.page] : []), ...named] };
  });
}

/** Legal forms of companies, folded; initials with dots come together first. */
const LEGAL_FORMS = new Set(
  'srl srls spa sas snc ss sapa scarl scrl scpa arl soc societa coop cooperativa unipersonale'.split(' '),
);

/** A company's name as it is compared: folded, without its legal form, unless it has nothing else. */
function nameKey(name: string): string {
  const words = foldText(name)
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
    .split(' ');
  const telling = words.filter((word) => !LEGAL_FORMS.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** Key that senders are compared with. A domain contains a dot, a folded name never does: the two cannot be mixed up. */
export const blockKey = (kind: BlockKind, value: string): string => (kind === 'domain' ? value : nameKey(value));

/** Domains that one lies in, itself the first. */
function domainsOf(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Every key by which a company can be kept out: the domains its address and its website lie in, and its names. */
export function companyKeys({ email, website = null, names }: Names): string[] {
  const hosts = [email.slice(email.lastIndexOf('@') + 1), ...(website === null ? [] : [domainOf(website)])];
  const domains = hosts.flatMap(domainsOf);
  return [...new Set([...domains, ...names.map(nameKey)])].filter((key) => key !== '');
}
