import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { nextMonths } from '../../../shared/dates.ts';
import { type PageHead, pageHead } from '../../../shared/head/page-head.ts';
import { filterLabel, type JobFilterName, jobFilter } from '../../../shared/job-filters.ts';
import { LONG_CHIPS, RADIUS } from '../../../shared/job-values.ts';
import { pagePath } from '../../../shared/paths.ts';
import { VALLEY } from '../../../shared/valley/valley.ts';
import type { ListCount } from '../../api/list-page.ts';
import { useNow } from '../../app/now.tsx';
import type { Page, PageContext } from '../../app/page.ts';
import { askNear } from '../../lists/near-filter.tsx';
import { PlaceField } from '../../lists/place-field.tsx';
import { RadiusSelect } from '../../lists/radius-select.tsx';
import { VERSION_FIELD } from '../../lists/search-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loom } from '../../ui/figures/loom.ts';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { CategoryChips } from './category-chips.tsx';
import { FIRST_FILTERS, MORE_FILTERS } from './chosen-filters.ts';
import { DistanceFilter } from './distance-filter.tsx';
import { CountedLabel, CountedOption, type FilterCounts, loadJobs, useSearchFacts } from './filter-counts.tsx';
import { JobList } from './job-list.tsx';
import { askedValue, isFiltered, type JobSearch, readJobSearch, sharedSearchPath, TICKED } from './job-search.ts';
import { SortSelect } from './list-selects.tsx';
import { jobCountText, ResultCount } from './result-count.tsx';
import { SearchText } from './search-text.tsx';
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

/** The panel's own filters. */
const OWN = ['near', 'radius', ...FIRST_FILTERS, ...MORE_FILTERS] as const;

type FilterPanelProps = {
  readonly search: JobSearch;
  /** Offers that it finds; null until that is known. */
  readonly count: ListCount | null;
  readonly children: ReactNode;
};

/**
 * The filters beside the list: always in view on desktop, a sheet from the bottom on phones. A native disclosure, so
 * that it opens without JavaScript.
 */
function FilterPanel({ search, count, children }: FilterPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const on = OWN.filter((name) => search[name]).length;
  const close = () => {
    if (!panel.current?.open) return;
    panel.current.open = false;
    panel.current.querySelector('summary')?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <details ref={panel} className="filter-panel" onKeyDown={closeOnEscape}>
      <summary className={buttonClass('secondary')}>
        <Icon name="sliders" /> {on > 0 ? `Filtri e ordine (${on})` : 'Filtri e ordine'}
      </summary>
      <div className="filter-panel-body stack">
        <h2 className="sr-only">Filtri</h2>
        {children}
        <Button className="needs-script filter-panel-close" variant="primary" onClick={close}>
          {count ? `Mostra ${jobCountText(count)}` : 'Chiudi'}
        </Button>
        <noscript>
          <button type="submit" className={buttonClass('primary')}>
            Applica i filtri
          </button>
        </noscript>
      </div>
    </details>
  );
}

const MONTHS = 12;

type FilterControlProps = {
  readonly name: JobFilterName;
  readonly search: JobSearch;
  readonly counts: FilterCounts;
  readonly className?: string;
};

/** A filter in the form of a list: a box, or a select of its values, with how many offers each would find. */
function FilterControl({ name, search, counts, className }: FilterControlProps) {
  const { kind, label, placeholder = 'Qualsiasi', values = [] } = jobFilter(name);
  const asked = askedValue(search, name);
  const months = nextMonths(useNow(), MONTHS);
  // A month from a link that is over or far away: it stays visible and can be taken off.
  if (asked !== null && !months.includes(asked)) months.push(asked);
  if (kind === 'tick')
    return (
      <Checkbox
        name={name}
        value={TICKED}
        label={<CountedLabel counts={counts} filter={name} value={TICKED} label={label} />}
        defaultChecked={asked !== null}
      />
    );
  return (
    <Select label={label} name={name} defaultValue={asked ?? ''} placeholder={placeholder} className={className}>
      {(kind === 'month' ? months.sort() : values).map((value) => (
        <CountedOption key={value} counts={counts} filter={name} value={value} label={filterLabel(name, value)} />
      ))}
    </Select>
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
