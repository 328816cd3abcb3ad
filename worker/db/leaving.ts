import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { users } from './tables/accounts.ts';

/**
 * The address of a row waits with its account to be deleted: nothing is sent to it. Only where the account has proved that
 * the address is its own, as anybody can register anybody's.
 */
export const isLeaving = (email: SQLiteColumn): SQL =>
  sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.email} = ${email} AND ${users.emailVerifiedAt} IS NOT NULL AND ${users.deletedAt} IS NOT NULL)`;
