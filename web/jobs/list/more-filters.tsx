import { useState } from 'react';
import { jobFilter } from '../../../shared/job-filters.ts';
import { MORE_FILTERS } from './chosen-filters.ts';
import { FilterControl } from './filter-control.tsx';
import type { FilterCounts } from './filter-counts.tsx';
import { askedValue, type JobSearch } from './job-search.ts';

const BOXES = MORE_FILTERS.filter((name) => jobFilter(name).kind === 'tick').length;

/** Filters that fewer people use; open if the address has any of them. */
export function MoreFilters({ search, counts }: { search: JobSearch; counts: FilterCounts }) {
  // Open state at the start: removing the last filter must not close the box under the finger.
  const [open] = useState(MORE_FILTERS.some((name) => askedValue(search, name) !== null));
  return (
    <details open={open}>
      <summary>Altri filtri</summary>
      {MORE_FILTERS.map((name, index) => (
        <FilterControl
          key={name}
          name={name}
          search={search}
          counts={counts}
          className={index > BOXES ? 'mt-4' : 'mt-2'}
        />
      ))}
    </details>
  );
}
