import { sql } from 'drizzle-orm';
import { LEAVING_DAYS } from '../../../shared/account-state.ts';
import { addDays } from '../../../shared/dates.ts';
import { users } from '../tables/accounts.ts';
import type { People } from './part.ts';

/** One account. */
export const accountOnly = (userId: number): People => peopleWhere(sql`${users.id} = ${userId}`);

/** Accounts that were deleted long enough ago. */
export const whoseTimeHasCome = (now: Date): People =>
  peopleWhere(sql`${users.deletedAt} <= ${addDays(now, -LEAVING_DAYS).getTime()}`);

const peopleWhere = (which: ReturnType<typeof sql>): People => ({
  ids: sql`(SELECT ${users.id} FROM ${users} WHERE ${which})`,
  emails: sql`(SELECT ${users.email} FROM ${users} WHERE ${which} AND ${users.emailVerifiedAt} IS NOT NULL)`,
  mailboxes: sql`(SELECT ${users.email} FROM ${users} WHERE ${which})`,
});
