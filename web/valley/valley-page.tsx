import { Link } from 'react-router';
import { valleyCrumbs, valleyHead } from '../../shared/head/place-heads.ts';
import { SHORT_CHIPS } from '../../shared/job-values.ts';
import { grouped } from '../../shared/numbers.ts';
import { pagePath } from '../../shared/paths.ts';
import { VALLEY_PLACES } from '../../shared/valley/place-options.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import type { Page } from '../app/page.ts';
import { FIGURES } from '../content/figures.ts';
import { CategoryChips } from '../jobs/list/category-chips.tsx';
import { DistanceFilter } from '../jobs/list/distance-filter.tsx';
import { loadJobs, useSearchFacts } from '../jobs/list/filter-counts.tsx';
import { JobList } from '../jobs/list/job-list.tsx';
import { isFiltered, type JobSearch, readJobSearch, sharedSearchPath } from '../jobs/list/job-search.ts';
import { type JobTotals, useJobTotals } from '../jobs/list/job-totals.ts';
import { PlaceSelect } from '../jobs/list/list-selects.tsx';
import { jobCountsOptions } from '../jobs/list/queries.ts';
import { ResultCount } from '../jobs/list/result-count.tsx';
import { SearchText } from '../jobs/list/search-text.tsx';
import { useJobSearch } from '../jobs/list/use-job-search.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { VERSION_FIELD } from '../lists/search-address.ts';
import { MapLink } from '../map/map-link.tsx';
import { groundOptions } from '../map/places.ts';
import { ValleyMap } from '../map/valley-map.tsx';
import { TownLinks } from '../towns/town-links.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { loom } from '../ui/figures/loom.ts';

const PATH = pagePath.valley();
/** Radius in km of the distance filter when it is turned on here. */
const NEAR_KM = 25;
const readSearch = (params: URLSearchParams): JobSearch => readJobSearch(params, NEAR_KM);

function ValleyPage() {
  const { search, go, form } = useJobSearch(PATH, readSearch);
  const { count, counts, others } = useSearchFacts(search);
  const totals = useJobTotals();
  return (
    <div className="container section stack-lg">
      <Breadcrumb crumbs={valleyCrumbs()} />
      <form className="with-map" method="get" action={PATH} aria-label={`Offerte ${VALLEY.in}`} {...form}>
        <input type="hidden" {...VERSION_FIELD} />
        <div className="stack-lg min-w-0">
          <div className="stack">
            <h1>{`Lavoro ${VALLEY.in}`}</h1>
            <p className="text-lead measure">
              {`Tutte le offerte aperte ${VALLEY.topToBottom}. Cerca per mestiere, scegli il comune, oppure guarda solo quelle vicine a te.`}
            </p>
            <HeroFigures totals={totals} />
            <search className="search-row">
              <SearchText search={search} />
              <PlaceSelect search={search} places={VALLEY_PLACES} />
              <button type="submit" className={buttonClass('primary')}>
                Cerca
              </button>
            </search>
            <CategoryChips search={search} chips={SHORT_CHIPS} counts={counts} />
            <DistanceFilter search={search} go={go} label="Solo vicino a me" defaultRadius={NEAR_KM} />
            <MapLink />
          </div>
          <section className="stack" aria-labelledby="risultati">
            <div>
              <h2 id="risultati">Offerte di lavoro</h2>
              <ResultCount search={search} count={count} />
            </div>
            <JobList search={search} others={others} path={PATH} empty={<NoJobs near={search.near !== null} />} />
          </section>
        </div>
        <ValleyMap totals={totals} />
      </form>
      <TownLinks title="Paese per paese" counts={totals?.byTown ?? null} />
    </div>
  );
}

function HeroFigures({ totals }: { totals: JobTotals | null }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {totals && <HeroFigure label={totals.total === 1 ? 'offerta' : 'offerte'}>{grouped(totals.total)}</HeroFigure>}
      <HeroFigure label="aziende partner">{FIGURES.partners}</HeroFigure>
      <HeroFigure label="comuni">{FIGURES.municipalities}</HeroFigure>
    </dl>
  );
}

function HeroFigure({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="muted">{label}</dt>
      <dd className="text-h3 font-600">{children}</dd>
    </div>
  );
}

function NoJobs({ near }: { near: boolean }) {
  return (
    <EmptyState art={loom} title="Nessuna offerta trovata con i criteri selezionati." level={3}>
      <ul className="stack-sm">
        {near && <li>Prova ad ampliare il raggio di ricerca, o togli il filtro della distanza.</li>}
        <li>Usa una parola più corta o più generale: “cucina” trova più di “aiuto cuoco serale”.</li>
        <li>Scegli un’altra località: dal fondovalle molti paesi si raggiungono in pochi minuti.</li>
      </ul>
      <p>
        <Link className={buttonClass('secondary')} to={PATH}>
          Cancella filtri
        </Link>
      </p>
    </EmptyState>
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
  head: ({ url }) => valleyHead(isFiltered(readSearch(url.searchParams))),
  sharedAddress: (url) =>
    sharedSearchPath(
      PATH,
      readSearch(url.searchParams),
      VALLEY_PLACES.map(({ value }) => value),
    ),
};
