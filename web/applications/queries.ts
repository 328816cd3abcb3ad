import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OwnApplication, SentApplication } from '../../shared/applications.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import type { ListPage } from '../api/list-page.ts';

/** What the signed-in person sent for an offer: an empty list, or one application. */
export const ownApplicationsOptions = (jobId: string) =>
  queryOptions<readonly OwnApplication[]>({ queryKey: [ownApiPath.applications(jobId)], meta: { signedIn: true } });

export type SentPages = InfiniteData<ListPage<SentApplication>, string | null>;

/** What they sent for any offer, newest first. Read anew whenever its page opens: employers answer meanwhile. */
export const sentApplicationsOptions = () =>
  infiniteQueryOptions<ListPage<SentApplication>, Error, SentPages, readonly unknown[], string | null>({
    queryKey: [ownApiPath.ownApplications(), { side: 'sent', limit: 20 }],
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    refetchOnMount: 'always',
    meta: { signedIn: true },
  });
