import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Challenge, type ChallengePurpose, readChallenge } from './challenge.ts';

/** Who asks an authenticator, and when. */
export type Ceremony = { readonly siteUrl: string; readonly secret: string; readonly now: Date };

/** What the browser says (WebAuthn Level 3, section 5.8.1). In a frame of another site nobody signs in here. */
const clientDataSchema = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.literal(false).optional(),
  topOrigin: z.undefined().optional(),
});

/** What a browser says about what it asked an authenticator for: which of our challenges it is, and what is signed of it. */
export type ClientData = { readonly challenge: Challenge; readonly hash: Buffer };

/**
 * Reads client data (WebAuthn Level 3, sections 7.1 and 7.2, steps about `C`).
 * @throws Error where it is for another ceremony, of another site, or answers no challenge of ours
 */
export function readClientData(
  bytes: Buffer,
  type: 'webauthn.create' | 'webauthn.get',
  purpose: ChallengePurpose,
  { siteUrl, secret, now }: Ceremony,
): ClientData {
  const said = clientDataSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  // Never from the Host header: a passkey is for the one address of the site.
  if (said.type !== type || said.origin !== new URL(siteUrl).origin) throw new Error('Not asked for here');
  const challenge = readChallenge(said.challenge, purpose, secret, now);
  if (challenge === null) throw new Error('No challenge of ours');
  return { challenge, hash: createHash('sha256').update(bytes).digest() };
}
