// Crockford's base 32: no i, l, o, u, as people read these aloud and copy them from paper. A byte maps without bias.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;

/** Twelve characters of 5 bits each: 60 bits, not to be guessed and short enough for an address on paper. */
export function newPublicId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
