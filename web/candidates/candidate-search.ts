import type { CandidateFilter } from '../../shared/candidate-values.ts';
import type { CandidateFilters } from '../../shared/candidates.ts';
import { searchPath } from '../../shared/search-version.ts';
import {
  type Chosen,
  chosen,
  chosenPlaces,
  type ListSearch,
  listParams,
  readAddress,
  readListSearch,
  readText,
  type SearchParams,
  TICKED,
} from '../lists/search-address.ts';

export type CandidateSearch = ListSearch & { readonly skills: string; readonly available: boolean };

export const AVAILABLE_LABEL = 'Disponibili subito';

/** Reads a page's address: what cannot be read is ignored, so every address is a list. */
export function readCandidateSearch(address: URLSearchParams): CandidateSearch {
  const params = readAddress(address);
  return {
    ...readListSearch(params),
    skills: readText(params, 'skills'),
    available: params.get('available') === TICKED,
  };
}

/** The search as a query string's parameters, for addresses of pages and for the API alike; defaults are left out. */
export const candidateSearchParams = (search: CandidateSearch): SearchParams =>
  listParams(search, {
    skills: search.skills.trim() || undefined,
    available: search.available ? TICKED : undefined,
  });

/** The search as the parameters of `GET /api/candidates/filters`: without its order and its pages. */
export const candidateFilterParams = (search: CandidateSearch): SearchParams =>
  candidateSearchParams({ ...search, sort: null, cursor: null });

export const candidateSearchPath = (path: string, search: CandidateSearch): string =>
  searchPath(path, candidateSearchParams(search));

export const isFiltered = (search: CandidateSearch): boolean =>
  Object.values(candidateSearchParams(search)).some((value) => value !== undefined);

export const withoutPanel = (search: CandidateSearch): CandidateSearch => ({
  ...search,
  available: false,
  near: null,
  radius: null,
  sort: null,
  cursor: null,
});

export const chosenFilters = (search: CandidateSearch): readonly Chosen<CandidateFilter, CandidateSearch>[] => [
  ...chosenPlaces(search),
  ...chosen('skills', search.skills.trim() && `Competenze: ${search.skills.trim()}`, (now: CandidateSearch) => ({
    ...now,
    skills: '',
  })),
  ...chosen('available', search.available && AVAILABLE_LABEL, (now: CandidateSearch) => ({ ...now, available: false })),
];

export const NEAREST = 3;

export const within = (search: CandidateSearch, radius: number): CandidateSearch => ({
  ...search,
  cursor: null,
  ...(search.near ? { near: { ...search.near, radius } } : { radius }),
});

/** A search with the nearest first, only as far around as it finds somebody; null where it never does. */
export function nearestSearch(
  search: CandidateSearch,
  others: Pick<CandidateFilters, 'wider'> | undefined,
): CandidateSearch | null {
  const radius = others?.wider[0]?.radius;
  return radius === undefined ? null : { ...within(search, radius), sort: 'distance' };
}
