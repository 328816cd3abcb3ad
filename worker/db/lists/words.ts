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

/** A quoted FTS5 string: everything in it is text, never an operator. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** MATCH term of rows that have one of these facets. */
export const anyFacet = (words: readonly string[]): string => `facets : (${words.map(quoted).join(' OR ')})`;

/** MATCH term of rows in one of the municipalities, or that write its name. */
export const inPlaces = (places: readonly Municipality[]): string =>
  anyFacet(places.map(({ slug }) => facet('town', slug)));

/** MATCH term of rows in one of these cells, or without a position, as those may be near. */
export const inCells = (cells: readonly string[]): string =>
  anyFacet([...cells.map((cell) => facet('cell', cell)), facet('cell', NO_CELL)]);

/** MATCH text of which every term must hold (https://sqlite.org/fts5.html, section 3); null without any. */
export const allOf = (terms: readonly string[]): string | null =>
  terms.length === 0 ? null : terms.map((term) => `(${term})`).join(' AND ');
