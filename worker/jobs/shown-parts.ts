import type { JobFiltersQuery } from '../../shared/jobs.ts';
import { distanceKm } from '../../shared/places/distance.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { categoryPart, ELSEWHERE, OFFERS, type Part, townPart } from '../http/shown-parts.ts';
import { toFilter } from './filters/to-filter.ts';

/**
 * Parts that a list shows: the municipalities that it names or that its radius covers, else its categories, else all
 * offers. One of several conditions is enough, as a changed offer raises every part that it belongs to.
 * @throws DomainError `invalid` as the list itself does
 */
export function partsOfList(query: JobFiltersQuery): readonly Part[] {
  const { places, placeWords, origin, fromPosition, radius } = toFilter(query);
  if (query.search?.trim() || placeWords.length > 0 || fromPosition) return [OFFERS];
  if (places.length > 0) {
    const near = radius && origin ? MUNICIPALITIES.filter((place) => distanceKm(origin, place) <= radius.km) : [];
    const slugs = new Set([...places, ...near].map(({ slug }) => slug));
    return [...[...slugs].map(townPart), ...(radius ? [ELSEWHERE] : [])];
  }
  return query.category?.map(categoryPart) ?? [OFFERS];
}

/** Parts that single offers show: each is of its category, before and after it changes. */
export const partsOfJobs = (jobs: readonly Pick<JobRow, 'category'>[]): readonly Part[] => [
  ...new Set(jobs.map(({ category }) => categoryPart(category))),
];
