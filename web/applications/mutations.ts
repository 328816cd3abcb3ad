import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplyBody, OwnApplication } from '../../shared/applications.ts';
import { apiPath } from '../../shared/paths.ts';
import { sendJson } from '../api/fetch-api.ts';
import { readSession } from '../api/session.ts';
import { ownApplicationsOptions } from './queries.ts';

/** Sends an application for an offer; it shows as sent only once the server has stored it. */
export function useApply(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplyBody) =>
      sendJson<OwnApplication>(apiPath.applications(jobId), { body, token: readSession()?.token }),
    onSuccess: (application) => client.setQueryData(ownApplicationsOptions(jobId).queryKey, [application]),
  });
}
