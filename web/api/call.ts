import { filledPath } from '../../shared/calls/path.ts';
import { withQuery } from '../../shared/paths.ts';
import { requireOk } from './fetch-api.ts';
import { isCounted, readListPage } from './list-page.ts';
import { noteResponse, noteSending } from './repeats.ts';
import {
  type AnySent,
  authorizationOf,
  type CallParams,
  type ReadName,
  type ResponseOf,
  requestOf,
  type Sent,
  type WriteName,
} from './request.ts';

/** `once`: for writes that must not be stored twice; a second sending without a response declares itself a repeat. */
export async function send<Name extends WriteName>(
  name: Name,
  { once = false, ...sent }: Sent<Name> & { readonly once?: boolean },
): Promise<ResponseOf<Name>> {
  const given: AnySent = sent;
  const path = withQuery(filledPath(name, given.params), { ...given.query });
  const headers = { ...given.headers, ...(once ? noteSending(path) : {}) };
  const response = await fetch(path, { ...requestOf(name, { ...given, headers }), credentials: 'include' });
  // Of 5xx nobody knows: what was sent may be stored all the same.
  if (once && response.status < 500) noteResponse(path);
  return (await requireOk(response)).json();
}

/** Response to a read outside of the query client's own function. @throws ApiError, or TypeError without a network */
export async function fetchCall<Name extends ReadName>(name: Name, requested: CallParams<Name>): Promise<Response> {
  const { params, query, ...who }: AnySent & { readonly query?: Parameters<typeof withQuery>[1] } = requested;
  const path = withQuery(filledPath(name, params), query ?? {});
  return requireOk(await fetch(path, { headers: { ...authorizationOf(who) }, credentials: 'include' }));
}

export async function read<Name extends ReadName>(name: Name, requested: CallParams<Name>): Promise<ResponseOf<Name>> {
  const response = await fetchCall(name, requested);
  const value: ResponseOf<Name> = isCounted(response) ? await readListPage(response) : await response.json();
  return value;
}
