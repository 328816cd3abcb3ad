const text = (value: string): Buffer => Buffer.from(value);
const bytesOf = (value: string): Buffer => Buffer.from(value, 'base64url');
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const join = (...parts: (Uint8Array | readonly number[])[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => Uint8Array.from(part)));
const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));

/** CBOR (RFC 8949) of a text of less than 24 bytes, and of bytes from 24 to 65,535: in as few as it can be, as it must. */
const cborText = (value: string): Uint8Array => join([0x60 + value.length], text(value));
const cborBytes = (bytes: Uint8Array): Uint8Array =>
  join(bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255], bytes);

/** The two numbers of an ECDSA signature as DER (RFC 3279), which authenticators send. */
function der(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array): Uint8Array => {
    const digits = bytes.slice(bytes.findIndex((byte) => byte !== 0));
    const positive = (digits[0] ?? 0) > 127 ? join([0], digits) : digits;
    return join([0x02, positive.length], positive);
  };
  const body = join(integer(raw.slice(0, 32)), integer(raw.slice(32)));
  return join([0x30, body.length], body);
}

const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** The number of ES256 in CBOR. */
const NUMBER = [0x26];

/** A private key of ES256 as WebCrypto writes it. */
type Key = { readonly kty: string; readonly crv: string; readonly x: string; readonly y: string; readonly d: string };

async function newKey(): Promise<Key> {
  const made = await crypto.subtle.generateKey(ES256, true, ['sign', 'verify']);
  if (!('privateKey' in made)) throw new Error('newKey: no pair of keys');
  return (await crypto.subtle.exportKey('jwk', made.privateKey)) as Key;
}

/** The public half of a key as COSE writes it (RFC 9053): elliptic curve, ES256, P-256 and its two coordinates. */
export const coseOf = ({ x, y }: Key): Buffer =>
  join([0xa5, 1, 2, 3, ...NUMBER, 0x20, 1, 0x21], cborBytes(bytesOf(x)), [0x22], cborBytes(bytesOf(y)));

/** WebAuthn Level 3, section 6.1. */
export const FLAGS = { present: 1, verified: 4, eligible: 8, backedUp: 16, attested: 64 };
const SEEN = FLAGS.present | FLAGS.verified | FLAGS.eligible | FLAGS.backedUp;

type Options = { readonly challenge: string };
type CreateOptions = Options & { readonly user: { readonly id: string } };

/** A passkey that an account has already: its key, its id, and the id of the account. */
export type KnownPasskey = { readonly key: Key; readonly id: string; readonly account: string };

export type Wrong = {
  readonly origin?: string;
  readonly type?: string;
  readonly rpId?: string;
  readonly challenge?: string | number;
  readonly userHandle?: string;
  readonly counter?: number;
  /** Flags of the authenticator data that are inverted. */
  readonly flags?: number;
  readonly crossOrigin?: boolean;
  /** Replaces the bytes of the attestation. */
  readonly attestation?: (bytes: Buffer) => Uint8Array;
};

type Settings = Partial<KnownPasskey> & {
  /** True if it counts its signatures; most synchronised ones always say 0. */
  readonly counts?: boolean;
  /** True if it attests a new key with that key, as some do without being asked. */
  readonly vouches?: boolean;
};

/** A passkey of a password manager that somebody has unlocked; unless told otherwise as phones have one. */
export async function newSoftwarePasskey(siteUrl: string, settings: Settings = {}) {
  const { key = await newKey(), counts = true, vouches = false, account } = settings;
  const { id = base64url(text(crypto.randomUUID())) } = settings;
  const { hostname, origin } = new URL(siteUrl);
  const privateKey = await crypto.subtle.importKey('jwk', { ...key }, ES256, false, ['sign']);
  let counter = 0;
  // Belongs to nobody until it has made a key.
  let userHandle = account === undefined ? 'AAAA' : base64url(text(account));

  const sign = async (data: Uint8Array, client: Uint8Array): Promise<Uint8Array> =>
    der(new Uint8Array(await crypto.subtle.sign(ES256, privateKey, join(data, await sha256(client)))));
  const clientData = (type: string, { challenge }: Options, wrong: Wrong): Uint8Array =>
    text(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: wrong.crossOrigin ?? false,
      }),
    );
  const authData = async (flags: number, wrong: Wrong): Promise<Uint8Array> => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(wrong.counter ?? counter);
    return join(await sha256(text(wrong.rpId ?? hostname)), [flags ^ (wrong.flags ?? 0)], count);
  };
  const answer = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Stored columns of its key, made for an account. @param publicId of the account */
    made: (publicId: string) => {
      userHandle = base64url(text(publicId));
      return { credentialId: id, publicKey: base64url(coseOf(key)), counter: 0 };
    },
    /** Answer of a browser to `navigator.credentials.create`. */
    create: async (options: CreateOptions, wrong: Wrong = {}) => {
      userHandle = options.user.id;
      const name = bytesOf(id);
      const aaguid = new Uint8Array(16);
      const data = join(await authData(SEEN | FLAGS.attested, wrong), aaguid, [0, name.length], name, coseOf(key));
      const client = clientData('webauthn.create', options, wrong);
      const statement = vouches
        ? join([0xa2], cborText('alg'), NUMBER, cborText('sig'), cborBytes(await sign(data, client)))
        : [0xa0];
      const made = join(
        ...[[0xa3], cborText('fmt'), cborText(vouches ? 'packed' : 'none'), cborText('attStmt'), statement],
        ...[cborText('authData'), cborBytes(data)],
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
      const data = await authData(SEEN, wrong);
      const client = clientData('webauthn.get', options, wrong);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(await sign(data, client)),
        userHandle: wrong.userHandle ?? userHandle,
      });
    },
  };
}
