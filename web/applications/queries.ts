import { pagesOptions, readOptions } from '../api/call-options.ts';

export const ownApplicationsOptions = (jobId: string) =>
  readOptions('GET /api/jobs/:id/applications', { params: { id: jobId }, signedIn: true });

/** Three open offers near one, those of its trade first; none for an offer without a page. */
export const nearbyOffersOptions = (jobId: string) =>
  readOptions(
    'GET /api/jobs/:id/similar',
    { params: { id: jobId }, query: { near: 'true' } },
    { meta: { optional: true } },
  );

export const storedApplicationOptions = () => readOptions('GET /api/account/kept-application', { signedIn: true });

/** Own applications, newest first. Fetched again whenever the page opens, as employers may have answered. */
export const sentApplicationsOptions = () =>
  pagesOptions(
    'GET /api/applications',
    { query: { side: 'sent', limit: 20 }, signedIn: true },
    { refetchOnMount: 'always' },
  );

/** The application of a private link. Fetched again whenever the page opens. */
export const guestApplicationOptions = (authorization: string) =>
  readOptions('GET /api/applications/linked', { authorization }, { refetchOnMount: 'always' });
