import { randomInt } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { LOGIN_CODE } from '../../shared/account-state.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/statements.ts';
import { loginCodes, users } from '../db/tables/accounts.ts';
import { keyedDigest } from '../digest.ts';
import type { Site } from '../env.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { loginCodeMail } from '../mail/accounts.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';
import { type NewSession, startSessionIf } from './start-session.ts';

/** Digest for storage. Of a code alone it could be found by trying all; nobody has the secret. */
const hashLoginCode = (attempt: string, code: string, secret: string): string =>
  keyedDigest('login-code', [attempt, code], secret);

const newCode = (): string => String(randomInt(10 ** LOGIN_CODE.digits)).padStart(LOGIN_CODE.digits, '0');

/**
 * Mails a code to the account, at most five in a day. The same statements are sent for null: only the reader of the mail
 * learns whether email and password were right. @returns the attempt, which the code works with alone
 */
export async function requestLoginCode(
  db: Database,
  userId: number | null,
  { siteUrl, secret, now }: Site,
): Promise<string> {
  const attempt = newLinkToken();
  const attemptHash = hashLinkToken(attempt);
  const code = newCode();
  const since = addDays(now, -1).getTime();
  const row = {
    userId: users.id,
    attemptHash,
    codeHash: hashLoginCode(attempt, code, secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LOGIN_CODE.minutes * 60_000),
  };
  const mailed = sql`(SELECT count(*) FROM ${loginCodes} WHERE ${loginCodes.userId} = ${users.id} AND ${loginCodes.createdAt} > ${since})`;
  const stored = db.select({ id: loginCodes.userId }).from(loginCodes).where(eq(loginCodes.attemptHash, attemptHash));
  await db.batch([
    insertFrom(
      db,
      loginCodes,
      row,
      sql`FROM ${users} WHERE ${users.id} = ${userId ?? 0} AND ${mailed} < ${LOGIN_CODE.mailsADay}`,
    ),
    toOutboxOfAccount(db, {
      cause: `login-code:${attemptHash}`,
      where: inArray(users.id, stored),
      mail: loginCodeMail({ code, siteUrl }),
      now,
    }),
  ]);
  return attempt;
}

type Typed = { readonly attempt: string; readonly code: string };

/**
 * Signs an account in by a mailed code, in one batch, so that a code works once. Only with the right password (else `userId` is
 * null) does a wrong code use up one of the five tries: nobody else can spoil the code of a person.
 */
export async function confirmLoginCode(
  db: Database,
  userId: number | null,
  { attempt, code }: Typed,
  { session, secret }: { session: NewSession; secret: string },
): Promise<boolean> {
  const ofAttempt = and(eq(loginCodes.attemptHash, hashLinkToken(attempt)), eq(loginCodes.userId, userId ?? 0));
  const right = and(
    ofAttempt,
    eq(loginCodes.codeHash, hashLoginCode(attempt, code, secret)),
    isNull(loginCodes.usedAt),
    gt(loginCodes.expiresAt, session.now),
    lte(loginCodes.tries, LOGIN_CODE.tries),
  );
  const [, , used] = await db.batch([
    db
      .update(loginCodes)
      .set({ tries: sql`${loginCodes.tries} + 1` })
      .where(ofAttempt),
    startSessionIf(db, { rows: sql`${loginCodes} WHERE ${right}`, userId: loginCodes.userId }, session),
    db.update(loginCodes).set({ usedAt: session.now }).where(right).returning({ id: loginCodes.id }),
  ]);
  return used.length > 0;
}
