import { randomInt } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { LOGIN_CODE } from '../../shared/login-code.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/insert-from.ts';
import { loginCodes, users } from '../db/tables/accounts.ts';
import { keyedDigest } from '../digest.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { loginCodeMail } from '../mail/accounts.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';

/** Digest for storage. Of a code alone it could be found by trying all; nobody has the secret. */
export const hashLoginCode = (attempt: string, code: string, secret: string): string =>
  keyedDigest('login-code', [attempt, code], secret);

const newCode = (): string => String(randomInt(10 ** LOGIN_CODE.digits)).padStart(LOGIN_CODE.digits, '0');

type Asking = { readonly siteUrl: string; readonly secret: string; readonly now: Date };

/**
 * Mails a code to the account, if there is one and it was mailed fewer than five in a day. The same statements are sent for
 * nobody: only the reader of the mail learns whether email and password were right.
 * @param userId null where they were not
 * @returns the attempt, which the code works with alone
 */
export async function requestLoginCode(
  db: Database,
  userId: number | null,
  { siteUrl, secret, now }: Asking,
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
