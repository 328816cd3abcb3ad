import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../api/call.ts';
import { pagesOptions, readOptions } from '../api/call-options.ts';
import { failureToast } from '../forms/failure.ts';
import { showToast } from '../ui/toast-store.ts';

/** Messages of an account, newest first. Fetched again whenever the page opens. */
export const inboxOptions = () =>
  pagesOptions('GET /api/messages', { query: { limit: 20 }, signedIn: true }, { refetchOnMount: 'always' });

/** The messages of one profile, newest first; `authorization` is that of its account or of its link. */
export const profileMessagesOptions = (id: string, authorization: string) =>
  readOptions('GET /api/candidates/:id/messages', { params: { id }, authorization });

export const blockedSendersOptions = (authorization: string) =>
  readOptions('GET /api/blocked-senders', { authorization }, { refetchOnMount: 'always' });

/** Parts of the keys of all queries here. */
const CHANGED: readonly unknown[] = ['/api/messages', '/api/blocked-senders', 'messages'];

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
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some((part) => CHANGED.includes(part)) });
      const toast = TOASTS[what];
      if (toast) showToast(toast);
    },
    // That a message was opened is said again the next time.
    onError: (error, { what }) => what !== 'read' && showFailed(error),
  });
}
