import type { LoginPasskeyBody, RegisterPasskeyBody } from '../../../shared/passkeys.ts';
import { SITE_NAME } from '../../../shared/site.ts';
import type { PasskeyRow, UserRow } from '../../db/tables/accounts.ts';
import type { Site } from '../../env.ts';
import { CHALLENGE_MS, type Challenge, type ChallengePurpose, newChallenge, readClientData } from './challenge.ts';

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

/** COSE's numbers (RFC 9053, RFC 8812) of Ed25519, ES256 and RS256: every authenticator in use has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Options of `navigator.credentials.create`. @param known passkeys of the account: no device makes a second */
export const newPasskeyOptions = async (
  { publicId, email, name }: UserRow,
  known: readonly PasskeyRow[],
  purpose: ChallengePurpose,
  { siteUrl, secret, now }: Site,
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
  { siteUrl, secret, now }: Site,
) => ({
  rpId: relyingPartyId(siteUrl),
  challenge: await newChallenge(purpose, secret, now),
  timeout: CHALLENGE_MS,
  userVerification,
});

/** Loaded with the first passkey: it is a tenth of the Worker, nearly all for certificates, and other requests need none of it. */
const loadLibrary = async () => {
  // The library reads certificates with decorators, which look for it while they are loaded.
  await import('reflect-metadata');
  const [verifying, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...verifying, decodeAttestationObject };
};

const expected = ({ siteUrl }: Site) => ({
  // Compared before, with its purpose and its end.
  expectedChallenge: () => true,
  expectedOrigin: new URL(siteUrl).origin,
  expectedRPID: relyingPartyId(siteUrl),
  // Callers look at what was verified.
  requireUserVerification: false,
});

/** Reads a new passkey (WebAuthn Level 3, section 7.1); null where anything about it is not right. */
export const readNewPasskey = (
  { id, rawId, type, response }: RegisterPasskeyBody,
  purpose: ChallengePurpose,
  site: Site,
): Promise<{ readonly passkey: NewPasskey; readonly challenge: Challenge } | null> =>
  orNull(async () => {
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const challenge = await readClientData(clientDataJSON, purpose, site);
    const { decodeAttestationObject, verifyRegistrationResponse } = await loadLibrary();
    const attestation = decodeAttestationObject(bytesOf(attestationObject));
    // Nobody was asked who made the authenticator: a statement is empty, or signed by the new key itself.
    const format = attestation.get('fmt');
    if (format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c')))
      throw new Error('An attestation that was not asked for');
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      ...expected(site),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    // The id in the signed data; the one around it is unproved.
    if (registrationInfo?.credential.id !== id) throw new Error('Another id');
    const { credential, credentialDeviceType: deviceType, credentialBackedUp: backedUp } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    const made = { credentialId: id, publicKey, counter: credential.counter, transports: transports.join() };
    return { passkey: { ...made, deviceType, backedUp }, challenge };
  });

/** Reads a signature of a passkey of an account (WebAuthn Level 3, section 7.2); null where anything about it is not right. */
export const readSignature = (
  { id, rawId, type, response }: LoginPasskeyBody,
  passkey: PasskeyRow,
  { publicId, purpose }: { publicId: string; purpose: ChallengePurpose },
  site: Site,
): Promise<Signature | null> =>
  orNull(async () => {
    const { userHandle, ...sent } = response;
    if (id !== passkey.credentialId) throw new Error('Another id');
    if (!userHandle || !bytesOf(userHandle).equals(handleOf(publicId))) throw new Error('Another account');
    const challenge = await readClientData(sent.clientDataJSON, purpose, site);
    const { verifyAuthenticationResponse } = await loadLibrary();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: sent, clientExtensionResults: {} },
      ...expected(site),
      credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: passkey.counter },
    });
    if (!verified) throw new Error('Not the signature');
    const { newCounter, credentialDeviceType, credentialBackedUp, userVerified } = authenticationInfo;
    const signed = { counter: newCounter, deviceType: credentialDeviceType, backedUp: credentialBackedUp };
    return { signed, challenge, isVerified: userVerified };
  });

/** Every fault gets the same refusal, from bytes that are no CBOR to another account's signature. */
async function orNull<Found>(read: () => Promise<Found>): Promise<Found | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
