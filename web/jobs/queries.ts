import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import type { JobCount, JobFilters, PublicJob } from '../../shared/jobs.ts';
import { apiPath } from '../../shared/paths.ts';
import type { ListPage } from '../api/list-page.ts';
import { type JobSearch, jobFilterParams, jobListParams } from './job-search.ts';

/** Pages of a list of offers as they are kept. */
export type JobPages = InfiniteData<ListPage<PublicJob>, string | null>;

/** The offers of a search, page by page from the one its address names. */
export const jobListOptions = (search: JobSearch, limit: number = PAGE_SIZE) =>
  infiniteQueryOptions<ListPage<PublicJob>, Error, JobPages, readonly unknown[], string | null>({
    queryKey: [apiPath.jobs(), { ...jobListParams(search), limit }],
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });

/** How many offers a search finds, and how many each value of each filter would. */
export const jobFiltersOptions = (search: JobSearch) =>
  queryOptions<JobFilters>({ queryKey: [apiPath.jobFilters(), jobFilterParams(search)], meta: { optional: true } });

/** Open offers in all, by municipality and by category. */
export const jobCountsOptions = () => queryOptions<ListPage<JobCount>>({ queryKey: [apiPath.jobCounts()] });
