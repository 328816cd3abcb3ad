import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureToast } from '../forms/failure.ts';
import { showToast } from '../ui/toast-store.ts';
import { type Deed, moderate } from './mutations.ts';

/** A deed that needs no words: it is said to be done when the server has done it. */
export function useDeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: Deed) => moderate(client, deed),
    onSuccess: ({ message }) => showToast({ title: 'Fatto', description: message }),
    onError: failureToast('Non riuscito', {
      refused: 'Non è stato possibile farlo. Controlla la connessione e riprova.',
    }),
  });
}
