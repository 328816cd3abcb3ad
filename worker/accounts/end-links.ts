import { and, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { accountLinks, users } from '../db/tables/accounts.ts';

type Ending = { readonly which: SQL | undefined; readonly now: Date };

/**
 * Statement that ends mailed links of accounts, for the batch of what ends them.
 * @param accounts query of their keys
 */
export const endLinks = (db: Database, accounts: SQLWrapper, { which, now }: Ending) =>
  db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(isNull(accountLinks.usedAt), inArray(accountLinks.userId, accounts), which));

export const isReset = eq(accountLinks.kind, 'reset');

/**
 * The same for the batch that sets a new password: links for another one, and those that would change the address, as
 * somebody who knew the old password may have asked for them.
 */
export const endLinksOfPassword = (db: Database, accounts: SQLWrapper, now: Date) => {
  const own = sql`(SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${accountLinks.userId})`;
  return endLinks(db, accounts, { which: or(isReset, sql`${accountLinks.email} <> ${own}`), now });
};
