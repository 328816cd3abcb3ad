import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { UNREAD_HEADER } from '../../shared/message-values.ts';
import type { BlockedSender, InboxItem, ReceivedMessage } from '../../shared/messages.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { apiPath, withQuery } from '../../shared/paths.ts';
import { requireOk } from '../api/fetch-api.ts';
import { type ListPage, readListPage } from '../api/list-page.ts';

/** What every query here begins with: after a change all of them are read again. */
export const MESSAGES_KEY = 'messages';

const readAs = async (path: string, authorization: string): Promise<Response> =>
  requireOk(await fetch(path, { headers: { Authorization: authorization }, credentials: 'include' }));

/** A page of what an account has received, and how much of it all waits to be read. */
type InboxPage = ListPage<InboxItem> & { readonly unread: number };

async function readInboxPage(response: Response): Promise<InboxPage> {
  const unread = Number(response.headers.get(UNREAD_HEADER) ?? 0);
  return { ...(await readListPage<InboxItem>(response)), unread };
}

/** What an account has received, newest first. Read anew whenever the page opens. */
export const inboxOptions = (authorization: string) =>
  infiniteQueryOptions<InboxPage, Error, InfiniteData<InboxPage>, readonly unknown[], string | null>({
    queryKey: [MESSAGES_KEY, 'inbox', authorization],
    queryFn: async ({ pageParam }) =>
      readInboxPage(await readAs(withQuery(ownApiPath.messages(), { limit: 20, cursor: pageParam }), authorization)),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    refetchOnMount: 'always',
  });

/** The messages of one profile, newest first; `authorization` is that of its account or of its link. */
export const profileMessagesOptions = (candidateId: string, authorization: string) =>
  queryOptions<ListPage<ReceivedMessage>>({
    queryKey: [MESSAGES_KEY, 'profile', candidateId, authorization],
    queryFn: async () => readListPage(await readAs(apiPath.candidateMessages(candidateId), authorization)),
  });

/** From whom somebody takes no more messages. */
export const blockedSendersOptions = (authorization: string) =>
  queryOptions<readonly BlockedSender[]>({
    queryKey: [MESSAGES_KEY, 'blocked', authorization],
    queryFn: async () => (await readAs(ownApiPath.blockedSenders(), authorization)).json(),
    refetchOnMount: 'always',
  });
