import abbreviations from './synonyms/abbreviations.txt?raw';
import { cellsOf, rewriter, wordsUnder } from './synonyms/tables.ts';

const WORDS: ReadonlyMap<string, string> = new Map(
  cellsOf(abbreviations).map(([short = '', word = '']) => [short, word]),
);

/** Letters with a dot after each: "O.S.S." */
const DOTTED = /(?<!\p{L})(?:\p{L}\.){2,}\p{L}?(?!\p{L})/gu;
/** Names that are written with dots and without; "S.r.l." stays as it is. */
const LETTERS = wordsUnder('letters');
/** One word, the first or one with a dot or another word after it: what is still being typed is no abbreviation. */
const SHORT = new RegExp(
  `(?<!\\p{L})(${[...WORDS.keys()].join('|')})(?:\\.(?:v?[oaei])?(?!\\p{L})|(?=[^\\p{L}\\p{N}]+\\p{L}))`,
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
  ).replace(SHORT, (_, short: string) => `${WORDS.get(short.toLowerCase())} `);

const SHORT_OF: ReadonlyMap<string, string> = new Map(
  [...WORDS].flatMap(([short, word]) => [
    [word, short],
    [word.replace(/o$/, 'a').replace(/iere$/, 'iera').replace(/tore$/, 'trice'), short],
  ]),
);

/** A term as offers abbreviate it, as the words that the index has of it; empty where nobody does. */
export function abbreviated(words: readonly string[]): readonly (readonly string[])[] {
  const short = words.map((word) => SHORT_OF.get(word) ?? word);
  const isShorter = short.some((word, index) => word !== words[index]);
  const [first = ''] = words;
  const letters = words.length === 1 && LETTERS.has(first) ? [[...first]] : [];
  return [...(words.length > 1 && isShorter ? [short] : []), ...letters];
}
