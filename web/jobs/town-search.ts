import { TOWN_RADIUS_KM, type Town } from '../../shared/places/towns.ts';
import { readRadius } from '../lists/near.ts';
import { type JobSearch, readJobSearch } from './job-search.ts';

/** Reads the address of a town's page: words, category and, where the page has a slider, radius; the place is its own. */
export function readTownSearch(params: URLSearchParams, { slug, chips }: Town): JobSearch {
  const own = ['search', 'category', 'cursor'].map((name): [string, string] => [name, params.get(name) ?? '']);
  const radius = chips === 'long' ? readRadius(params, TOWN_RADIUS_KM) : TOWN_RADIUS_KM;
  return withRadius({ ...readJobSearch(new URLSearchParams(own)), around: { town: slug, radius } }, radius);
}

/** The search of a town's page with a radius in km; the usual one is left out of its address. */
export const withRadius = (search: JobSearch, radius: number): JobSearch => ({
  ...search,
  around: search.around && { ...search.around, radius: radius === TOWN_RADIUS_KM ? null : radius },
});
