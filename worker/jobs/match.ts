import { facet } from '../db/lists/facets.ts';
import { allOf, anyFacet, inCells, inPlace, wordIn } from '../db/lists/words.ts';
import type { JobFilter } from './filter.ts';

const TEXT_COLUMNS = '{title company_name location description}';

/**
 * MATCH text of the search index for a filter; null where nothing is filtered.
 * @param near cells within the filter's radius, where it has one
 */
export function toMatch(filter: JobFilter, near: readonly string[] | null): string | null {
  const facets = [
    filter.category && facet('category', filter.category),
    filter.type && facet('type', filter.type),
    filter.contract && facet('contract', filter.contract),
    filter.experience && facet('experience', filter.experience),
    filter.shift && facet('shift', filter.shift),
    filter.start && facet('start', filter.start),
    ...filter.withs.map((name) => facet('with', name)),
  ].filter((word) => word !== null);
  return allOf([
    ...filter.words.map((word) => wordIn(TEXT_COLUMNS, word)),
    ...filter.placeWords.map((word) => wordIn('location', word)),
    ...facets.map((word) => anyFacet([word])),
    ...placeParts(filter, near),
  ]);
}

/** Place and radius: of a town page they widen each other, of a position they narrow. */
function placeParts({ place, radius }: JobFilter, near: readonly string[] | null): string[] {
  const cells = near?.map((cell) => facet('cell', cell)) ?? [];
  const named = place && inPlace(place);
  if (radius?.without === 'town') return [[named, ...(cells.length > 0 ? [anyFacet(cells)] : [])].join(' OR ')];
  return [...(named ? [named] : []), ...(radius ? [inCells(near ?? [])] : [])];
}
