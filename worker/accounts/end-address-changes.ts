import { and, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { emailLinks, users } from '../db/tables/accounts.ts';

/**
 * Statement that ends links which would change an account's address, for the batch that sets a new password: somebody who
 * knew the old password may have asked for them.
 * @param accounts query of their keys
 */
export const endAddressChanges = (db: Database, accounts: SQLWrapper, now: Date) =>
  db
    .update(emailLinks)
    .set({ usedAt: now })
    .where(
      and(
        isNull(emailLinks.usedAt),
        inArray(emailLinks.userId, accounts),
        sql`${emailLinks.email} <> (SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${emailLinks.userId})`,
      ),
    );
