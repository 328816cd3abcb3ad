import { decodeJwt, SignJWT } from 'jose';

/** Secret of the Worker that the journeys visit, and of nothing else. */
export const JWT_SECRET = 'a-secret-of-the-journeys-and-of-nothing-else';

/** The token as it is a week later: of the same account, signed by the same server, past its time. */
export function expired(token: string): Promise<string> {
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  return new SignJWT({ ...decodeJwt(token), exp: anHourAgo })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(JWT_SECRET));
}
