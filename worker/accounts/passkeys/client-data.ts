import { createHash } from 'node:crypto';
import * as mini from 'zod/mini';
import { type Challenge, type ChallengePurpose, readChallenge } from './challenge.ts';

/** Site and time of a ceremony. */
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
export type ClientData = { readonly challenge: Challenge; readonly hash: Buffer };

/**
 * Reads client data (WebAuthn Level 3, sections 7.1 and 7.2, steps about `C`).
 * @throws Error where it is for another ceremony, of another site, or answers no challenge of ours
 */
export async function readClientData(
  bytes: Buffer,
  type: 'webauthn.create' | 'webauthn.get',
  purpose: ChallengePurpose,
  { siteUrl, secret, now }: Ceremony,
): Promise<ClientData> {
  const said = clientDataSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  // Never from the Host header: a passkey is for the one address of the site.
  if (said.type !== type || said.origin !== new URL(siteUrl).origin) throw new Error('Not asked for here');
  const challenge = await readChallenge(said.challenge, purpose, secret, now);
  if (challenge === null) throw new Error('No challenge of ours');
  return { challenge, hash: createHash('sha256').update(bytes).digest() };
}
