import { foldText } from '../text.ts';
import { ALIASES, COMMON_WORD_PLACES, OTHER_MEANINGS, PROVINCES } from '../valley/aliases.ts';
import { SPELLINGS } from '../valley/valley.ts';
import { MUNICIPALITIES, type Municipality, municipalityBySlug } from './municipalities.ts';

/** Characters of a text that are looked at; a location is one line, and the rest cannot change what it names first. */
const MAX_LENGTH = 300;

/** Words that stand around a name and say nothing about which place it is. */
export const SURROUNDINGS: readonly string[] = [
  ...PROVINCES,
  'prov',
  'provincia di',
  'comune di',
  'paese',
  'paese di',
  'centro',
  'frazione',
  'frazione di',
  'fraz',
  'località',
  'loc',
  'a',
];

const PART_ENDS = /[,;\n–—]|\s-\s/;
const STREETS: ReadonlySet<string> = new Set(['via', 'viale', 'vicolo', 'largo']);
const PREPOSITIONS: ReadonlySet<string> = new Set(['di', 'd', 'del', 'dell', 'della', 'dei', 'per']);

/** The forms in which a name is found: its words, and all of them as one ("pontedilegno"). */
function spellings(name: string): string[] {
  const folded = foldText(name);
  return [folded, folded.replaceAll(' ', '')];
}

const spellingsBySlug = (table: Readonly<Record<string, readonly string[]>>): [string, Municipality][] =>
  Object.entries(table).flatMap(([slug, names]) => {
    const place = municipalityBySlug(slug);
    return place ? names.flatMap(spellings).map((text): [string, Municipality] => [text, place]) : [];
  });

const STANDING_ALONE: ReadonlyMap<string, Municipality> = new Map(spellingsBySlug(COMMON_WORD_PLACES));

/** Word sequence to the place it names; null for words to pass over. */
const PHRASES: ReadonlyMap<string, Municipality | null> = new Map<string, Municipality | null>([
  ...spellingsBySlug(ALIASES),
  ...spellingsBySlug(Object.fromEntries(MUNICIPALITIES.map(({ slug, name }) => [slug, [name]]))).filter(
    ([text]) => !STANDING_ALONE.has(text),
  ),
  ...[...OTHER_MEANINGS, ...SURROUNDINGS].map((text): [string, null] => [foldText(text), null]),
]);
const LONGEST_PHRASE = Math.max(...[...PHRASES.keys()].map((text) => text.split(' ').length));

/** Parts between commas and dashes, as folded words. */
function partsOf(text: string): string[][] {
  const parts = text
    .slice(0, MAX_LENGTH)
    .split(PART_ENDS)
    .map((part) => foldText(part).split(' '));
  // The last word of a cut text may be half a word that happens to be a name.
  if (text.length > MAX_LENGTH) parts.at(-1)?.pop();
  return parts;
}

/** The longest phrase that starts at `start`, with the number of its words; undefined where none does. */
function phraseAt(words: readonly string[], start: number): { place: Municipality | null; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const place = PHRASES.get(words.slice(start, start + length).join(' '));
    if (place !== undefined) return { place, length };
  }
  return undefined;
}

/** A place that a text names in passing; `place` is null for what only sounds like one (a lake that has the name of a town). */
export type NamedPlace = { readonly place: Municipality | null; readonly length: number };

/**
 * The place whose name begins at one of the folded words of a search, with the number of its words. Names that are common
 * words too are not places here: a search is no location.
 */
export function placeAt(words: readonly string[], start: number): NamedPlace | undefined {
  const found = phraseAt(words, start);
  return found?.place || (found && found.length > 1) ? found : undefined;
}

/** The place whose name is also a common word, by that folded name. */
export const commonWordPlace = (name: string): Municipality | undefined => STANDING_ALONE.get(name);

/** Index after the name of a street that begins at `start`, so that a street named after one town is in the other that is named after it; else `start`. */
function afterStreet(words: readonly string[], start: number): number {
  if (!STREETS.has(words[start] ?? '')) return start;
  let name = start + 1;
  while (PREPOSITIONS.has(words[name] ?? '')) name++;
  const phrase = phraseAt(words, name);
  return phrase ? name + phrase.length : start;
}

/** The first place that a part names; not `certain` if its name is also a common word and is alone. */
function findIn(words: readonly string[]): { place: Municipality; certain: boolean } | null {
  const unknown: string[] = [];
  let index = 0;
  while (index < words.length) {
    const street = afterStreet(words, index);
    const phrase = street > index ? undefined : phraseAt(words, index);
    if (phrase?.place) return { place: phrase.place, certain: true };
    const next = street > index ? street : index + (phrase?.length ?? 1);
    if (!phrase) unknown.push(...words.slice(index, next).filter((word) => !/^\d+$/.test(word)));
    index = next;
  }
  const place = STANDING_ALONE.get(unknown.join(' '));
  return place ? { place, certain: false } : null;
}

/**
 * The municipality that a location names (docs/product.md#place-of-an-offer), by whole words, whatever their case and
 * accents; a hamlet counts as its municipality. Of several names the first wins, at one position the longest. Null for
 * none, and for an ambiguous one ("Berzo"). Never throws.
 */
export function resolvePlace(text: string): Municipality | null {
  const found = partsOf(text)
    .map(findIn)
    .filter((match) => match !== null);
  return (found.find(({ certain }) => certain) ?? found[0])?.place ?? null;
}

const CAP = /^\d{5}$/;

/** The municipalities that a text asks for: all of a CAP, as several share one, or the one that it names; none where none does. */
export function resolvePlaces(text: string): Municipality[] {
  const cap = CAP.exec(foldText(text))?.[0];
  if (cap !== undefined) return MUNICIPALITIES.filter((place) => place.cap === cap);
  const place = resolvePlace(text);
  return place ? [place] : [];
}

const BEFORE_ITS_NAME = /^(in |tutta la |la )*/;

/** True if a text asks for the whole valley, and so for no single place. */
export const isWholeValley = (text: string): boolean => SPELLINGS.includes(foldText(text).replace(BEFORE_ITS_NAME, ''));
