import type { ReactNode } from 'react';
import { PAGE_SIZE } from '../../../shared/job-values.ts';
import type { JobFilters } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import { useExactPosition } from '../../app/position.ts';
import { ChosenFilters } from '../../lists/chosen-filters.tsx';
import { CorrectedText } from '../../lists/corrected-text.tsx';
import { useCountSearch } from '../../lists/count-search.ts';
import { GrowingList, type ListTexts } from '../../lists/growing-list.tsx';
import {
  droppedLabel,
  EVERYWHERE,
  type OtherSearch,
  OtherSearchLinks,
  widerLabel,
} from '../../lists/other-searches.tsx';
import { usePlace } from '../../lists/place-query.ts';
import { useKeptPages } from '../../lists/use-kept-pages.ts';
import { useList } from '../../lists/use-list.ts';
import { chosenFilters } from './chosen-filters.ts';
import type { SearchFacts } from './filter-counts.tsx';
import { JobCard } from './job-card.tsx';
import { type JobSearch, jobSearchPath } from './job-search.ts';
import { jobListOptions } from './queries.ts';
import { AlertLink, jobCountText } from './result-count.tsx';

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
  failed: 'Non riusciamo a caricare le offerte',
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
  const here = useExactPosition(search.near);
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
        card={(job) => <JobCard job={job} origin={here ?? (isAround ? place : null)} />}
        pathAfter={grows ? (cursor) => jobSearchPath(path, { ...search, cursor }) : null}
      />
    </>
  );
}

/** Address of the same search within more km. */
type WiderPath = (radius: number) => string;

type OtherSearchesProps = {
  readonly search: JobSearch;
  readonly path: string;
  readonly others: SearchFacts['others'];
  readonly widerPath: WiderPath | undefined;
};

/**
 * Ways out of a search that finds nothing: each wider radius and each dropped filter that would find something, and the
 * alert.
 */
function OtherSearches({ search, path, others, widerPath = wider(search, path) }: OtherSearchesProps) {
  const searches = others
    ? [
        ...others.wider.map(({ radius, total }) => ({
          label: widerLabel(radius),
          to: widerPath(radius),
          found: foundText(total),
        })),
        ...others.dropped.flatMap((one) => dropped(one, search, path)),
      ]
    : [];
  return (
    <div className="stack no-print">
      <OtherSearchLinks searches={searches} />
      <p className="cluster">
        <span className="muted">Vuoi sapere quando ne arriva una?</span>{' '}
        <AlertLink search={search} corrected={others?.corrected} />
      </p>
    </div>
  );
}

/** Around the visitor, the municipality that was written, or the town of the page. */
const wider =
  (search: JobSearch, path: string): WiderPath =>
  (radius) => {
    const { near, around } = search;
    const at = near ? { near: { ...near, radius } } : around ? { around: { ...around, radius } } : { radius };
    return jobSearchPath(path, { ...search, cursor: null, ...at });
  };

const foundText = (total: number): string => jobCountText({ total, exact: true });

type Dropped = JobFilters['dropped'][number];

function dropped({ filter, total }: Dropped, search: JobSearch, path: string): OtherSearch[] {
  const { near, around } = search;
  const found = foundText(total);
  // The town of a page is no filter that can be taken off: the page of the valley has the same offers without it.
  if (around && (filter === 'near' || filter === 'location'))
    return [{ label: EVERYWHERE, to: jobSearchPath(pagePath.valley(), { ...search, around: null }), found }];
  const chosen = chosenFilters(search).find((one) => one.filter === filter);
  if (!chosen || (filter === 'near' && near === null)) return [];
  const label = droppedLabel(filter, chosen.label, near !== null);
  return [{ label, to: jobSearchPath(path, chosen.without), found }];
}
