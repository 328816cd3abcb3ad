import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../forms/failure-text.ts';
import { showToast } from '../ui/toast-store.ts';
import { type Deed, moderate } from './mutations.ts';

const FAILED = 'Non è stato possibile farlo. Controlla la connessione e riprova.';

/** A deed that needs no words: it is said to be done when the server has done it. */
export function useDeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: Deed) => moderate(client, deed),
    onSuccess: ({ message }) => showToast({ title: 'Fatto', description: message }),
    onError: (error) =>
      showToast({
        title: 'Non riuscito',
        description: failureText(error, { refused: FAILED, unanswered: FAILED }),
        tone: 'destructive',
      }),
  });
}
