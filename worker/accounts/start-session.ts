import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Context } from 'hono';
import { purgeDate } from '../../shared/account-state.ts';
import type { Session } from '../../shared/accounts.ts';
import type { FoundAccount } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/insert-from.ts';
import { sessions, users } from '../db/tables/accounts.ts';
import type { AppEnv } from '../env.ts';
import { readCredentials, SESSION_MS } from '../http/session.ts';
import { newPublicId } from '../public-id.ts';
import { sign, verify } from '../sign.ts';
import { deviceOf } from './device.ts';

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

/** Rows (a table and its WHERE) that let a session begin; `passkeyId` and `isVerified` where a passkey opens it. */
type Opening = {
  readonly rows: SQL;
  readonly userId: SQLiteColumn;
  readonly passkeyId?: SQLiteColumn;
  readonly isVerified?: boolean;
};

/** The same if there is the one row whose `userId` is the account's: the database decides. */
export function startSessionIf(
  db: Database,
  { rows, userId, passkeyId, isVerified = false }: Opening,
  { id, device, now }: NewSession,
) {
  const session = {
    publicId: id,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  };
  const opened = { userId, passkeyId, verifiedAt: isVerified ? now : null };
  return insertFrom(db, sessions, { ...session, ...opened }, sql`FROM ${rows}`);
}

/** A session for the device that asks. */
export const newSession = (c: Context<AppEnv>): NewSession => ({
  id: newPublicId(),
  device: deviceOf(c.req.header('user-agent')),
  now: c.get('now'),
});

/** Ends the session whose token the device sends along as it signs in again: nobody else could use or end it. */
async function endEarlier(c: Context<AppEnv>, sessionId: string): Promise<void> {
  const token = readCredentials(c, 'bearer');
  const earlier = token && (await verify('session', token, { secret: c.get('config').JWT_SECRET, now: c.get('now') }));
  if (!earlier || earlier.jti === sessionId) return;
  await c.get('db').delete(sessions).where(eq(sessions.publicId, earlier.jti));
}

/** Session as the browser stores it: a token of its own, and the signed-in user. The device's earlier one ends. */
export async function toSession(
  c: Context<AppEnv>,
  { publicId, tokenVersion: ver, name, role, deletedAt }: FoundAccount,
  sessionId: string,
): Promise<Session> {
  await endEarlier(c, sessionId);
  const signing = {
    secret: c.get('config').JWT_SECRET,
    expiresAt: new Date(c.get('now').getTime() + SESSION_MS),
  };
  const token = await sign('session', { sub: publicId, ver, jti: sessionId }, signing);
  const user = { id: publicId, name, role };
  return deletedAt === null ? { token, user } : { token, user, purgedAt: purgeDate(deletedAt).toISOString() };
}
