import { env } from 'cloudflare:workers';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const join = (...parts: (Uint8Array | readonly number[])[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => Uint8Array.from(part)));
const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** CBOR (RFC 8949) of 24 to 65535 bytes: in as few as it can be, as it must. */
const cborBytes = (bytes: Uint8Array): Uint8Array =>
  join(bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255], bytes);

/** The two numbers of an ECDSA signature as DER (RFC 3279), which authenticators send. */
function der(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array): Uint8Array => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const digits = bytes.slice(start);
    const positive = (digits[0] ?? 0) > 127 ? join([0], digits) : digits;
    return join([0x02, positive.length], positive);
  };
  const body = join(integer(raw.slice(0, 32)), integer(raw.slice(32)));
  return join([0x30, body.length], body);
}

const bytesOf = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url');

/** Each as WebCrypto makes it, and as COSE (RFC 9053, RFC 8230) writes its public half. */
const ALGORITHMS = {
  ES256: {
    params: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
    // Elliptic curve, ES256, P-256 and its two coordinates.
    cose: ({ x, y }: JsonWebKey) =>
      join([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21], cborBytes(bytesOf(x)), [0x22], cborBytes(bytesOf(y))),
    /** The number of the algorithm in CBOR. */
    number: [0x26],
    toSent: der,
  },
  Ed25519: {
    params: { name: 'Ed25519' },
    // Octet pair, EdDSA, Ed25519 and its point.
    cose: ({ x }: JsonWebKey) => join([0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21], cborBytes(bytesOf(x))),
    number: [0x27],
    toSent: (raw: Uint8Array) => raw,
  },
  RS256: {
    params: { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' },
    // RSA, RS256, modulus and exponent of three bytes.
    cose: ({ n, e }: JsonWebKey) =>
      join([0xa4, 1, 3, 3, 0x39, 1, 0, 0x20], cborBytes(bytesOf(n)), [0x21, 0x43], bytesOf(e)),
    number: [0x39, 1, 0],
    toSent: (raw: Uint8Array) => raw,
  },
} as const;
type KeyAlgorithm = keyof typeof ALGORITHMS;

async function newAuthenticatorKey(algorithm: KeyAlgorithm) {
  const { params, cose, number, toSent } = ALGORITHMS[algorithm];
  const keys = await crypto.subtle.generateKey(params, true, ['sign', 'verify']);
  if (!('publicKey' in keys)) throw new Error('newAuthenticatorKey: no pair of keys');
  const jwk = (await crypto.subtle.exportKey('jwk', keys.publicKey)) as JsonWebKey;
  return {
    cose: cose(jwk),
    number,
    sign: async (data: Uint8Array): Promise<Uint8Array> =>
      toSent(new Uint8Array(await crypto.subtle.sign(params, keys.privateKey, Uint8Array.from(data)))),
  };
}

/** CBOR (RFC 8949) of a text of less than 24 bytes. */
const cborText = (value: string): Uint8Array => join([0x60 + value.length], text(value));

/** WebAuthn Level 3, section 6.1. */
export const FLAGS = { present: 1, verified: 4, eligible: 8, backedUp: 16, attested: 64, extended: 128 };

type Options = { readonly challenge: string };
type CreateOptions = Options & { readonly user: { readonly id: string } };

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
        signature: base64url(signature),
        userHandle: wrong.userHandle ?? userHandle,
      });
    },
  };
}
