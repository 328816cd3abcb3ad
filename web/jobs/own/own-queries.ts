import { PAGE_SIZE } from '../../../shared/job-values.ts';
import { pagesOptions, readOrNullOptions } from '../../api/call-options.ts';

/** Own offers, newest first. Fetched on each visit, as applications may have come in. */
export const ownJobsOptions = () =>
  pagesOptions('GET /api/own-jobs', { query: { limit: PAGE_SIZE }, signedIn: true }, { refetchOnMount: 'always' });

/** One own offer; null if there is none, or if it is another account's. An edit must begin with the newest version. */
export const ownJobOptions = (id: string) =>
  readOrNullOptions(
    'GET /api/own-jobs/:id',
    { params: { id }, signedIn: true },
    { nullOn: [403, 404], refetchOnMount: 'always' },
  );
