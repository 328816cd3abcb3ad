import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { LEAVING_DAYS } from '../../../shared/account-state.ts';
import { addDays } from '../../../shared/dates.ts';
import type { Database } from '../client.ts';
import { users } from '../tables/accounts.ts';
import type { Part, People } from './part.ts';
import { PARTS } from './registry.ts';

/** A section of what is held about a person: rows with the columns they get. */
export type PersonalRows = { readonly part: Part; readonly rows: readonly Readonly<Record<string, unknown>>[] };

/** Everything held about the person of an account, in sections. */
export const readPersonalData = (db: Database, userId: number): Promise<PersonalRows[]> =>
  Promise.all(
    PARTS.map(async (part) => ({
      part,
      rows: await db
        .select(fieldsOf(part))
        .from(part.table)
        .where(part.rows(accountOnly(userId))),
    })),
  );

function fieldsOf({ table, columns, more }: Part): Record<string, SQLiteColumn | SQL> {
  const exported = Object.entries(getTableColumns(table)).filter(([name]) => columns[name] === true);
  return { ...Object.fromEntries(exported), ...more };
}

/** One account. */
const accountOnly = (userId: number): People => peopleWhere(sql`${users.id} = ${userId}`);

/** Accounts that were deleted long enough ago. */
export const whoseTimeHasCome = (now: Date): People =>
  peopleWhere(sql`${users.deletedAt} <= ${addDays(now, -LEAVING_DAYS).getTime()}`);

const peopleWhere = (which: ReturnType<typeof sql>): People => ({
  ids: sql`(SELECT ${users.id} FROM ${users} WHERE ${which})`,
  emails: sql`(SELECT ${users.email} FROM ${users} WHERE ${which} AND ${users.emailVerifiedAt} IS NOT NULL)`,
  mailboxes: sql`(SELECT ${users.email} FROM ${users} WHERE ${which})`,
});
