import type { CallName, Calls } from '../../shared/calls/all.ts';
import type { BodyOf, IsList, JsonResponses, ParamOf, QueryOf } from '../../shared/calls/call.ts';
import { filledPath } from '../../shared/calls/path.ts';
import type { ListPage } from './list-page.ts';
import { readSession } from './session.ts';

export type ReadName = Extract<CallName, `GET ${string}`>;
export type WriteName = Exclude<CallName, ReadName>;
export type FormName = {
  [Name in WriteName]: Calls[Name] extends { readonly body: { readonly file: unknown } } ? Name : never;
}[WriteName];

type Value<Name extends CallName> = JsonResponses<Calls[Name]>[keyof JsonResponses<Calls[Name]>];

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

export type CallParams<Name extends ReadName> = Params<Name> &
  Credentials<Name> & { readonly query?: QueryOf<Calls[Name]> };

export type Sent<Name extends WriteName> = Params<Name> &
  Credentials<Name> &
  (Calls[Name] extends { readonly body: unknown }
    ? { readonly body: BodyOf<Calls[Name]> }
    : { readonly body?: undefined }) & {
    readonly query?: QueryOf<Calls[Name]>;
    readonly headers?: Readonly<Record<string, string>>;
  };

export type AnySent = {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly signedIn?: true | undefined;
  readonly authorization?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

export function authorizationOf({
  signedIn,
  authorization,
}: Pick<AnySent, 'signedIn' | 'authorization'>): Readonly<Record<string, string>> {
  const token = signedIn && readSession()?.token;
  const header = token ? `Bearer ${token}` : authorization;
  return header === undefined ? {} : { Authorization: header };
}

export function requestOf(name: WriteName, sent: AnySent): RequestInit {
  const headers: Record<string, string> = { ...sent.headers, ...authorizationOf(sent) };
  if (sent.body === undefined) return { method: name.slice(0, name.indexOf(' ')), headers };
  headers['Content-Type'] = 'application/json';
  return { method: name.slice(0, name.indexOf(' ')), headers, body: JSON.stringify(sent.body) };
}

/** Sends the input of a call that nobody waits for, even while the page closes; a failure is ignored. */
export function notify<Name extends WriteName>(name: Name, sent: Sent<Name>): void {
  const given: AnySent = sent;
  // The response is read although nobody needs it: unread, it keeps its connection until the browser collects it.
  fetch(filledPath(name, given.params), { ...requestOf(name, given), keepalive: true })
    .then((response) => response.text())
    .catch(() => undefined);
}
