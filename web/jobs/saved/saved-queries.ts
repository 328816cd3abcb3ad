import { readOptions } from '../../api/call-options.ts';

/** These offers, open or ended, without deleted ones. Fetched on each visit: any of them may have ended. */
export const savedJobsOptions = (ids: readonly string[]) =>
  readOptions(
    'GET /api/jobs/saved',
    { query: { ids: ids.join(',') } },
    { staleTime: 0, retryOnMount: true, refetchOnReconnect: true, enabled: ids.length > 0 },
  );
