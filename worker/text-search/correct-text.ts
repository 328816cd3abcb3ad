import { LIMITS } from '../../shared/limits.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { placeAt, SURROUNDINGS } from '../../shared/places/resolve-place.ts';
import { foldText } from '../../shared/text.ts';
import { ALIASES, COMMON_WORD_PLACES, OTHER_MEANINGS } from '../../shared/valley/aliases.ts';
import type { Kind, Source } from '../search/open-index.ts';
import { type OpenWord, openWords } from '../search/open-words.ts';
import { type Reading, readSearch, WORD } from './read-text.ts';
import { isKnownWord } from './thesaurus.ts';
import { editDistance, editsIn, formsOf, isNoise, stem } from './words.ts';

/** Longest part of a text that is corrected. */
const MAX_LENGTH = 200;
const MAX_WORDS = 8;
const LONGEST = 28;

/** Names of companies are not proposed for shorter words, which are near to too many. */
const SHORTEST_NAME = 7;

/** Bytes for the corrected text in a cursor, beside the position at which a page ends. */
const MOST_BYTES = 500;

/** Words of what is looked at, folded; one that begins there is looked at whole. */
const typedWords = (text: string): string[] =>
  [...text.matchAll(WORD)].filter(({ index }) => index < MAX_LENGTH).map(([word]) => foldText(word));

/** Words that may be wrong: in no data, whatever the index holds. Words with digits and other alphabets are left alone. */
function doubtfulWords({ text, units }: Reading): string[] {
  const meant = new Set(units.flatMap(({ kind, words }) => (kind === 'term' ? words : [])));
  const doubtful = typedWords(text).filter(
    (word) =>
      !meant.has(word) &&
      editsIn(word) > 0 &&
      word.length <= LONGEST &&
      /^[a-z]+$/.test(word) &&
      !isNoise(word) &&
      !isKnownWord(word) &&
      !isPlaceWord(word),
  );
  return [...new Set(doubtful)].slice(0, MAX_WORDS);
}

/** True where a corrected text does not fit into a query or a cursor. */
const isTooLong = (text: string): boolean =>
  text.length > LIMITS.search || new TextEncoder().encode(JSON.stringify(text)).length > MOST_BYTES;

/**
 * A text with its typing errors corrected by words of open offers or profiles, names of people left out; null
 * if nothing is to be corrected, or if the result would mean the whole list. No words are read if all are spelt correctly.
 */
export async function correctText(source: Source, kind: Kind, read: Reading): Promise<Reading | null> {
  const doubtful = doubtfulWords(read);
  if (doubtful.length === 0) return null;
  const words = await openWords(source, kind);
  const corrections = new Map<string, string>();
  for (const typo of doubtful) {
    const beginning = stem(typo);
    if (words.some(({ word }) => word.startsWith(beginning))) continue;
    const near = words.filter(({ word }) => Math.abs(word.length - typo.length) <= editsIn(typo));
    // Companies write their names on their offers; people's names are never proposed.
    const names = kind === 'jobs' && typo.length >= SHORTEST_NAME ? near.filter(({ isName }) => isName) : [];
    const others = near.filter(({ isName }) => !isName);
    const nearest = nearestWord(typo, others) ?? nearestWord(typo, names);
    if (nearest !== null) corrections.set(typo, nearest);
  }
  if (corrections.size === 0) return null;
  const corrected = readSearch(
    read.text.toWellFormed().replace(WORD, (word) => corrections.get(foldText(word)) ?? word),
  );
  return isTooLong(corrected.text) || corrected.units.length === 0 ? null : corrected;
}

/** Errors that may be between two words. A second one needs a long word on both sides: "palombaro" is not the name "Palmaro". */
const errorsBetween = (typed: string, word: string): number => Math.min(editsIn(typed), Math.max(1, editsIn(word)));

/** Shorter words are near to forms that nobody wrote: "Aprica" is no "aprila". */
const SHORTEST_FORM = 7;

/**
 * The word with the fewest typing errors, of several the one in most rows; null if all are too far. If no word itself is near
 * enough, another form of one may be: "comesse" is "commesse", though only "commessa" is there.
 */
export function nearestWord(typed: string, words: readonly Pick<OpenWord, 'word' | 'count'>[]): string | null {
  const most = editsIn(typed);
  if (most === 0) return null;
  const measured = words.map((each) => ({ ...each, distance: editDistance(typed, each.word, most + 1) }));
  const best = (some: typeof measured): string | undefined =>
    some
      .filter(({ word, distance }) => distance <= errorsBetween(typed, word))
      .sort((a, b) => a.distance - b.distance || b.count - a.count)[0]?.word;
  const forms = measured
    .filter(({ distance }) => distance === most + 1 && typed.length >= SHORTEST_FORM)
    .flatMap(({ word, count }) =>
      formsOf(word).map((form) => ({ word: form, count, distance: editDistance(typed, form, most) })),
    );
  return best(measured) ?? best(forms) ?? null;
}

const MOST_EDITS = 2;

/**
 * True where a text is another one with its typing errors corrected: word by word the same, or nearly. A cursor says what its
 * first page searched for, and anybody can write one: it must not put words into anybody's mouth.
 */
export function isCorrection(typed: string, text: string): boolean {
  const [before, after] = [foldText(typed).split(' '), foldText(text).split(' ')];
  return (
    before.length === after.length &&
    before.every((word, index) => editDistance(word, after[index] ?? '', MOST_EDITS) <= MOST_EDITS)
  );
}

const PLACE_WORDS: ReadonlySet<string> = new Set(
  [
    ...MUNICIPALITIES.map(({ name }) => name),
    ...Object.values(ALIASES).flat(),
    ...Object.values(COMMON_WORD_PLACES).flat(),
    ...OTHER_MEANINGS,
    ...SURROUNDINGS,
  ].flatMap((name) => foldText(name).split(' ')),
);

/**
 * True for a folded word in the name of a place of the valley or around it, anywhere in the name, also where the name is a
 * common word, or is a whole name written as one ("reggioemilia").
 */
const isPlaceWord = (word: string): boolean => PLACE_WORDS.has(word) || placeAt([word], 0) !== undefined;
