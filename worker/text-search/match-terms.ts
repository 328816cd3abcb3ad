import { foldText } from '../../shared/text.ts';
import { allOf, type Expression, inColumns } from '../search/expression.ts';
import { formsOf, stem } from './words.ts';

/** A quoted FTS5 string: everything in it is text, never an operator. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Words that may stand between those of a phrase: "addetta alle vendite". */
const APART = 2;

/** Shorter words mean something else with another ending, and begin too many others. */
const LONG_STEM = 5;

/** A word that begins like this one's forms: what is still being typed, or what no data knows. */
export const beginning = (word: string): string => `${quoted(stem(word))} *`;

const inPhrase = (word: string): string => (stem(word).length < LONG_STEM ? quoted(word) : beginning(word));

/** Words of a phrase, near each other. */
export const phrase = (words: readonly string[]): string =>
  `NEAR(${words.map(inPhrase).join(' ')}, ${words.length - 2 + APART})`;

/** Alternatives for words and phrases, in any of their forms; none twice, and no phrase around a word that is one. */
export function patternsOf(terms: readonly (readonly string[])[]): string[] {
  const forms = new Set(
    terms.flatMap(([word, ...more]) => (word === undefined || more.length > 0 ? [] : formsOf(word))),
  );
  const phrases = terms.filter((words) => words.length > 1 && !words.some((word) => forms.has(word)));
  const near = phrases.map(phrase);
  return [...[...forms].map(quoted), ...new Set(near)];
}

/** All words of a phrase, in any position; nothing if one is too short to mean anything by itself. */
export const scattered = (words: readonly string[]): string[] =>
  words.length > 1 && words.every((word) => word.length > 2) ? [`(${words.map(inPhrase).join(' AND ')})`] : [];

export const exactly = (words: readonly string[]): string => quoted(words.join(' '));

const MOST_WORDS = 12;

/** The words of a text that somebody searches with, folded. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** Rows of which a column has a word for each one of a text, which begins it; null for a text without words. */
export function wordsInColumn(column: string, text: string): Expression | null {
  const words = wordsOf(text);
  return words.length === 0 ? null : allOf(words.map((word) => inColumns([column], [beginning(word)])));
}
