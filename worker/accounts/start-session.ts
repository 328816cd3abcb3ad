import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Context } from 'hono';
import { purgeDate } from '../../shared/account-state.ts';
import type { Session } from '../../shared/accounts.ts';
import { type FoundAccount, leaveDevices } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/statements.ts';
import { sessions, users } from '../db/tables/accounts.ts';
import type { AppEnv } from '../env.ts';
import { readCredentials, SESSION_MS } from '../http/session.ts';
import { newPublicId } from '../public-id.ts';
import { sign, verify } from '../sign.ts';

/** Parts of a new session; `id` becomes the `jti` of its token. */
export type NewSession = { readonly id: string; readonly device: string; readonly now: Date };

/** Rows (a table and its WHERE) that let a session begin; `passkeyId` and `isVerified` where a passkey opens it. */
type Opening = {
  readonly rows: SQL;
  readonly userId: SQLiteColumn;
  readonly passkeyId?: SQLiteColumn;
  readonly isVerified?: boolean;
};

/** Statement that signs an account in on a device if there is the one row whose `userId` is the account's. */
export function startSessionIf(
  db: Database,
  { rows, userId, passkeyId, isVerified = false }: Opening,
  { id, device, now }: NewSession,
) {
  const opened = { userId, passkeyId, verifiedAt: isVerified ? now : null };
  const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + SESSION_MS) };
  return insertFrom(db, sessions, { publicId: id, device, ...opened, ...times }, sql`FROM ${rows}`);
}

/** Statement that signs an account in on a device, for the batch of what signs it in. @param account its public id */
export const startSession = (db: Database, account: string, session: NewSession) =>
  startSessionIf(db, { rows: sql`${users} WHERE ${eq(users.publicId, account)}`, userId: users.id }, session);

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
  const signing = { secret: c.get('config').JWT_SECRET, expiresAt: new Date(c.get('now').getTime() + SESSION_MS) };
  const token = await sign('session', { sub: publicId, ver, jti: sessionId }, signing);
  const user = { id: publicId, name, role };
  return deletedAt === null ? { token, user } : { token, user, purgedAt: purgeDate(deletedAt).toISOString() };
}

/** Signs an account out on one device. @returns false where it has no such session */
export async function endSession(db: Database, userId: number, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.publicId, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Signs an account out on a device that is perhaps stolen. Nobody knows which of its push subscriptions that is: all leave the account. */
export async function endFromElsewhere(db: Database, userId: number, sessionId: string): Promise<boolean> {
  const hasEnded = await endSession(db, userId, sessionId);
  if (hasEnded) await leaveDevices(db, sql`(${userId})`);
  return hasEnded;
}

/** Signs an account out everywhere: its sessions end, and every token it has is refused. */
export async function endAllSessions(db: Database, userId: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(eq(sessions.userId, userId)),
    leaveDevices(db, sql`(${userId})`),
    db
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(eq(users.id, userId)),
  ]);
}

/** Browsers by a mark of theirs in `User-Agent`; the order matters, as each names those it descends from. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: typeof BROWSERS, text: string): string | undefined =>
  names.find(([, mark]) => mark.test(text))?.[0];

/** Description by which a person recognises their device, such as "Chrome su Android": of the header only known words come out. */
export function deviceOf(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  if (browser && system) return `${browser} su ${system}`;
  return browser ?? system ?? 'Dispositivo sconosciuto';
}
