import { env } from 'cloudflare:workers';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const join = (...parts: (Uint8Array | number[])[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => Uint8Array.from(part)));
const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** CBOR (RFC 8949) of a text of less than 24 bytes, and of 24 to 65535 bytes: in as few as it can be, as it must. */
const cborText = (value: string): Uint8Array => join([0x60 + value.length], text(value));
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

const FLAGS = { present: 1, verified: 4, eligible: 8, backedUp: 16, attested: 64 };

type Options = { readonly challenge: string };
type CreateOptions = Options & { readonly user: { readonly id: string } };

/** What a test makes wrong about one answer. */
export type Wrong = {
  readonly origin?: string;
  readonly type?: string;
  readonly rpId?: string;
  readonly challenge?: string | number;
  readonly userHandle?: string;
  readonly counter?: number;
  /** Of the attestation: other bytes in the place of what was made. */
  readonly attestation?: (bytes: Buffer) => Uint8Array;
  readonly signature?: (bytes: Uint8Array) => Uint8Array;
};

/**
 * An authenticator as phones have one, for one key: P-256, attestation "none", kept by a password manager.
 * @param counts whether it counts its signatures; most that synchronise always say 0
 */
export async function newAuthenticator({ counts = true, credentialId = crypto.randomUUID() } = {}) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  if (!('publicKey' in keys)) throw new Error('newAuthenticator: no pair of keys');
  const point = new Uint8Array((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer);
  const id = base64url(text(credentialId));
  // COSE (RFC 9053): elliptic curve, ES256, P-256 and its two coordinates.
  const numbers = [cborBytes(point.slice(1, 33)), cborBytes(point.slice(33))] as const;
  const key = join([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21], numbers[0], [0x22], numbers[1]);
  let counter = 0;
  // Of nobody, until it has made a key for somebody.
  let userHandle = 'AAAA';

  const clientData = (type: string, { challenge }: Options, wrong: Wrong): Uint8Array =>
    text(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? env.SITE_URL,
        crossOrigin: false,
      }),
    );
  const authData = async (flags: number, wrong: Wrong): Promise<Uint8Array> => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(wrong.counter ?? counter);
    return join(await sha256(text(wrong.rpId ?? new URL(env.SITE_URL).hostname)), [flags], count);
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
    /** What is stored of its key, made for an account. @param publicId of the account */
    made: (publicId: string) => {
      userHandle = base64url(text(publicId));
      return { credentialId: id, publicKey: base64url(key), counter: 0 };
    },
    /** What a browser sends of `navigator.credentials.create`. */
    create: async (options: CreateOptions, wrong: Wrong = {}) => {
      userHandle = options.user.id;
      const name = text(credentialId);
      const aaguid = new Uint8Array(16);
      const data = join(await authData(seen | attested, wrong), aaguid, [0, name.length], name, key);
      const made = join(
        [0xa3],
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        [0xa0],
        cborText('authData'),
        cborBytes(data),
      );
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options, wrong)),
        attestationObject: base64url(wrong.attestation?.(made) ?? made),
        transports: ['internal', 'hybrid'],
      });
    },
    /** What a browser sends of `navigator.credentials.get`. */
    get: async (options: Options, wrong: Wrong = {}) => {
      if (counts) counter++;
      const data = await authData(seen, wrong);
      const client = clientData('webauthn.get', options, wrong);
      const signed = join(data, await sha256(client));
      const raw = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed));
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(wrong.signature?.(der(raw)) ?? der(raw)),
        userHandle: wrong.userHandle ?? userHandle,
      });
    },
  };
}
