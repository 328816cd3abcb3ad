import type { QueryClient } from '@tanstack/react-query';
import type { Done } from '../../../shared/accounts.ts';
import type { EditJobBody, OwnJob, RenewJobBody, SetJobCategoryBody, SetJobStatusBody } from '../../../shared/jobs.ts';
import { send } from '../../api/call.ts';
import { keepStored, type PagesOf, readAgain } from '../../api/call-options.ts';
import { OWN_JOBS_KEY, ownJobOptions, ownOfferOptions } from '../../api/own-jobs.ts';
import { failureToast } from '../../forms/failure.ts';

async function showChanged(client: QueryClient, sent: Promise<OwnJob>): Promise<OwnJob> {
  const job = await sent;
  await keepStored(client, ownJobOptions(job.id), () => job);
  await keepStored(client, ownOfferOptions(job.id), (known) => known && { ...known, items: [job] });
  client.setQueriesData<PagesOf<'GET /api/own-jobs'> | object>({ queryKey: OWN_JOBS_KEY }, (known) =>
    known && 'pages' in known
      ? {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            items: page.items.map((other) => (other.id === job.id ? job : other)),
          })),
        }
      : known,
  );
  await readAgain(client, 'GET /api/jobs', 'GET /api/jobs/counts');
  return job;
}

export const changeFailed = (refused: string) =>
  failureToast('Modifica non riuscita', { refused, unanswered: `${refused} Controlla la connessione e riprova.` });

const own = (id: string) => ({ params: { id }, signedIn: true }) as const;

/** @throws ApiError 409 where somebody has edited or deleted it meanwhile */
export const editJob = (client: QueryClient, id: string, body: EditJobBody): Promise<OwnJob> =>
  showChanged(client, send('PATCH /api/jobs/:id', { ...own(id), body }));

export const setJobStatus = (client: QueryClient, id: string, body: SetJobStatusBody): Promise<OwnJob> =>
  showChanged(client, send('PUT /api/jobs/:id/status', { ...own(id), body }));

export const setJobCategory = (client: QueryClient, id: string, body: SetJobCategoryBody): Promise<OwnJob> =>
  showChanged(client, send('PUT /api/jobs/:id/category', { ...own(id), body }));

type Telling = {
  readonly hired: string[];
  /** Line to those who are hired. */
  readonly hiredNote: string | undefined;
  readonly ids: string[];
  readonly note: string;
};

export async function closeJob(
  client: QueryClient,
  id: string,
  { hired, hiredNote, ids, note }: Telling,
): Promise<string> {
  // First, so that a failure closes nothing and the people chosen are chosen still.
  if (hired.length > 0)
    await send('POST /api/applications/answers', {
      body: { ids: hired, status: 'hired', note: hiredNote },
      signedIn: true,
    });
  await setJobStatus(client, id, { ownerStatus: 'closed' });
  void readAgain(client, 'GET /api/applications/received', 'GET /api/applications/received/counts');
  if (ids.length === 0) return 'La sua pagina dice che il posto è occupato.';
  try {
    const { message } = await send('POST /api/jobs/:id/answers', { ...own(id), body: { ids, note } });
    return message;
  } catch {
    return 'Non siamo riusciti ad avvisare chi aspetta: rispondi dalla pagina delle candidature.';
  }
}

export const renewJob = (client: QueryClient, id: string, body: RenewJobBody): Promise<OwnJob> =>
  showChanged(client, send('POST /api/jobs/:id/renew', { ...own(id), body }));

export const deleteJob = (client: QueryClient, id: string): Promise<OwnJob> =>
  showChanged(client, send('DELETE /api/jobs/:id', own(id)));

export const restoreJob = (client: QueryClient, id: string): Promise<OwnJob> =>
  showChanged(client, send('POST /api/jobs/:id/restore', own(id)));

/** @throws ApiError 400 for an invalid link, 409 where the offer is not open; TypeError without a network */
export async function checkJob(
  client: QueryClient,
  { id, ...body }: { id: string; token: string; open: boolean },
): Promise<Done> {
  const done = await send('POST /api/jobs/:id/check', { params: { id }, body });
  await readAgain(client, 'GET /api/jobs', 'GET /api/jobs/counts');
  return done;
}
