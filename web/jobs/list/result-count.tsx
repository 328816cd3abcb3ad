import { PAGE_SIZE } from '../../../shared/job-values.ts';
import type { ListCount } from '../../api/list-page.ts';
import { correctedPrefix } from '../../lists/corrected-text.tsx';
import { countText } from '../../lists/list-texts.ts';
import { useList } from '../../lists/use-list.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
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

/** Number of offers that a search finds, shown and announced, and the link to an alert. */
export function ResultCount({ search, count, limit = PAGE_SIZE }: ResultCountProps) {
  const { data, isError } = useList(jobListOptions(search, limit));
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
      {/* An empty list has the link below, with the other ways out. */}
      {first?.items.length !== 0 && <AlertLink search={search} corrected={first?.corrected} />}
    </div>
  );
}
