import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { romeDay } from '../../../shared/dates.ts';
import type { JobDetail, PublicJob } from '../../../shared/jobs.ts';
import { keyOf, readOptions } from '../../api/call-options.ts';
import { notify } from '../../api/request.ts';
import { isLoadedAgain } from '../../app/loaded-document.ts';
import type { JobPages } from '../list/queries.ts';

/** An offer, of which a list that was shown before has less. `copyOf`: the time of an older copy, where the database does not answer. */
export type JobOfPage = PublicJob & Partial<JobDetail> & { readonly copyOf?: string };

export const jobOptions = (id: string) =>
  queryOptions<JobOfPage | null>({ queryKey: keyOf('GET /api/jobs/:id', { params: { id } }), meta: { nullOn: [404] } });

/** The offer as a list already showed it, so that its page is there before the network answers. */
export const jobFromLists = (client: QueryClient, id: string): PublicJob | undefined =>
  client
    .getQueriesData<JobPages>({ queryKey: keyOf('GET /api/jobs', {}) })
    .flatMap(([, data]) => (data && 'pages' in data ? data.pages.flatMap(({ items }) => items) : []))
    .find((job) => job.id === id);

export const similarJobsOptions = (id: string) =>
  readOptions('GET /api/jobs/:id/similar', { params: { id } }, { meta: { optional: true } });

/** Views that this document has reported, by offer and day; nothing of them is kept on the device. */
const counted = new Set<string>();

/** Counts a look at an open offer, once it is in view; the server leaves out the owner's own. */
export function useCountView(id: string, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const count = () => {
      const look = `${id} ${romeDay(new Date())}`;
      if (document.visibilityState !== 'visible' || counted.has(look)) return;
      counted.add(look);
      // An offer that is opened by a link is a new look in any case.
      if (isLoadedAgain(location.pathname)) return;
      notify('POST /api/jobs/:id/views', { params: { id }, signedIn: true });
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [id, open]);
}
