import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { isActive } from './accounts.ts';
import type { Database } from './client.ts';
import { users } from './tables/accounts.ts';
import { applications } from './tables/applications.ts';

/**
 * Statement that gives the account that `account` finds, whose address must be confirmed, the delivered applications that were sent
 * from its address without an account. One for an offer to which it has applied itself stays as it is: an account has one for each.
 * Of several for one offer, of which all but one were deleted, the account gets that one.
 */
export function takeOverApplications(db: Database, account: SQL | undefined, now: Date) {
  const heir = sql<number>`(SELECT ${users.id} FROM ${users} WHERE ${and(account, isNotNull(users.emailVerifiedAt), isActive(), sql`${users.email} = ${applications.email}`)})`;
  return db
    .update(applications)
    .set({ userId: heir, takenOverAt: now })
    .where(
      and(
        isNull(applications.userId),
        isNotNull(applications.deliveredAt),
        sql`${applications.email} IN (SELECT ${users.email} FROM ${users} WHERE ${and(account, isNotNull(users.emailVerifiedAt), isActive())})`,
        sql`NOT EXISTS (SELECT 1 FROM ${applications} AS own WHERE own.job_id = ${applications.jobId} AND own.user_id = ${heir})`,
        sql`NOT EXISTS (SELECT 1 FROM ${applications} AS other WHERE other.job_id = ${applications.jobId} AND other.email = ${applications.email} AND other.delivered_at IS NOT NULL AND (other.deleted_at IS NULL, other.id) > (${applications.deletedAt} IS NULL, ${applications.id}))`,
      ),
    );
}
