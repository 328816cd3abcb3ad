import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../api/call.ts';
import { failureToast } from '../forms/failure.ts';
import { showToast } from '../ui/toast-store.ts';
import { MESSAGES_KEY } from './queries.ts';

/** Actions on a message or its sender; `id` is the message’s, for `allow` the block’s. */
export type MessageChange =
  | { readonly what: 'mark'; readonly id: string; readonly read: boolean }
  | { readonly what: 'delete' | 'block' | 'allow'; readonly id: string };

const TOLD = {
  delete: { title: 'Messaggio eliminato', description: 'Non lo vedi più.' },
  block: { title: 'Mittente bloccato', description: 'Da questo indirizzo non ricevi più messaggi.' },
  allow: { title: 'Mittente sbloccato', description: 'Da questo indirizzo ricevi di nuovo messaggi.' },
} as const;

const showFailed = failureToast('Non riuscito', {
  refused: 'Non è stato possibile farlo. Controlla la connessione e riprova.',
});

function sendChange(change: MessageChange, authorization: string): Promise<unknown> {
  const message = { params: { id: change.id }, authorization };
  switch (change.what) {
    case 'mark':
      return send('PATCH /api/messages/:id', { ...message, body: { read: change.read } });
    case 'block':
      return send('POST /api/messages/:id/block', message);
    case 'delete':
      return send('DELETE /api/messages/:id', message);
    case 'allow':
      return send('DELETE /api/blocked-senders/:id', message);
  }
}

/** Changes a message; what shows is what the server has stored. */
export function useMessageChange(authorization: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: MessageChange) => sendChange(change, authorization),
    onSuccess: async (_, change) => {
      await client.invalidateQueries({ queryKey: [MESSAGES_KEY] });
      if (change.what !== 'mark') showToast(TOLD[change.what]);
    },
    onError: (error, change) => {
      // That a message was opened is said again the next time.
      if (change.what === 'mark' && change.read) return;
      showFailed(error);
    },
  });
}
