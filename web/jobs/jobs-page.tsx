import { Link } from 'react-router';
import { jobsHead } from '../../shared/head/jobs-head.ts';
import { JOB_CONTRACTS, JOB_EXPERIENCES, JOB_TYPES, LONG_CHIPS, RADIUS, typeLabel } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import type { Page, PageContext } from '../page.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { loom } from '../ui/figures/loom.ts';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { CategoryChips } from './category-chips.tsx';
import { DistanceFilter } from './distance-filter.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { JobList } from './job-list.tsx';
import { isFiltered, readJobSearch, sharedSearchPath } from './job-search.ts';
import { MoreFilters } from './more-filters.tsx';
import { jobListOptions } from './queries.ts';
import { ResultCount } from './result-count.tsx';
import { SearchText } from './search-text.tsx';
import { SortSelect } from './sort-select.tsx';
import { useJobSearch } from './use-job-search.ts';

const PATH = pagePath.jobs();
const searchOf = ({ url }: Pick<PageContext, 'url'>) => readJobSearch(url.searchParams);

function JobsPage() {
  const { search, go, form } = useJobSearch(PATH, readJobSearch);
  return (
    <form className="container section stack" method="get" action={PATH} aria-label="Offerte di lavoro" {...form}>
      <h1>Tutte le offerte di lavoro</h1>
      <search className="search-row">
        <SearchText search={search} />
        <TextInput
          type="search"
          label="Dove"
          name="location"
          defaultValue={search.location}
          icon="map-pin"
          placeholder="Comune o località"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={buttonClass('primary')}>
          Cerca
        </button>
      </search>
      <CategoryChips search={search} chips={LONG_CHIPS} />
      <div className="with-aside">
        <FilterPanel search={search}>
          <SortSelect search={search} />
          <DistanceFilter search={search} go={go} label="Solo vicino a me" defaultRadius={RADIUS.default} />
          <Select label="Orario" name="type" defaultValue={search.type ?? ''} placeholder="Qualsiasi">
            {JOB_TYPES.map((type) => (
              <option key={type} value={type}>
                {typeLabel(type)}
              </option>
            ))}
          </Select>
          <Select label="Contratto" name="contract" defaultValue={search.contract ?? ''} placeholder="Qualsiasi">
            {JOB_CONTRACTS.map((contract) => (
              <option key={contract}>{contract}</option>
            ))}
          </Select>
          <Select label="Esperienza" name="experience" defaultValue={search.experience ?? ''} placeholder="Qualsiasi">
            {JOB_EXPERIENCES.map((experience) => (
              <option key={experience}>{experience}</option>
            ))}
          </Select>
          <MoreFilters search={search} />
        </FilterPanel>
        <section aria-labelledby="risultati" className="stack min-w-0">
          <h2 id="risultati" className="sr-only">
            Risultati
          </h2>
          <ResultCount search={search} />
          <JobList search={search} path={PATH} empty={<NoJobs near={search.near !== null} />} />
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

export const page: Page = {
  Component: JobsPage,
  load: (context) => context.client.prefetchInfiniteQuery(jobListOptions(searchOf(context))),
  head: (context) => jobsHead(isFiltered(searchOf(context))),
  sharedAddress: (url) => sharedSearchPath(PATH, searchOf({ url }), []),
};
