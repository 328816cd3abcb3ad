import type { PasskeyRow } from '../../db/tables/accounts.ts';
import { readCborMap } from './cbor.ts';

/** Bits of the flags (WebAuthn Level 3, section 6.1). */
const PRESENT = 1 << 0;
const BACKUP_ELIGIBLE = 1 << 3;
const BACKED_UP = 1 << 4;
const ATTESTED = 1 << 6;
const EXTENSIONS = 1 << 7;

const HASH_BYTES = 32;
const AAGUID_BYTES = 16;
/** WebAuthn Level 3, section 7.1: longer ids are refused. */
const MAX_ID_BYTES = 1023;

/** Data of an authenticator about itself and about its signature. */
export type AuthenticatorData = Pick<PasskeyRow, 'counter' | 'deviceType' | 'backedUp'> & {
  /** SHA-256 of the name of the site. */
  readonly rpIdHash: Buffer;
  /** True if somebody touched the authenticator. */
  readonly isPresent: boolean;
  /** The new key, where it made one: `publicKey` as COSE. */
  readonly made: { readonly id: Buffer; readonly publicKey: Buffer } | null;
};

/** Reads authenticator data (WebAuthn Level 3, section 6.1), all of it. @throws Error where it is anything else */
export function readAuthenticatorData(bytes: Buffer): AuthenticatorData {
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
    counter,
    deviceType: isEligible ? 'multiDevice' : 'singleDevice',
    backedUp,
    made,
  };
}
