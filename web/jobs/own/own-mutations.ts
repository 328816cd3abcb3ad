import type { QueryClient } from '@tanstack/react-query';
import type { Done } from '../../../shared/accounts.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { send } from '../../api/call.ts';
import { changeLists, keepStored, type PagesOf, readAgain } from '../../api/call-options.ts';
import { OWN_JOBS_KEY, ownJobOptions, ownOfferOptions } from '../../api/own-jobs.ts';
import { failureToast } from '../../forms/failure.ts';

/** Shows a stored change of an own offer everywhere: `sent` is the call that makes it. */
export async function changeJob(client: QueryClient, sent: Promise<OwnJob>): Promise<OwnJob> {
  const job = await sent;
  await keepStored(client, ownJobOptions(job.id), () => job);
  await keepStored(client, ownOfferOptions(job.id), (known) => known && { ...known, items: [job] });
  changeLists<PagesOf<'GET /api/own-jobs'> | object>(client, OWN_JOBS_KEY, (known) =>
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

export const ownJob = (id: string) => ({ params: { id }, signedIn: true }) as const;

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
  await changeJob(client, send('PUT /api/jobs/:id/status', { ...ownJob(id), body: { ownerStatus: 'closed' } }));
  try {
    if (ids.length === 0) return 'La sua pagina dice che il posto è occupato.';
    const { message } = await send('POST /api/jobs/:id/answers', { ...ownJob(id), body: { ids, note } });
    return message;
  } catch {
    return 'Non siamo riusciti ad avvisare chi aspetta: rispondi dalla pagina delle candidature.';
  } finally {
    // Counts of the rows too: people who were just answered are not to be read any more.
    void readAgain(
      client,
      'GET /api/applications/received',
      'GET /api/applications/received/counts',
      'GET /api/own-jobs',
    );
  }
}

/** @throws ApiError 400 for an invalid link, 409 where the offer is not open; TypeError without a network */
export async function checkJob(
  client: QueryClient,
  { id, ...body }: { id: string; token: string; open: boolean },
): Promise<Done> {
  const done = await send('POST /api/jobs/:id/check', { params: { id }, body });
  await readAgain(client, 'GET /api/jobs', 'GET /api/jobs/counts');
  return done;
}
