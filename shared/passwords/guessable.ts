import { MUNICIPALITIES } from '../places/municipalities.ts';
import { SITE_NAME } from '../site.ts';
import { foldText } from '../text.ts';
import { SPELLINGS, VALLEY } from '../valley/valley.ts';
import common from './common-passwords.json' with { type: 'json' };

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

/** Shorter words are in too many passwords by accident; of a place the person is less likely to think than of themselves. */
const SHORTEST = { own: 3, site: 5 } as const;

const lettersOf = (text: string): string => foldText(text).replace(/[^a-z]/g, '');

/** A name as one word, and each word of it. */
const wordsOf = (name: string, shortest: number): string[] => [
  lettersOf(name),
  ...name
    .split(/[^\p{L}]+/u)
    .map(lettersOf)
    .filter((word) => word.length >= shortest),
];

let filter: Uint8Array | undefined;
let site: readonly string[] | undefined;

/** The reason why a password is among the first that somebody tries. */
export type Guessable = 'common' | 'own';

/**
 * Tells whether a password is among the 10,000 commonest, or made of nothing but words of the site, of the valley and of the
 * person, with whatever figures and signs between them.
 * @param own name and mail address of the person, as far as they are known
 */
export function guessable(password: string, own: readonly string[]): Guessable | null {
  filter ??= Uint8Array.from(atob(common.bits), (char) => char.charCodeAt(0));
  if (isIn(filter, password.toLowerCase())) return 'common';
  site ??= [SITE_NAME, VALLEY.name, ...SPELLINGS, ...MUNICIPALITIES.map(({ name }) => name)].flatMap((name) =>
    wordsOf(name, SHORTEST.site),
  );
  const ours = own.flatMap((text) => wordsOf(text.replace(/@.*/, ''), SHORTEST.own));
  const words = [...site, ...ours].filter((word) => word.length >= SHORTEST.own);
  const letters = lettersOf(password);
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), letters);
  return letters !== '' && rest === '' ? 'own' : null;
}
