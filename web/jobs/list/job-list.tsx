import type { ReactNode } from 'react';
import { PAGE_SIZE } from '../../../shared/job-values.ts';
import { pagePath } from '../../../shared/paths.ts';
import { ChosenFilters } from '../../lists/chosen-filters.tsx';
import { CorrectedText } from '../../lists/corrected-text.tsx';
import { useCountSearch } from '../../lists/count-search.ts';
import { GrowingList, type ListTexts } from '../../lists/growing-list.tsx';
import { usePlace } from '../../lists/place-query.ts';
import { useKeptPages } from '../../lists/use-kept-pages.ts';
import { useList } from '../../lists/use-list.ts';
import { chosenFilters } from './chosen-filters.ts';
import type { SearchFacts } from './filter-counts.tsx';
import { JobCard } from './job-card.tsx';
import { type JobSearch, jobSearchPath } from './job-search.ts';
import { OtherSearches, type WiderPath } from './other-searches.tsx';
import { jobListOptions } from './queries.ts';

type ListProps = {
  readonly search: JobSearch;
  readonly others: SearchFacts['others'];
  /** Path of the page. */
  readonly path: string;
  readonly empty: ReactNode;
  readonly limit?: number;
  /** True if the list grows by 'Mostra altre'; false if a link to the whole list follows. */
  readonly grows?: boolean;
  /** Address of a wider search, if the page itself has none. */
  readonly widerPath?: WiderPath | undefined;
};

/** Texts of lists of offers. */
export const JOB_TEXTS: ListTexts = {
  loading: 'Caricamento offerte di lavoro...',
  failed: 'Le offerte non sono arrivate',
  more: 'Mostra altre',
  moreFailed: 'Non siamo riusciti a caricare altre offerte.',
  copy: 'in questo momento non riusciamo a leggere le offerte più recenti.',
};

/** Place of the search; the page of a town counts as a search only with a text. */
const placeOf = ({ search, location, around }: JobSearch): string =>
  around && search.trim() !== '' ? around.town : location;

/** The offers of a search, under what it is narrowed by. */
export function JobList(props: ListProps) {
  const { search, others, path, empty, limit = PAGE_SIZE, grows = true, widerPath } = props;
  const list = useList(jobListOptions(search, limit));
  const place = usePlace(search.location);
  useKeptPages(list);
  useCountSearch('jobs', { ...search, location: placeOf(search) }, pagePath.job(''));
  const first = list.data?.pages[0];
  // From a municipality distances say something only where offers around it are shown.
  const isAround = search.radius !== null || search.sort === 'distance';
  return (
    <>
      <CorrectedText
        corrected={first?.corrected}
        typed={search.search}
        exact={jobSearchPath(path, { ...search, exact: true, cursor: null })}
      />
      <ChosenFilters
        filters={chosenFilters(search).map(({ label, without }) => ({ label, without: jobSearchPath(path, without) }))}
        clear={first?.items.length === 0 ? null : path}
      />
      <GrowingList
        list={list}
        texts={JOB_TEXTS}
        empty={
          <>
            {empty}
            <OtherSearches {...{ search, path, others, widerPath }} />
          </>
        }
        card={(job) => <JobCard job={job} origin={search.near ?? (isAround ? place : null)} />}
        pathAfter={grows ? (cursor) => jobSearchPath(path, { ...search, cursor }) : null}
      />
    </>
  );
}
