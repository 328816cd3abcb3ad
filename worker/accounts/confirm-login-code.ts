import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { LOGIN_CODE } from '../../shared/login-code.ts';
import type { Database } from '../db/client.ts';
import { loginCodes } from '../db/tables/accounts.ts';
import { hashLinkToken } from '../link-token.ts';
import { hashLoginCode } from './request-login-code.ts';
import { type NewSession, startSessionIf } from './start-session.ts';

type Typed = { readonly attempt: string; readonly code: string };

/**
 * Signs an account in by a mailed code. One batch, so of two requests with the same code one succeeds. Only with the right
 * password does a wrong code use up one of the five tries: nobody else can spoil the code of a person.
 * @param userId null where email or password are wrong: the same statements are sent, and find nothing
 * @returns false where the code is wrong, used, expired or not of this attempt
 */
export async function confirmLoginCode(
  db: Database,
  userId: number | null,
  { attempt, code }: Typed,
  { session, secret }: { readonly session: NewSession; readonly secret: string },
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
