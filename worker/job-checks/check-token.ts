import { errors, jwtVerify, SignJWT } from 'jose';
import { CHECK_DAYS } from '../../shared/link-days.ts';
import { isSpeltAsSigned } from '../http/token.ts';

const ISSUER = 'lavoro-in-valle';
/** Not that of sessions: a link that says something of an offer signs nobody in, and a session is no such link. */
const AUDIENCE = 'lavoro-in-valle/offer-check';
const ALGORITHM = 'HS256';

/** Claims of a check link: the owner and their mark, and the public ids of the offers that the link may confirm or close. */
export type CheckClaims = { readonly owner: string; readonly mark: string; readonly jobs: readonly string[] };

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** Signed token of a mailed link; the page reads the ids of the offers in it. */
export const signCheckToken = ({ owner, mark, jobs }: CheckClaims, secret: string, now: Date): Promise<string> =>
  new SignJWT({ jobs, mark })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(owner)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + CHECK_DAYS * 86_400_000))
    .sign(keyOf(secret));

/** Claims of a token that was ours; `expired` after its time, null for any other text. */
export async function readCheckToken(
  token: string,
  secret: string,
  now: Date,
): Promise<CheckClaims | 'expired' | null> {
  if (!isSpeltAsSigned(token)) return null;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now,
    });
    const { sub, jobs, mark } = payload;
    // A token without a mark matches no account: its link is over, and can be renewed.
    return typeof sub === 'string' && Array.isArray(jobs)
      ? { owner: sub, mark: String(mark ?? ''), jobs: jobs.map(String) }
      : null;
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : null;
  }
}

/** Claims of a token that was ours, however old; null for any other text. */
export async function readOldCheckToken(token: string, secret: string): Promise<CheckClaims | null> {
  const claims = await readCheckToken(token, secret, new Date(0));
  return claims === 'expired' ? null : claims;
}
