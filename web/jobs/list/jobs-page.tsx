import { pageHead } from '../../../shared/head/page-head.ts';
import { LONG_CHIPS } from '../../../shared/job-values.ts';
import { pagePath } from '../../../shared/paths.ts';
import { VALLEY } from '../../../shared/valley/valley.ts';
import type { Page, PageContext } from '../../app/page.ts';
import { NearFilter, RadiusSelect, SortSelect, searchNear } from '../../lists/near-filter.tsx';
import { PlaceField } from '../../lists/search-fields.tsx';
import { CategoryChips } from './category-chips.tsx';
import { loadJobs, useFoundJobs } from './filter-counts.tsx';
import { JobList } from './job-list.tsx';
import { isFiltered, readJobSearch, sharedSearchPath } from './job-search.ts';
import { JobSearchForm, SearchAndResults } from './job-search-form.tsx';

const PATH = pagePath.jobs();
const searchOf = ({ url }: Pick<PageContext, 'url'>) => readJobSearch(url.searchParams);

function JobsPage() {
  const found = useFoundJobs(PATH, readJobSearch);
  const { search, go, counts } = found;
  return (
    <JobSearchForm className="container first-screen stack-sm min-w-0" found={found}>
      <h1>Tutte le offerte di lavoro</h1>
      <SearchAndResults
        found={found}
        field={
          <PlaceField
            location={search.location}
            counts={counts?.location ?? null}
            onNear={(isWanted) => searchNear(go, isWanted)}
          />
        }
        chips={<CategoryChips search={search} chips={LONG_CHIPS} counts={counts} />}
        filters={
          <>
            <SortSelect search={search} />
            <RadiusSelect search={search} />
            <NearFilter search={search} go={go} />
          </>
        }
        aside
        title="Risultati"
        titleId="risultati"
      >
        <JobList found={found} />
      </SearchAndResults>
    </JobSearchForm>
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
