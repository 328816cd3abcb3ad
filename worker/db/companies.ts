import { and, eq, isNull } from 'drizzle-orm';
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
