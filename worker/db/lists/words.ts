import type { Municipality } from '../../../shared/places/municipalities.ts';
import { foldText } from '../../../shared/text.ts';
import { facet, NO_CELL } from './facets.ts';

const MAX_WORDS = 12;

/** The words of a search text, folded. */
export const wordsOf = (text: string | undefined): string[] =>
  foldText(text ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

/** A quoted FTS5 string: whatever stands in it is text, never an operator. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Prefix of a word that its Italian forms share: "cameriere" finds "cameriera" and "camerieri". Only final vowels of
 * words that stay long enough to mean something.
 */
function stem(word: string): string {
  if (word.length < 5) return word;
  const short = word.replace(/[aeio]$/, '');
  return short.length > 5 ? short.replace(/[hi]$/, '') : short;
}

/** MATCH term of a word, in any of its forms, in one of the columns (`title`, or `{title location}`). */
export const wordIn = (columns: string, word: string): string => `${columns} : ${quoted(stem(word))} *`;

/** MATCH term of rows that have one of these facets. */
export const anyFacet = (words: readonly string[]): string => `facets : (${words.map(quoted).join(' OR ')})`;

const ofTown = ({ slug }: Municipality): string => anyFacet([facet('town', slug)]);
const writesName = ({ name }: Municipality): string => `location : ${quoted(name)}`;

/** MATCH term of rows in a municipality, or that write its name. */
export const inPlace = (place: Municipality): string => `${ofTown(place)} OR ${writesName(place)}`;

/** MATCH text of the rows that `inPlace` finds in other municipalities. */
export const onlyWritesName = (place: Municipality): string => `(${writesName(place)}) NOT (${ofTown(place)})`;

/** MATCH term of rows in one of these cells, or without a position (specification, section 5). */
export const inCells = (cells: readonly string[]): string =>
  anyFacet([...cells.map((cell) => facet('cell', cell)), facet('cell', NO_CELL)]);

/** MATCH text of which every term must hold (https://sqlite.org/fts5.html, section 3); null without any. */
export const allOf = (terms: readonly string[]): string | null =>
  terms.length === 0 ? null : terms.map((term) => `(${term})`).join(' AND ');
