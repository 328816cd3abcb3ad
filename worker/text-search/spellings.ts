import { isKnownWord, wordsOfLength } from './thesaurus.ts';
import { formsOf } from './words.ts';

/** A word that the typed one may mean, with how often rows have it. */
type Counted = { readonly word: string; readonly count: number };

/** Typing errors that are put right in a word: shorter ones are too near to each other. */
export const editsIn = ({ length }: string): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** Errors that may be between two words. A second one needs a long word on both sides: "palombaro" is not the name "Palmaro". */
const errorsBetween = (typed: string, word: string): number => Math.min(editsIn(typed), Math.max(1, editsIn(word)));

/** Shorter words are near to forms that nobody wrote: "Aprica" is no "aprila". */
const SHORTEST_FORM = 7;

/**
 * The word with the fewest typing errors, of several the one in most rows; null if all are too far. If no word itself is near
 * enough, another form of one may be: "comesse" is "commesse", though only "commessa" is there.
 */
export function nearestWord(typed: string, words: readonly Counted[]): string | null {
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

/**
 * Typing errors between two words: a letter too many, missing, wrong, or two neighbours swapped (Damerau–Levenshtein, no
 * piece edited twice). More than `most` is said as `most + 1`, without counting on.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooMany;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let distance = Math.min(
        (previous[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (previous[column - 1] ?? tooMany) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        distance = Math.min(distance, (before[column - 2] ?? tooMany) + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return tooMany;
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? tooMany, tooMany);
}

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
