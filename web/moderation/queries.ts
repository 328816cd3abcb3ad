import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Done } from '../../shared/accounts.ts';
import { pagesOptions, readOptions } from '../api/call-options.ts';
import { failureToast } from '../forms/failure.ts';
import { showToast } from '../ui/toast-store.ts';

const signedIn = true;
/** Others moderate too, and reports come in: each look is a new one. */
const staleTime = 0;

export const reportsOptions = () => readOptions('GET /api/moderation/reports', { signedIn }, { staleTime });

export const todayOptions = () => readOptions('GET /api/moderation/today', { signedIn }, { staleTime });

export const searchOptions = (q: string) =>
  readOptions('GET /api/moderation/search', { query: { q }, signedIn }, { staleTime });

export const logOptions = () => pagesOptions('GET /api/moderation/log', { signedIn }, { staleTime });

export const mailsOptions = () => readOptions('GET /api/moderation/mails', { signedIn }, { staleTime });

export const stateOptions = () => readOptions('GET /api/moderation/state', { signedIn }, { staleTime });

export const soughtOptions = (days: string) =>
  readOptions('GET /api/moderation/searches', { query: { days }, signedIn }, { staleTime });

/** A decision by one button, after which everything that may show it is read again. */
export function useDecision(decide: () => Promise<Done>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: async ({ message }) => {
      await client.invalidateQueries();
      showToast({ title: 'Fatto', description: message });
    },
    onError: failureToast('Non riuscito', {
      refused: 'Non è stato possibile farlo. Controlla la connessione e riprova.',
    }),
  });
}
