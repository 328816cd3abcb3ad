import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LinkedApplication, ReceivedApplication, ReceivedCount } from '../../shared/answers.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { requireOk } from '../api/fetch-api.ts';
import type { ListPage } from '../api/list-page.ts';

export type ReceivedPages = InfiniteData<ListPage<ReceivedApplication>, string | null>;

/** What was received for an offer, or for all of one's own, newest first. Read anew whenever the page opens. */
export const receivedOptions = (jobId: string | null) =>
  infiniteQueryOptions<ListPage<ReceivedApplication>, Error, ReceivedPages, readonly unknown[], string | null>({
    queryKey: [ownApiPath.receivedApplications(), { ...(jobId === null ? {} : { job: jobId }), limit: 20 }],
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    refetchOnMount: 'always',
    meta: { signedIn: true },
  });

/** How many each offer has got. */
export const receivedCountsOptions = () =>
  queryOptions<readonly ReceivedCount[]>({
    queryKey: [ownApiPath.receivedCounts()],
    refetchOnMount: 'always',
    meta: { signedIn: true },
  });

/** The application that a mailed link is about; its token goes in a header, as addresses are written down everywhere. */
export const linkedApplicationOptions = (token: string) =>
  queryOptions<LinkedApplication>({
    queryKey: ['linked-application', token],
    queryFn: async () => {
      const headers = { Authorization: `Link ${token}` };
      return (await requireOk(await fetch(ownApiPath.answerApplication(), { headers, credentials: 'include' }))).json();
    },
  });
