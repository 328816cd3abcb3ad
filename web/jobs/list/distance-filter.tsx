import { NearFilter } from '../../lists/near-filter.tsx';
import type { JobSearch } from './job-search.ts';

type DistanceFilterProps = {
  readonly search: JobSearch;
  readonly go: (next: JobSearch) => Promise<void>;
  readonly label: string;
  readonly defaultRadius: number;
};

/** The distance filter of a list of offers; without a position the order by distance goes too. */
export function DistanceFilter({ search, go, ...filter }: DistanceFilterProps) {
  const sort = (near: JobSearch['near']) => (near === null && search.sort === 'distance' ? null : search.sort);
  return (
    <NearFilter
      {...filter}
      near={search.near}
      onChange={(near) => go({ ...search, near, radius: null, sort: sort(near) })}
    />
  );
}
