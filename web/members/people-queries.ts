import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { People } from '../../shared/members.ts';
import { keepStored, readAgain, readOptions } from '../api/call-options.ts';
import { failureToast } from '../forms/failure.ts';
import { showToast } from '../ui/toast-store.ts';

/** People on one's own offers, and employers one works for. Fetched on each visit: both change elsewhere. */
export const peopleOptions = () => readOptions('GET /api/members', { signedIn: true }, { refetchOnMount: 'always' });

type Toast = { readonly title: string; readonly description: string };

/** A change of the people by one button: the answer holds them as they are then, and lists of offers follow. */
export function usePeopleChange(change: () => Promise<People>, { done, failed }: { done: Toast; failed: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (people) => {
      showToast(done);
      await keepStored(client, peopleOptions(), () => people);
      await readAgain(client, 'GET /api/own-jobs', 'GET /api/applications/received');
    },
    onError: (error) => {
      failureToast(failed, { refused: 'Non è stato possibile. Riprova tra poco.' })(error);
      // Accepted, taken back or ended meanwhile: the list then says so.
      void client.invalidateQueries({ queryKey: peopleOptions().queryKey });
    },
  });
}
