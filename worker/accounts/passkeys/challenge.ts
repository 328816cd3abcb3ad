import { randomBytes } from 'node:crypto';
import * as mini from 'zod/mini';
import type { Site } from '../../env.ts';
import { hashLinkToken } from '../../link-token.ts';
import { sign, verify } from '../../sign.ts';

export const CHALLENGE_MS = 5 * 60_000;

const RANDOM_BYTES = 16;

/** Purpose of a challenge: signing in, or in one session of one account a new passkey, confirming the session, removing a passkey. */
export type ChallengePurpose = 'login' | `${'register' | 'session' | 'remove'}:${string}:${string}`;

/** A challenge that somebody has answered: its SHA-256, and a time after which it cannot count any more. */
export type Challenge = { readonly hash: string; readonly expiresAt: Date };

const endOf = (now: Date): Date => new Date(now.getTime() + CHALLENGE_MS);

/** A challenge of our own making, as base64url. Nothing is stored until it has been answered, so asking for many costs the database nothing. */
export async function newChallenge(purpose: ChallengePurpose, secret: string, now: Date): Promise<string> {
  const jti = randomBytes(RANDOM_BYTES).toString('base64url');
  const token = await sign('passkey', { jti }, { secret, boundTo: [purpose], expiresAt: endOf(now) });
  return Buffer.from(token).toString('base64url');
}

/** A challenge we made for this purpose and whose time is not over; null for any other text. @param text base64url */
export async function readChallenge(
  text: string,
  purpose: ChallengePurpose,
  secret: string,
  now: Date,
): Promise<Challenge | null> {
  // Of the decoded token: one challenge has several spellings in base64url.
  const token = Buffer.from(text, 'base64url').toString('latin1');
  const claims = await verify('passkey', token, { secret, boundTo: [purpose], now });
  return claims && { hash: hashLinkToken(token), expiresAt: endOf(now) };
}

/** Client data of the browser (WebAuthn Level 3, section 5.8.1). Signing in inside a frame of another site is refused. */
const clientDataSchema = mini.object({
  challenge: mini.string(),
  crossOrigin: mini.optional(mini.literal(false)),
  topOrigin: mini.optional(mini.undefined()),
});

/** Reads which of our challenges client data answers. @throws Error where it answers none */
export async function readClientData(
  clientDataJSON: string,
  purpose: ChallengePurpose,
  { secret, now }: Site,
): Promise<Challenge> {
  const text = Buffer.from(clientDataJSON, 'base64url').toString();
  const challenge = await readChallenge(clientDataSchema.parse(JSON.parse(text)).challenge, purpose, secret, now);
  if (challenge === null) throw new Error('No challenge of ours');
  return challenge;
}
