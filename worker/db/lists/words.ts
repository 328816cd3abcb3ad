import type { Point } from '../../../shared/places/distance.ts';
import { MUNICIPALITIES, type Municipality } from '../../../shared/places/municipalities.ts';
import { resolvePlaces, withoutStreets } from '../../../shared/places/resolve-place.ts';
import { foldText } from '../../../shared/text.ts';

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

/** MATCH text of every row: each has one position, or none, among its facets. */
export const ANY_ROW = 'facets : "cell" *';

/** MATCH term of rows in one of the municipalities, or that write its name. */
export const inPlaces = (places: readonly Municipality[]): string =>
  anyFacet(places.map(({ slug }) => facet('town', slug)));

/** MATCH term of rows in one of these cells, or without a position, as those may be near. */
export const inCells = (cells: readonly string[]): string =>
  anyFacet([...cells.map((cell) => facet('cell', cell)), facet('cell', NO_CELL)]);

/** MATCH text of which every term must hold (https://sqlite.org/fts5.html, section 3); null without any. */
export const allOf = (terms: readonly string[]): string | null =>
  terms.length === 0 ? null : terms.map((term) => `(${term})`).join(' AND ');

/** Facet value of rows without a position. */
export const NO_CELL = 'none';

/** One word of a search index's `facets` column; letters and digits only, so that the tokenizer keeps it whole. */
export function facet(kind: string, value: string): string {
  const plain = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return kind.toLowerCase() + plain.replaceAll('-', 'm').replace(/[^a-z0-9]/g, '');
}

/** Key of a position: ten-thousandths of a degree, about 11 m. */
export const cellKey = (lat: number, lon: number): string => `${Math.round(lat * 1e4)}x${Math.round(lon * 1e4)}`;

/** The position of a key. */
export function cellPosition(cell: string): Point {
  const [lat = 0, lon = 0] = cell.split('x').map((number) => Number(number) / 1e4);
  return { lat, lon };
}

const NAMES: readonly (readonly [string, string])[] = MUNICIPALITIES.map(({ slug, name }) => [
  slug,
  ` ${foldText(name)} `,
]);

/**
 * Slugs of the municipalities that a row is found under: the one its location names, and those whose name it writes, but for the
 * names of streets where it says the town; where it names none, all that share its CAP.
 */
export function townsOf(location: string, town: string | null | undefined): string[] {
  const text = ` ${town ? withoutStreets(location) : foldText(location)} `;
  const named = NAMES.filter(([slug, name]) => slug === town || text.includes(name)).map(([slug]) => slug);
  return named.length > 0 ? named : resolvePlaces(location).map(({ slug }) => slug);
}
