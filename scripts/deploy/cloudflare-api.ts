import { Failure, run } from '../lib/run.mjs';

/** Codes of the API that are told apart, by the place that they come from. */
export const CODE = { noDatabase: 7404, noBucket: 10006, noWorker: 10007, noSubdomain: 10007, r2Off: 10042 } as const;

/** Statuses and codes of a token that the API does not know, or no longer. */
const UNKNOWN_TOKEN = [1000, 1001, 6003, 6111, 9109, 10001];

export type Answer<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly status: number; readonly code: number; readonly message: string };

type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };

/** Asks the API; with a body it is a POST. */
export type RequestOptions = <T>(path: string, sent?: Sent) => Promise<Answer<T>>;

type Envelope = {
  readonly success?: boolean;
  readonly result?: unknown;
  readonly errors?: readonly { readonly code?: number; readonly message?: string }[];
};

const LOG_IN = 'log in with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN';

/** Cloudflare's API, or the one that wrangler is sent to. */
const baseUrl = (): string => process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4';

/** Headers with the login of wrangler. @throws Failure where nobody has logged in */
async function credentials(): Promise<Readonly<Record<string, string>>> {
  const token = process.env.CLOUDFLARE_API_TOKEN;
  if (token) return { Authorization: `Bearer ${token}` };
  const { ok, output } = await run('wrangler', ['auth', 'token', '--json']);
  // Among wrangler's warnings.
  const [body] = (ok && /\{[^{}]*\}/.exec(output)) || [];
  if (body === undefined) throw new Failure(`login: nobody is logged in to Cloudflare; ${LOG_IN}.`);
  const given: { token?: string; key?: string; email?: string } = JSON.parse(body);
  return given.key && given.email
    ? { 'X-Auth-Key': given.key, 'X-Auth-Email': given.email }
    : { Authorization: `Bearer ${given.token}` };
}

/** Cloudflare's API, with what wrangler logs in with. @throws Failure where nobody has logged in */
export async function openApi(): Promise<RequestOptions> {
  const who = await credentials();
  return async <T>(path: string, { headers, body: sent }: Sent = {}): Promise<Answer<T>> => {
    const { status, body } = await fetchJson(path, {
      headers: { ...who, 'Content-Type': 'application/json', ...headers },
      ...(sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) }),
    });
    if (body.success) return { ok: true, result: body.result as T };
    const { code = 0, message = `HTTP ${status}` } = body.errors?.[0] ?? {};
    if (status === 401 || UNKNOWN_TOKEN.includes(code))
      throw new Failure(`login: Cloudflare does not know the token (${message}); ${LOG_IN} to a new one.`);
    return { ok: false, status, code, message };
  };
}

async function fetchJson(path: string, sent: RequestInit) {
  try {
    const answer = await fetch(`${baseUrl()}${path}`, { ...sent, signal: AbortSignal.timeout(30_000) });
    return { status: answer.status, body: (await answer.json()) as Envelope };
  } catch (error) {
    throw new Failure(`login: Cloudflare's API does not answer at ${baseUrl()}${path}: ${error}`);
  }
}

export async function askForAll<T>(callApi: RequestOptions, path: string): Promise<Answer<readonly T[]>> {
  const all: T[] = [];
  for (let page = 1; ; page++) {
    const answer = await callApi<readonly T[]>(`${path}${path.includes('?') ? '&' : '?'}per_page=50&page=${page}`);
    if (!answer.ok) return answer;
    all.push(...answer.result);
    if (answer.result.length < 50) return { ok: true, result: all };
  }
}
