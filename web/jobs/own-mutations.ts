import type { QueryClient } from '@tanstack/react-query';
import type { EditJobBody, OwnJob, RenewJobBody, SetJobStatusBody } from '../../shared/jobs.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { apiPath } from '../../shared/paths.ts';
import { sendJson } from '../api/fetch-api.ts';
import { readSession } from '../api/session.ts';
import { ownJobOptions, ownJobsOptions } from './own-queries.ts';

/** Sends a change of one's own offer; whoever made it sees it at once, in every list. */
async function change(
  client: QueryClient,
  path: string,
  request: { method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown },
): Promise<OwnJob> {
  const job = await sendJson<OwnJob>(path, { ...request, token: readSession()?.token });
  client.setQueryData(ownJobOptions(job.id).queryKey, job);
  client.setQueryData(
    ownJobsOptions().queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          items: page.items.map((other) => (other.id === job.id ? job : other)),
        })),
      },
  );
  await Promise.all([apiPath.jobs(), apiPath.jobCounts()].map((key) => client.invalidateQueries({ queryKey: [key] })));
  return job;
}

/** @throws ApiError 409 where somebody has edited or deleted it meanwhile */
export const editJob = (client: QueryClient, id: string, body: EditJobBody): Promise<OwnJob> =>
  change(client, apiPath.job(id), { method: 'PATCH', body });

export const setJobStatus = (client: QueryClient, id: string, body: SetJobStatusBody): Promise<OwnJob> =>
  change(client, ownApiPath.jobStatus(id), { method: 'PUT', body });

export const renewJob = (client: QueryClient, id: string, body: RenewJobBody): Promise<OwnJob> =>
  change(client, ownApiPath.renewJob(id), { body });

/** It can be taken back for seven days. */
export const deleteJob = (client: QueryClient, id: string): Promise<OwnJob> =>
  change(client, apiPath.job(id), { method: 'DELETE' });

export const restoreJob = (client: QueryClient, id: string): Promise<OwnJob> =>
  change(client, ownApiPath.restoreJob(id), {});
