import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { JobDetail, PublicJob } from '../../../shared/jobs.ts';
import { keyOf, readOptions } from '../../api/call-options.ts';
import type { JobPages } from '../list/queries.ts';

/**
 * An offer as its page has it: what a list showed before has less. `copyOf` where it is an older copy, as the database does
 * not answer: the time it was made.
 */
export type JobOfPage = PublicJob & Partial<JobDetail> & { readonly copyOf?: string };

/** One offer; null where there is none. */
export const jobOptions = (id: string) =>
  queryOptions<JobOfPage | null>({ queryKey: keyOf('GET /api/jobs/:id', { params: { id } }), meta: { nullOn: [404] } });

/** The offer as a list already showed it, so that its page is there before the network answers. */
export function jobFromLists(client: QueryClient, id: string): PublicJob | undefined {
  const lists = client.getQueriesData<JobPages>({ queryKey: keyOf('GET /api/jobs', {}) });
  for (const [, data] of lists) {
    const found =
      data && 'pages' in data ? data.pages.flatMap((page) => page.items).find((job) => job.id === id) : null;
    if (found) return found;
  }
  return undefined;
}

/** Open offers like one, the most alike first; the page is whole without them. */
export const similarJobsOptions = (id: string) =>
  readOptions('GET /api/jobs/:id/similar', { params: { id } }, { meta: { optional: true } });
