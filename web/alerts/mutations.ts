import type { QueryClient } from '@tanstack/react-query';
import type { Done } from '../../shared/accounts.ts';
import type { Alert, ConfirmAlertBody, ConfirmedAlert, CreateAlertBody, CreatedAlert } from '../../shared/alerts.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { sendJson } from '../api/fetch-api.ts';
import { humanHeaders } from '../api/human.ts';
import { readSession } from '../api/session.ts';
import { ownAlertsOptions } from './queries.ts';

/** Asks for an alert; for the proved address of who is signed in it starts at once. */
export const createAlert = (body: CreateAlertBody): Promise<CreatedAlert> =>
  sendJson(ownApiPath.alerts(), { body, token: readSession()?.token, headers: humanHeaders() });

/** @throws ApiError 400 with an issue at `token` where the link is dead, 409 where the address has too many alerts */
export const confirmAlert = (body: ConfirmAlertBody): Promise<ConfirmedAlert> =>
  sendJson(ownApiPath.confirmAlert(), { body });

/** Whose alerts are changed: the header that says so. */
type Change = { readonly client: QueryClient; readonly authorization: string };

const readAgain = ({ client, authorization }: Change): Promise<void> =>
  client.invalidateQueries({ queryKey: ownAlertsOptions(authorization).queryKey });

const as = ({ authorization }: Change) => ({ headers: { Authorization: authorization } });

/** Pauses an alert, or resumes it. @throws ApiError 404 where it is not there any more */
export async function setPaused(change: Change, id: string, paused: boolean): Promise<Alert> {
  const alert = await sendJson<Alert>(ownApiPath.alert(id), { method: 'PATCH', body: { paused }, ...as(change) });
  await readAgain(change);
  return alert;
}

/** Deletes an alert for good. @throws ApiError 404 where it is not there any more */
export async function deleteAlert(change: Change, id: string): Promise<Done> {
  const done = await sendJson<Done>(ownApiPath.alert(id), { method: 'DELETE', ...as(change) });
  await readAgain(change);
  return done;
}

/** Another year for all of them. */
export async function renewAlerts(change: Change): Promise<Done> {
  const done = await sendJson<Done>(ownApiPath.renewAlerts(), as(change));
  await readAgain(change);
  return done;
}
