import { foldText } from '../text.ts';
import { ALIASES, COMMON_WORD_PLACES, OTHER_MEANINGS, SURROUNDINGS } from './aliases.ts';
import { MUNICIPALITIES, type Municipality, municipalityBySlug } from './municipalities.ts';

/** Characters of a text that are looked at; a location is one line, and the rest cannot change what it names first. */
const MAX_LENGTH = 300;

const STREETS: ReadonlySet<string> = new Set(['via', 'viale', 'vicolo', 'largo']);
const PREPOSITIONS: ReadonlySet<string> = new Set(['di', 'd', 'del', 'dell', 'della', 'dei', 'per']);

/** The forms in which a name is found: folded, with `s` for a saint, and written as one word ("pontedilegno"). */
function spellings(name: string): string[] {
  const folded = foldText(name);
  const shortSaint = folded.replace(/\b(?:san|santa|sant)\b/g, 's');
  return [folded, shortSaint, folded.replaceAll(' ', '')];
}

const spellingsBySlug = (table: Readonly<Record<string, readonly string[]>>): [string, Municipality][] =>
  Object.entries(table).flatMap(([slug, names]) => {
    const place = municipalityBySlug(slug);
    return place ? names.flatMap(spellings).map((text): [string, Municipality] => [text, place]) : [];
  });

const WHOLE_TEXTS: ReadonlyMap<string, Municipality> = new Map(spellingsBySlug(COMMON_WORD_PLACES));

/** Word sequence to the place it names; null for words to pass over. */
const PHRASES: ReadonlyMap<string, Municipality | null> = new Map<string, Municipality | null>([
  ...spellingsBySlug(ALIASES),
  ...spellingsBySlug(Object.fromEntries(MUNICIPALITIES.map(({ slug, name }) => [slug, [name]]))).filter(
    ([text]) => !WHOLE_TEXTS.has(text),
  ),
  ...[...OTHER_MEANINGS, ...SURROUNDINGS].map((text): [string, null] => [foldText(text), null]),
]);
const LONGEST_PHRASE = Math.max(...[...PHRASES.keys()].map((text) => text.split(' ').length));

function foldedWords(text: string): string[] {
  const words = foldText(text.slice(0, MAX_LENGTH)).split(' ');
  // The last word of a cut text may be half a word that happens to be a name.
  return text.length > MAX_LENGTH ? words.slice(0, -1) : words;
}

/** The longest phrase that starts at `start`, with the number of its words; undefined where none does. */
function phraseAt(words: readonly string[], start: number): { place: Municipality | null; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const place = PHRASES.get(words.slice(start, start + length).join(' '));
    if (place !== undefined) return { place, length };
  }
  return undefined;
}

/** Index after the name of a street that begins at `start`, so that "Via Lovere 3, Pisogne" is in Pisogne; else `start`. */
function afterStreet(words: readonly string[], start: number): number {
  if (!STREETS.has(words[start] ?? '')) return start;
  let name = start + 1;
  while (PREPOSITIONS.has(words[name] ?? '')) name++;
  const phrase = phraseAt(words, name);
  return phrase ? name + phrase.length : start;
}

/**
 * The municipality that a location text names, by whole words; case, accents, punctuation, province and additions do not
 * matter, hamlets count as their municipality (decisions, section 2). Of several names the first wins, at one position the
 * longest. Null where none is named or the name fits several ("Berzo", "Ponte"). Takes any text, never throws.
 */
export function resolvePlace(text: string): Municipality | null {
  const words = foldedWords(text);
  const unknown: string[] = [];
  let index = 0;
  while (index < words.length) {
    const street = afterStreet(words, index);
    if (street > index) {
      unknown.push('via');
      index = street;
      continue;
    }
    const phrase = phraseAt(words, index);
    if (phrase?.place) return phrase.place;
    const word = words[index] ?? '';
    if (!phrase && !/^\d+$/.test(word)) unknown.push(word);
    index += phrase?.length ?? 1;
  }
  return WHOLE_TEXTS.get(unknown.join(' ')) ?? null;
}
