import { Failure } from '../lib/run.mjs';
import { askForAll, CODE, type RequestOptions } from './cloudflare-api.ts';
import { dashboard, type Finding, missing, type Place, refused, there, unasked } from './findings.ts';
import { hostOf, type Settings } from './settings.ts';

type Account = { readonly id: string; readonly name: string };

/** The account that is named, or the only one. @throws Failure which says how to name one */
export async function accountOf(callApi: RequestOptions, settings: Settings): Promise<string> {
  const named = settings.account_id ?? process.env.CLOUDFLARE_ACCOUNT_ID;
  if (named) return named;
  const accounts = await askForAll<Account>(callApi, '/accounts');
  const [first, ...others] = accounts.ok ? accounts.result : [];
  if (first && others.length === 0) return first.id;
  const choice = [first, ...others].flatMap((account) => account ?? []).map(({ id, name }) => `\n  ${id}  ${name}`);
  throw new Failure(
    first
      ? `login: it reaches several accounts; set CLOUDFLARE_ACCOUNT_ID to the one that the site belongs to.${choice.join('')}`
      : 'login: it names no account; set CLOUDFLARE_ACCOUNT_ID, which the address of the dashboard begins with.',
  );
}

async function workerOf({ ask: callApi, account }: Place, { name }: Settings): Promise<Finding[]> {
  const secrets = await callApi<readonly { name: string }[]>(`/accounts/${account}/workers/scripts/${name}/secrets`);
  if (!secrets.ok && secrets.code !== CODE.noWorker)
    return [unasked(`Worker ${name}`, 'Workers Scripts: Edit', secrets)];
  const isSet = (name: string) => secrets.ok && secrets.result.some((secret) => secret.name === name);
  return [
    there(secrets.ok ? `Worker ${name}: there, gets a new version` : `Worker ${name}: new`),
    isSet('JWT_SECRET')
      ? there('secret JWT_SECRET: set')
      : refused('secret JWT_SECRET: not set; run `openssl rand -hex 32 | npx wrangler secret put JWT_SECRET`.'),
    there(`secret VAPID_KEYS: ${isSet('VAPID_KEYS') ? 'set, devices are told by Web Push' : 'not set, no Web Push'}`),
  ];
}

async function databaseOf({ ask: callApi, account }: Place, settings: Settings): Promise<Finding[]> {
  const jurisdiction = jurisdictionOf(settings);
  const of = async (name: string): Promise<Finding> => {
    const found = await callApi<{ jurisdiction?: string | null }>(`/accounts/${account}/d1/database/${name}`);
    if (found.ok)
      return found.result.jurisdiction === jurisdiction
        ? there(`database ${name}: there, is used`)
        : there(
            `database ${name}: there, is used; it was made ${found.result.jurisdiction ? `in the jurisdiction '${found.result.jurisdiction}'` : 'without a jurisdiction'}, which the privacy page must say (docs/runbook.md, "Where the data is").`,
          );
    if (found.code !== CODE.noDatabase) return unasked(`database ${name}`, 'D1: Edit', found);
    const where = jurisdiction ? ['--jurisdiction', jurisdiction] : ['--location', 'weur'];
    return missing(`database ${name}: is made`, 'd1', 'create', name, ...where, '--update-config=false');
  };
  return Promise.all(settings.d1_databases.map(({ database_name }) => of(database_name)));
}

/** Declared for the bucket, as only there wrangler reads it; the database is made in the same. */
const jurisdictionOf = ({ r2_buckets: [bucket] }: Settings): string | undefined => bucket?.jurisdiction;

async function bucketsOf({ ask: callApi, account }: Place, { r2_buckets }: Settings): Promise<Finding[]> {
  const of = async ({ bucket_name: name, jurisdiction }: Settings['r2_buckets'][number]): Promise<Finding> => {
    const where = jurisdiction ? ['--jurisdiction', jurisdiction] : [];
    const found = await callApi(
      `/accounts/${account}/r2/buckets/${name}`,
      jurisdiction ? { headers: { 'cf-r2-jurisdiction': jurisdiction } } : {},
    );
    if (found.ok) return there(`bucket ${name}: there, is used`);
    if (found.code === CODE.r2Off)
      return refused(`R2: not switched on in this account; switch it on at ${dashboard(account, 'r2')}.`);
    if (found.code !== CODE.noBucket) return unasked(`bucket ${name}`, 'Workers R2 Storage: Edit', found);
    return missing(`bucket ${name}: is made`, 'r2', 'bucket', 'create', name, ...where, '--update-config=false');
  };
  return Promise.all(r2_buckets.map(of));
}

type Binding = { readonly type: string; readonly name: string };
type Namespace = { readonly id: string; readonly title: string };

/** Names of namespaces as wrangler gives them, by binding; without those that have an id or that the live Worker has. */
async function unbound(
  { ask: callApi, account }: Place,
  { name, kv_namespaces }: Settings,
): Promise<Map<string, string>> {
  const live = await callApi<{ bindings?: readonly Binding[] }>(
    `/accounts/${account}/workers/scripts/${name}/settings`,
  );
  const bound = (live.ok && live.result.bindings) || [];
  const open = kv_namespaces.filter(
    ({ binding, id }) => !id && !bound.some((other) => other.type === 'kv_namespace' && other.name === binding),
  );
  return new Map(
    open.map(({ binding }) => [binding, `${name}-${binding.toLowerCase().replaceAll('_', '-')}`] as const),
  );
}

async function namespacesOf(place: Place, settings: Settings): Promise<Finding[]> {
  const all = await askForAll<Namespace>(place.ask, `/accounts/${place.account}/storage/kv/namespaces`);
  if (!all.ok) return [unasked('KV namespace', 'Workers KV Storage: Edit', all)];
  const open = await unbound(place, settings);
  const bound = settings.kv_namespaces.filter(({ binding }) => !open.has(binding));
  return [
    ...bound.map(({ binding }) => there(`KV namespace of ${binding}: bound`)),
    ...[...open.values()].map((title) =>
      all.result.some((namespace) => namespace.title === title)
        ? there(`KV namespace ${title}: there, is taken over`)
        : missing(`KV namespace ${title}: is made`, 'kv', 'namespace', 'create', title, '--update-config=false'),
    ),
  ];
}

/**
 * Ids of the namespaces that the live Worker has no binding to, by binding. wrangler finds a database and a bucket by name, but
 * no namespace: it would make another of the same name, which is refused.
 */
export async function namespaceIds(place: Place, settings: Settings): Promise<Map<string, string>> {
  const open = await unbound(place, settings);
  const all = await askForAll<Namespace>(place.ask, `/accounts/${place.account}/storage/kv/namespaces`);
  const idOf = new Map((all.ok ? all.result : []).map(({ id, title }) => [title, id]));
  return new Map([...open].flatMap(([binding, title]) => (idOf.has(title) ? [[binding, idOf.get(title) ?? '']] : [])));
}

type Zone = {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly name_servers?: readonly string[];
};

/** The zone that a host belongs to: its own name, or the longest end of it that is one, as wrangler looks for it. */
export async function zoneOf({ ask: callApi, account }: Place, host: string): Promise<Zone | Finding> {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const found = await callApi<readonly Zone[]>(`/zones?name=${encodeURIComponent(name)}&account.id=${account}`);
    if (!found.ok) return unasked(`domain ${host}`, 'Zone: Read', found);
    if (found.result[0]) return found.result[0];
  }
  return refused(
    `domain ${host}: no zone of this account; add it at ${dashboard(account, 'add-site')}, or, where it is there, give the token the right 'Zone: Read'.`,
  );
}

/** Says whether the zones of all routes are ready, and SITE_URL one of the hosts. */
async function zonesOf(place: Place, { routes = [], vars }: Settings): Promise<Finding[]> {
  const patterns = routes.map((route) => (typeof route === 'string' ? route : route.pattern));
  const hosts = patterns.map((pattern) => pattern.replace(/^https?:\/\//, '').replace(/\/.*$/, ''));
  const found = hosts.map(async (host): Promise<Finding> => {
    const zone = await zoneOf(place, host.replace(/^\*\.?/, ''));
    if ('is' in zone) return zone;
    if (zone.status === 'active') return there(`domain ${host}: the zone ${zone.name} is active`);
    const servers = zone.name_servers?.join(' and ') ?? 'those that the dashboard names';
    return refused(
      `domain ${host}: the zone ${zone.name} is '${zone.status}', not active; set its nameservers at the registrar to ${servers}, and wait until Cloudflare has seen it.`,
    );
  });
  const site = hostOf(vars.SITE_URL);
  const named = hosts.includes(site)
    ? []
    : [refused(`SITE_URL: ${site} is none of the hosts of \`routes\` (${hosts.join(', ')}); set one to the other.`)];
  return [...(await Promise.all(found)), ...named];
}

async function addressOf(place: Place, settings: Settings): Promise<Finding[]> {
  if ((settings.routes ?? []).length > 0) return zonesOf(place, settings);
  const found = await place.ask<{ subdomain: string }>(`/accounts/${place.account}/workers/subdomain`);
  if (!found.ok && found.code === CODE.noSubdomain)
    return [
      refused(
        `workers.dev: the account has no subdomain; choose one at ${dashboard(place.account, 'workers/onboarding')}, or set \`routes\` to a domain of your own.`,
      ),
    ];
  if (!found.ok) return [unasked('workers.dev', 'Workers Scripts: Edit', found)];
  const host = `${settings.name}.${found.result.subdomain}.workers.dev`;
  return [
    hostOf(settings.vars.SITE_URL) === host
      ? there(`address ${host}: free`)
      : refused(
          `SITE_URL: the Worker will answer at https://${host}; set that, or \`routes\` to the domain of SITE_URL.`,
        ),
  ];
}

export async function lookAround(place: Place, settings: Settings): Promise<readonly Finding[]> {
  const found = [workerOf, databaseOf, bucketsOf, namespacesOf, addressOf].map((look) => look(place, settings));
  return (await Promise.all(found)).flat();
}
