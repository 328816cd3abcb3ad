import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An account of the fake API. Namespaces and buckets by what they are found by, to what they are. */
export type World = {
  accounts: { id: string; name: string }[];
  databases: Map<string, { uuid: string; name: string; jurisdiction: string | null }>;
  buckets: Set<string>;
  namespaces: { id: string; title: string }[];
  bindings: { type: string; name: string; namespace_id?: string }[];
  secrets: string[];
  /** True once there is a Worker, a draft included. */
  worker: boolean;
  subdomain: string | null;
  zones: { id: string; name: string; status: string; name_servers: string[] }[];
  /** Names of the migrations that the live database has. */
  migrations: string[];
  administrators: number;
  /** Domains that mails may be sent from. */
  senders: string[];
  alarms: { name: string; alert_type: string; mechanisms: unknown; filters?: unknown }[];
  /** The Worker's script as it was uploaded last. */
  script: string;
  r2: boolean;
  /** Paths that the token may not ask, by a part of them. */
  denied: string[];
  tokenIsKnown: boolean;
};

export const world = (): World => ({
  accounts: [{ id: 'a1', name: 'Valle' }],
  databases: new Map(),
  buckets: new Set(),
  namespaces: [],
  bindings: [],
  secrets: ['JWT_SECRET'],
  worker: true,
  subdomain: 'valle',
  zones: [],
  migrations: [],
  administrators: 0,
  senders: [],
  alarms: [],
  script: '',
  r2: true,
  denied: [],
  tokenIsKnown: true,
});

type Stated = {
  readonly status?: number;
  readonly result?: unknown;
  readonly code?: number;
  readonly message?: string;
};
const refusal = (status: number, code: number, message: string): Stated => ({ status, code, message });

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('latin1')) body += part;
  return body;
}

/** Answers of the API as wrangler 4.149 and the product's own scripts read them; what nobody has taught it is 404. */
function answer(world: World, method: string, url: URL, headers: IncomingMessage['headers'], body: string): Stated {
  const path = url.pathname
    .replace('/client/v4', '')
    .replace(/^\/accounts\/a1(?=\/)/, '')
    // Whichever Worker of the account it is about.
    .replace(/^(\/workers\/\w+\/lavoro-in-valle)-\w+/, '$1');
  const call = `${method} ${path}`;
  if (!world.tokenIsKnown) return refusal(401, 10000, 'Authentication error');
  if (world.denied.some((part) => path.includes(part))) return refusal(403, 10000, 'Authentication error');
  const json = (): Record<string, string> => JSON.parse(body);
  const named = (part: string): string => decodeURIComponent(path.split(part)[1]?.split('/')[0] ?? '');
  const list = (all: readonly unknown[]): Stated => ({ result: url.searchParams.get('page') === '2' ? [] : all });

  if (call === 'GET /accounts') return list(world.accounts);
  if (call === 'GET /memberships') return list(world.accounts.map((account) => ({ account })));
  if (call === 'GET /zones') return { result: world.zones.filter(({ name }) => name === url.searchParams.get('name')) };

  if (call === 'POST /d1/database') {
    const { name = '', jurisdiction = null } = json();
    world.databases.set(name, { uuid: `uuid-${name}`, name, jurisdiction });
    return { result: world.databases.get(name) };
  }
  if (path.startsWith('/d1/database/')) {
    const wanted = named('/d1/database/');
    const found = [...world.databases.values()].find(({ name, uuid }) => name === wanted || uuid === wanted);
    if (!found) return refusal(404, 7404, 'The database could not be found');
    if (path.endsWith('/bookmark')) return { result: { bookmark: '00000085-0000024c' } };
    return path.endsWith('/query') ? answerQuery(world, json().sql ?? '') : { result: found };
  }

  if (/^GET \/zones\/\w+\/email\/sending\/subdomains$/.test(call))
    return { result: world.senders.map((name) => ({ name, enabled: true })) };
  if (call === 'GET /alerting/v3/policies') return { result: world.alarms };
  if (call === 'POST /alerting/v3/policies') {
    world.alarms.push(JSON.parse(body));
    return { result: { id: 'p1' } };
  }

  if (path.startsWith('/r2/buckets')) {
    if (!world.r2) return refusal(403, 10042, 'Please enable R2 through the Cloudflare Dashboard.');
    const of = (name: string) => `${headers['cf-r2-jurisdiction'] ?? 'default'}/${name}`;
    if (method === 'POST') world.buckets.add(of(json().name ?? ''));
    else if (!world.buckets.has(of(named('/r2/buckets/'))))
      return refusal(404, 10006, 'The specified bucket does not exist.');
    return { result: {} };
  }

  if (call === 'GET /storage/kv/namespaces') return list(world.namespaces);
  if (call === 'POST /storage/kv/namespaces') {
    const { title = '' } = json();
    if (world.namespaces.some((namespace) => namespace.title === title))
      return refusal(400, 10014, 'a namespace with this account ID and title already exists');
    world.namespaces.push({ id: `id-${title}`, title });
    return { result: { id: `id-${title}`, title } };
  }
  return answerAboutWorker(world, call, path, body);
}

/** Answers of the database to the few statements that a deploy has. */
function answerQuery(world: World, sql: string): Stated {
  const [, applied] = /INSERT INTO d1_migrations \(name\)\s+values \('([^']+)'\)/i.exec(sql) ?? [];
  if (applied !== undefined) world.migrations.push(applied);
  const answers: readonly (readonly [RegExp, readonly unknown[]])[] = [
    [/max\(name\)/, [{ name: world.migrations.at(-1) ?? null }]],
    [/FROM users/, [{ count: world.administrators }]],
    [/SELECT \*\s+FROM d1_migrations/, world.migrations.map((name) => ({ id: 1, name, applied_at: '' }))],
  ];
  const [, results = []] = answers.find(([statement]) => statement.test(sql)) ?? [];
  return { result: [{ results, success: true, meta: {} }] };
}

function answerAboutWorker(world: World, call: string, path: string, body: string): Stated {
  if (call === 'GET /workers/subdomain')
    return world.subdomain
      ? { result: { subdomain: world.subdomain } }
      : refusal(404, 10007, 'There is no subdomain in this account.');
  if (call === 'POST /workers/scripts/lavoro-in-valle/assets-upload-session')
    return { result: { jwt: 'jwt', buckets: [] } };
  if (call === 'PUT /workers/scripts/lavoro-in-valle' || call === 'POST /workers/scripts/lavoro-in-valle/versions') {
    const [metadata = '{}'] = /\{"main_module[\s\S]*?\}(?=\r\n)/.exec(body) ?? [];
    world.bindings = JSON.parse(metadata).bindings ?? [];
    world.script = /export default[^\r\n]*/.exec(body)?.[0] ?? '';
    world.worker = true;
    return { result: { id: 'v1', deployment_id: 'v1', startup_time_ms: 9, resources: { script: { etag: 'e' } } } };
  }
  if (!world.worker && path.startsWith('/workers/'))
    return refusal(404, 10007, 'This Worker does not exist on your account.');
  const result: Record<string, unknown> = {
    'GET /workers/scripts/lavoro-in-valle/secrets': world.secrets.map((name) => ({ name, type: 'secret_text' })),
    'GET /workers/scripts/lavoro-in-valle/settings': { bindings: world.bindings },
    'GET /workers/services/lavoro-in-valle': {
      default_environment: { environment: 'production', script: { tag: 't', last_deployed_from: 'wrangler' } },
    },
    'GET /workers/scripts/lavoro-in-valle/deployments': { deployments: [] },
    'GET /workers/workers/lavoro-in-valle': { subdomain: { enabled: false, previews_enabled: false } },
    'POST /workers/scripts/lavoro-in-valle/subdomain': { enabled: true, previews_enabled: false },
    'PUT /workers/scripts/lavoro-in-valle/schedules': {},
    'POST /workers/scripts/lavoro-in-valle/deployments': {},
    'PATCH /workers/scripts/lavoro-in-valle/script-settings': {},
    'POST /workers/scripts/lavoro-in-valle/domains/changeset': { added: [], removed: [], updated: [], conflicting: [] },
    'PUT /workers/scripts/lavoro-in-valle/domains/records': {},
  };
  return call in result ? { result: result[call] } : refusal(404, 7003, `Nobody taught the fake: ${call}`);
}

/** Cloudflare's API on loopback. `requested` has every call, with the body of those that write a subdomain or a domain. */
export async function fakeCloudflare(world: World) {
  const requested: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://fake');
    const body = await bodyOf(request);
    requested.push(
      `${request.method} ${url.pathname.replace('/client/v4', '')}${/subdomain$|domains/.test(url.pathname) ? body : ''}`,
    );
    const {
      status = 200,
      result = null,
      code,
      message,
    } = answer(world, request.method ?? '', url, request.headers, body);
    const errors = code === undefined ? [] : [{ code, message }];
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success: errors.length === 0, result, errors, messages: [] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/client/v4`, requested, close: () => server.close() };
}
