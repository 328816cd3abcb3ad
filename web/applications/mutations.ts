import type { QueryClient } from '@tanstack/react-query';
import type { OwnApplication, SentApplication } from '../../shared/applications.ts';
import type { KeptApplication, KeptPart } from '../../shared/kept-application.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { guestApplicationOptions, ownApplicationsOptions, sentApplicationsOptions } from './queries.ts';

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
