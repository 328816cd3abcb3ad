import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { run } from './lib/run.mjs';
import { copyOfOperator, HOST } from './testing/copy-of-operator.ts';
import { fakeCloudflare, type World, world } from './testing/fake-cloudflare.ts';

const DOMAIN = 'routes = [{ pattern = "www.valle.test", custom_domain = true }]';

let folder: string;
let configuration: string;
beforeAll(async () => {
  ({ folder, configuration } = await copyOfOperator());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Given = { readonly toml?: (text: string) => string; readonly env?: Record<string, string> };

/** Runs a command of the copy against an account. */
async function against(account: World, command: readonly string[], { toml = (text) => text, env = {} }: Given = {}) {
  await writeFile(join(folder, 'wrangler.toml'), toml(configuration));
  const api = await fakeCloudflare(account);
  const [tool = '', ...args] = command;
  const answer = await run(tool, args, {
    cwd: folder,
    env: {
      CLOUDFLARE_API_BASE_URL: api.url,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: '',
      CI: 'true',
      NODE_OPTIONS: `--import=${join(folder, 'site.mjs')}`,
      ...env,
    },
  });
  api.close();
  return { ...answer, requested: api.requested };
}

/** The copy's own look around in this process, as a command takes two seconds to start. */
async function look(account: World, { toml = (text) => text, env = {} }: Given = {}) {
  await writeFile(join(folder, 'wrangler.toml'), toml(configuration));
  const api = await fakeCloudflare(account);
  const given = { CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: '', CLOUDFLARE_API_BASE_URL: api.url, ...env };
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  const { readSettings }: typeof import('./deploy/settings.ts') = await import(
    join(folder, 'scripts/deploy/settings.ts')
  );
  const { preFlight }: typeof import('./deploy/pre-flight.ts') = await import(
    join(folder, 'scripts/deploy/pre-flight.ts')
  );
  const looked = await preFlight(readSettings()).then(
    ({ findings }) => ({ findings, refusal: null }),
    ({ message }: Error) => ({ findings: [], refusal: message }),
  );
  api.close();
  return { ...looked, requested: api.requested };
}
const check = (account: World, given?: Given) =>
  against(account, ['node', join(folder, 'scripts/deploy.mjs'), '--check'], given);
const deploy = (account: World, given?: Given) => against(account, ['node', join(folder, 'scripts/deploy.mjs')], given);
const writes = (requested: readonly string[]) => requested.filter((call) => !call.startsWith('GET'));

const withDomain = (text: string): string =>
  text.replace('[vars]', `${DOMAIN}\n[vars]`).replace(`https://${HOST}`, 'https://www.valle.test');
const TWO = [
  { id: 'a1', name: 'Valle' },
  { id: 'a2', name: 'Altra' },
];
const zone = (status: string) => [{ name: 'valle.test', status, name_servers: ['ada.ns.test', 'bob.ns.test'] }];

it('finds nothing in the way of a first deploy, says what is made, and changes nothing', async () => {
  const { ok, output, requested } = await check(world());
  expect(output).toContain('+ database lavoro-in-valle: is made');
  expect(output).toContain('+ bucket lavoro-in-valle-cv: is made');
  expect(output).toContain('+ KV namespace lavoro-in-valle-lists: is made');
  expect(ok).toBe(true);
  expect(writes(requested)).toEqual([]);
});

const databaseIn = (jurisdiction: string | null): World['databases'] =>
  new Map([['lavoro-in-valle', { uuid: 'u', name: 'lavoro-in-valle', jurisdiction }]]);
/** An account in which a deploy broke off. */
const left = (): World => ({
  ...world(),
  namespaces: [{ id: 'left', title: 'lavoro-in-valle-lists' }],
  databases: databaseIn('eu'),
  buckets: new Set(['eu/lavoro-in-valle-cv']),
});

it('takes over what a deploy that broke has left', async () => {
  const { findings } = await look(left());
  expect(findings).toEqual(
    expect.arrayContaining([
      { is: 'there', says: 'database lavoro-in-valle: there, is used' },
      { is: 'there', says: 'bucket lavoro-in-valle-cv: there, is used' },
      { is: 'there', says: 'KV namespace lavoro-in-valle-lists: there, is taken over' },
    ]),
  );
});

it('says that a database is outside of the jurisdiction', async () => {
  expect((await look({ ...world(), databases: databaseIn(null) })).findings).toContainEqual({
    is: 'there',
    says: expect.stringContaining('made without a jurisdiction, which the privacy page must say'),
  });
});

it.each([
  ['/d1/', "database lavoro-in-valle: the token may not; give it the right 'D1: Edit'"],
  ['/r2/', "bucket lavoro-in-valle-cv: the token may not; give it the right 'Workers R2 Storage: Edit'"],
  ['/storage/kv', "KV namespace: the token may not; give it the right 'Workers KV Storage: Edit'"],
  ['/workers/scripts', "Worker lavoro-in-valle: the token may not; give it the right 'Workers Scripts: Edit'"],
  ['/zones', "domain www.valle.test: the token may not; give it the right 'Zone: Read'"],
])('is refused where the token may not ask %s', async (path, says) => {
  const { refusal } = await look({ ...world(), denied: [path] }, path === '/zones' ? { toml: withDomain } : {});
  expect(refusal).toContain(`✗ ${says}`);
});

const DASHBOARD = 'https://dash.cloudflare.com/a1';

it.each<[says: string, account: Partial<World>, given?: Given]>([
  [`✗ R2: not switched on in this account; switch it on at ${DASHBOARD}/r2.`, { r2: false }],
  ['not set; run `openssl rand -hex 32 | npx wrangler secret put JWT_SECRET`.', { secrets: [] }],
  ['✗ secret JWT_SECRET: not set', { worker: false }],
  [`✗ workers.dev: the account has no subdomain; choose one at ${DASHBOARD}/workers/onboarding`, { subdomain: null }],
  ['✗ SITE_URL: the Worker will answer at https://lavoro-in-valle.other.workers.dev', { subdomain: 'other' }],
  [
    'Cloudflare does not know the token (Authentication error): log in with `npx wrangler login`',
    { tokenIsKnown: false },
  ],
  ['set CLOUDFLARE_ACCOUNT_ID to the one that the site belongs to.\n  a1  Valle\n  a2  Altra', { accounts: TWO }],
  ['The login names no account: set CLOUDFLARE_ACCOUNT_ID', { accounts: [] }],
  [`✗ domain www.valle.test: no zone of this account; add it at ${DASHBOARD}/add-site`, {}, { toml: withDomain }],
  [
    "the zone valle.test is 'pending', not active; set its nameservers at the registrar to ada.ns.test and bob.ns.test",
    { zones: zone('pending') },
    { toml: withDomain },
  ],
  [
    '✗ SITE_URL: lavoro.test is none of the hosts of `routes` (www.valle.test)',
    { zones: zone('active') },
    { toml: (text) => withDomain(text).replace('"https://www.valle.test"', '"https://lavoro.test"') },
  ],
  [
    '✗ workers_dev: the site has a domain',
    { zones: zone('active') },
    { toml: (text) => withDomain(text).replace('preview_urls', 'workers_dev = true\npreview_urls') },
  ],
  [
    '✗ Configuration: SITE_URL is still localhost',
    {},
    { toml: (text) => text.replace(`https://${HOST}`, 'http://localhost:8787') },
  ],
  [
    "Cloudflare's API does not answer at http://127.0.0.1:9/",
    {},
    { env: { CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:9' } },
  ],
])('is refused before anything is changed, with what to do: %s', async (says, account, given) => {
  const { refusal, requested } = await look({ ...world(), ...account }, given);
  expect(refusal).toMatch(/^Not deployed\. /);
  expect(refusal).toContain(says);
  expect(writes(requested)).toEqual([]);
});

it('is not begun where something is refused, and says all of it', async () => {
  const { ok, output, requested } = await deploy({ ...world(), r2: false, secrets: [] });
  expect(output).toMatch(/\n✗ Not deployed\. Before a deploy:\n {2}✗ secret JWT_SECRET: .*\n {2}✗ R2: /);
  expect(output).not.toContain('Building');
  expect(ok).toBe(false);
  expect(writes(requested)).toEqual([]);
});

it('says how to log in where nobody is', async () => {
  const { ok, output } = await check(world(), {
    env: { CLOUDFLARE_API_TOKEN: '', XDG_CONFIG_HOME: folder, HOME: folder },
  });
  expect(output).toContain(
    'Nobody is logged in to Cloudflare: log in with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN',
  );
  expect(ok).toBe(false);
});

it('knows the account by the variable, and finds a zone with a domain', async () => {
  const { findings } = await look(
    { ...world(), accounts: TWO, zones: zone('active') },
    { toml: withDomain, env: { CLOUDFLARE_ACCOUNT_ID: 'a1' } },
  );
  expect(findings).toContainEqual({ is: 'there', says: 'domain www.valle.test: the zone valle.test is active' });
});

// The whole way with the real wrangler, up to what it uploads.
it('makes what is missing in the European Union, deploys, and leaves workers.dev once a domain is set', async () => {
  const account = world();
  const { ok, output, requested } = await deploy(account);
  expect(ok, output).toBe(true);
  expect(output).toContain(`Deployed and well: https://${HOST}`);
  expect(account.databases.get('lavoro-in-valle')?.jurisdiction).toBe('eu');
  expect([...account.buckets]).toEqual(['eu/lavoro-in-valle-cv']);
  expect(account.bindings).toContainEqual({
    name: 'LISTS',
    type: 'kv_namespace',
    namespace_id: 'id-lavoro-in-valle-lists',
  });
  expect(requested.filter((call) => call.startsWith('POST') && call.includes('/subdomain{'))).toEqual([
    expect.stringContaining('{"enabled":true,"previews_enabled":false}'),
  ]);

  // The next one has what the live Worker has, and a domain.
  account.zones = zone('active');
  const next = await deploy(account, { toml: withDomain });
  expect(next.ok, next.output).toBe(true);
  expect(next.requested.filter((call) => /^POST .*(namespaces|buckets|d1\/database)$/.test(call))).toEqual([]);
  expect(next.requested.filter((call) => call.includes('/subdomain{'))).toEqual([
    expect.stringContaining('{"enabled":false,"previews_enabled":false}'),
  ]);
});

it('deploys past a namespace that a first deploy left, on which wrangler alone fails', async () => {
  const account = left();
  const alone = await against(account, ['wrangler', 'deploy']);
  expect(alone.output).toContain('10014');
  const { ok, output } = await deploy(account);
  expect(ok, output).toBe(true);
  expect(account.bindings).toContainEqual({ name: 'LISTS', type: 'kv_namespace', namespace_id: 'left' });
  expect(await readdir(folder)).not.toContain('wrangler.deploy.json');
});

it('says how it is used where it was told something else', async () => {
  const { ok, output, requested } = await against(world(), ['node', join(folder, 'scripts/deploy.mjs'), '--chek']);
  expect(output).toContain('npm run deploy -- --check');
  expect(ok).toBe(false);
  expect(requested).toEqual([]);
});
