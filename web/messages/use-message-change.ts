import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { sendJson } from '../api/fetch-api.ts';
import { failureText } from '../forms/failure-text.ts';
import { showToast } from '../ui/toast-store.ts';
import { MESSAGES_KEY } from './queries.ts';

/** What can be done to a message, or to who wrote it; `id` is the message’s, of `allow` the block’s. */
export type MessageChange =
  | { readonly what: 'mark'; readonly id: string; readonly read: boolean }
  | { readonly what: 'delete' | 'block' | 'allow'; readonly id: string };

const TOLD = {
  delete: { title: 'Messaggio eliminato', description: 'Non lo vedi più.' },
  block: { title: 'Mittente bloccato', description: 'Da questo indirizzo non ricevi più messaggi.' },
  allow: { title: 'Mittente sbloccato', description: 'Da questo indirizzo ricevi di nuovo messaggi.' },
} as const;

const FAILED = 'Non è stato possibile farlo. Controlla la connessione e riprova.';

function send(change: MessageChange, authorization: string): Promise<unknown> {
  const headers = { Authorization: authorization };
  const { what, id } = change;
  if (what === 'mark')
    return sendJson(ownApiPath.message(id), { method: 'PATCH', body: { read: change.read }, headers });
  if (what === 'block') return sendJson(ownApiPath.blockSender(id), { headers });
  return sendJson(what === 'delete' ? ownApiPath.message(id) : ownApiPath.blockedSender(id), {
    method: 'DELETE',
    headers,
  });
}

/** Changes a message; what shows is what the server has stored. */
export function useMessageChange(authorization: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: MessageChange) => send(change, authorization),
    onSuccess: async (_, change) => {
      await client.invalidateQueries({ queryKey: [MESSAGES_KEY] });
      if (change.what !== 'mark') showToast(TOLD[change.what]);
    },
    onError: (error, change) => {
      // That a message was opened is said again the next time.
      if (change.what === 'mark' && change.read) return;
      showToast({
        title: 'Non riuscito',
        description: failureText(error, { refused: FAILED, unanswered: FAILED }),
        tone: 'destructive',
      });
    },
  });
}
