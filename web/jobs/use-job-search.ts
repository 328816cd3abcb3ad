import { useListSearch } from '../lists/use-list-search.ts';
import { jobSearchPath, readJobSearch } from './job-search.ts';

/** The search of the page's address, the way to another one, and the form that is both without any script. */
export const useJobSearch = (path: string, defaultRadius: number) =>
  useListSearch(
    (params) => readJobSearch(params, defaultRadius),
    (search) => jobSearchPath(path, search),
  );
