import { useInfiniteQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import type { ListCount } from '../api/list-page.ts';
import { correctedPrefix } from '../lists/corrected-text.tsx';
import { countText } from '../lists/count-text.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { AlertLink } from './alert-link.tsx';
import type { JobSearch } from './job-search.ts';
import { jobListOptions } from './queries.ts';

/** `1 offerta`, `174 offerte`, `oltre 1.000 offerte`. */
export const jobCountText = (count: ListCount): string => countText(count, { one: 'offerta', many: 'offerte' });

type ResultCountProps = {
  readonly search: JobSearch;
  /** How many it finds; null until that is known. */
  readonly count: ListCount | null;
  readonly limit?: number;
};

/** How many offers a search finds, shown and announced, and the way to be told of new ones. */
export function ResultCount({ search, count, limit = PAGE_SIZE }: ResultCountProps) {
  const { data, isError } = useInfiniteQuery(jobListOptions(search, limit));
  const first = data?.pages[0];
  const corrected = correctedPrefix(first?.corrected);
  return (
    <div className="split">
      <LiveRegion visible className="text-lead font-600 min-h-7">
        {count && first ? (
          <>
            {corrected && <span className="sr-only">{corrected}</span>}
            {jobCountText(count)}
          </>
        ) : isError || first ? (
          ''
        ) : (
          'Caricamento offerte di lavoro...'
        )}
      </LiveRegion>
      {/* Where nothing is found, the way stands below with the others. */}
      {first?.items.length !== 0 && <AlertLink search={search} corrected={first?.corrected} />}
    </div>
  );
}
