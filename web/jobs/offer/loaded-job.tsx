import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { useParams } from 'react-router';
import { NO_SUCH_JOB } from '../../../shared/job-words.ts';
import { pagePath } from '../../../shared/paths.ts';
import { WordsContext } from '../../app/languages.tsx';
import { type Page, type PageContext, sharedWithoutQuery } from '../../app/page.ts';
import { NotThere, NotYetThere } from '../../layout/not-there.tsx';
import { type JobOfPage, jobFromLists, jobOptions } from './queries.ts';

const ITALIAN = {
  site: { loading: 'Caricamento offerta...' },
  offer: { missing: 'Offerta non trovata', missingText: NO_SUCH_JOB, back: 'Torna alle offerte' },
  list: { failed: 'Offerta non trovata' },
};

/** The offer of a page, which a list or the network has given; `failed` where the network has not. */
export type LoadedProps = { readonly job: JobOfPage; readonly failed: boolean; readonly retry: () => void };

/** The offer of the address, in any language. */
export function LoadedJob({ view }: { readonly view: (loaded: LoadedProps) => ReactNode }) {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const words = use(WordsContext);
  const { site, offer, list } = words?.texts ?? ITALIAN;
  const { data, isPending, isError, refetch } = useQuery({
    ...jobOptions(id),
    placeholderData: () => jobFromLists(client, id),
  });
  // The offer of a list is kept when its own request fails.
  const job = data ?? (isError ? jobFromLists(client, id) : data);
  if (job) return view({ job, failed: isError, retry: refetch });
  if (isPending) return <NotYetThere text={site.loading} />;
  return (
    <NotThere
      title={job === null ? offer.missing : list.failed}
      missing={job === null ? offer.missingText : null}
      pronoun="la"
      retry={refetch}
      back={{ label: offer.back, to: (words?.path ?? String)(pagePath.jobs()) }}
    />
  );
}

const idOf = ({ params: { id = '' } }: Pick<PageContext, 'params'>): string => id;

/** The offer of a page as it is known so far; null where there is none. */
export function knownJob({ client, ...at }: Pick<PageContext, 'client' | 'params'>) {
  const id = idOf(at);
  return { id, job: client.getQueryData(jobOptions(id).queryKey) ?? jobFromLists(client, id) ?? null };
}

/** Parts of every page of an offer. */
export const JOB_PAGE = {
  sharedAddress: sharedWithoutQuery,
  trueUntil: ({ client, ...at }) => {
    const job = client.getQueryData(jobOptions(idOf(at)).queryKey);
    return job?.open ? new Date(job.validThrough) : null;
  },
} satisfies Partial<Page>;
