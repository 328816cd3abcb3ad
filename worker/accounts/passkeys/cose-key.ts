import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { type Cbor, type CborMap, readCborMap } from './cbor.ts';

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
  /** The same key as JSON Web Key (RFC 7517); null where its parts are not those of this algorithm. */
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

/**
 * Reads a public key as authenticators write it (WebAuthn Level 3, section 5.8.5).
 * @throws Error where it is of no algorithm of ours, or no key: a point beside its curve, say
 */
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
