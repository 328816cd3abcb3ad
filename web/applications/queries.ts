import { queryOptions } from '@tanstack/react-query';
import type { OwnApplication } from '../../shared/applications.ts';
import { apiPath } from '../../shared/paths.ts';

/** What the signed-in person sent for an offer: an empty list, or one application. */
export const ownApplicationsOptions = (jobId: string) =>
  queryOptions<readonly OwnApplication[]>({ queryKey: [apiPath.applications(jobId)], meta: { signedIn: true } });
