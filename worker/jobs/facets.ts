import type { NewJobRow } from '../db/tables/jobs.ts';

type FacetKind = 'town' | 'category' | 'type' | 'contract' | 'experience' | 'cell';

/** Facet value of offers without a position. */
export const NO_CELL = 'none';

/** One word of the search index's `facets` column; letters and digits only, so that the tokenizer keeps it whole. */
export function facet(kind: FacetKind, value: string): string {
  const plain = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return kind + plain.replaceAll('-', 'm').replace(/[^a-z0-9]/g, '');
}

type Filterable = Pick<NewJobRow, 'town' | 'category' | 'type' | 'contract' | 'experience' | 'cell'>;

/** Everything an offer can be filtered by, as the text of the `facets` column. */
export function facetsOf(job: Filterable): string {
  const words = [
    facet('category', job.category),
    facet('type', job.type),
    facet('contract', job.contract),
    facet('experience', job.experience),
    facet('cell', job.cell ?? NO_CELL),
  ];
  if (job.town) words.push(facet('town', job.town));
  return words.join(' ');
}

/** Key of a position: ten-thousandths of a degree, about 11 m. */
export const cellKey = (lat: number, lon: number): string => `${Math.round(lat * 1e4)}x${Math.round(lon * 1e4)}`;
