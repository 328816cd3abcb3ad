import type { QueryClient } from '@tanstack/react-query';
import type { ApplyBody, OwnApplication, SentApplication } from '../../shared/applications.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { sendForm, type Upload } from '../api/send-form.ts';
import { ownApplicationsOptions, sentApplicationsOptions } from './queries.ts';

const own = (id: string) => ({ params: { id }, signedIn: true }) as const;

/**
 * Sends an application; it shows as sent only once the server has stored it.
 * @param upload how far the CV has got, and what breaks it off
 * @throws ApiError, TypeError where there is no network, or an `AbortError`
 */
export async function apply(
  client: QueryClient,
  jobId: string,
  { message, cv, ...upload }: ApplyBody & { cv: File | null } & Upload,
): Promise<void> {
  const body = message === undefined ? {} : { message };
  const sent = await (cv === null
    ? send('POST /api/jobs/:id/applications', { ...own(jobId), body })
    : sendForm('POST /api/jobs/:id/applications', { ...own(jobId), fields: { ...body, cv }, ...upload }));
  await keepStored(client, ownApplicationsOptions(jobId), () => [sent]);
}

/** @throws ApiError 409 for a deleted one */
export const withdrawApplication = (id: string): Promise<OwnApplication> =>
  send('POST /api/applications/:id/withdraw', own(id));

export const deleteApplication = (id: string): Promise<OwnApplication> => send('DELETE /api/applications/:id', own(id));

/** @throws ApiError 404 where it was purged */
export const restoreApplication = (id: string): Promise<OwnApplication> =>
  send('POST /api/applications/:id/restore', own(id));

/** Shows what the server has stored of one's own application, in the list and in the box of its offer. */
export async function showChanged(client: QueryClient, changed: OwnApplication): Promise<void> {
  await keepStored(client, ownApplicationsOptions(changed.jobId), () => [changed]);
  await keepStored(client, sentApplicationsOptions(), (list) =>
    list === undefined
      ? undefined
      : { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(renew) })) },
  );

  function renew(item: SentApplication): SentApplication {
    if (item.id !== changed.id) return item;
    const isNews = item.status !== changed.status;
    const history = isNews ? [...item.history, { status: changed.status, at: changed.statusAt }] : item.history;
    return { ...item, ...changed, history };
  }
}
