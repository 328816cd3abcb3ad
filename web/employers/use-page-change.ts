import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnEmployer } from '../../shared/employers.ts';
import { readAgain } from '../api/call-options.ts';
import { failureToast } from '../forms/failure.ts';
import { showToast, type ToastMessage } from '../ui/toast-store.ts';

/** A change of an own page by one button. */
export function usePageChange(change: () => Promise<OwnEmployer>, done: ToastMessage) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      showToast(done);
      await readAgain(client, 'GET /api/own-employers', 'GET /api/employers');
    },
    onError: failureToast('Non è cambiato niente', { refused: 'Non è stato possibile. Riprova tra poco.' }),
  });
}
