import { useLocation } from 'react-router';
import { valleyCrumbs } from '../../shared/head/crumbs.ts';
import { SHORT_CHIPS } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { grouped } from '../../shared/text.ts';
import { VALLEY_PLACES } from '../../shared/valley/place-options.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { deferred } from '../app/deferred.tsx';
import type { Page } from '../app/page.ts';
import { useHydrated } from '../app/use-hydrated.ts';
import { FIGURES } from '../content/figures.ts';
import { CategoryChips } from '../jobs/list/category-chips.tsx';
import { loadJobs, useFoundJobs } from '../jobs/list/filter-counts.tsx';
import { JobList } from '../jobs/list/job-list.tsx';
import { isFiltered, type JobSearch, readJobSearch, sharedSearchPath } from '../jobs/list/job-search.ts';
import { JobSearchForm, PlaceSelect, SearchAndResults } from '../jobs/list/job-search-form.tsx';
import { jobCountsOptions, useJobTotals } from '../jobs/list/queries.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { NearFilter } from '../lists/near-filter.tsx';
import { MapLink } from '../map/map-link.tsx';
import { groundOptions } from '../map/places.ts';
import { ValleyMap } from '../map/valley-map.tsx';
import { TownLinks } from '../towns/town-links.tsx';

const JustPublished = deferred(async () => (await import('./just-published-page.tsx')).JustPublished);

const PATH = pagePath.valley();
/** Radius in km of the distance filter when it is turned on here. */
const NEAR_KM = 25;
const readSearch = (params: URLSearchParams): JobSearch => readJobSearch(params, NEAR_KM);

function ValleyPage() {
  const found = useFoundJobs(PATH, readSearch);
  const { search, go, counts } = found;
  const totals = useJobTotals();
  const offers = totals ? [{ value: grouped(totals.total), label: totals.total === 1 ? 'offerta' : 'offerte' }] : [];
  // The browser keeps the state through a reload; the edge knows none.
  const hydrated = useHydrated();
  const state: unknown = useLocation().state;
  return (
    <div className="container first-screen">
      <Breadcrumb crumbs={valleyCrumbs()} />
      {/* It has a form of its own, which none may hold. */}
      {hydrated && state !== null && <JustPublished state={state} />}
      <JobSearchForm className="with-map" found={found}>
        <div className="stack-sm min-w-0">
          <h1>{`Lavoro ${VALLEY.in}`}</h1>
          <p className="hero-lead measure">{`Tutte le offerte aperte ${VALLEY.topToBottom}.`}</p>
          <dl className="cluster text-sm gap-y-0">
            {[...offers, ...FIGURES.valley(totals)].map(({ value, label }) => (
              <div key={label} className="flex flex-row-reverse gap-1">
                <dt>{label}</dt>
                <dd className="font-600">{value}</dd>
              </div>
            ))}
          </dl>
          <SearchAndResults
            found={found}
            field={<PlaceSelect search={search} places={VALLEY_PLACES} />}
            chips={
              <>
                <CategoryChips search={search} chips={SHORT_CHIPS} counts={counts} />
                <MapLink />
              </>
            }
            filters={<NearFilter search={search} go={go} label="Solo vicino a me" defaultRadius={NEAR_KM} />}
            title="Offerte di lavoro"
            titleId="risultati"
          >
            <JobList found={found} />
          </SearchAndResults>
        </div>
        <ValleyMap totals={totals} />
      </JobSearchForm>
      <TownLinks title="Paese per paese" counts={totals?.byTown ?? null} />
    </div>
  );
}

export const page: Page = {
  Component: ValleyPage,
  load: ({ client, url }) =>
    Promise.all([
      loadJobs(client, readSearch(url.searchParams)),
      client.prefetchQuery(jobCountsOptions()),
      client.prefetchQuery(groundOptions()),
    ]),
  head: async ({ url }) => {
    const { valleyHead } = await import('../../shared/head/place-heads.ts');
    return valleyHead(isFiltered(readSearch(url.searchParams)));
  },
  sharedAddress: (url) =>
    sharedSearchPath(
      PATH,
      readSearch(url.searchParams),
      VALLEY_PLACES.map(({ value }) => value),
    ),
};
