import { queryOptions } from '@tanstack/react-query';
import type { SentApplication } from '../../shared/applications.ts';
import type { GuestApplication } from '../../shared/guest-applications.ts';
import { read } from '../api/call.ts';
import { keyOf, pagesOptions, readOptions } from '../api/call-options.ts';
import type { ResponseOf } from '../api/request.ts';
import type { Period } from './list-period.ts';

/** Own application for an offer: an empty list, or one. */
export const ownApplicationsOptions = (jobId: string) =>
  readOptions('GET /api/jobs/:id/applications', { params: { id: jobId }, signedIn: true });

/** CV and message that the account keeps for its next application. */
export const keptApplicationOptions = () => readOptions('GET /api/account/kept-application', { signedIn: true });

/** Own applications, newest first. Fetched again whenever the page opens, as employers may have answered. */
export const sentApplicationsOptions = () =>
  pagesOptions(
    'GET /api/applications',
    { query: { side: 'sent', limit: 20 }, signedIn: true },
    { refetchOnMount: 'always' },
  );

/** The application of a private link. Fetched again whenever the page opens. */
export const guestApplicationOptions = (authorization: string) =>
  queryOptions<GuestApplication>({
    queryKey: ['guest-application', authorization],
    queryFn: () => read('GET /api/applications/linked', { authorization }),
    refetchOnMount: 'always',
  });

/** Most that the list answers at once. */
const AT_ONCE = 100;

/** Own applications of a period, all of them: a list that is printed must be whole. */
export const applicationListOptions = (period: Period) => {
  const query = { side: 'sent', ...period, limit: AT_ONCE };
  return queryOptions<readonly SentApplication[]>({
    queryKey: [...keyOf('GET /api/applications', { query, signedIn: true }), 'all'],
    queryFn: async () => {
      const found: SentApplication[] = [];
      let cursor: string | null = null;
      do {
        const page: ResponseOf<'GET /api/applications'> = await read('GET /api/applications', {
          query: { ...query, ...(cursor === null ? {} : { cursor }) },
          signedIn: true,
        });
        found.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      return found;
    },
    meta: { signedIn: true },
    refetchOnMount: 'always',
  });
};
