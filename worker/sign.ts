import { jwtVerify, SignJWT } from 'jose';
import * as mini from 'zod/mini';
import { SIDES } from '../shared/conversations.ts';
import { keyedDigest } from './digest.ts';

const text = mini.string();
const nothing = mini.object({});
const ofSubject = mini.object({ sub: text });
/** With the mark of what it was mailed for (`worker/link-token.ts`): of an account, a new address or password ends the link. */
const marked = mini.object({ sub: text, mark: text });

/** Purposes of tokens, and the claims of each beside its end; `sub` is a public id, or the bookmark. */
const PURPOSES = {
  session: mini.object({ sub: text, ver: mini.number(), jti: text }),
  'check-jobs': mini.extend(marked, { jobs: mini.array(text) }),
  'answer-application': marked,
  interview: mini.extend(marked, { side: mini.enum(SIDES) }),
  'confirm-application': ofSubject,
  'own-application': ofSubject,
  'keep-candidate': ofSubject,
  'keep-open': ofSubject,
  'manage-alerts': ofSubject,
  'alert-on-device': ofSubject,
  'end-alerts': ofSubject,
  'end-newsletter': ofSubject,
  'end-proposals': ofSubject,
  'end-invitations': ofSubject,
  bookmark: ofSubject,
  'known-device': nothing,
  passkey: mini.object({ jti: text }),
  outcome: nothing,
};

export type Claims = { readonly [P in keyof typeof PURPOSES]: mini.infer<(typeof PURPOSES)[P]> };
export type Purpose = keyof Claims;

const SCHEMAS: { readonly [P in Purpose]: mini.ZodMiniType<Claims[P]> } = PURPOSES;
const ALGORITHM = 'HS256';

type Key = {
  readonly secret: string;
  /** Values that signer and reader both know: they are part of the key and not in the token. */
  readonly boundTo?: readonly (string | number)[];
};

/** Another key for each purpose: a token of one is no token of another. */
const keyOf = (purpose: Purpose, { secret, boundTo = [] }: Key): Uint8Array =>
  new TextEncoder().encode(keyedDigest('sign', [purpose, ...boundTo], secret));

/** JWT (RFC 7519) for one purpose. Nothing is stored of it. @param expiresAt to the second; null: it never ends */
export function sign<P extends Purpose>(
  purpose: P,
  claims: Claims[P],
  { expiresAt, ...key }: Key & { readonly expiresAt: Date | null },
): Promise<string> {
  const token = new SignJWT({ ...claims }).setProtectedHeader({ alg: ALGORITHM });
  if (expiresAt !== null) token.setExpirationTime(expiresAt);
  return token.sign(keyOf(purpose, key));
}

type Reading = Key & { readonly now: Date };

/** Claims of a token that was signed for this purpose and has not ended; null for any other text. */
export async function verify<P extends Purpose>(
  purpose: P,
  token: string,
  reading: Reading,
): Promise<Claims[P] | null> {
  const read = await verifyOld(purpose, token, reading);
  return read === null || read.isExpired ? null : read.claims;
}

/** Claims of a token that was signed for this purpose, however old; null for any other text. */
export async function verifyOld<P extends Purpose>(
  purpose: P,
  token: string,
  { now, ...key }: Reading,
): Promise<{ readonly claims: Claims[P]; readonly isExpired: boolean } | null> {
  if (!isSpeltAsSigned(token)) return null;
  // No token has ended at the beginning of time: its end is compared below.
  const options = { algorithms: [ALGORITHM], currentDate: new Date(0) };
  try {
    const { payload } = await jwtVerify(token, keyOf(purpose, key), options);
    const isExpired = payload.exp !== undefined && payload.exp * 1000 <= now.getTime();
    return { claims: mini.parse(SCHEMAS[purpose], payload), isExpired };
  } catch {
    return null;
  }
}

/** The last letter of base64url holds bits that decoders ignore, so that several texts would be one signature. */
function isSpeltAsSigned(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
