import { queryOptions } from '@tanstack/react-query';
import { type ResponseOf, read } from '../api/call.ts';
import { type PagesOf, pagesOptions, readOptions } from '../api/call-options.ts';

export type ReceivedPages = PagesOf<'GET /api/applications/received'>;

/** Applications received for one offer, or for all of one's own, newest first. Fetched again whenever the page opens. */
export const receivedOptions = (jobId: string | null) =>
  pagesOptions(
    'GET /api/applications/received',
    { query: { ...(jobId === null ? {} : { job: jobId }), limit: 20 }, signedIn: true },
    { refetchOnMount: 'always' },
  );

/** How many each offer has got. */
export const receivedCountsOptions = () =>
  readOptions('GET /api/applications/received/counts', { signedIn: true }, { refetchOnMount: 'always' });

/** The application that a mailed link is about; its token goes in a header, as addresses are written down everywhere. */
export const linkedApplicationOptions = (token: string) =>
  queryOptions<ResponseOf<'GET /api/applications/answer'>>({
    queryKey: ['linked-application', token],
    queryFn: () => read('GET /api/applications/answer', { authorization: `Link ${token}` }),
  });
