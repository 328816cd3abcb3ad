import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { CountedFilter } from '../../../shared/job-filters.ts';
import { categoriesOf, JOB_CATEGORIES, type JobCategory, PAGE_SIZE } from '../../../shared/job-values.ts';
import type { JobFilters } from '../../../shared/jobs.ts';
import { grouped } from '../../../shared/text.ts';
import { countOf, type ListCount } from '../../api/list-page.ts';
import { loadMeasured, useMeasured } from '../../lists/place-query.ts';
import { useList } from '../../lists/use-list.ts';
import { useListSearch } from '../../lists/use-list-search.ts';
import { classNames } from '../../ui/class-names.ts';
import { type JobSearch, jobSearchPath, within } from './job-search.ts';
import { jobFiltersOptions, jobListOptions } from './queries.ts';

/** How many offers each value of each filter would find; null until that is known. */
export type FilterCounts = JobFilters['counts'] | null;

/** Reads what a list of offers shows: all of it at the edge; in the browser the numbers come after the list. */
export async function loadJobs(client: QueryClient, requested: JobSearch, limit: number = PAGE_SIZE): Promise<void> {
  const search = await loadMeasured(client, requested);
  const [list, filters] = [jobListOptions(search, limit), jobFiltersOptions(search)];
  if (!import.meta.env.SSR) return client.prefetchInfiniteQuery(list);
  await Promise.all([client.prefetchInfiniteQuery(list), client.prefetchQuery(filters)]);
  if (client.getQueryData(list.queryKey)?.pages[0]?.items.length !== 0) return;
  const nearest = nearestSearch(search, client.getQueryData(filters.queryKey) ?? null);
  if (nearest) await client.prefetchInfiniteQuery(jobListOptions(nearest, NEAREST));
}

/**
 * The offers of the search in the address of the page at `path`, and what is known about them. `counts` are those of the search
 * before until its own are known: numbers that come and go would be read as new ones.
 */
export function useFoundJobs(path: string, read: (params: URLSearchParams) => JobSearch, limit: number = PAGE_SIZE) {
  const { search: requested, ...rest } = useListSearch(read, (next) => jobSearchPath(path, next));
  const { search, enabled } = useMeasured(requested);
  const list = useList({ ...jobListOptions(search, limit), enabled });
  const first = list.data?.pages[0];
  const { data, isPlaceholderData, isError } = useQuery({
    ...jobFiltersOptions(search),
    enabled: first !== undefined,
    placeholderData: keepPreviousData,
  });
  const others = isPlaceholderData ? undefined : data;
  const count = first ? countIn(first, others, isError) : null;
  const counts: FilterCounts = data && isExact(data) ? data.counts : null;
  return { path, search, ...rest, list, count, counts, others: others ?? null };
}
export type FoundJobs = ReturnType<typeof useFoundJobs>;

/** False where more is found than is counted; an older copy does not say it. */
const isExact = ({ exact }: Partial<Pick<JobFilters, 'exact'>>): boolean => exact !== false;

function countIn(
  first: Parameters<typeof countOf>[0],
  filters: JobFilters | undefined,
  failed: boolean,
): ListCount | null {
  if (first.total !== null || failed) return countOf(first);
  return filters ? { total: Math.max(filters.total, first.items.length), exact: isExact(filters) } : null;
}

const countFor = (counts: FilterCounts, filter: CountedFilter, value: string): number | null =>
  counts && (counts[filter]?.[value] ?? 0);

const MORE_CHIPS = 3;

/** The chips of a page, then the other categories with the most offers; none of these until the numbers are known. */
export function withBusiest(chips: readonly string[], counts: FilterCounts): readonly string[] {
  const offers = (category: JobCategory) => countFor(counts, 'category', category) ?? 0;
  const given = categoriesOf(chips);
  const others = JOB_CATEGORIES.filter(
    (category) => category !== 'Altro' && !given.includes(category) && offers(category) > 0,
  );
  return [...chips, ...others.sort((a, b) => offers(b) - offers(a)).slice(0, MORE_CHIPS)];
}

/** Categories to choose from: where nothing is found, only those that find something. */
export function usefulCategories(
  categories: readonly JobCategory[],
  current: readonly JobCategory[],
  counts: FilterCounts,
): readonly JobCategory[] {
  const useful = categories.filter((category) => countFor(counts, 'category', category) !== 0);
  const isNone =
    current.length === 0
      ? useful.length === 0
      : current.every((category) => countFor(counts, 'category', category) === 0);
  return isNone ? useful : categories;
}

type CountedProps = {
  readonly counts: FilterCounts;
  readonly filter: CountedFilter;
  readonly value: string;
  readonly label: string;
};

export function CountedOption({ counts, filter, value, label }: CountedProps) {
  const count = countFor(counts, filter, value);
  return (
    <option value={value} className={count === 0 ? 'none-found' : undefined}>
      {count === null ? label : `${label} (${grouped(count)})`}
    </option>
  );
}

/** A filter's name with how many offers it would find, in a place of its own that is there before the number. */
export function CountedLabel({ counts, filter, value, label }: CountedProps) {
  const count = countFor(counts, filter, value);
  return (
    <>
      <span>{`${label} `}</span>
      <span className={classNames('filter-count', count === 0 && 'opacity-70')}>
        {count !== null && (
          <>
            <span>{count > 999 ? '999+' : count}</span>
            <span className="sr-only">{count === 1 ? ' offerta' : ' offerte'}</span>
          </>
        )}
      </span>
    </>
  );
}

export const NEAREST = 3;

/** A search, only as far around as it finds something; null where it never does. */
export function nearestSearch(search: JobSearch, others: Pick<JobFilters, 'wider'> | null): JobSearch | null {
  const radius = others?.wider[0]?.radius;
  return radius === undefined ? null : { ...within(search, radius), sort: 'distance' };
}
