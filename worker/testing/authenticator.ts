import { env } from 'cloudflare:workers';
import { cborBytes, type KeyAlgorithm, newAuthenticatorKey } from './authenticator-key.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const join = (...parts: (Uint8Array | readonly number[])[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => Uint8Array.from(part)));
const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** CBOR (RFC 8949) of a text of less than 24 bytes. */
const cborText = (value: string): Uint8Array => join([0x60 + value.length], text(value));

/** WebAuthn Level 3, section 6.1. */
export const FLAGS = { present: 1, verified: 4, eligible: 8, backedUp: 16, attested: 64, extended: 128 };

type Options = { readonly challenge: string };
type CreateOptions = Options & { readonly user: { readonly id: string } };

/** Faults that a test puts into one answer. */
export type Wrong = {
  readonly origin?: string;
  readonly type?: string;
  readonly rpId?: string;
  readonly challenge?: string | number;
  readonly userHandle?: string;
  readonly counter?: number;
  /** Faults of the authenticator data: flags that are inverted, and bytes after its end. */
  readonly flags?: number;
  readonly more?: Uint8Array;
  readonly crossOrigin?: boolean;
  /** Replaces the bytes of the attestation. */
  readonly attestation?: (bytes: Buffer) => Uint8Array;
  readonly signature?: (bytes: Uint8Array) => Uint8Array;
};

type Settings = {
  /** True if it counts its signatures; most synchronised ones always say 0. */
  readonly counts?: boolean;
  readonly credentialId?: string;
  readonly algorithm?: KeyAlgorithm;
  /** True if it attests a new key with that key, as some do without being asked. */
  readonly vouches?: boolean;
};

/** An authenticator for one key, kept by a password manager; unless told otherwise as phones have one. */
export async function newAuthenticator({
  counts = true,
  credentialId = crypto.randomUUID(),
  algorithm = 'ES256',
  vouches = false,
}: Settings = {}) {
  const id = base64url(text(credentialId));
  const key = await newAuthenticatorKey(algorithm);
  let counter = 0;
  // Belongs to nobody until it has made a key.
  let userHandle = 'AAAA';

  const clientData = (type: string, { challenge }: Options, wrong: Wrong): Uint8Array =>
    text(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? env.SITE_URL,
        crossOrigin: wrong.crossOrigin ?? false,
      }),
    );
  const authData = async (flags: number, wrong: Wrong): Promise<Uint8Array> => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(wrong.counter ?? counter);
    return join(await sha256(text(wrong.rpId ?? new URL(env.SITE_URL).hostname)), [flags ^ (wrong.flags ?? 0)], count);
  };
  const answer = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response,
  });
  const { present, verified, eligible, backedUp, attested } = FLAGS;
  const seen = present | verified | eligible | backedUp;

  return {
    /** Stored columns of its key, made for an account. @param publicId of the account */
    made: (publicId: string) => {
      userHandle = base64url(text(publicId));
      return { credentialId: id, publicKey: base64url(key.cose), counter: 0 };
    },
    /** Answer of a browser to `navigator.credentials.create`. */
    create: async (options: CreateOptions, wrong: Wrong = {}) => {
      userHandle = options.user.id;
      const name = text(credentialId);
      const aaguid = new Uint8Array(16);
      const data = join(
        await authData(seen | attested, wrong),
        aaguid,
        [0, name.length],
        name,
        key.cose,
        wrong.more ?? [],
      );
      const client = clientData('webauthn.create', options, wrong);
      const signature = await key.sign(join(data, await sha256(client)));
      const statement = vouches
        ? join([0xa2], cborText('alg'), key.number, cborText('sig'), cborBytes(signature))
        : [0xa0];
      const made = join(
        [0xa3],
        cborText('fmt'),
        cborText(vouches ? 'packed' : 'none'),
        cborText('attStmt'),
        statement,
        cborText('authData'),
        cborBytes(data),
      );
      return answer({
        clientDataJSON: base64url(client),
        attestationObject: base64url(wrong.attestation?.(made) ?? made),
        transports: ['internal', 'hybrid'],
      });
    },
    /** Answer of a browser to `navigator.credentials.get`. */
    get: async (options: Options, wrong: Wrong = {}) => {
      if (counts) counter++;
      const data = join(await authData(seen, wrong), wrong.more ?? []);
      const client = clientData('webauthn.get', options, wrong);
      const signed = join(data, await sha256(client));
      const signature = await key.sign(signed);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(wrong.signature?.(signature) ?? signature),
        userHandle: wrong.userHandle ?? userHandle,
      });
    },
  };
}
