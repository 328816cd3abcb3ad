import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';

/** Values that authenticators write in CBOR (RFC 8949). */
export type Cbor = number | string | boolean | null | Buffer | readonly Cbor[] | CborMap;
export type CborMap = ReadonlyMap<number | string, Cbor>;

/** CTAP 2.1, section 8: no more maps and lists than these are one in the other. */
const MAX_DEPTH = 4;

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const SIMPLE: Readonly<Record<number, boolean | null>> = { 20: false, 21: true, 22: null };

/**
 * Reads one value and says where it ends. Only the kinds that CTAP2 uses: no tags, no fractions, no lengths that come
 * later, no numbers of eight bytes, no small numbers written long, no key twice. @throws Error for anything else
 */
export function readCbor(bytes: Buffer, start = 0): { readonly value: Cbor; readonly end: number } {
  let at = start;

  function take(count: number): Buffer {
    if (count > bytes.length - at) throw new Error('CBOR that is cut off');
    at += count;
    return bytes.subarray(at - count, at);
  }

  /** The number in the head of a value: its length, how many it holds, or the number itself. */
  function argument(info: number): number {
    if (info < 24) return info;
    if (info > 26) throw new Error('CBOR with a length that is not taken');
    const size = 2 ** (info - 24);
    const value = take(size).readUIntBE(0, size);
    // It has room in the head itself: the same key could be written in two ways.
    if (value < 24) throw new Error('CBOR that is longer than it need be');
    return value;
  }

  function read(depth: number): Cbor {
    const head = take(1).readUInt8();
    const [major, info] = [head >> 5, head & 31];
    if (major === 7) {
      const simple = SIMPLE[info];
      if (simple === undefined) throw new Error('CBOR of a kind that is not taken');
      return simple;
    }
    const size = argument(info);
    if (major === 0) return size;
    if (major === 1) return -1 - size;
    if (major === 2) return take(size);
    if (major === 3) return UTF8.decode(take(size));
    if (depth === MAX_DEPTH) throw new Error('CBOR in CBOR in CBOR');
    // `take` ends what promises more than there is: every value has at least its head.
    if (major === 4) {
      const list: Cbor[] = [];
      while (list.length < size) list.push(read(depth + 1));
      return list;
    }
    if (major === 5) {
      const map = new Map<number | string, Cbor>();
      while (map.size < size) {
        const key = read(depth + 1);
        if ((typeof key !== 'number' && typeof key !== 'string') || map.has(key)) throw new Error('A CBOR key');
        map.set(key, read(depth + 1));
      }
      return map;
    }
    throw new Error('CBOR of a kind that is not taken');
  }

  return { value: read(0), end: at };
}

/** A map, and where it ends. @throws Error where there is none */
export function readCborMap(bytes: Buffer, start = 0): { readonly map: CborMap; readonly end: number } {
  const { value, end } = readCbor(bytes, start);
  if (!(value instanceof Map)) throw new Error('CBOR that is no map');
  return { map: value, end };
}

/** Labels of a COSE key (RFC 9052, section 7.1), and of each type of key (RFC 9053, section 7; RFC 8230). */
const KEY_TYPE = 1;
const ALGORITHM = 3;
const CURVE = -1;
const X = -2;
const Y = -3;
const MODULUS = -1;
const EXPONENT = -2;

type Algorithm = {
  /** Null where the algorithm has its own. */
  readonly digest: 'sha256' | null;
  /** The key as JSON Web Key (RFC 7517); null where its parts are not those of this algorithm. */
  readonly toJwk: (key: CborMap) => JsonWebKey | null;
};

const text = (value: Cbor | undefined): string => (Buffer.isBuffer(value) ? value.toString('base64url') : '');

/** By the number that COSE gives them: Ed25519, ES256 and RS256. Every authenticator in use has one of them. */
const BY_NUMBER: Readonly<Record<number, Algorithm>> = {
  '-8': {
    digest: null,
    toJwk: (key) =>
      key.get(KEY_TYPE) === 1 && key.get(CURVE) === 6 ? { kty: 'OKP', crv: 'Ed25519', x: text(key.get(X)) } : null,
  },
  '-7': {
    digest: 'sha256',
    toJwk: (key) =>
      key.get(KEY_TYPE) === 2 && key.get(CURVE) === 1
        ? { kty: 'EC', crv: 'P-256', x: text(key.get(X)), y: text(key.get(Y)) }
        : null,
  },
  '-257': {
    digest: 'sha256',
    toJwk: (key) =>
      key.get(KEY_TYPE) === 3 ? { kty: 'RSA', n: text(key.get(MODULUS)), e: text(key.get(EXPONENT)) } : null,
  },
};

/** Numbers of the algorithms, the preferred one first. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];

/** Reads a public key (WebAuthn Level 3, section 5.8.5). @throws Error where it is none, such as a point beside its curve */
export function readPublicKey(cose: Buffer) {
  const { map, end } = readCborMap(cose);
  const number = map.get(ALGORITHM);
  const algorithm = typeof number === 'number' ? BY_NUMBER[number] : undefined;
  const jwk = algorithm?.toJwk(map);
  if (algorithm === undefined || !jwk || end !== cose.length) throw new Error('A key of no algorithm of ours');
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return {
    algorithm: number,
    /** True for a valid signature; ECDSA's are DER, and no other spelling of one counts. */
    hasSigned: (data: Buffer, signature: Buffer): boolean => verify(algorithm.digest, data, key, signature),
  };
}
