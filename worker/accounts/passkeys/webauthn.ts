import type { AttestationObject } from '@simplewebauthn/server/helpers';
import type { LoginPasskeyBody, RegisterPasskeyBody } from '../../../shared/passkeys.ts';
import { SITE_NAME } from '../../../shared/site.ts';
import type { PasskeyRow } from '../../db/tables/passkeys.ts';
import type { UserRow } from '../../db/tables/users.ts';
import { CHALLENGE_MS, type Challenge, type ChallengePurpose, newChallenge, readChallenge } from './challenge.ts';

/** Ed25519, ES256 and RS256 as COSE numbers them: every authenticator in use has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Who asks an authenticator, and when. */
export type Ceremony = { readonly siteUrl: string; readonly secret: string; readonly now: Date };

/** What is stored of a new passkey. */
export type NewPasskey = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'deviceType' | 'backedUp'
>;

/** A signature that is right. */
type Signed = Pick<PasskeyRow, 'counter' | 'deviceType' | 'backedUp'>;

// Half a megabyte of code that few requests need: it runs when the first of them comes. In this order: what it reads
// certificates with looks for `Reflect` while it is loaded, and a bundle does not keep to its own.
async function library() {
  await import('reflect-metadata');
  // Named one by one: what is not here is not in the bundle.
  const {
    generateAuthenticationOptions,
    generateRegistrationOptions,
    verifyAuthenticationResponse,
    verifyRegistrationResponse,
  } = await import('@simplewebauthn/server');
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  return {
    decodeAttestationObject,
    generateAuthenticationOptions,
    generateRegistrationOptions,
    verifyAuthenticationResponse,
    verifyRegistrationResponse,
  };
}

/** Never from the Host header: a passkey is for the one address of the site. */
function relyingParty(siteUrl: string): { readonly rpID: string; readonly origin: string } {
  const { hostname, origin } = new URL(siteUrl);
  return { rpID: hostname, origin };
}

const bytesOf = (text: string): Buffer<ArrayBuffer> => Buffer.from(text, 'base64url');

/** Passkeys of one account carry its public id, so that a device keeps one of them for the account. */
const handleOf = (publicId: string): Buffer<ArrayBuffer> => Buffer.from(publicId);

/** What `navigator.credentials.create` is called with. @param known passkeys of the account: no device makes a second */
export async function newPasskeyOptions(
  { publicId, email, name }: UserRow,
  known: readonly PasskeyRow[],
  purpose: ChallengePurpose,
  { siteUrl, secret, now }: Ceremony,
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: relyingParty(siteUrl).rpID,
    userID: handleOf(publicId),
    userName: email,
    userDisplayName: name,
    challenge: newChallenge(purpose, secret, now),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      ...(transports === '' ? {} : { transports: transports.split(',') }),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** What `navigator.credentials.get` is called with. It names no credential: the device knows which accounts it has. */
export async function loginPasskeyOptions({ siteUrl, secret, now }: Ceremony) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: relyingParty(siteUrl).rpID,
    challenge: newChallenge('login', secret, now),
    timeout: CHALLENGE_MS,
    userVerification: 'preferred',
  });
}

/** Reads a new passkey; null where anything about it is not right. */
export async function readNewPasskey(
  { id, rawId, type, response }: RegisterPasskeyBody,
  purpose: ChallengePurpose,
  ceremony: Ceremony,
): Promise<{ readonly passkey: NewPasskey; readonly challenge: Challenge } | null> {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { verifyRegistrationResponse, decodeAttestationObject } = await library();
  return answered(purpose, ceremony, async (expected) => {
    refuseCertificates(decodeAttestationObject(bytesOf(attestationObject)));
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      ...expected,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    // Of the signed data; what stands around it is only said.
    if (credential.id !== id) return null;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return {
      passkey: {
        credentialId: credential.id,
        publicKey,
        counter: credential.counter,
        transports: transports.join(),
        deviceType: credentialDeviceType,
        backedUp: credentialBackedUp,
      },
    };
  });
}

/** Reads a signature of a passkey of the account that `publicId` names; null where anything about it is not right. */
export async function readSignature(
  { id, rawId, type, response }: LoginPasskeyBody,
  { credentialId, publicKey, counter }: PasskeyRow,
  publicId: string,
  ceremony: Ceremony,
): Promise<{ readonly signed: Signed; readonly challenge: Challenge } | null> {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const { verifyAuthenticationResponse } = await library();
  return answered('login', ceremony, async (expected) => {
    if (!userHandle || !bytesOf(userHandle).equals(handleOf(publicId))) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      ...expected,
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
    });
    if (!verified) return null;
    const { newCounter, credentialDeviceType: deviceType, credentialBackedUp: backedUp } = authenticationInfo;
    return { signed: { counter: newCounter, deviceType, backedUp } };
  });
}

/**
 * Runs the library's checks with what this site expects. It throws for whatever is wrong, also for bytes that are no CBOR:
 * here that is one answer, as whoever sent them is told no more.
 */
async function answered<Found extends object>(
  purpose: ChallengePurpose,
  { siteUrl, secret, now }: Ceremony,
  check: (expected: {
    readonly expectedChallenge: (text: string) => boolean;
    readonly expectedOrigin: string;
    readonly expectedRPID: string;
    readonly requireUserVerification: false;
  }) => Promise<Found | null>,
): Promise<(Found & { readonly challenge: Challenge }) | null> {
  const { rpID, origin } = relyingParty(siteUrl);
  const challenges: Challenge[] = [];
  const expectedChallenge = (text: string): boolean => {
    const challenge = readChallenge(text, purpose, secret, now);
    if (challenge !== null) challenges.push(challenge);
    return challenge !== null;
  };
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID } as const;
  const found = await check({ ...expected, requireUserVerification: false }).catch(() => null);
  const [challenge] = challenges;
  return found !== null && challenge !== undefined ? { ...found, challenge } : null;
}

/** Nobody was asked for certificates: what comes with some is not parsed, nor are lists fetched from where they say. */
function refuseCertificates(attestation: AttestationObject): void {
  const fmt = attestation.get('fmt');
  const bare = fmt === 'none' || (fmt === 'packed' && !attestation.get('attStmt').get('x5c'));
  if (!bare) throw new Error('An attestation that was not asked for');
}
