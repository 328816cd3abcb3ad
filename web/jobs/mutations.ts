import type { QueryClient } from '@tanstack/react-query';
import type { Done } from '../../shared/accounts.ts';
import type { PublicJob, PublishJobBody } from '../../shared/jobs.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { apiPath } from '../../shared/paths.ts';
import { sendJson } from '../api/fetch-api.ts';

/**
 * Publishes an offer and has every list and count read again: who published sees it there at once.
 * @throws ApiError 401 where the token no longer counts; TypeError where there is no network
 */
export async function publishJob(client: QueryClient, body: PublishJobBody, token: string): Promise<PublicJob> {
  const job = await sendJson<PublicJob>(apiPath.jobs(), { body, token, once: true });
  await Promise.all(
    [apiPath.jobs(), apiPath.jobCounts()].map((path) => client.invalidateQueries({ queryKey: [path] })),
  );
  return job;
}

/**
 * Says through a mailed link whether an offer is still open; lists and counts are read again.
 * @throws ApiError 400 where the link is not valid, 409 where the offer is not open; TypeError where there is no network
 */
export async function checkJob(
  client: QueryClient,
  { id, ...body }: { id: string; token: string; open: boolean },
): Promise<Done> {
  const done = await sendJson<Done>(ownApiPath.checkJob(id), { body });
  await Promise.all(
    [apiPath.jobs(), apiPath.jobCounts()].map((path) => client.invalidateQueries({ queryKey: [path] })),
  );
  return done;
}
