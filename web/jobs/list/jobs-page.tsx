import { useState } from 'react';
import { Link } from 'react-router';
import { type PageHead, pageHead } from '../../../shared/head/page-head.ts';
import { jobFilter } from '../../../shared/job-filters.ts';
import { LONG_CHIPS, RADIUS } from '../../../shared/job-values.ts';
import { pagePath } from '../../../shared/paths.ts';
import { VALLEY } from '../../../shared/valley/valley.ts';
import type { Page, PageContext } from '../../app/page.ts';
import { askNear } from '../../lists/near-filter.tsx';
import { PlaceField } from '../../lists/place-field.tsx';
import { RadiusSelect } from '../../lists/radius-select.tsx';
import { VERSION_FIELD } from '../../lists/search-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loom } from '../../ui/figures/loom.ts';
import { CategoryChips } from './category-chips.tsx';
import { FIRST_FILTERS, MORE_FILTERS } from './chosen-filters.ts';
import { DistanceFilter } from './distance-filter.tsx';
import { FilterControl } from './filter-control.tsx';
import { type FilterCounts, loadJobs, useSearchFacts } from './filter-counts.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { JobList } from './job-list.tsx';
import { askedValue, isFiltered, type JobSearch, readJobSearch, sharedSearchPath } from './job-search.ts';
import { ResultCount } from './result-count.tsx';
import { SearchText } from './search-text.tsx';
import { SortSelect } from './sort-select.tsx';
import { useJobSearch } from './use-job-search.ts';

const PATH = pagePath.jobs();
const searchOf = ({ url }: Pick<PageContext, 'url'>) => readJobSearch(url.searchParams);

function JobsPage() {
  const { search, go, form } = useJobSearch(PATH, readJobSearch);
  const { count, counts, others } = useSearchFacts(search);
  const searchNear = async () => {
    const position = await askNear();
    if (position) await go({ ...search, location: '', radius: null, near: { ...position, radius: RADIUS.default } });
    return position !== null;
  };
  return (
    <form className="container section stack" method="get" action={PATH} aria-label="Offerte di lavoro" {...form}>
      <input type="hidden" {...VERSION_FIELD} />
      <h1>Tutte le offerte di lavoro</h1>
      <search className="search-row">
        <SearchText search={search} />
        <PlaceField location={search.location} counts={counts?.location ?? null} onNear={searchNear} />
        <button type="submit" className={buttonClass('primary')}>
          Cerca
        </button>
      </search>
      <CategoryChips search={search} chips={LONG_CHIPS} counts={counts} />
      <div className="with-aside">
        <FilterPanel search={search} count={count}>
          <SortSelect search={search} />
          <RadiusSelect search={search} />
          <DistanceFilter search={search} go={go} label="Solo vicino a me" defaultRadius={RADIUS.default} />
          {FIRST_FILTERS.map((name) => (
            <FilterControl key={name} name={name} search={search} counts={counts} />
          ))}
          <MoreFilters search={search} counts={counts} />
        </FilterPanel>
        <section aria-labelledby="risultati" className="stack min-w-0">
          <h2 id="risultati" className="sr-only">
            Risultati
          </h2>
          <ResultCount search={search} count={count} />
          <JobList search={search} others={others} path={PATH} empty={<NoJobs near={search.near !== null} />} />
        </section>
      </div>
    </form>
  );
}

function NoJobs({ near }: { near: boolean }) {
  return (
    <EmptyState art={loom} title="Nessuna offerta trovata con i criteri selezionati.">
      <p>
        {near
          ? 'Prova ad ampliare il raggio di ricerca, oppure togli qualche filtro.'
          : 'Prova con una parola più corta, un comune vicino o meno filtri.'}
      </p>
      <p>
        <Link className={buttonClass('secondary')} to={PATH}>
          Cancella filtri
        </Link>
      </p>
    </EmptyState>
  );
}

/** @param filtered whether the address narrows or pages the list, which makes it one of endless variants */
const jobsHead = (filtered: boolean): PageHead =>
  pageHead({
    title: `Tutte le offerte di lavoro ${VALLEY.in}`,
    description: `Tutte le offerte di lavoro aperte ${VALLEY.in}, dalla più recente: cerca per mestiere, comune, categoria e distanza da casa tua.`,
    keywords: [`offerte di lavoro ${VALLEY.name}`, 'annunci di lavoro', 'cerco lavoro', 'assunzioni'],
    canonical: pagePath.jobs(),
    index: !filtered,
  });

export const page: Page = {
  Component: JobsPage,
  load: (context) => loadJobs(context.client, searchOf(context)),
  head: (context) => jobsHead(isFiltered(searchOf(context))),
  sharedAddress: (url) => sharedSearchPath(PATH, searchOf({ url }), []),
};

const BOXES = MORE_FILTERS.filter((name) => jobFilter(name).kind === 'tick').length;

/** Filters that fewer people use; open if the address has any of them. */
function MoreFilters({ search, counts }: { search: JobSearch; counts: FilterCounts }) {
  // Open state at the start: removing the last filter must not close the box under the finger.
  const [open] = useState(MORE_FILTERS.some((name) => askedValue(search, name) !== null));
  return (
    <details open={open}>
      <summary>Altri filtri</summary>
      {MORE_FILTERS.map((name, index) => (
        <FilterControl
          key={name}
          name={name}
          search={search}
          counts={counts}
          className={index > BOXES ? 'mt-4' : 'mt-2'}
        />
      ))}
    </details>
  );
}
