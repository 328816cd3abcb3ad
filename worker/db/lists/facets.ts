import type { Point } from '../../../shared/places/distance.ts';
import { MUNICIPALITIES } from '../../../shared/places/municipalities.ts';
import { foldText } from '../../../shared/text.ts';

/** Facet value of rows without a position. */
export const NO_CELL = 'none';

/** One word of a search index's `facets` column; letters and digits only, so that the tokenizer keeps it whole. */
export function facet(kind: string, value: string): string {
  const plain = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return kind + plain.replaceAll('-', 'm').replace(/[^a-z0-9]/g, '');
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

/** Slugs of the municipalities that a row is found under: the one its location names, and those whose name it writes. */
export function townsOf(location: string, town: string | null | undefined): string[] {
  const text = ` ${foldText(location)} `;
  return NAMES.filter(([slug, name]) => slug === town || text.includes(name)).map(([slug]) => slug);
}
