import { Link } from 'react-router';
import { PAGE_SIZE } from '../../../shared/job-values.ts';
import type { ListCount } from '../../api/list-page.ts';
import { correctedPrefix } from '../../lists/corrected-text.tsx';
import { countText } from '../../lists/list-texts.ts';
import { nearText } from '../../lists/search-steps.tsx';
import { useList } from '../../lists/use-list.ts';
import { Icon } from '../../ui/icon.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { alertPath, type JobSearch } from './job-search.ts';
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
            {nearText(first, 'un’altra', 'altre')}
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

type AlertLinkProps = {
  readonly search: JobSearch;
  /** The text that was searched for in place of the one typed: mails of alerts put nothing right. */
  readonly corrected: string | null | undefined;
};

/** The way to have the new offers of a search sent by mail. */
export const AlertLink = ({ search, corrected }: AlertLinkProps) => (
  <Link
    className="inline-flex items-center gap-2 min-h-11 no-print"
    to={alertPath(corrected ? { ...search, search: corrected } : search)}
  >
    <Icon name="bell" /> Crea un avviso
  </Link>
);
