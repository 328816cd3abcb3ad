import { LONG_CHIPS } from '../../../shared/job-values.ts';
import { fill } from '../../../shared/language-words.ts';
import { italianPath } from '../../../shared/languages.ts';
import { pagePath } from '../../../shared/paths.ts';
import { TOWNS, type Town } from '../../../shared/places/towns.ts';
import { VALLEY } from '../../../shared/valley/valley.ts';
import { useWords } from '../../app/languages.tsx';
import { ButtonLine, ButtonLink } from '../../app/link.tsx';
import type { Page } from '../../app/page.ts';
import type { PageTexts } from '../../content/translated-texts.ts';
import { translated, translatedHead } from '../../languages/translated-head.ts';
import { GrowingList } from '../../lists/growing-list.tsx';
import { ResultRow, resultsOf } from '../../lists/result-row.tsx';
import { VERSION_FIELD } from '../../lists/search-address.ts';
import { SearchField } from '../../lists/search-fields.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loom } from '../../ui/figures.ts';
import { CategoryChips } from './category-chips.tsx';
import { loadJobs, useFoundJobs } from './filter-counts.tsx';
import { JobCard } from './job-card.tsx';
import { JobFilterPanel } from './job-filter-panel.tsx';
import {
  isFiltered,
  type JobSearch,
  jobSearchPath,
  readJobSearch,
  readTownSearch,
  sharedSearchPath,
} from './job-search.ts';

type ListAt = {
  readonly path: string;
  readonly town: Town | undefined;
  readonly read: (params: URLSearchParams) => JobSearch;
};

function JobsView({ path, town, read }: ListAt) {
  const words = useWords();
  const found = useFoundJobs(path, read);
  const { search, count, list: loaded } = found;
  const { list, counted, site } = words.texts;
  const first = loaded.data?.pages[0];
  const title = fill(list.title, { place: town?.name ?? VALLEY.name });
  return (
    <div className="container first-screen stack">
      <form method="get" className="stack-sm min-w-0" action={resultsOf(path)} {...found.form}>
        <input type="hidden" {...VERSION_FIELD} />
        <h1>{title}</h1>
        <search className="search-row">
          <SearchField
            name="search"
            label={list.what}
            placeholder={list.whatHint}
            defaultValue={search.search}
            icon="search"
          />
          {!town && (
            <SearchField
              name="location"
              label={list.where}
              placeholder={list.whereHint}
              defaultValue={search.location}
              icon="map-pin"
            />
          )}
          <button type="submit" className={buttonClass('primary')}>
            {list.search}
          </button>
        </search>
        <div className="chip-scroll">
          <CategoryChips search={search} chips={LONG_CHIPS} counts={found.counts} />
        </div>
        <section className="results results-aside" aria-labelledby="risultati">
          <h2 id="risultati" className="sr-only">
            {list.results}
          </h2>
          <ResultRow
            count={
              count
                ? words.counted(counted.found, count.total, count.exact ? '' : '+')
                : loaded.isError
                  ? ''
                  : site.loading
            }
          >
            <JobFilterPanel found={found} aside />
          </ResultRow>
          <div className="stack min-w-0">
            {first?.corrected && (
              <p>
                {list.understood} <bdi lang="it">{`“${first.corrected}”`}</bdi>
              </p>
            )}
            <GrowingList
              list={loaded}
              texts={{ ...list, loading: site.loading, moreFailed: '', copy: '' }}
              empty={
                <EmptyState art={loom} title={list.none}>
                  <p>{list.noneHint}</p>
                  <ButtonLine to={words.path(pagePath.jobs())}>{list.everything}</ButtonLine>
                </EmptyState>
              }
              card={(job) => <JobCard job={job} origin={null} />}
              pathAfter={(cursor) => jobSearchPath(path, { ...search, cursor })}
            />
          </div>
        </section>
      </form>
      <nav className="stack-sm no-print" aria-labelledby="paesi">
        <h2 id="paesi" className="text-h3">
          {list.towns}
        </h2>
        <ul className="cluster list-plain">
          {TOWNS.filter(({ page }) => page !== town?.page).map(({ page, name }) => (
            <li key={page}>
              <ButtonLink to={words.path(pagePath.town(page))}>{name}</ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The list of all offers, or of a town's, in another language. */
export function jobsIn(texts: PageTexts, path: string): Page {
  const town = TOWNS.find(({ page }) => pagePath.town(page) === italianPath(path));
  const read = (params: URLSearchParams) => (town ? readTownSearch(params, town) : readJobSearch(params));
  const place = town?.name ?? VALLEY.name;
  return translated(texts, {
    // A component for each list, so that the form is reset between towns.
    Component: JobsView.bind(null, { path, town, read }),
    load: ({ client, url }) => loadJobs(client, read(url.searchParams)),
    head: ({ url }) =>
      translatedHead(
        texts,
        { title: fill(texts.list.title, { place }), description: fill(texts.list.about, { place }), canonical: path },
        !isFiltered(read(url.searchParams)),
      ),
    sharedAddress: (url) => sharedSearchPath(path, read(url.searchParams), []),
  });
}
