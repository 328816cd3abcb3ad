import type { Session } from '../../shared/accounts.ts';
import type { CallName } from '../../shared/calls/all.ts';
import { filledPath } from '../../shared/calls/path.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.mjs';
import { Failure } from './run.mjs';

type Params = { readonly id?: string; readonly body?: object; readonly token?: string | undefined };

export type ApiRequest = { readonly path: string; readonly init: RequestInit };

/** A call of the API; a body that is no form goes as JSON. */
export function requestOf(name: CallName, { id = '', body, token }: Params = {}): ApiRequest {
  const isForm = body instanceof FormData;
  const headers = {
    ...(body && !isForm && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const init = {
    method: name.split(' ', 1)[0] ?? '',
    headers,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  };
  return { path: filledPath(name, { id }), init };
}

export const callApi = (siteUrl: string, name: CallName, params?: Params): Promise<Response> => {
  const { path, init } = requestOf(name, params);
  return fetch(siteUrl + path, init);
};

/** @throws Failure where the call is refused */
export async function read<Answer>(siteUrl: string, name: CallName, params?: Params): Promise<Answer> {
  const answer = await callApi(siteUrl, name, params);
  if (!answer.ok) throw new Failure(`${name} answered ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

/** Address of the next page of a list, as a path; none after the last one. */
export const nextPage = (answer: Response): string | undefined =>
  /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];

/** Password of the accounts that are registered here. */
export const PASSWORD = 'parola-di-prova';

/** A new account, by a name that no other one has. */
export const register = (siteUrl: string, name: string, role: 'user' | 'employer'): Promise<Session> =>
  read(siteUrl, 'POST /api/register', { body: { name, email: `${name}@example.org`, password: PASSWORD, role } });

/** Token of a session of a demo account, where the database holds them. */
export async function logIn(siteUrl: string, role: 'user' | 'employer'): Promise<string> {
  const { email, password } = DEMO_ACCOUNTS.find((account) => account.role === role) ?? {};
  return (await read<Session>(siteUrl, 'POST /api/login', { body: { email, password } })).token;
}

/** A complete offer, as a form sends it. @param mark part of its title */
export const sampleJob = (mark: string) =>
  ({
    title: `Aiuto cucina ${mark}`,
    companyName: 'Trattoria del Ponte',
    location: VALLEY.examples.town.name,
    category: 'Ristorazione',
    type: 'Full-time',
    experience: 'No esperienza',
    contract: 'Contratto determinato',
    description: 'Preparazioni in cucina e riordino, due turni al giorno.',
  }) as const;
