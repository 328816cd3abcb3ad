import { SHORT_CHIPS } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { HOME_PLACES } from '../../shared/valley/place-options.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { ButtonLink, Link } from '../app/link.tsx';
import type { Page, PageContext } from '../app/page.ts';
import { FIGURES } from '../content/figures.ts';
import { CategoryChips } from '../jobs/list/category-chips.tsx';
import { ALL_OFFERS, searchWords } from '../jobs/list/chosen-filters.ts';
import { loadJobs, useJobSearch, useSearchFacts } from '../jobs/list/filter-counts.tsx';
import { JobFilterPanel } from '../jobs/list/job-filter-panel.tsx';
import { JobList } from '../jobs/list/job-list.tsx';
import { isFiltered, jobSearchPath, readJobSearch, sharedSearchPath } from '../jobs/list/job-search.ts';
import { PlaceSelect, SearchText } from '../jobs/list/list-fields.tsx';
import { type JobTotals, jobCountsOptions, useJobTotals } from '../jobs/list/queries.ts';
import { ResultCount } from '../jobs/list/result-count.tsx';
import { NearFilter, SortSelect } from '../lists/near-filter.tsx';
import { resultsOf } from '../lists/result-row.tsx';
import { VERSION_FIELD } from '../lists/search-address.ts';
import { SearchLine } from '../lists/search-line.tsx';
import { MapStampLink, PlacesLink } from '../map/map-link.tsx';
import { groundOptions } from '../map/places.ts';
import { ValleyMap } from '../map/valley-map.tsx';
import { buttonClass } from '../ui/button.tsx';

const PATH = pagePath.home();
const SHOWN = 10;
const searchOf = ({ url }: Pick<PageContext, 'url'>) => ({ ...readJobSearch(url.searchParams), cursor: null });

function HomePage() {
  const { search, go, form } = useJobSearch(PATH, readJobSearch);
  const { count, counts, others } = useSearchFacts(search, SHOWN);
  const totals = useJobTotals();
  const allOffers = (
    <p>
      <ButtonLink to={jobSearchPath(pagePath.jobs(), { ...search, cursor: null })}>Vedi tutte le offerte</ButtonLink>
    </p>
  );
  return (
    <>
      <form method="get" action={resultsOf(PATH)} aria-label="Offerte di lavoro" {...form}>
        <input type="hidden" {...VERSION_FIELD} />
        <div className="container first-screen with-map">
          <div className="stack-sm min-w-0">
            <div className="flex items-start justify-between gap-3">
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
            <search className="search-row">
              <SearchText search={search} />
              <PlaceSelect search={search} places={HOME_PLACES} />
              <button type="submit" className={buttonClass('primary')}>
                Cerca
              </button>
            </search>
            <div className="chip-scroll">
              <CategoryChips search={search} chips={SHORT_CHIPS} counts={counts} />
              <PlacesLink />
            </div>
            <SearchLine form={form.ref} words={searchWords(search)} all={ALL_OFFERS} />
            <section className="results" aria-labelledby="offerte">
              <h2 id="offerte" className="sr-only">
                Offerte di lavoro
              </h2>
              <ResultCount search={search} count={count} limit={SHOWN}>
                <JobFilterPanel {...{ search, count, counts }} path={PATH}>
                  <SortSelect search={search} />
                  <NearFilter search={search} go={go} />
                </JobFilterPanel>
              </ResultCount>
              <div className="stack">
                <JobList search={search} others={others} path={PATH} limit={SHOWN} grows={false} />
                {allOffers}
              </div>
            </section>
          </div>
          <ValleyMap totals={totals} />
        </div>
      </form>
      <Audiences totals={totals} />
    </>
  );
}

function Audiences({ totals }: { totals: JobTotals | null }) {
  return (
    <div className="container section">
      <div className="grid gap-4 md:grid-cols-2">
        <article className="card stack-sm">
          <h2 className="text-h3">Cerchi lavoro</h2>
          <p>
            Pubblica il tuo profilo in circa 5 minuti: le aziende della zona ti trovano per mestiere e comune, e ti
            scrivono direttamente.
          </p>
          <p>
            <ButtonLink to={pagePath.publishCandidate()}>Pubblica il tuo profilo</ButtonLink>
          </p>
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
          <p>
            <ButtonLink to={pagePath.publishJob()}>Pubblica un’offerta</ButtonLink>
          </p>
        </article>
      </div>
    </div>
  );
}

export const page: Page = {
  Component: HomePage,
  load: ({ client, url }) =>
    Promise.all([
      loadJobs(client, searchOf({ url }), SHOWN),
      client.prefetchQuery(jobCountsOptions()),
      client.prefetchQuery(groundOptions()),
    ]),
  head: async (context) => {
    const { homeHead } = await import('../../shared/head/place-heads.ts');
    return homeHead(isFiltered(searchOf(context)));
  },
  sharedAddress: (url) =>
    sharedSearchPath(
      PATH,
      searchOf({ url }),
      HOME_PLACES.map((place) => place.value),
    ),
};
