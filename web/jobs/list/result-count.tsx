import type { ReactNode } from 'react';
import { PAGE_SIZE } from '../../../shared/job-values.ts';
import type { ListCount } from '../../api/list-page.ts';
import { Link } from '../../app/link.tsx';
import { correctedPrefix } from '../../lists/corrected-text.tsx';
import { ResultRow } from '../../lists/result-row.tsx';
import { nearText } from '../../lists/search-steps.tsx';
import { useList } from '../../lists/use-list.ts';
import { Icon } from '../../ui/icon.tsx';
import { alertPath, type JobSearch } from './job-search.ts';
import { jobCountText } from './job-texts.ts';
import { jobListOptions } from './queries.ts';

type ResultCountProps = {
  readonly search: JobSearch;
  readonly count: ListCount | null;
  readonly limit?: number;
  readonly children: ReactNode;
};

export function ResultCount({ search, count, limit = PAGE_SIZE, children }: ResultCountProps) {
  const { data, isError } = useList(jobListOptions(search, limit));
  const first = data?.pages[0];
  const corrected = correctedPrefix(first?.corrected);
  return (
    <ResultRow
      count={
        count && first ? (
          <>
            {corrected && <span className="sr-only">{corrected}</span>}
            <span>{jobCountText(count)}</span>
            {/* On phones the headings of the list say it. */}
            <span className="max-sm:sr-only">{nearText(first, 'un’altra', 'altre')}</span>
          </>
        ) : isError || first ? (
          ''
        ) : (
          'Caricamento offerte di lavoro...'
        )
      }
    >
      {children}
      <Link
        className="inline-flex items-center gap-2 min-h-11 no-print"
        to={alertPath(first?.corrected ? { ...search, search: first.corrected } : search)}
      >
        <Icon name="bell" />
        <span>
          <span className="max-sm:sr-only">Crea un </span>
          <span className="capitalize sm:normal-case">avviso</span>
        </span>
      </Link>
    </ResultRow>
  );
}
