import { useMeasured } from '../../lists/place-query.ts';
import { useListSearch } from '../../lists/use-list-search.ts';
import { type JobSearch, jobSearchPath } from './job-search.ts';

/**
 * The search of the page's address, the way to another one, and the form that is both without any script.
 * @param read how the page at `path` reads its address
 */
export function useJobSearch(path: string, read: (params: URLSearchParams) => JobSearch) {
  const { search, ...rest } = useListSearch(read, (next) => jobSearchPath(path, next));
  return { ...rest, search: useMeasured(search) };
}
