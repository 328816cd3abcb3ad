import type { QueryClient } from '@tanstack/react-query';
import type { Done } from '../../shared/accounts.ts';
import type { Alert } from '../../shared/alerts.ts';
import { send } from '../api/call.ts';
import { ownAlertsOptions } from './queries.ts';

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
