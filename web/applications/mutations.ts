import type { QueryClient } from '@tanstack/react-query';
import type { OwnApplication, SentApplication } from '../../shared/applications.ts';
import type { KeptApplication, KeptPart } from '../../shared/kept-application.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { sendForm, type Upload } from '../api/send-form.ts';
import { bodyOf, fileIn } from './apply-body.ts';
import {
  guestApplicationOptions,
  keptApplicationOptions,
  ownApplicationsOptions,
  sentApplicationsOptions,
} from './queries.ts';

/**
 * Sends an application; it shows as sent only once the server has stored it.
 * @param form its fields, with the CV
 * @param upload how far the CV has got, and what breaks it off
 * @throws ApiError, TypeError where there is no network, or an `AbortError`
 */
export async function apply(client: QueryClient, jobId: string, form: FormData, upload: Upload): Promise<void> {
  const which = { params: { id: jobId }, signedIn: true } as const;
  const sent = await (fileIn(form) === null
    ? send('POST /api/jobs/:id/applications', { ...which, body: bodyOf(form) })
    : sendForm('POST /api/jobs/:id/applications', { ...which, form, ...upload }));
  await keepStored(client, ownApplicationsOptions(jobId), () => [sent]);
  if (form.has('keep') || form.has('useKeptCv')) void client.invalidateQueries(keptApplicationOptions());
}

/** Deletes parts of what is kept for the next application. */
export const deleteKept = (parts: KeptPart[]): Promise<KeptApplication> =>
  send('DELETE /api/account/kept-application', { body: { parts }, signedIn: true });

type Which = { readonly id: string; readonly authorization: string };

const whose = ({ id, authorization }: Which) => ({ params: { id }, authorization });

/** @throws ApiError 409 for a deleted one */
export const withdrawApplication = (which: Which): Promise<OwnApplication> =>
  send('POST /api/applications/:id/withdraw', whose(which));

export const deleteApplication = (which: Which): Promise<OwnApplication> =>
  send('DELETE /api/applications/:id', whose(which));

/** @throws ApiError 404 where it was purged */
export const restoreApplication = (which: Which): Promise<OwnApplication> =>
  send('POST /api/applications/:id/restore', whose(which));

/** Shows what the server has stored of one's own application, in the list and in the box of its offer. */
export async function showChanged(client: QueryClient, changed: OwnApplication, authorization: string): Promise<void> {
  await keepStored(client, guestApplicationOptions(authorization), (own) =>
    own === undefined ? undefined : { ...own, ...renew(own) },
  );
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
