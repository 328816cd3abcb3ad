import type { JobFilters } from '../../../shared/jobs.ts';
import type { JobSearch } from './job-search.ts';

/** Offers that are shown of those nearby. */
export const NEAREST = 3;

/** The same search, only as far around as it finds something; null where it never does. */
export function nearestSearch(search: JobSearch, others: Pick<JobFilters, 'wider'> | null): JobSearch | null {
  const radius = others?.wider[0]?.radius;
  if (radius === undefined) return null;
  const { near, around } = search;
  const at = near ? { near: { ...near, radius } } : around ? { around: { ...around, radius } } : { radius };
  return { ...search, ...at, sort: 'distance', cursor: null };
}
