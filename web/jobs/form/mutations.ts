import type { QueryClient } from '@tanstack/react-query';
import type { PublicJob, PublishJobBody } from '../../../shared/jobs.ts';
import { send } from '../../api/call.ts';
import { readAgain } from '../../api/call-options.ts';

/**
 * Publishes an offer and has every list and count read again: who published sees it there at once.
 * @throws ApiError 401 where the token no longer counts; TypeError where there is no network
 */
export async function publishJob(client: QueryClient, body: PublishJobBody): Promise<PublicJob> {
  const job = await send('POST /api/jobs', { body, signedIn: true, once: true });
  await readAgain(client, 'GET /api/jobs', 'GET /api/jobs/counts');
  return job;
}
