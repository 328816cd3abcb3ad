import { foldText } from '../../shared/text.ts';
import { NOISE as VALLEY_NOISE } from '../../shared/valley/valley.ts';
import abbreviations from './synonyms/abbreviations.txt?raw';
import { cellsOf, rewriter, wordsUnder } from './synonyms/tables.ts';

/** Endings that belong together, and those of the other forms; the first that fits counts. */
const ENDINGS: readonly (readonly [ending: RegExp, forms: readonly string[]])[] = [
  [/ier[eai]$/, ['iere', 'iera', 'ieri']],
  [/t(?:or[ei]|ric[ei])$/, ['tore', 'tori', 'trice', 'trici']],
  [/ist[aie]$/, ['ista', 'isti', 'iste']],
  [/ai[oae]?$/, ['aio', 'aia', 'ai', 'aie']],
  [/(?<=[cg])h?[ei]$|(?<=[cg])[oa]$/, ['o', 'a', 'hi', 'he', 'i', 'e', 'io']],
  [/(?<=[^aeiou])i[oae]$/, ['io', 'ia', 'i', 'ie']],
  [/(?<=[^aeiou])i$/, ['i', 'o', 'a', 'e', 'io']],
  [/[oae]$/, ['o', 'a', 'i', 'e']],
];

/** Shorter words have no endings to take off: "oss", "bar", "sci". */
const SHORTEST = 4;

const OF_ONE_FORM = wordsUnder('of one form');

/** A folded Italian word in both genders and numbers, itself first: "cameriere" is "cameriera" and "camerieri", too. */
export function formsOf(word: string): string[] {
  const found =
    word.length < SHORTEST || OF_ONE_FORM.has(word) ? undefined : ENDINGS.find(([ending]) => ending.test(word));
  if (!found) return [word];
  const [ending, forms] = found;
  const base = word.replace(ending, '');
  return base.length < 2 ? [word] : [...new Set([word, ...forms.map((form) => base + form)])];
}

/** Endings that are removed to get the stem that all forms share; at least four letters stay. */
const STEM_ENDINGS: readonly (readonly [ending: RegExp, rest: string])[] = [
  // "operai" stays: "opera" begins other words.
  [/ai[oae]?$/, 'ai'],
  [/(?<=[cg])h[ei]$/, ''],
  [/(?<=[^aeiou])i[oae]?$/, ''],
  [/[oaei]$/, ''],
];

/** The beginning that the forms of a folded word share: "cameriere", "cameriera" and "camerieri" begin with "camerier". */
export function stem(word: string): string {
  if (word.length <= SHORTEST || OF_ONE_FORM.has(word)) return word;
  const found = STEM_ENDINGS.find(([ending, rest]) => ending.test(word) && word.replace(ending, rest).length >= 4);
  return found ? word.replace(...found) : word;
}

export const stemsOf = (words: readonly string[]): string => words.map(stem).join(' ');

const STOP_WORDS = wordsUnder('stop words');
const NOISE: ReadonlySet<string> = new Set([...STOP_WORDS, ...wordsUnder('noise'), ...VALLEY_NOISE]);

/** True for a folded word that says nothing about the trade. */
export const isNoise = (word: string): boolean => NOISE.has(word);

/** True for a folded word that joins others and means no work. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Folded words without those that join others; the class of a driving licence is none. */
export const withoutStopWords = (words: readonly string[]): string[] =>
  words.filter((word, index) => word !== '' && (!isStopWord(word) || (word === 'd' && words[index - 1] === 'patente')));

/** Folded words of a text, without stop words. */
export const contentWords = (text: string): string[] => withoutStopWords(foldText(text).split(' '));

const WORDS_OF_SHORT: ReadonlyMap<string, string> = new Map(
  cellsOf(abbreviations).map(([short = '', word = '']) => [short, word]),
);

/** Letters with a dot after each: "O.S.S." */
const DOTTED = /(?<!\p{L})(?:\p{L}\.){2,}\p{L}?(?!\p{L})/gu;
/** Names that are written with dots and without; "S.r.l." stays as it is. */
const LETTERS = wordsUnder('letters');
/** One word, the first or one with a dot or another word after it: what is still being typed is no abbreviation. */
const SHORT = new RegExp(
  `(?<!\\p{L})(${[...WORDS_OF_SHORT.keys()].join('|')})(?:\\.(?:v?[oaei])?(?!\\p{L})|(?=[^\\p{L}\\p{N}]+\\p{L}))`,
  'giu',
);
const rewritten = rewriter('abbreviations');

/** A text with its abbreviations written out. */
export const writtenOut = (text: string): string =>
  rewritten(
    text.replace(DOTTED, (dotted) => {
      const letters = dotted.replaceAll('.', '');
      return LETTERS.has(letters.toLowerCase()) ? letters : dotted;
    }),
  ).replace(SHORT, (_, short: string) => `${WORDS_OF_SHORT.get(short.toLowerCase())} `);

const SHORT_OF: ReadonlyMap<string, string> = new Map(
  [...WORDS_OF_SHORT].flatMap(([short, word]) => [
    [word, short],
    [word.replace(/o$/, 'a').replace(/iere$/, 'iera').replace(/tore$/, 'trice'), short],
  ]),
);

/** A term as offers abbreviate it, as the words that the index has of it; empty where nobody does. */
export function abbreviated(words: readonly string[]): readonly (readonly string[])[] {
  const [first = '', ...more] = words;
  if (more.length === 0) return LETTERS.has(first) ? [[...first]] : [];
  const short = words.map((word) => SHORT_OF.get(word) ?? word);
  return short.some((word, index) => word !== words[index]) ? [short] : [];
}

/** Typing errors that are put right in a word: shorter ones are too near to each other. */
export const editsIn = ({ length }: string): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/**
 * Typing errors between two words: a letter too many, missing, wrong, or two neighbours swapped (Damerau–Levenshtein, no
 * piece edited twice). More than `most` is said as `most + 1`, without counting on.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooMany;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSwapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const ways = [
        (last[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (last[column - 1] ?? tooMany) + (a[row - 1] === b[column - 1] ? 0 : 1),
        isSwapped ? (before[column - 2] ?? tooMany) + 1 : tooMany,
      ];
      current.push(Math.min(...ways));
    }
    if (Math.min(...current) > most) return tooMany;
    [before, last] = [last, current];
  }
  return Math.min(last[b.length] ?? tooMany, tooMany);
}

/** Without one of its double letters a shorter word is often another: "cassa" and "casa", "118" and "18". */
const SHORTEST_DOUBLE = 7;

/** Spellings of a long word with one letter of each double one. */
export const undoubled = (word: string): string[] =>
  word.length < SHORTEST_DOUBLE
    ? []
    : [...word.matchAll(/([a-z])\1/g)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));
