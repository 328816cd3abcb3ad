import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import type { ListPage } from '../api/list-page.ts';

export type OwnJobPages = InfiniteData<ListPage<OwnJob>, string | null>;

/** The offers of who is signed in, newest first. Applications come in meanwhile: each visit reads them again. */
export const ownJobsOptions = () =>
  infiniteQueryOptions<ListPage<OwnJob>, Error, OwnJobPages, readonly unknown[], string | null>({
    queryKey: [ownApiPath.ownJobs(), { limit: PAGE_SIZE }],
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    meta: { signedIn: true },
    refetchOnMount: 'always',
  });

/** One of them; null where there is none, or it is somebody else's. */
export const ownJobOptions = (id: string) =>
  queryOptions<OwnJob | null>({
    queryKey: [ownApiPath.ownJobs(), id],
    meta: { signedIn: true, nullOn: [403, 404] },
    // What is edited must be the newest.
    refetchOnMount: 'always',
  });
