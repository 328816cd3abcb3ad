import { and, eq, isNull } from 'drizzle-orm';
import type { BlockKind } from '../../shared/candidate-values.ts';
import { foldText } from '../../shared/text.ts';
import type { Database } from './client.ts';
import { users } from './tables/accounts.ts';
import { jobs } from './tables/jobs.ts';

/** Address and names of an account that is a company in good standing; null for any other. */
export async function companyNames(
  db: Database,
  accountId: number,
): Promise<{ readonly email: string; readonly names: readonly string[] } | null> {
  const { id, email, name, role, suspendedAt, deletedAt } = users;
  const [[account], offers] = await db.batch([
    db
      .select({ email, name })
      .from(users)
      .where(and(eq(id, accountId), eq(role, 'employer'), isNull(suspendedAt), isNull(deletedAt))),
    db.selectDistinct({ name: jobs.companyName }).from(jobs).where(eq(jobs.ownerId, accountId)),
  ]);
  return account ? { email: account.email, names: [account.name, ...offers.map((offer) => offer.name)] } : null;
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

/** Every key by which a company can be kept out: the domains its address lies in, and its names. */
export function companyKeys({ email, names }: { email: string; names: readonly string[] }): string[] {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return [...new Set([...domains, ...names.map(nameKey)])].filter((key) => key !== '');
}
