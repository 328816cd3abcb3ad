import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import { GrowingList, type ListTexts } from '../lists/growing-list.tsx';
import { JobCard } from './job-card.tsx';
import { type JobSearch, jobSearchPath } from './job-search.ts';
import { jobListOptions } from './queries.ts';

type ListProps = {
  readonly search: JobSearch;
  /** Path of the page, for the link to more offers that works without JavaScript. */
  readonly path: string;
  readonly empty: ReactNode;
  readonly limit?: number;
  /** Whether the list grows by 'Mostra altre'; off where a link to the whole list follows. */
  readonly grows?: boolean;
};

/** What lists of offers say. */
export const JOB_TEXTS: ListTexts = {
  loading: 'Caricamento offerte di lavoro...',
  failed: 'Le offerte non sono arrivate',
  more: 'Mostra altre',
  moreFailed: 'Non siamo riusciti a caricare altre offerte.',
  copy: 'in questo momento non riusciamo a leggere le offerte più recenti.',
};

/** The offers of a search. */
export function JobList({ search, path, empty, limit = PAGE_SIZE, grows = true }: ListProps) {
  return (
    <GrowingList
      list={useInfiniteQuery(jobListOptions(search, limit))}
      texts={JOB_TEXTS}
      empty={empty}
      card={(job) => <JobCard job={job} origin={search.near} />}
      pathAfter={grows ? (cursor) => jobSearchPath(path, { ...search, cursor }) : null}
    />
  );
}
