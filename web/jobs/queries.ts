import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import type { JobCount, JobDetail, PublicJob } from '../../shared/jobs.ts';
import { apiPath } from '../../shared/paths.ts';
import type { ListPage } from '../api/list-page.ts';
import { type JobSearch, jobListParams } from './job-search.ts';

type JobPages = InfiniteData<ListPage<PublicJob>, string | null>;

/** The offers of a search, page by page from the one its address names. */
export const jobListOptions = (search: JobSearch, limit: number = PAGE_SIZE) =>
  infiniteQueryOptions<ListPage<PublicJob>, Error, JobPages, readonly unknown[], string | null>({
    queryKey: [apiPath.jobs(), { ...jobListParams(search), limit }],
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });

/** An offer as its page has it: what a list showed before has less. */
export type JobOfPage = PublicJob & Partial<JobDetail>;

/** One offer; null where there is none. */
export const jobOptions = (id: string) =>
  queryOptions<JobOfPage | null>({ queryKey: [apiPath.jobs(), id], meta: { nullOn: [404] } });

/** The offer as a list already showed it, so that its page is there before the network answers. */
export function jobFromLists(client: QueryClient, id: string): PublicJob | undefined {
  const lists = client.getQueriesData<JobPages>({ queryKey: [apiPath.jobs()] });
  for (const [, data] of lists) {
    const found =
      data && 'pages' in data ? data.pages.flatMap((page) => page.items).find((job) => job.id === id) : null;
    if (found) return found;
  }
  return undefined;
}

/** Offers that the page of ads shows. */
const LATEST = 10;

/**
 * The newest offers with the start of their descriptions, which other lists leave out of the document. The order that
 * lists have anyway makes it a key of its own.
 */
export const latestJobsOptions = () =>
  queryOptions<ListPage<PublicJob>>({
    queryKey: [apiPath.jobs(), { sort: 'recent', limit: LATEST }],
    meta: { excerpts: true },
  });

/** Open offers in all, by municipality and by category. */
export const jobCountsOptions = () => queryOptions<ListPage<JobCount>>({ queryKey: [apiPath.jobCounts()] });

/** Open offers like this one: same category, nearest town first where it has one. */
export const similarJobsOptions = (job: Pick<PublicJob, 'category' | 'town'>) =>
  queryOptions<ListPage<PublicJob>>({
    queryKey: [
      apiPath.jobs(),
      { category: job.category, ...(job.town ? { town: job.town, radius: 25 } : {}), limit: 10 },
    ],
  });
