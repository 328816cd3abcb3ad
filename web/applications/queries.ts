import { pagesOptions, readOptions } from '../api/call-options.ts';

/** Own application for an offer: an empty list, or one. */
export const ownApplicationsOptions = (jobId: string) =>
  readOptions('GET /api/jobs/:id/applications', { params: { id: jobId }, signedIn: true });

/** Own applications, newest first. Fetched again whenever the page opens, as employers may have answered. */
export const sentApplicationsOptions = () =>
  pagesOptions(
    'GET /api/applications',
    { query: { side: 'sent', limit: 20 }, signedIn: true },
    { refetchOnMount: 'always' },
  );
