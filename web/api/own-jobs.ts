import { PAGE_SIZE } from '../../shared/job-values.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import { keyOf, pagesOptions, readOptions, readOrNullOptions } from './call-options.ts';

export type OwnJobsFilter = { readonly status?: OwnJob['status'] | undefined; readonly search?: string | undefined };

/** Own offers, newest first. Fetched on each visit, as applications may have come in. */
export const ownJobsOptions = (filter: OwnJobsFilter = {}) =>
  pagesOptions(
    'GET /api/own-jobs',
    { query: { ...filter, limit: PAGE_SIZE }, signedIn: true },
    { refetchOnMount: 'always' },
  );

export const OWN_JOBS_KEY = keyOf('GET /api/own-jobs', { signedIn: true });

/** The offer where it is one's own, else none: for a page that everybody sees. */
export const ownOfferOptions = (id: string) => readOptions('GET /api/own-jobs', { query: { job: id }, signedIn: true });

/** One own offer; null if there is none, or if it is another account's. An edit must begin with the newest version. */
export const ownJobOptions = (id: string) =>
  readOrNullOptions(
    'GET /api/own-jobs/:id',
    { params: { id }, signedIn: true },
    { nullOn: [403, 404], refetchOnMount: 'always' },
  );

/** People who wait for an answer for an own offer. */
export const waitingOptions = (id: string) =>
  readOptions('GET /api/jobs/:id/answers', { params: { id }, signedIn: true });
