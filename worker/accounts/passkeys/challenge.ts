import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long an authenticator has to answer. */
export const CHALLENGE_MS = 5 * 60_000;

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 32;

/** Purpose of a challenge: signing in, or in one session of one account a new passkey, confirming the session, removing a passkey. */
export type ChallengePurpose = 'login' | `${'register' | 'session' | 'remove'}:${string}:${string}`;

/** A challenge that somebody has answered: its SHA-256, and until when it would count. */
export type Challenge = { readonly hash: string; readonly expiresAt: Date };

const macOf = (signed: Buffer, purpose: ChallengePurpose, secret: string): Buffer =>
  createHmac('sha256', secret).update(`passkey:${purpose}:`).update(signed).digest();

/**
 * A challenge of our own making: random bytes, the end of its time, and our signature over both and the purpose. Nothing
 * is stored until it has been answered, so asking for many costs the database nothing.
 */
export function newChallenge(purpose: ChallengePurpose, secret: string, now: Date): Buffer<ArrayBuffer> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(now.getTime() + CHALLENGE_MS, 0, TIME_BYTES);
  const signed = Buffer.concat([randomBytes(RANDOM_BYTES), time]);
  return Buffer.concat([signed, macOf(signed, purpose, secret)]);
}

/** A challenge we made for this purpose and whose time is not over; null for any other text. @param text base64url */
export function readChallenge(text: string, purpose: ChallengePurpose, secret: string, now: Date): Challenge | null {
  const bytes = Buffer.from(text, 'base64url');
  const signed = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  const mac = bytes.subarray(RANDOM_BYTES + TIME_BYTES);
  if (mac.length !== MAC_BYTES || !timingSafeEqual(mac, macOf(signed, purpose, secret))) return null;
  const expiresAt = new Date(signed.readUIntBE(RANDOM_BYTES, TIME_BYTES));
  // Digest of the bytes: one challenge has several spellings in base64url.
  return expiresAt > now ? { hash: createHash('sha256').update(bytes).digest('base64url'), expiresAt } : null;
}
