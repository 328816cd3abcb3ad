import { SHORT_CHIPS } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { HOME_PLACES } from '../../shared/valley/place-options.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { ButtonLine, Link } from '../app/link.tsx';
import type { Page } from '../app/page.ts';
import { FIGURES } from '../content/figures.ts';
import { CategoryChips } from '../jobs/list/category-chips.tsx';
import { loadJobs, useFoundJobs } from '../jobs/list/filter-counts.tsx';
import { JobList } from '../jobs/list/job-list.tsx';
import { isFiltered, jobSearchPath, readJobSearch, sharedSearchPath } from '../jobs/list/job-search.ts';
import { JobSearchForm, SearchAndResults } from '../jobs/list/job-search-form.tsx';
import { jobCountsOptions, useJobTotals } from '../jobs/list/queries.ts';
import { Today } from '../layout/today.tsx';
import { NearFilter, RadiusSelect, SortSelect, searchNear } from '../lists/near-filter.tsx';
import { PlaceField } from '../lists/search-fields.tsx';
import { MapStampLink, PlacesLink } from '../map/map-link.tsx';
import { groundOptions } from '../map/places.ts';
import { ValleyMap } from '../map/valley-map.tsx';

const PATH = pagePath.home();
const SHOWN = 10;
const readSearch = (params: URLSearchParams) => ({ ...readJobSearch(params), cursor: null });

function HomePage() {
  const found = useFoundJobs(PATH, readSearch, SHOWN);
  const { search, go, counts } = found;
  const totals = useJobTotals();
  return (
    <>
      <Today className="container pt-4" />
      <JobSearchForm found={found}>
        <div className="container first-screen with-map">
          <div className="stack-sm min-w-0">
            <div className="beside-stamp">
              <div className="stack-sm">
                <h1>{`Il lavoro vicino a casa, ${VALLEY.in}`}</h1>
                <p className="hero-lead measure">
                  <span>{`Offerte ${VALLEY.fromTo}.`}</span>
                  {/* Beside the map a narrow phone has room for two lines. */}
                  <span className="max-sm:hidden"> Cerchi e pubblichi gratis.</span>
                </p>
              </div>
              <MapStampLink />
            </div>
            <SearchAndResults
              found={found}
              field={
                <PlaceField
                  location={search.location}
                  counts={counts?.location ?? null}
                  first={HOME_PLACES.map(({ label }) => label)}
                  onNear={(isWanted) => searchNear(go, isWanted)}
                />
              }
              chips={
                <>
                  <CategoryChips search={search} chips={SHORT_CHIPS} counts={counts} />
                  <PlacesLink />
                </>
              }
              filters={
                <>
                  <SortSelect search={search} />
                  <RadiusSelect search={search} />
                  <NearFilter search={search} go={go} />
                </>
              }
              title="Offerte di lavoro"
              titleId="offerte"
            >
              <JobList found={found} grows={false} />
              <ButtonLine to={jobSearchPath(pagePath.jobs(), search)}>Vedi tutte le offerte</ButtonLine>
            </SearchAndResults>
          </div>
          <ValleyMap totals={totals} />
        </div>
      </JobSearchForm>
      <div className="container section">
        <div className="grid gap-4 md:grid-cols-2">
          <article className="card stack-sm">
            <h2 className="text-h3">Cerchi lavoro</h2>
            <p>
              Pubblica il tuo profilo in circa 5 minuti: le aziende della zona ti trovano per mestiere e comune, e ti
              scrivono direttamente.
            </p>
            <ButtonLine to={pagePath.publishCandidate()}>Pubblica il tuo profilo</ButtonLine>
            <p>
              <Link to={pagePath.jobSeekers()}>Come funziona per chi cerca</Link> ·{' '}
              <Link to={pagePath.jobAds()}>Annunci per comune e settore</Link>
            </p>
          </article>
          <article className="card stack-sm">
            <h2 className="text-h3">Cerchi personale</h2>
            <p>
              {`Pubblica un’offerta gratis, per sempre: va online subito e la legge chi vive qui. ${FIGURES.invitation(totals)}`}
            </p>
            <ButtonLine to={pagePath.publishJob()}>Pubblica un’offerta</ButtonLine>
            <p>
              Per la tua famiglia: <Link to={pagePath.findCarer()}>cerco chi assiste</Link>
            </p>
          </article>
        </div>
      </div>
    </>
  );
}

export const page: Page = {
  Component: HomePage,
  load: ({ client, url }) =>
    Promise.all([
      loadJobs(client, readSearch(url.searchParams), SHOWN),
      client.prefetchQuery(jobCountsOptions()),
      client.prefetchQuery(groundOptions()),
    ]),
  head: async ({ url }) => {
    const { homeHead } = await import('../../shared/head/place-heads.ts');
    return homeHead(isFiltered(readSearch(url.searchParams)));
  },
  sharedAddress: (url) =>
    sharedSearchPath(
      PATH,
      readSearch(url.searchParams),
      HOME_PLACES.flatMap(({ value, label }) => [value, label]),
    ),
};
