import { formsOf, stem } from './inflect.ts';

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
  words.length > 1 && words.every((word) => word.length > 2) ? [allOf(words.map(inPhrase))] : [];

/** At least one of them. */
export const anyOf = (parts: readonly string[]): string => {
  const different = [...new Set(parts)];
  return different.length === 1 ? `${different[0]}` : `(${different.join(' OR ')})`;
};

/** All of them. */
export const allOf = (parts: readonly string[]): string =>
  parts.length === 1 ? `${parts[0]}` : `(${parts.join(' AND ')})`;

/** All of them but one, without writing each of them for each that is left out. */
export function allButOne(parts: readonly string[]): string {
  const half = Math.ceil(parts.length / 2);
  const [left, right] = [parts.slice(0, half), parts.slice(half)];
  if (parts.length < 3) return anyOf(parts);
  const [leftLess, rightLess] = [left.length < 2 ? [] : [allButOne(left)], right.length < 2 ? [] : [allButOne(right)]];
  return anyOf([allOf([allOf(left), ...rightLess]), allOf([...leftLess, allOf(right)])]);
}

/** A pattern in some of the columns. */
export const inColumns = (columns: readonly string[], pattern: string): string => `{${columns.join(' ')}} : ${pattern}`;

/** One of these words of the facets. */
export const hasFacet = (facets: readonly string[]): string => `facets : ${anyOf(facets.map(quoted))}`;

export const exactly = (words: readonly string[]): string => quoted(words.join(' '));
