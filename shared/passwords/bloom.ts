/** Bits of the filter; a power of two, so that a hash is cut to an index by a mask. */
export const BITS = 2 ** 17;
const HASHES = 9;

/** FNV-1a, with its bits stirred once more, as the lowest of them say where. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return value ^ (value >>> 13);
}

/** The bits that stand for a text. */
function placesOf(text: string): number[] {
  const [first, step] = [hash(text, 0x811c9dc5), hash(text, 0x9747b28c) | 1];
  return Array.from({ length: HASHES }, (_, nth) => (first + Math.imul(nth, step)) & (BITS - 1));
}

/** A Bloom filter of texts: it knows all of them, and takes two of a thousand others for one of them. */
export function filterOf(texts: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(BITS / 8);
  for (const place of texts.flatMap(placesOf)) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
  return bytes;
}

export const isIn = (filter: Uint8Array, text: string): boolean =>
  placesOf(text).every((place) => (filter[place >> 3] ?? 0) & (1 << (place & 7)));
