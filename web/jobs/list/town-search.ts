import { JOB_FILTER_NAMES } from '../../../shared/job-filters.ts';
import { TOWN_RADIUS_KM, type Town } from '../../../shared/places/towns.ts';
import { readRadius } from '../../lists/near.ts';
import { readAddress, VERSION_FIELD } from '../../lists/search-address.ts';
import { BOXES, type JobSearch, readJobSearch } from './job-search.ts';

const OWN = ['search', 'exact', ...JOB_FILTER_NAMES, 'cursor'];

/** Reads the address of a town's page: words, filters and, where the page has a slider, radius; the place is its own. */
export function readTownSearch(address: URLSearchParams, { slug, chips }: Town): JobSearch {
  const params = readAddress(address, BOXES);
  const own = OWN.map((name): [string, string] => [name, params.get(name) ?? '']);
  const radius = chips === 'long' ? (readRadius(params) ?? TOWN_RADIUS_KM) : TOWN_RADIUS_KM;
  const search = readJobSearch(new URLSearchParams([[VERSION_FIELD.name, VERSION_FIELD.value], ...own]));
  return withRadius({ ...search, around: { town: slug, radius } }, radius);
}

/** The search of a town's page with a radius in km; the usual one is left out of its address. */
export const withRadius = (search: JobSearch, radius: number): JobSearch => ({
  ...search,
  around: search.around && { ...search.around, radius: radius === TOWN_RADIUS_KM ? null : radius },
});
