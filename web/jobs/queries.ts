import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PublicJob } from '../../shared/jobs.ts';
import { apiPath } from '../../shared/paths.ts';
import type { ListPage } from '../api/list-page.ts';

/** Query of a list of offers, as `GET /api/jobs` takes it. */
export type JobListQuery = Readonly<Record<string, string | number | undefined>>;

/** The offers of a query, page by page. */
export const jobListOptions = (query: JobListQuery) =>
  infiniteQueryOptions<ListPage<PublicJob>, Error, { pages: ListPage<PublicJob>[] }, readonly unknown[], string | null>({
    queryKey: [apiPath.jobs(), query],
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });

/** One offer; null where there is none. */
export const jobOptions = (id: string) =>
  queryOptions<PublicJob | null>({ queryKey: [apiPath.jobs(), id], meta: { nullOn: [404] } });
