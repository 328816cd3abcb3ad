const join = (...parts: (Uint8Array | readonly number[])[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => Uint8Array.from(part)));

/** CBOR (RFC 8949) of 24 to 65535 bytes: in as few as it can be, as it must. */
export const cborBytes = (bytes: Uint8Array): Uint8Array =>
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
    params: {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: Uint8Array.of(1, 0, 1),
      hash: 'SHA-256',
    },
    // RSA, RS256, modulus and exponent of three bytes.
    cose: ({ n, e }: JsonWebKey) =>
      join([0xa4, 1, 3, 3, 0x39, 1, 0, 0x20], cborBytes(bytesOf(n)), [0x21, 0x43], bytesOf(e)),
    number: [0x39, 1, 0],
    toSent: (raw: Uint8Array) => raw,
  },
} as const;
export type KeyAlgorithm = keyof typeof ALGORITHMS;

/** A pair of keys of an authenticator. */
export async function newAuthenticatorKey(algorithm: KeyAlgorithm) {
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
