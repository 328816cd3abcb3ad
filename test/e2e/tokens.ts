import { addDays } from '../../shared/dates.ts';
import { CHECK_DAYS } from '../../shared/link-days.ts';
import { checkToken } from '../../worker/link-token.ts';
import { sign, verify } from '../../worker/sign.ts';
import type { Account } from './api.ts';

/** Secret of the Worker that the journeys visit, and of nothing else. */
export const JWT_SECRET = 'a-secret-of-the-journeys-and-of-nothing-else';

/** A token of an account and a session that the database came with. */
export const tokenOf = (publicId: string, sessionId: string): Promise<string> =>
  sign('session', { sub: publicId, ver: 1, jti: sessionId }, { secret: JWT_SECRET, expiresAt: addDays(new Date(), 1) });

/** Token of the link that a weekly mail would bring, about offers of an account whose password was never changed. */
export const checkTokenOf = (
  { user: { id: publicId }, email }: Account,
  jobs: readonly string[],
  mailedAt: Date,
): Promise<string> =>
  checkToken({ publicId, email, tokenVersion: 1 }, jobs, {
    secret: JWT_SECRET,
    expiresAt: addDays(mailedAt, CHECK_DAYS),
  });

/** The token as it is a week later: of the same account, signed by the same server, past its time. */
export async function expired(token: string): Promise<string> {
  const claims = await verify('session', token, { secret: JWT_SECRET, now: new Date() });
  if (claims === null) throw new Error('expired: no token of ours');
  return sign('session', claims, { secret: JWT_SECRET, expiresAt: addDays(new Date(), -1) });
}
