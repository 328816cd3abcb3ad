import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnEmployer } from '../../shared/employers.ts';
import type { JobCategory } from '../../shared/job-values.ts';
import { pagesOptions, readAgain, readOptions, readOrNullOptions } from '../api/call-options.ts';
import { failureToast } from '../forms/failure.ts';
import { showToast, type ToastMessage } from '../ui/toast-store.ts';

type Sought = { readonly category: JobCategory | undefined; readonly cursor: string | undefined };

export const employersOptions = (query: Sought) => pagesOptions('GET /api/employers', { query });

export const employerOptions = (slug: string) =>
  readOrNullOptions('GET /api/employers/:slug', { params: { slug } }, { nullOn: [404] });

/** Pages of one's own and of employers that one works for. An edit must begin with the newest version. */
export const ownEmployersOptions = () =>
  readOptions('GET /api/own-employers', { signedIn: true }, { refetchOnMount: 'always' });

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
