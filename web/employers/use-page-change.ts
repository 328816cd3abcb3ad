import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnEmployer } from '../../shared/employers.ts';
import { readAgain } from '../api/call-options.ts';
import { failureToast } from '../forms/failure.ts';
import { showToast, type ToastMessage } from '../ui/toast-store.ts';

/** Reads again what shows a page, once it is changed. */
export function useReadPages() {
  const client = useQueryClient();
  return () => readAgain(client, 'GET /api/own-employers', 'GET /api/employers');
}

/** A change of an own page by one button. */
export function usePageChange(change: () => Promise<OwnEmployer>, done: ToastMessage) {
  const read = useReadPages();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      showToast(done);
      return read();
    },
    onError: failureToast('Non è cambiato niente', { refused: 'Non è stato possibile. Riprova tra poco.' }),
  });
}
