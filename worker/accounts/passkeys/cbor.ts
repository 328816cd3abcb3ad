/** Values that authenticators write in CBOR (RFC 8949). */
export type Cbor = number | string | boolean | null | Buffer | readonly Cbor[] | CborMap;
export type CborMap = ReadonlyMap<number | string, Cbor>;

/** CTAP 2.1, section 8: no more maps and lists than these are one in the other. */
const MAX_DEPTH = 4;

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const SIMPLE: Readonly<Record<number, boolean | null>> = { 20: false, 21: true, 22: null };

/**
 * Reads one value and says where it ends. Only the kinds that CTAP2 uses: no tags, no fractions, no lengths that come
 * later, no numbers of eight bytes, no small numbers written long, no key twice.
 * @throws Error for anything else, and for what is cut off
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
