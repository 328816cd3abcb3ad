import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { CALLS, type CallName } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import type { UserRow } from '../db/tables/accounts.ts';
import { endSecond } from '../http/hot-lists.ts';
import { VERSIONS_KEY } from '../http/versions.ts';
import worker from '../index.ts';
import { makeToken, makeUser } from './factories.ts';
import { publishNow } from './forget-copies.ts';

export const ORIGIN = 'http://localhost:8787';

type RequestOptions = Omit<RequestInit, 'cf'> & {
  readonly bindings?: Env;
  readonly origin?: string;
  /** True where rows that nobody has told the caches of stay unknown to them. */
  readonly untold?: boolean;
};

/**
 * Sends a request through the Worker's own `fetch` and waits for what it left running (mails, caches).
 * @param path with its query string
 */
async function send(
  path: string,
  { bindings = env, origin = ORIGIN, untold = false, ...init }: RequestOptions = {},
): Promise<Response> {
  const context = createExecutionContext();
  endSecond();
  if (!untold) await showRows();
  const request = new Request<unknown, IncomingRequestCfProperties>(origin + path, { redirect: 'manual', ...init });
  const answer = await worker.fetch(request, bindings, context);
  const bytes = await answer.arrayBuffer();
  await waitOnExecutionContext(context);
  // A refused request changes nothing that is shown.
  const isRefused = answer.status >= 400 && answer.status < 500;
  if (init.method !== undefined && init.method !== 'GET' && !isRefused) await release();
  return new Response(bytes.byteLength > 0 ? bytes : null, answer);
}

/** Tests write sooner than a second after each other: the versions of what is shown are published all the same. */
const release = () =>
  env.DB.prepare('UPDATE shown_versions SET taken_at = 0')
    .run()
    .catch(() => undefined);

/** Publishes the versions of rows that a test has written itself, as the cron does, where any were published before. */
async function showRows(): Promise<void> {
  if ((await env.LISTS.get(VERSIONS_KEY)) !== null) await publishNow().catch(() => undefined);
}

/** Somebody who uses the API; `bindings` replace the environment for one request. */
export type Person = {
  readonly send: (path: string, request?: RequestOptions) => Promise<Response>;
  readonly get: (path: string, request?: RequestOptions) => Promise<Response>;
  readonly post: (path: string, body: unknown, request?: RequestOptions) => Promise<Response>;
};

export type SignedIn = Person & { readonly account: UserRow; readonly token: string };

function person(authorization: HeadersInit): Person {
  const sendAs: Person['send'] = (path, { headers, ...request } = {}) =>
    send(path, { ...request, headers: merged(authorization, headers) });
  return {
    send: sendAs,
    get: sendAs,
    post: (path, body, { headers, ...request } = {}) =>
      sendAs(path, {
        method: 'POST',
        body: JSON.stringify(body),
        ...request,
        headers: merged({ 'Content-Type': 'application/json' }, headers),
      }),
  };
}

function merged(first: HeadersInit, second: HeadersInit | undefined): Headers {
  const all = new Headers(first);
  for (const [name, value] of new Headers(second)) all.set(name, value);
  return all;
}

/** Address of the next page of a list; null on the last. */
export const nextOf = ({ headers }: Response): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1] ?? null;

type Example = RequestOptions & { readonly stated?: object; readonly id?: string };

/**
 * Sends a declared call with the example of its body; nothing is there that its path names, unless it has the id.
 * @param stated fields in place of those of the example
 */
export function sendExample(name: string, who: Person, { stated, id = 'nothing', ...request }: Example = {}) {
  const { body }: Call = CALLS[name as CallName];
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/:\w+/g, id);
  return body
    ? who.post(path, { ...Object(body.example), ...stated }, { method, ...request })
    : who.send(path, { method, ...request });
}

export const asVisitor: Person = person({});

export const withAuthorization = (authorization: string): Person => person({ Authorization: authorization });

/** An account that exists; an administrator with a session that a passkey has confirmed. */
export const asAccount = (account: UserRow): Promise<SignedIn> =>
  inSession(account, { verifiedAt: account.role === 'admin' ? new Date() : null });

export async function inSession(account: UserRow, columns: Parameters<typeof makeToken>[1]): Promise<SignedIn> {
  const token = await makeToken(account, columns);
  return { ...person({ Authorization: `Bearer ${token}` }), account, token };
}

export const asWorker = async (): Promise<SignedIn> => asAccount(await makeUser({ role: 'user' }));
export const asEmployer = async (): Promise<SignedIn> => asAccount(await makeUser({ role: 'employer' }));
export const asAdmin = async (): Promise<SignedIn> => asAccount(await makeUser({ role: 'admin' }));
export const asStranger = async (): Promise<SignedIn> => asAccount(await makeUser({ name: 'Estranea' }));
export const asSuspended = async (suspendedReason: string | null = null): Promise<SignedIn> =>
  asAccount(await makeUser({ suspendedAt: new Date(), suspendedReason }));
