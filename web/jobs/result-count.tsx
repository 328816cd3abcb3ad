import { useInfiniteQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import { countText } from '../lists/count-text.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { AlertLink } from './alert-link.tsx';
import type { JobSearch } from './job-search.ts';
import { jobListOptions } from './queries.ts';

/** `1 offerta`, `174 offerte`, `oltre 1.000 offerte`. */
export const jobCountText = (count: { readonly total: number; readonly exact: boolean }): string =>
  countText(count, { one: 'offerta', many: 'offerte' });

/** How many offers a search finds, shown and announced, and the way to be told of new ones. */
export function ResultCount({ search, limit = PAGE_SIZE }: { search: JobSearch; limit?: number }) {
  const { data, isError } = useInfiniteQuery(jobListOptions(search, limit));
  const first = data?.pages[0];
  return (
    <div className="split">
      <LiveRegion visible className="text-lead font-600">
        {first ? jobCountText(first) : isError ? '' : 'Caricamento offerte di lavoro...'}
      </LiveRegion>
      <AlertLink search={search} />
    </div>
  );
}
