import { and, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { pick } from '../../shared/records.ts';
import type { Database } from './client.ts';
import { type Actor, employersOfUser, readEmployers } from './employers.ts';
import { sessions, type UserRow, usedChallenges, users } from './tables/accounts.ts';
import { pushSubscriptions } from './tables/push.ts';

/** Reasons that restrict an account: suspended by an administrator, or waiting to be purged. Most accounts have none. */
export type AccountState = Pick<UserRow, 'suspendedAt' | 'suspendedReason' | 'deletedAt'>;

export type FoundAccount = AccountState & Pick<UserRow, 'id' | 'publicId' | 'name' | 'role' | 'tokenVersion'>;

export type Account = FoundAccount & Actor;

/** The session a token was made for: the account, when it was last seen, and when a passkey verified the person who uses it. */
export type AccountSession = {
  readonly account: Account;
  readonly sessionId: string;
  readonly lastSeenAt: Date;
  readonly verifiedAt: Date | null;
};

/** A valid session, by the `jti` of its token; null for one that was ended or has expired. */
export async function accountOfSession(db: Database, sessionId: string, now: Date): Promise<AccountSession | null> {
  const state = pick(users, ['suspendedAt', 'suspendedReason', 'deletedAt']);
  const [row] = await db
    .select({
      account: { ...pick(users, ['id', 'publicId', 'name', 'role', 'tokenVersion']), ...state },
      sessionId: sessions.publicId,
      lastSeenAt: sessions.lastSeenAt,
      verifiedAt: sessions.verifiedAt,
      employers: employersOfUser(),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.publicId, sessionId), gt(sessions.expiresAt, now)))
    .limit(1);
  if (!row) return null;
  const { account, employers, ...session } = row;
  const isActor = account.suspendedAt === null && account.deletedAt === null;
  return { ...session, account: { ...account, employers: isActor ? readEmployers(employers) : [] } };
}

/** Statement that takes the devices of accounts from them, with their sessions: one is theirs again once they are there signed in. */
export const leaveDevices = (db: Database, accounts: SQLWrapper) =>
  db.update(pushSubscriptions).set({ userId: null }).where(inArray(pushSubscriptions.userId, accounts));

export const isActive = (): SQL => sql`${users.suspendedAt} IS NULL AND ${users.deletedAt} IS NULL`;

export const isActiveAdmin = (userId: number): SQL =>
  sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.role} = 'admin' AND ${isActive()})`;

export async function mayModerate(db: Database, userId: number): Promise<boolean> {
  const [row] = await db.all<{ may: number }>(sql`SELECT ${isActiveAdmin(userId)} AS may`);
  return row?.may === 1;
}

/**
 * The address of a row waits with its account to be deleted: nothing is sent to it. Only where the account has proved that
 * the address is its own, as anybody can register anybody's.
 */
export const isLeaving = (email: SQLiteColumn): SQL =>
  sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.email} = ${email} AND ${users.emailVerifiedAt} IS NOT NULL AND ${users.deletedAt} IS NOT NULL)`;

/** Condition that a challenge was not used before, for the statements that depend on it. */
export const isUnused = ({ hash }: { readonly hash: string }): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${usedChallenges} WHERE ${usedChallenges.hash} = ${hash})`;
