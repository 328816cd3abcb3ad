import { decodeJwt, SignJWT } from 'jose';
import { signCheckToken } from '../../worker/job-checks/check-token.ts';
import { ownerMark } from '../../worker/link-token.ts';
import type { Account } from './api.ts';

/** Secret of the Worker that the journeys visit, and of nothing else. */
export const JWT_SECRET = 'a-secret-of-the-journeys-and-of-nothing-else';

/** A token of an account and a session that the database came with. */
export const tokenOf = (publicId: string, sessionId: string): Promise<string> =>
  new SignJWT({ ver: 1 })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(publicId)
    .setJti(sessionId)
    .setIssuer('lavoro-in-valle')
    .setAudience('lavoro-in-valle')
    .setIssuedAt()
    .setExpirationTime('1d')
    .sign(new TextEncoder().encode(JWT_SECRET));

/** Token of the link that a weekly mail would bring, about offers of an account whose password was never changed. */
export const checkTokenOf = (
  { user: { id: owner }, email }: Account,
  jobs: readonly string[],
  mailedAt: Date,
): Promise<string> => {
  const mark = ownerMark({ publicId: owner, email, tokenVersion: 1 }, JWT_SECRET);
  return signCheckToken({ owner, mark, jobs }, JWT_SECRET, mailedAt);
};

/** The token as it is a week later: of the same account, signed by the same server, past its time. */
export function expired(token: string): Promise<string> {
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  return new SignJWT({ ...decodeJwt(token), exp: anHourAgo })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(JWT_SECRET));
}
