import { createHash, randomBytes } from 'node:crypto';
import * as mini from 'zod/mini';
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

export type Ceremony = { readonly siteUrl: string; readonly secret: string; readonly now: Date };

/** Client data of the browser (WebAuthn Level 3, section 5.8.1). Signing in inside a frame of another site is refused. */
const clientDataSchema = mini.object({
  type: mini.string(),
  challenge: mini.string(),
  origin: mini.string(),
  crossOrigin: mini.optional(mini.literal(false)),
  topOrigin: mini.optional(mini.undefined()),
});

/** Verified client data: which of our challenges it answers, and the hash that is signed. */
type ClientData = { readonly challenge: Challenge; readonly hash: Buffer };

/** Reads client data (WebAuthn Level 3, sections 7.1 and 7.2). @throws Error where it answers no challenge of ours */
export async function readClientData(
  bytes: Buffer,
  type: 'webauthn.create' | 'webauthn.get',
  purpose: ChallengePurpose,
  { siteUrl, secret, now }: Ceremony,
): Promise<ClientData> {
  const clientData = clientDataSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  // Never from the Host header: a passkey is for the one address of the site.
  if (clientData.type !== type || clientData.origin !== new URL(siteUrl).origin) throw new Error('Not asked for here');
  const challenge = await readChallenge(clientData.challenge, purpose, secret, now);
  if (challenge === null) throw new Error('No challenge of ours');
  return { challenge, hash: createHash('sha256').update(bytes).digest() };
}
