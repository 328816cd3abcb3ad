import { queryOptions } from '@tanstack/react-query';
import type { JobDay } from '../../shared/job-stats.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';

/** Views and applications of an own offer on each of the last days, oldest first. */
export const jobStatsOptions = (id: string) =>
  queryOptions<readonly JobDay[]>({ queryKey: [ownApiPath.jobStats(id)], meta: { signedIn: true } });
