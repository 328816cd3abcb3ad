import type { ReactNode } from 'react';
import { Link } from '../../app/link.tsx';
import { ResultRow, resultsOf } from '../../lists/result-row.tsx';
import { VERSION_FIELD } from '../../lists/search-address.ts';
import { WordsField } from '../../lists/search-fields.tsx';
import { SearchLine } from '../../lists/search-line.tsx';
import { correctedPrefix } from '../../lists/search-reading.tsx';
import { nearText } from '../../lists/search-steps.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { searchWords } from './chosen-filters.ts';
import type { FoundJobs } from './filter-counts.tsx';
import { JobFilterPanel } from './job-filter-panel.tsx';
import { alertPath, type JobSearch } from './job-search.ts';
import { JOB_TEXTS, jobCountText } from './job-texts.ts';

type JobSearchFormProps = {
  readonly found: FoundJobs;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Without a name, as it holds the list too: the landmark of the search is around its fields alone. */
export function JobSearchForm({ found: { path, form }, className, children }: JobSearchFormProps) {
  return (
    <form method="get" className={className} action={resultsOf(path)} {...form}>
      <input type="hidden" {...VERSION_FIELD} />
      {children}
    </form>
  );
}

type SearchAndResultsProps = {
  readonly found: FoundJobs;
  readonly field: ReactNode;
  readonly popular?: ReactNode;
  readonly chips: ReactNode;
  /** Place in the words of the search, where the page has one of its own. */
  readonly place?: string;
  readonly filters: ReactNode;
  /** True where the filters are beside the list on wide screens. */
  readonly aside?: boolean;
  /** Name of the results, and the id of their heading where they have one. */
  readonly title: string;
  readonly titleId?: string;
  readonly children: ReactNode;
};

export function SearchAndResults({ found, field, popular, chips, place, ...results }: SearchAndResultsProps) {
  const { search, form } = found;
  const { title, titleId, filters, aside = false, children } = results;
  const name = titleId === undefined ? { 'aria-label': title } : { 'aria-labelledby': titleId };
  return (
    <>
      <search className="search-row">
        <WordsField
          label="Cosa cerchi"
          placeholder="Mestiere, azienda, parola"
          words={search.search}
          suggestions={() => import('./job-suggestions.tsx').then((part) => part.JobSuggestions)}
        />
        {field}
        <button type="submit" className={buttonClass('primary')}>
          Cerca
        </button>
      </search>
      {popular}
      <div className="chip-scroll">{chips}</div>
      <SearchLine form={form.ref} words={searchWords(search, place)} all="Tutte le offerte" />
      <section className={aside ? 'results results-aside' : 'results'} {...name}>
        {titleId !== undefined && (
          <h2 id={titleId} className="sr-only">
            {title}
          </h2>
        )}
        <ResultCount found={found}>
          <JobFilterPanel found={found} aside={aside}>
            {filters}
          </JobFilterPanel>
        </ResultCount>
        <div className={aside ? 'stack min-w-0' : 'stack'}>{children}</div>
      </section>
    </>
  );
}

function ResultCount({ found: { search, list, count }, children }: { found: FoundJobs; children: ReactNode }) {
  const first = list.data?.pages[0];
  const corrected = correctedPrefix(first?.corrected);
  return (
    <ResultRow
      count={
        count && first ? (
          <>
            {corrected && <span className="sr-only">{corrected}</span>}
            <span>{jobCountText(count)}</span>
            {/* On phones the headings of the list say it. */}
            <span className="max-sm:sr-only">{nearText(first, 'un’altra', 'altre')}</span>
          </>
        ) : list.isError || first ? (
          ''
        ) : (
          JOB_TEXTS.loading
        )
      }
    >
      {children}
      <Link
        className="inline-flex items-center gap-2 min-h-11 no-print"
        to={alertPath(first?.corrected ? { ...search, search: first.corrected } : search)}
      >
        <Icon name="bell" />
        <span>
          <span className="max-sm:sr-only">Crea un </span>
          <span className="capitalize sm:normal-case">avviso</span>
        </span>
      </Link>
    </ResultRow>
  );
}

type PlaceSelectProps = {
  readonly search: JobSearch;
  readonly places: readonly { readonly value: string; readonly label: string }[];
};

export function PlaceSelect({ search: { location }, places }: PlaceSelectProps) {
  const other = location !== '' && !places.some(({ value }) => value === location);
  return (
    <Select label="Dove" name="location" defaultValue={location} placeholder="Tutte le località">
      {other && <option value={location}>{location}</option>}
      {places.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
