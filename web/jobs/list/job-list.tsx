import type { JobSummary } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import type { Point } from '../../../shared/places/distance.ts';
import { deferred } from '../../app/deferred.tsx';
import { useExactPosition } from '../../app/position.ts';
import { PhoneAlertsLink } from '../../layout/phone-alerts-link.tsx';
import { ChosenChips } from '../../lists/chosen-chips.tsx';
import { FollowList } from '../../lists/follow-list.tsx';
import { GrowingList, type GrowingParts } from '../../lists/growing-list.tsx';
import { FarNotice } from '../../lists/near-filter.tsx';
import { usePlace } from '../../lists/place-query.ts';
import { SearchReading } from '../../lists/search-reading.tsx';
import { hasNear } from '../../lists/search-steps.tsx';
import { chosenFilters } from './chosen-filters.ts';
import type { FoundJobs } from './filter-counts.tsx';
import { JobCard } from './job-card.tsx';
import { type JobSearch, jobSearchPath } from './job-search.ts';
import { JOB_TEXTS } from './job-texts.ts';
import type { WiderPath } from './no-jobs.tsx';

const NoJobs = deferred(() => import('./no-jobs.tsx').then((module) => module.NoJobs));
const OpenEmployers = deferred(async () => (await import('./open-employers.tsx')).OpenEmployers, null);

type JobListProps = {
  readonly found: FoundJobs;
  /** True if the list grows by 'Mostra altre'; false if a link to the whole list follows. */
  readonly grows?: boolean;
  readonly widerPath?: WiderPath | undefined;
  readonly partsOf?: GrowingParts<JobSummary>;
  readonly originOf?: (job: JobSummary) => Point | null;
};

/** Place of the search; the page of a town counts as a search only with a text. */
const placeOf = ({ search, location, around }: JobSearch): string =>
  around && search.trim() !== '' ? around.town : location;

export function JobList({ found, grows = true, widerPath, partsOf, originOf }: JobListProps) {
  const { search, others, path, list, linkTo } = found;
  const place = usePlace(search.location);
  const here = useExactPosition(search.near);
  const first = list.data?.pages[0];
  // From a municipality distances say something only where offers around it are shown.
  const isAround = search.radius !== null || search.sort === 'distance' || hasNear(first);
  const isEmpty = first?.items.length === 0;
  const chosen = (
    <ChosenChips
      key="chosen"
      filters={chosenFilters(search).map(({ label, off }) => ({ label, link: linkTo(off) }))}
      clear={isEmpty ? null : path}
    />
  );
  const offers = (
    <GrowingList
      key="list"
      list={list}
      texts={JOB_TEXTS}
      empty={<NoJobs {...{ search, path, others, widerPath }} />}
      card={(job) => <JobCard job={job} origin={originOf ? originOf(job) : (here ?? (isAround ? place : null))} />}
      {...(partsOf ? { partsOf } : {})}
      pathAfter={grows ? (cursor) => jobSearchPath(path, { ...search, cursor }) : null}
    />
  );
  return (
    <>
      <FollowList
        list={list}
        kind="jobs"
        search={{ ...search, location: placeOf(search) }}
        resultPath={pagePath.job('')}
      />
      <SearchReading page={first} typed={search.search} linkTo={linkTo} />
      <FarNotice near={search.near} />
      {/* The ways on come first where nothing is found; keys keep the focus of a filter that is taken off. */}
      {isEmpty ? [offers, chosen] : [chosen, offers]}
      {first?.total === 0 && <OpenEmployers search={search} />}
      <PhoneAlertsLink search={{ location: search.around?.town ?? search.location, category: search.category }} />
    </>
  );
}
