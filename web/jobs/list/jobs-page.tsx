import { pageHead } from '../../../shared/head/page-head.ts';
import { LONG_CHIPS } from '../../../shared/job-values.ts';
import { pagePath } from '../../../shared/paths.ts';
import { VALLEY } from '../../../shared/valley/valley.ts';
import type { Page, PageContext } from '../../app/page.ts';
import { NearFilter, RadiusSelect, SortSelect, searchNear } from '../../lists/near-filter.tsx';
import { resultsOf } from '../../lists/result-row.tsx';
import { VERSION_FIELD } from '../../lists/search-address.ts';
import { PlaceField } from '../../lists/search-fields.tsx';
import { SearchLine } from '../../lists/search-line.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CategoryChips } from './category-chips.tsx';
import { ALL_OFFERS, searchWords } from './chosen-filters.ts';
import { loadJobs, useJobSearch, useSearchFacts } from './filter-counts.tsx';
import { JobFilterPanel } from './job-filter-panel.tsx';
import { JobList } from './job-list.tsx';
import { isFiltered, readJobSearch, sharedSearchPath } from './job-search.ts';
import { SearchText } from './list-fields.tsx';
import { ResultCount } from './result-count.tsx';

const PATH = pagePath.jobs();
const searchOf = ({ url }: Pick<PageContext, 'url'>) => readJobSearch(url.searchParams);

function JobsPage() {
  const { search, go, form } = useJobSearch(PATH, readJobSearch);
  const { count, counts, others } = useSearchFacts(search);
  return (
    <form
      className="container first-screen stack-sm min-w-0"
      method="get"
      action={resultsOf(PATH)}
      aria-label="Offerte di lavoro"
      {...form}
    >
      <input type="hidden" {...VERSION_FIELD} />
      <h1>Tutte le offerte di lavoro</h1>
      <search className="search-row">
        <SearchText search={search} />
        <PlaceField
          location={search.location}
          counts={counts?.location ?? null}
          onNear={() => searchNear(search, go)}
        />
        <button type="submit" className={buttonClass('primary')}>
          Cerca
        </button>
      </search>
      <div className="chip-scroll">
        <CategoryChips search={search} chips={LONG_CHIPS} counts={counts} />
      </div>
      <SearchLine form={form.ref} words={searchWords(search)} all={ALL_OFFERS} />
      <section aria-labelledby="risultati" className="results results-aside">
        <h2 id="risultati" className="sr-only">
          Risultati
        </h2>
        <ResultCount search={search} count={count}>
          <JobFilterPanel {...{ search, count, counts }} path={PATH} aside>
            <SortSelect search={search} />
            <RadiusSelect search={search} />
            <NearFilter search={search} go={go} />
          </JobFilterPanel>
        </ResultCount>
        <div className="stack min-w-0">
          <JobList search={search} others={others} path={PATH} />
        </div>
      </section>
    </form>
  );
}

export const page: Page = {
  Component: JobsPage,
  load: (context) => loadJobs(context.client, searchOf(context)),
  head: (context) =>
    pageHead({
      title: `Tutte le offerte di lavoro ${VALLEY.in}`,
      description: `Tutte le offerte di lavoro aperte ${VALLEY.in}, dalla più recente: cerca per mestiere, comune, categoria e distanza da casa tua.`,
      keywords: [`offerte di lavoro ${VALLEY.name}`, 'annunci di lavoro', 'cerco lavoro', 'assunzioni'],
      canonical: pagePath.jobs(),
      index: !isFiltered(searchOf(context)),
    }),
  sharedAddress: (url) => sharedSearchPath(PATH, searchOf({ url }), []),
};
