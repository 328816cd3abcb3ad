import { foldText } from '../text.ts';
import { ALIASES, COMMON_WORD_PLACES, OTHER_MEANINGS, PROVINCES } from '../valley/aliases.ts';
import { SPELLINGS, VALLEY } from '../valley/valley.ts';
import { distanceKm, type Point, roundPosition } from './distance.ts';
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

/** Kinds of squares and of streets as addresses write them. */
const SQUARES: ReadonlySet<string> = new Set(
  ['piazza', 'p.za', 'pza', 'p.zza', 'pzza', 'piazzale', 'p.le', 'ple', 'p.zale', 'piazzetta', 'p.tta'].map(foldText),
);
const STREETS: ReadonlySet<string> = new Set([
  ...SQUARES,
  ...['via', 'v.', 'viale', 'v.le', 'vle', 'vicolo', 'v.lo', 'vic.', 'largo', 'l.go', 'lgo'].map(foldText),
  ...['corso', 'c.so', 'cso', 'strada', 'str.', 's.da', 'contrada', 'c.da', 'traversa', 'salita'].map(foldText),
]);
/** Kinds of hamlets: their name is no municipality where another one follows. */
const HAMLETS: ReadonlySet<string> = new Set(['loc', 'fraz', 'frazione']);
const HOUSE_NUMBER = /^\d{1,4}[a-z]?$/;
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

export const commonWordPlace = (name: string): Municipality | undefined => STANDING_ALONE.get(name);

/** Number of words of the kind of street that begins at `start`; zero where none does. */
const streetAt = (words: readonly string[], start: number): number =>
  [2, 1].find((length) => STREETS.has(words.slice(start, start + length).join(' '))) ?? 0;

/** Index after the name of a street that begins at `start`, so that a street named after one town is in the other that is named after it; else `start`. */
function afterStreet(words: readonly string[], start: number): number {
  const kind = streetAt(words, start);
  if (kind === 0) return start;
  let name = start + kind;
  // The square of a town, with a preposition, is in that town.
  if (words[name] === 'di' && SQUARES.has(words.slice(start, name).join(' '))) return start;
  while (PREPOSITIONS.has(words[name] ?? '')) name++;
  const phrase = phraseAt(words, name);
  return phrase ? name + phrase.length : start;
}

/** The folded words of a text without the towns that streets are named after. */
export const withoutStreets = (text: string): string =>
  partsOf(text)
    .map((words) => {
      const left: string[] = [];
      let index = 0;
      while (index < words.length) {
        const end = afterStreet(words, index);
        if (end === index) left.push(words[index++] ?? '');
        else index = end;
      }
      return left.join(' ');
    })
    .join(' ');

/** Index of the house number of a street that begins at `start`, before which all is its name; `start` where there is none. */
function houseNumber(words: readonly string[], start: number, next: readonly string[]): number {
  if (streetAt(words, start) === 0) return start;
  const found = words.findIndex((word, index) => index > start && HOUSE_NUMBER.test(word));
  if (found >= 0) return found;
  return HOUSE_NUMBER.test(next[0] ?? '') ? words.length : start;
}

/**
 * The first place that a part names; not `certain` if its name is part of a street's or a hamlet's, or also a common word and alone.
 * @param next the part after it, which may be the house number
 */
function findIn(
  words: readonly string[],
  next: readonly string[] = [],
): { place: Municipality; certain: boolean } | null {
  const unknown: string[] = [];
  let uncertain: Municipality | null = null;
  let nameEnd = 0;
  let index = 0;
  while (index < words.length) {
    const street = afterStreet(words, index);
    nameEnd = Math.max(nameEnd, houseNumber(words, index, next));
    const phrase = street > index ? undefined : phraseAt(words, index);
    if (phrase?.place) {
      if (index >= nameEnd && !HAMLETS.has(words[index - 1] ?? '')) return { place: phrase.place, certain: true };
      uncertain ??= phrase.place;
    }
    const end = street > index ? street : index + (phrase?.length ?? 1);
    if (!phrase) unknown.push(...words.slice(index, end).filter((word) => !/^\d+$/.test(word)));
    index = end;
  }
  const place = uncertain ?? STANDING_ALONE.get(unknown.join(' '));
  return place ? { place, certain: false } : null;
}

const ofCap = (words: readonly string[]): Municipality[] => MUNICIPALITIES.filter(({ cap }) => words.includes(cap));

/**
 * The municipalities that a location names (docs/product.md#place-of-an-offer), by whole words, whatever their case and
 * accents; a hamlet counts as its municipality. Of several names the first wins, at one position the longest. Where none is
 * named, all of its CAP, as several share one. None for an ambiguous name ("Berzo"). Never throws.
 */
export function resolvePlaces(text: string): Municipality[] {
  const parts = partsOf(text);
  const found = parts.map((words, index) => findIn(words, parts[index + 1])).filter((match) => match !== null);
  const certain = found.find((match) => match.certain);
  if (certain) return [certain.place];
  const sharing = ofCap(parts.flat());
  const [guess] = found;
  return guess && (sharing.length === 0 || sharing.includes(guess.place)) ? [guess.place] : sharing;
}

/** The one municipality that a location names, or that has its CAP to itself; null for none, and for several. */
export function resolvePlace(text: string): Municipality | null {
  const [place, ...others] = resolvePlaces(text);
  return place && others.length === 0 ? place : null;
}

const BEFORE_ITS_NAME = /^(in |tutta la |la )*/;

/** True if a text asks for the whole valley, and so for no single place. */
export const isWholeValley = (text: string): boolean => SPELLINGS.includes(foldText(text).replace(BEFORE_ITS_NAME, ''));

/** Place of an offer or a candidate: slug of the municipality and decimal degrees; each null if unknown. */
export type ResolvedLocation = {
  readonly town: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
};

// Without this check a latitude one turn away (405.95 for 45.95) would measure as near.
const isOnEarth = ({ lat, lon }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/**
 * The place that the location text names wins; only where it names none does the position `sent` count, rounded and only
 * near the valley (docs/product.md#place-of-an-offer).
 */
export function locate(location: string, sent: Point | null): ResolvedLocation {
  const place = resolvePlace(location);
  if (place) return { town: place.slug, lat: place.lat, lon: place.lon };
  if (sent && isOnEarth(sent) && distanceKm(VALLEY.centre, sent) <= VALLEY.reachKm)
    return { town: null, ...roundPosition(sent) };
  return { town: null, lat: null, lon: null };
}

/** A position as the calls take it, texts that are empty where it is unknown; null then. */
export function sentPoint(lat: string | undefined, lon: string | undefined): Point | null {
  if (!lat?.trim() || !lon?.trim()) return null;
  return { lat: Number(lat), lon: Number(lon) };
}
