import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'lavoro-in-valle';
const AUDIENCE = 'lavoro-in-valle';
const ALGORITHM = 'HS256';
/** How long a token, and the session it is made for, may last. */
export const SESSION_MS = 7 * 86_400_000;

/** Content of a token: its account, the token version of the account, and its session. */
export type TokenClaims = { readonly publicId: string; readonly version: number; readonly sessionId: string };

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** JWT (RFC 7519) for seven days. */
export function signToken({ publicId, version, sessionId }: TokenClaims, secret: string, now: Date): Promise<string> {
  return new SignJWT({ ver: version })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(publicId)
    .setJti(sessionId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + SESSION_MS))
    .sign(keyOf(secret));
}

/**
 * True if a token is spelt as it was signed: the last letter of base64url holds bits that decoders ignore, so that several
 * texts would be one signature.
 */
export function isSpeltAsSigned(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

/** Claims of a valid token; null for any other text, whatever is wrong with it. */
export async function readToken(token: string, secret: string, now: Date): Promise<TokenClaims | null> {
  if (!isSpeltAsSigned(token)) return null;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'jti', 'exp', 'iat'],
      currentDate: now,
    });
    const { sub, jti, ver } = payload;
    return typeof sub === 'string' && typeof jti === 'string' && typeof ver === 'number'
      ? { publicId: sub, version: ver, sessionId: jti }
      : null;
  } catch {
    return null;
  }
}
