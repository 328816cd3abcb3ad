import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../db/client.ts';
import { sessions, users } from '../db/tables/accounts.ts';
import { SESSION_MS } from '../http/token.ts';

/** Parts of a new session; `id` becomes the `jti` of its token. */
export type NewSession = { readonly id: string; readonly device: string; readonly now: Date };

/** Statement that signs an account in on a device, for the batch of what signs it in. @param account its public id */
export function startSession(db: Database, account: string, { id, device, now }: NewSession) {
  return db.insert(sessions).values({
    publicId: id,
    userId: sql`(SELECT ${users.id} FROM ${users} WHERE ${users.publicId} = ${account})`,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
}

/** The same if `rows` (a table and its WHERE) has the one row whose `userId` is the account's: the database decides. */
export function startSessionIf(
  db: Database,
  { rows, userId }: { readonly rows: SQL; readonly userId: SQLiteColumn },
  { id, device, now }: NewSession,
) {
  const time = now.getTime();
  // Every column in the order of the table, as drizzle names them all.
  const columns = sql`NULL, ${id}, ${userId}, ${device}, ${time}, ${time}, ${time + SESSION_MS}`;
  return db.insert(sessions).select(sql`SELECT ${columns} FROM ${rows}`);
}
