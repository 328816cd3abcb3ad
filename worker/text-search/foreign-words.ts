import { foldText } from '../../shared/text.ts';
import { withoutStopWords } from './stop-words.ts';
import { LANGUAGE_CELLS, LANGUAGES } from './synonyms/languages.ts';
import { inLatin } from './transliterate.ts';

/** Shorter words end in an s of their own. */
const SHORTEST_PLURAL = 4;

/**
 * A folded foreign word without the parts that spellings disagree on: plural s, and the Arabic article and endings.
 */
const plain = (word: string): string =>
  word.length >= SHORTEST_PLURAL
    ? word
        .replace(/^ال(?=.{3})/, '')
        .replace(/[ةه]$/, 'ه')
        .replace(/ى$/, 'ي')
        .replace(/(?<=[a-z])s$/, '')
    : word;

/** Key under which folded words of another language are kept and looked for. */
export const foreignKey = (words: readonly string[]): string => words.map(plain).join(' ');

/** A name of a trade in another language: its folded words, and the Italian term that it leads to. */
type ForeignName = { readonly words: readonly string[]; readonly term: string };

/** All names of `LANGUAGES`. */
export const readForeignNames = (): ForeignName[] =>
  LANGUAGES.trim()
    .split('\n')
    .flatMap((row) => {
      const [term = '', ...cells] = row.split('|').map((cell) => cell.trim());
      return cells.flatMap((cell, index) =>
        cell
          .split(', ')
          .flatMap((name) => (LANGUAGE_CELLS[index] === 'uk' ? [name, ...inLatin(foldText(name))] : [name]))
          .map((name) => ({ words: withoutStopWords(foldText(name).split(' ')), term }))
          .filter(({ words }) => words.length > 0),
      );
    });
