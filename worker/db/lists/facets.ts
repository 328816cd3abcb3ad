/** Facet value of rows without a position. */
export const NO_CELL = 'none';

/** One word of a search index's `facets` column; letters and digits only, so that the tokenizer keeps it whole. */
export function facet(kind: string, value: string): string {
  const plain = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return kind + plain.replaceAll('-', 'm').replace(/[^a-z0-9]/g, '');
}

/** Key of a position: ten-thousandths of a degree, about 11 m. */
export const cellKey = (lat: number, lon: number): string => `${Math.round(lat * 1e4)}x${Math.round(lon * 1e4)}`;
