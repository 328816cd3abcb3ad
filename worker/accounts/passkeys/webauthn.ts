import { createHash } from 'node:crypto';
import type { LoginPasskeyBody, RegisterPasskeyBody } from '../../../shared/passkeys.ts';
import { SITE_NAME } from '../../../shared/site.ts';
import type { PasskeyRow, UserRow } from '../../db/tables/accounts.ts';
import {
  type Ceremony,
  CHALLENGE_MS,
  type Challenge,
  type ChallengePurpose,
  newChallenge,
  readClientData,
} from './challenge.ts';
import { ALGORITHMS, type CborMap, readCborMap, readPublicKey } from './cose-key.ts';

export type NewPasskey = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'deviceType' | 'backedUp'
>;

/** A signature that is right, and the challenge that it answers. */
export type Signature = {
  readonly signed: Pick<PasskeyRow, 'counter' | 'deviceType' | 'backedUp'>;
  readonly challenge: Challenge;
  /** True if the device has verified its holder, by finger, face or code. */
  readonly isVerified: boolean;
};

const bytesOf = (text: string): Buffer<ArrayBuffer> => Buffer.from(text, 'base64url');

/** The site as authenticators know it. Never from the Host header: a passkey is for the one address of the site. */
const relyingPartyId = (siteUrl: string): string => new URL(siteUrl).hostname;

/** Passkeys of one account carry its public id, so that a device keeps one of them for the account. */
const handleOf = (publicId: string): Buffer<ArrayBuffer> => Buffer.from(publicId);

const TYPE = 'public-key' as const;

/** Options of `navigator.credentials.create`. @param known passkeys of the account: no device makes a second */
export const newPasskeyOptions = async (
  { publicId, email, name }: UserRow,
  known: readonly PasskeyRow[],
  purpose: ChallengePurpose,
  { siteUrl, secret, now }: Ceremony,
) => ({
  rp: { id: relyingPartyId(siteUrl), name: SITE_NAME },
  user: { id: handleOf(publicId).toString('base64url'), name: email, displayName: name },
  challenge: await newChallenge(purpose, secret, now),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: TYPE })),
  excludeCredentials: known.map(({ credentialId: id, transports }) => ({
    id,
    type: TYPE,
    ...(transports === '' ? {} : { transports: transports.split(',') }),
  })),
  // The second says the same as the first, to browsers that know Level 1 alone.
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
});

/** Options of `navigator.credentials.get`. They name no credential: the device knows which accounts it has. */
export const signatureOptions = async (
  purpose: ChallengePurpose,
  userVerification: 'preferred' | 'required',
  { siteUrl, secret, now }: Ceremony,
) => ({
  rpId: relyingPartyId(siteUrl),
  challenge: await newChallenge(purpose, secret, now),
  timeout: CHALLENGE_MS,
  userVerification,
});

/** Reads a new passkey (WebAuthn Level 3, section 7.1); null where anything about it is not right. */
export const readNewPasskey = (
  { id, rawId, response }: RegisterPasskeyBody,
  purpose: ChallengePurpose,
  ceremony: Ceremony,
): Promise<{ readonly passkey: NewPasskey; readonly challenge: Challenge } | null> =>
  orNull(async () => {
    const { challenge, hash } = await readClientData(
      bytesOf(response.clientDataJSON),
      'webauthn.create',
      purpose,
      ceremony,
    );
    const attested = bytesOf(response.attestationObject);
    const { map: attestation, end } = readCborMap(attested);
    const data = attestation.get('authData');
    if (end !== attested.length || !Buffer.isBuffer(data)) throw new Error('No attestation object');
    const { made, counter, deviceType, backedUp } = readPresent(data, ceremony);
    if (made === null) throw new Error('No new key');
    checkAttestation(attestation, made.publicKey, Buffer.concat([data, hash]));
    // The id in the signed data; the one around it is unproved.
    const credentialId = made.id.toString('base64url');
    if (credentialId !== id || rawId !== id) throw new Error('Another id');
    const publicKey = made.publicKey.toString('base64url');
    const transports = (response.transports ?? []).join();
    return { passkey: { credentialId, publicKey, counter, transports, deviceType, backedUp }, challenge };
  });

/** Reads a signature of a passkey of an account (WebAuthn Level 3, section 7.2); null where anything about it is not right. */
export const readSignature = (
  { id, rawId, response }: LoginPasskeyBody,
  passkey: PasskeyRow,
  { publicId, purpose }: { publicId: string; purpose: ChallengePurpose },
  ceremony: Ceremony,
): Promise<Signature | null> =>
  orNull(async () => {
    const { userHandle, clientDataJSON, authenticatorData, signature } = response;
    if (id !== passkey.credentialId || rawId !== id) throw new Error('Another id');
    if (!userHandle || !bytesOf(userHandle).equals(handleOf(publicId))) throw new Error('Another account');
    const { challenge, hash } = await readClientData(bytesOf(clientDataJSON), 'webauthn.get', purpose, ceremony);
    const data = bytesOf(authenticatorData);
    const { counter, deviceType, backedUp, isVerified } = readPresent(data, ceremony);
    const key = readPublicKey(bytesOf(passkey.publicKey));
    if (!key.hasSigned(Buffer.concat([data, hash]), bytesOf(signature))) throw new Error('Not the signature');
    // Authenticators that do not count say 0 for ever; of the others, one that does not go on is a copy.
    if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter) throw new Error('A copy');
    return { signed: { counter, deviceType, backedUp }, challenge, isVerified };
  });

/** Every fault gets the same refusal, from bytes that are no CBOR to another account's signature. */
async function orNull<Found>(read: () => Promise<Found>): Promise<Found | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}

/** Authenticator data for this site, with somebody there. Callers ask after verification. */
function readPresent(bytes: Buffer, { siteUrl }: Ceremony): AuthenticatorData {
  const data = readAuthenticatorData(bytes);
  const site = createHash('sha256').update(relyingPartyId(siteUrl)).digest();
  if (!data.rpIdHash.equals(site)) throw new Error('For another site');
  if (!data.isPresent) throw new Error('Nobody there');
  return data;
}

/**
 * Nobody was asked who made the authenticator: the statement is empty, or the new key's own signature (WebAuthn Level 3,
 * sections 8.7 and 8.2). What comes with certificates is refused, and nothing in it is parsed.
 */
function checkAttestation(attestation: CborMap, publicKey: Buffer, signed: Buffer): void {
  const statement = attestation.get('attStmt');
  if (!(statement instanceof Map)) throw new Error('No statement');
  const key = readPublicKey(publicKey);
  const format = attestation.get('fmt');
  if (format === 'none' && statement.size === 0) return;
  const signature = statement.get('sig');
  const isSelf =
    format === 'packed' &&
    !statement.has('x5c') &&
    statement.get('alg') === key.algorithm &&
    Buffer.isBuffer(signature);
  if (!isSelf || !key.hasSigned(signed, signature)) throw new Error('An attestation that was not asked for');
}

/** Bits of the flags (WebAuthn Level 3, section 6.1). */
const PRESENT = 1 << 0;
const VERIFIED = 1 << 2;
const BACKUP_ELIGIBLE = 1 << 3;
const BACKED_UP = 1 << 4;
const ATTESTED = 1 << 6;
const EXTENSIONS = 1 << 7;

const HASH_BYTES = 32;
const AAGUID_BYTES = 16;
/** WebAuthn Level 3, section 7.1: longer ids are refused. */
const MAX_ID_BYTES = 1023;

type AuthenticatorData = Pick<PasskeyRow, 'counter' | 'deviceType' | 'backedUp'> & {
  readonly rpIdHash: Buffer;
  /** True if somebody touched the authenticator. */
  readonly isPresent: boolean;
  readonly isVerified: boolean;
  /** The new key, where it made one: `publicKey` as COSE. */
  readonly made: { readonly id: Buffer; readonly publicKey: Buffer } | null;
};

/** Reads authenticator data (WebAuthn Level 3, section 6.1), all of it. @throws Error where it is anything else */
function readAuthenticatorData(bytes: Buffer): AuthenticatorData {
  let at = 0;

  function take(count: number): Buffer {
    if (count > bytes.length - at) throw new Error('Authenticator data that is cut off');
    at += count;
    return bytes.subarray(at - count, at);
  }

  function takeMap(): Buffer {
    const start = at;
    at = readCborMap(bytes, start).end;
    return bytes.subarray(start, at);
  }

  const rpIdHash = take(HASH_BYTES);
  const flags = take(1).readUInt8();
  const counter = take(4).readUInt32BE();
  let made: AuthenticatorData['made'] = null;
  if (flags & ATTESTED) {
    take(AAGUID_BYTES);
    const length = take(2).readUInt16BE();
    if (length > MAX_ID_BYTES) throw new Error('An id that is too long');
    made = { id: take(length), publicKey: takeMap() };
  }
  // Nobody asked for any: read only to know where they end.
  if (flags & EXTENSIONS) takeMap();
  if (at !== bytes.length) throw new Error('Authenticator data with more after its end');
  const [isEligible, backedUp] = [Boolean(flags & BACKUP_ELIGIBLE), Boolean(flags & BACKED_UP)];
  if (backedUp && !isEligible) throw new Error('A copy of a key that has none');
  return {
    rpIdHash,
    isPresent: Boolean(flags & PRESENT),
    isVerified: Boolean(flags & VERIFIED),
    counter,
    deviceType: isEligible ? 'multiDevice' : 'singleDevice',
    backedUp,
    made,
  };
}
