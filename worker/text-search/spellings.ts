import { formsOf } from './inflect.ts';
import { editDistance } from './nearest-word.ts';
import { isKnownWord, wordsOfLength } from './thesaurus.ts';

/** Words shorter than this are too near to others. */
const SHORTEST = 6;

/** Without one of its double letters a shorter word is often another: "cassa" and "casa", "118" and "18". */
const SHORTEST_DOUBLE = 7;

/** Spellings of a long word with one letter of each double one. */
export const undoubled = (word: string): string[] =>
  word.length < SHORTEST_DOUBLE
    ? []
    : [...word.matchAll(/([a-z])\1/g)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));

/**
 * Length from which a wrong vowel counts as a slip: in a shorter word it makes another one ("domatore", "doratore").
 */
const WRONG_LETTER = 10;
const VOWELS = 'aeiou';

/** Spellings of a word that differ by a slip: a letter left out after the first, two swapped, one doubled; of a long one, a wrong vowel. */
export function slips(word: string): string[] {
  if (word.length < SHORTEST) return [];
  const places = Array.from({ length: word.length - 1 }, (_, index) => index + 1);
  const spelt = places.flatMap((at) => {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const swapped = after === '' ? [] : [before + after.charAt(0) + letter + after.slice(1)];
    const isVowel = word.length >= WRONG_LETTER && VOWELS.includes(letter);
    const wrong = isVowel ? [...VOWELS].map((vowel) => before + vowel + after) : [];
    return [before + after, ...swapped, before + letter + letter + after, ...wrong];
  });
  return [...new Set(spelt)].filter((each) => each !== word && !isKnownWord(each));
}

/** The known word that an unknown one is a slip of, with the same first letter; null where none is near, or several are. */
export function knownNear(word: string): string | null {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return null;
  const near = [word.length - 1, word.length, word.length + 1]
    .flatMap(wordsOfLength)
    .filter((each) => each[0] === word[0] && editDistance(word, each, 1) === 1)
    .filter(
      (each) => word.length >= WRONG_LETTER || each.length !== word.length || lettersOf(each) === lettersOf(word),
    );
  const [first] = near;
  if (first === undefined) return null;
  const family = new Set(formsOf(first));
  const own = near.find((each) => each.endsWith(word.slice(-1))) ?? first;
  return near.every((each) => family.has(each)) ? own : null;
}

const lettersOf = (word: string): string => [...word].sort().join('');
