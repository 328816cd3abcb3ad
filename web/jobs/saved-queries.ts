import { queryOptions } from '@tanstack/react-query';
import type { JobSummary } from '../../shared/jobs.ts';
import { apiPath } from '../../shared/paths.ts';

/** These offers, open or ended; what was deleted is not among them. Asked anew on each visit: any of them may have ended. */
export const savedJobsOptions = (ids: readonly string[]) =>
  queryOptions<readonly JobSummary[]>({
    queryKey: [apiPath.savedJobs(), { ids: ids.join(',') }],
    staleTime: 0,
    retryOnMount: true,
    refetchOnReconnect: true,
    enabled: ids.length > 0,
  });
