import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { UNREAD_HEADER } from '../../shared/message-values.ts';
import type { InboxItem } from '../../shared/messages.ts';
import { fetchCall, read } from '../api/call.ts';
import { type ListPage, readListPage } from '../api/list-page.ts';
import type { ResponseOf } from '../api/request.ts';

/** First part of every query key here, so that a change invalidates all of them. */
export const MESSAGES_KEY = 'messages';

/** A page of what an account has received, and how much of it all waits to be read. */
type InboxPage = ListPage<InboxItem> & { readonly unread: number };

async function readInboxPage(response: Response): Promise<InboxPage> {
  const unread = Number(response.headers.get(UNREAD_HEADER) ?? 0);
  return { ...(await readListPage<InboxItem>(response)), unread };
}

/** Messages of an account, newest first. Fetched again whenever the page opens. */
export const inboxOptions = (authorization: string) =>
  infiniteQueryOptions<InboxPage, Error, InfiniteData<InboxPage>, readonly unknown[], string | null>({
    queryKey: [MESSAGES_KEY, 'inbox', authorization],
    queryFn: async ({ pageParam: cursor }) =>
      readInboxPage(
        await fetchCall('GET /api/messages', { query: { limit: 20, cursor: cursor ?? undefined }, signedIn: true }),
      ),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    refetchOnMount: 'always',
  });

/** The messages of one profile, newest first; `authorization` is that of its account or of its link. */
export const profileMessagesOptions = (candidateId: string, authorization: string) =>
  queryOptions<ResponseOf<'GET /api/candidates/:id/messages'>>({
    queryKey: [MESSAGES_KEY, 'profile', candidateId, authorization],
    queryFn: () => read('GET /api/candidates/:id/messages', { params: { id: candidateId }, authorization }),
  });

/** From whom somebody takes no more messages. */
export const blockedSendersOptions = (authorization: string) =>
  queryOptions<ResponseOf<'GET /api/blocked-senders'>>({
    queryKey: [MESSAGES_KEY, 'blocked', authorization],
    queryFn: () => read('GET /api/blocked-senders', { authorization }),
    refetchOnMount: 'always',
  });
