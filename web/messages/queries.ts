import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { UNREAD_HEADER } from '../../shared/candidate-values.ts';
import type { InboxItem } from '../../shared/messages.ts';
import { fetchCall, read, send } from '../api/call.ts';
import { type ListPage, readListPage } from '../api/list-page.ts';
import type { ResponseOf } from '../api/request.ts';
import { failureToast } from '../forms/failure.ts';
import { showToast } from '../ui/toast-store.ts';

/** First part of every query key here, so that a change invalidates all of them. */
const MESSAGES_KEY = 'messages';

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

export const blockedSendersOptions = (authorization: string) =>
  queryOptions<ResponseOf<'GET /api/blocked-senders'>>({
    queryKey: [MESSAGES_KEY, 'blocked', authorization],
    queryFn: () => read('GET /api/blocked-senders', { authorization }),
    refetchOnMount: 'always',
  });

const TOASTS = {
  delete: { title: 'Messaggio eliminato', description: 'Non lo vedi più.' },
  block: { title: 'Mittente bloccato', description: 'Da questo indirizzo non ricevi più messaggi.' },
  allow: { title: 'Mittente sbloccato', description: 'Da questo indirizzo ricevi di nuovo messaggi.' },
  read: null,
  unread: null,
};

/** An action on a message or its sender; `id` is the message’s, for `allow` the block’s. */
type MessageChange = { readonly what: keyof typeof TOASTS; readonly id: string };

const showFailed = failureToast('Non riuscito', {
  refused: 'Non è stato possibile farlo. Controlla la connessione e riprova.',
});

export function useMessageChange(authorization: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ what, id }: MessageChange): Promise<unknown> => {
      const which = { params: { id }, authorization };
      if (what === 'block') return send('POST /api/messages/:id/block', which);
      if (what === 'delete') return send('DELETE /api/messages/:id', which);
      if (what === 'allow') return send('DELETE /api/blocked-senders/:id', which);
      return send('PATCH /api/messages/:id', { ...which, body: { read: what === 'read' } });
    },
    onSuccess: async (_, { what }) => {
      await client.invalidateQueries({ queryKey: [MESSAGES_KEY] });
      const toast = TOASTS[what];
      if (toast) showToast(toast);
    },
    // That a message was opened is said again the next time.
    onError: (error, { what }) => what !== 'read' && showFailed(error),
  });
}
