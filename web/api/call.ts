import type { CallName, Calls } from '../../shared/calls/all.ts';
import type { BodyOf, IsList, JsonResponses, ParamOf, QueryOf } from '../../shared/calls/call.ts';
import { filledPath } from '../../shared/calls/path.ts';
import { withQuery } from '../../shared/paths.ts';
import { requireOk } from './fetch-api.ts';
import { isCounted, type ListPage, readListPage } from './list-page.ts';
import { noteResponse, noteSending } from './repeats.ts';
import { readSession } from './session.ts';

export type ReadName = Extract<CallName, `GET ${string}`>;
type WriteName = Exclude<CallName, ReadName>;
/** Calls that take a form with a file as well. */
export type FormName = {
  [Name in WriteName]: Calls[Name] extends { readonly body: { readonly file: unknown } } ? Name : never;
}[WriteName];

type Value<Name extends CallName> = JsonResponses<Calls[Name]>[keyof JsonResponses<Calls[Name]>];

/** Declared answer of a call; a page, for a list. */
export type ResponseOf<Name extends CallName> =
  IsList<Calls[Name]> extends true
    ? Value<Name> extends readonly (infer Item)[]
      ? ListPage<Item>
      : never
    : Value<Name>;

type Params<Name extends CallName> = [ParamOf<Name>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<ParamOf<Name>, string>> };

/** Sends the session's token (`signedIn`), or a header that may hold a link's token instead (`authorization`). */
type Credentials<Name extends CallName> = Calls[Name]['who'] extends 'account' | 'any account' | 'admin'
  ? { readonly signedIn: true; readonly authorization?: undefined }
  : Calls[Name]['who'] extends 'account or link' | 'any account or link' | 'link'
    ? { readonly authorization: string; readonly signedIn?: undefined }
    : { readonly signedIn?: true; readonly authorization?: undefined };

/** Input of a read. */
export type Asked<Name extends ReadName> = Params<Name> & Credentials<Name> & { readonly query?: QueryOf<Calls[Name]> };

/** Input of a write. */
export type Sent<Name extends WriteName> = Params<Name> &
  Credentials<Name> &
  (Calls[Name] extends { readonly body: unknown }
    ? { readonly body: BodyOf<Calls[Name]> }
    : { readonly body?: undefined }) & { readonly headers?: Readonly<Record<string, string>> };

/** Input of any call, for code that is generic over calls. */
export type AnySent = {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly signedIn?: true | undefined;
  readonly authorization?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** The header of these credentials; nothing without any. */
export function authorizationOf({
  signedIn,
  authorization,
}: Pick<AnySent, 'signedIn' | 'authorization'>): Readonly<Record<string, string>> {
  const token = signedIn && readSession()?.token;
  const header = token ? `Bearer ${token}` : authorization;
  return header === undefined ? {} : { Authorization: header };
}

function requestOf(name: WriteName, sent: AnySent): RequestInit {
  const headers: Record<string, string> = { ...sent.headers, ...authorizationOf(sent) };
  if (sent.body === undefined) return { method: name.slice(0, name.indexOf(' ')), headers };
  headers['Content-Type'] = 'application/json';
  return { method: name.slice(0, name.indexOf(' ')), headers, body: JSON.stringify(sent.body) };
}

/**
 * Sends the input of a call and reads its JSON response.
 * @param once for writes that must not be stored twice: a second sending without a response declares itself a repeat
 * @throws ApiError, or TypeError where there is no network
 */
export async function send<Name extends WriteName>(
  name: Name,
  { once = false, ...sent }: Sent<Name> & { readonly once?: boolean },
): Promise<ResponseOf<Name>> {
  const given: AnySent = sent;
  const path = filledPath(name, given.params);
  const headers = { ...given.headers, ...(once ? noteSending(path) : {}) };
  const response = await fetch(path, { ...requestOf(name, { ...given, headers }), credentials: 'include' });
  // Of 5xx nobody knows: what was sent may be stored all the same.
  if (once && response.status < 500) noteResponse(path);
  return (await requireOk(response)).json();
}

/** Sends the input of a call that nobody waits for, even while the page closes; a failure is ignored. */
export function tell<Name extends WriteName>(name: Name, sent: Sent<Name>): void {
  const given: AnySent = sent;
  // The response is read although nobody needs it: unread, it keeps its connection until the browser collects it.
  fetch(filledPath(name, given.params), { ...requestOf(name, given), keepalive: true })
    .then((response) => response.text())
    .catch(() => undefined);
}

/**
 * Response to a read outside of the query client's own function.
 * @throws ApiError, or TypeError where there is no network
 */
export async function fetchCall<Name extends ReadName>(name: Name, asked: Asked<Name>): Promise<Response> {
  const { params, query, ...who }: AnySent & { readonly query?: Parameters<typeof withQuery>[1] } = asked;
  const path = withQuery(filledPath(name, params), query ?? {});
  return requireOk(await fetch(path, { headers: { ...authorizationOf(who) }, credentials: 'include' }));
}

/** Value of the same answer. */
export async function read<Name extends ReadName>(name: Name, asked: Asked<Name>): Promise<ResponseOf<Name>> {
  const response = await fetchCall(name, asked);
  return (isCounted(response) ? readListPage(response) : response.json()) as Promise<ResponseOf<Name>>;
}
