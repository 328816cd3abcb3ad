import type { CandidateFilters } from '../../shared/candidates.ts';
import type { CandidateSearch } from './candidate-search.ts';

/** Profiles that are shown of those nearby. */
export const NEAREST = 3;

/** The same search within so many km. */
export const within = (search: CandidateSearch, radius: number): CandidateSearch => ({
  ...search,
  cursor: null,
  ...(search.near ? { near: { ...search.near, radius } } : { radius }),
});

/** The same search, the nearest first, only as far around as it finds somebody; null where it never does. */
export function nearestSearch(
  search: CandidateSearch,
  others: Pick<CandidateFilters, 'wider'> | undefined,
): CandidateSearch | null {
  const radius = others?.wider[0]?.radius;
  return radius === undefined ? null : { ...within(search, radius), sort: 'distance' };
}
