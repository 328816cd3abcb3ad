import { useQueryClient } from '@tanstack/react-query';
import type { JobCategory } from '../../shared/job-values.ts';
import { pagesOptions, readAgain, readOptions, readOrNullOptions } from '../api/call-options.ts';

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
