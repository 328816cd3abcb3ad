import type { QueryClient } from '@tanstack/react-query';
import type { Done } from '../../shared/accounts.ts';
import type { Alert, ConfirmAlertBody, ConfirmedAlert, CreateAlertBody, CreatedAlert } from '../../shared/alerts.ts';
import { send } from '../api/call.ts';
import { humanHeaders } from '../api/human.ts';
import { ownAlertsOptions } from './queries.ts';

/** Asks for an alert; for the proved address of the account it starts at once. */
export const createAlert = (body: CreateAlertBody): Promise<CreatedAlert> =>
  send('POST /api/alerts', { body, signedIn: true, headers: humanHeaders() });

/** @throws ApiError 400 with an issue at `token` where the link is dead, 409 where the address has too many alerts */
export const confirmAlert = (body: ConfirmAlertBody): Promise<ConfirmedAlert> =>
  send('POST /api/alerts/confirm', { body });

/** The client, and the header that names the manager of the alerts. */
type Change = { readonly client: QueryClient; readonly authorization: string };

const readAgain = ({ client, authorization }: Change): Promise<void> =>
  client.invalidateQueries({ queryKey: ownAlertsOptions(authorization).queryKey });

/** Pauses an alert, or resumes it. @throws ApiError 404 where it is not there any more */
export async function setPaused(change: Change, id: string, paused: boolean): Promise<Alert> {
  const { authorization } = change;
  const alert = await send('PATCH /api/alerts/:id', { params: { id }, body: { paused }, authorization });
  await readAgain(change);
  return alert;
}

/** Deletes an alert for good. @throws ApiError 404 where it is not there any more */
export async function deleteAlert(change: Change, id: string): Promise<Done> {
  const done = await send('DELETE /api/alerts/:id', { params: { id }, authorization: change.authorization });
  await readAgain(change);
  return done;
}

/** Another year for all of them. */
export async function renewAlerts(change: Change): Promise<Done> {
  const done = await send('POST /api/alerts/renew', { authorization: change.authorization });
  await readAgain(change);
  return done;
}
