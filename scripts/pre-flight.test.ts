import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { grownLines } from '../test/growing.ts';
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
const writes = (requested: readonly string[]) => requested.filter((call) => !/^GET|\/query$/.test(call));

/** Builds that were made in the copy. */
const builds = async (): Promise<string[]> =>
  (await readFile(join(folder, 'built'), 'utf8').catch(() => '')).split('\n').filter(Boolean);
afterEach(() => rm(join(folder, 'built'), { force: true }));
afterEach(() => rm(join(folder, 'dist'), { recursive: true, force: true }));

const withDomain = (text: string): string =>
  text.replace('[vars]', `${DOMAIN}\n[vars]`).replace(`https://${HOST}`, 'https://www.valle.test');
const TWO = [
  { id: 'a1', name: 'Valle' },
  { id: 'a2', name: 'Altra' },
];
const zone = (status: string) => [
  { id: 'z1', name: 'valle.test', status, name_servers: ['ada.ns.test', 'bob.ns.test'] },
];

/** Version and digest of the build, as a command shows them. */
const digestIn = (output: string) => /version (\w+), Worker .*, sha256 (\w{64})/.exec(output)?.slice(1);

// The whole way with the real wrangler, up to what it uploads.
it('finds nothing in the way of a first deploy, makes what is missing in the European Union, and uploads the very build that was checked', async () => {
  const account = world();
  const checked = await check(account);
  expect(checked.output).toContain('+ database lavoro-in-valle: is made');
  expect(checked.output).toContain('+ bucket lavoro-in-valle-cv: is made');
  expect(checked.output).toContain('+ KV namespace lavoro-in-valle-lists: is made');
  expect(checked.output).toContain('✓ settings: nothing is local, an example or a placeholder');
  expect(checked.ok).toBe(true);
  expect(writes(checked.requested)).toEqual([]);
  // A screen at most, and nothing that wrangler says by the way.
  expect(checked.output.trim().split('\n').length).toBeLessThan(30);

  const { ok, output, requested } = await deploy(account);
  expect(ok, output).toBe(true);
  expect(output).toContain(`Deployed and well: https://${HOST}`);
  expect(account.databases.get('lavoro-in-valle')?.jurisdiction).toBe('eu');
  expect([...account.buckets]).toEqual(['eu/lavoro-in-valle-cv']);
  const namespace_id = 'id-lavoro-in-valle-lists';
  expect(account.bindings).toContainEqual({ name: 'LISTS', type: 'kv_namespace', namespace_id });
  expect(requested.filter((call) => call.startsWith('POST') && call.includes('/subdomain{'))).toEqual([
    expect.stringContaining('{"enabled":true,"previews_enabled":false}'),
  ]);
  const [version, digest = ''] = digestIn(checked.output) ?? [];
  expect(digestIn(output)).toEqual([version, digest]);
  expect(await builds()).toEqual([version]);
  const script = join(folder, 'dist/lavoro_in_valle/index.js');
  expect(account.script).toBe((await readFile(script, 'utf8')).trim());
  expect(await readdir(join(folder, 'dist/lavoro_in_valle'))).not.toContain('.dev.vars');

  await appendFile(script, '// another\n');
  const changed = await against(account, ['wrangler', 'deploy'], { env: { CHECKED_BUILD: digest } });
  expect(changed.output).toContain('The build is no longer the one that was checked');
  expect(changed.ok).toBe(false);
  expect(writes(changed.requested)).toEqual([]);
});

it('says without a login what is still set up for this machine', async () => {
  const { ok, output } = await check(world(), {
    toml: (text) => text.replace(`https://${HOST}`, 'http://localhost:8787'),
    env: { CLOUDFLARE_API_TOKEN: '', XDG_CONFIG_HOME: folder, HOME: folder },
  });
  expect(output).toContain('✗ SITE_URL is still localhost');
  expect(output).toContain('✗ login: nobody is logged in to Cloudflare; log in with `npx wrangler login`');
  expect(ok).toBe(false);
});

it('says what is left to do after a deploy, and what is done', async () => {
  const bare = await check(left(), {
    env: { HEALTH: '{"status":"degraded","mail":"late","backup":"not configured"}' },
  });
  expect(bare.output).toContain(`○ site https://${HOST}: degraded, version`);
  expect(bare.output).toContain(': mail late (docs/runbook.md, "Is it well?").');
  expect(bare.output).toContain('○ weekly copy: not configured; see docs/runbook.md, "The weekly copy".');
  expect(bare.output).toContain('○ mails: domain valle.test: no zone of this account');
  expect(bare.output).toContain('○ alarms: not set; run `npm run alarms -- <a mailbox on another domain>`');
  expect(bare.output).toContain('○ administrators with a passkey: none');
  expect(bare.ok).toBe(true);
  const alarms = ['requests', 'Cloudflare'].map((name) => ({
    name: `lavoro-in-valle: ${name}`,
    alert_type: '',
    mechanisms: {},
  }));
  expect(bare.output).toContain('○ IndexNow: off; with INDEXNOW_KEY,');
  const done = await check(
    { ...left(), zones: zone('active'), senders: ['valle.test'], administrators: 1, alarms },
    {
      toml: (text) =>
        text
          .replace('[vars]', '[vars]\nINDEXNOW_KEY = "chiave-di-prova"')
          .replace('REPLY_DOMAIN = ""', 'REPLY_DOMAIN = "valle.test"'),
    },
  );
  expect(done.output).toContain('✓ IndexNow: search engines are told of offers');
  expect(bare.output).toContain('○ answers by mail: to the people themselves');
  expect(done.output).toContain('✓ answers by mail: to r+…@valle.test');
  expect(done.output).toContain(`✓ site https://${HOST}: ok, version`);
  expect(done.output).toContain('✓ weekly copy: 0 days old');
  expect(done.output).toContain('✓ mails: valle.test may send');
  expect(done.output).toContain('✓ alarms of Cloudflare: set');
  expect(done.output).toContain('✓ administrators with a passkey: 1');
  expect(done.output).not.toContain('○');
});

const alarm = (account: World, mailbox = 'guardia@altrove.test', given?: Given) =>
  against(account, ['node', join(folder, 'scripts/alarms.ts'), mailbox], given);

it('sets the alarms that Cloudflare has a call for, each once', async () => {
  const account = { ...world(), zones: zone('active') };
  const { ok, output } = await alarm(account, undefined, { toml: withDomain });
  expect(ok, output).toBe(true);
  expect(account.alarms.map(({ name, alert_type }) => `${name}, ${alert_type}`)).toEqual([
    'lavoro-in-valle: requests, billing_usage_alert',
    'lavoro-in-valle: Cloudflare, incident_alert',
    'lavoro-in-valle: certificate, universal_ssl_event_type',
  ]);
  expect(account.alarms.map(({ mechanisms }) => mechanisms)).toEqual(
    Array(3).fill({ email: [{ id: 'guardia@altrove.test' }] }),
  );
  expect((await alarm(account, undefined, { toml: withDomain })).output).toContain(
    'alarm lavoro-in-valle: requests: was set',
  );
  expect(account.alarms).toHaveLength(3);
});

it('says what a token lacks for alarms, and how they are set', async () => {
  const denied = await alarm({ ...world(), denied: ['/alerting'] });
  expect(denied.output).toContain("✗ alarms: the token may not; give it the right 'Notifications: Edit'");
  expect(denied.ok).toBe(false);
  expect((await alarm(world(), 'nobody')).output).toContain('npm run alarms -- persona@example.org');
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

it('deploys a second valley with a Worker, a database, a bucket and a namespace of its own', async () => {
  const host = HOST.replace('lavoro-in-valle', 'lavoro-in-valle-fioranda');
  const account = world();
  const { ok, output, requested } = await deploy(account, {
    toml: (text) =>
      text +
      grownLines('second').replace('http://localhost:8788', `https://${host}`).replaceAll('example.org', 'valle.test'),
    env: { CLOUDFLARE_ENV: 'fioranda' },
  });
  expect(ok, output).toBe(true);
  expect(output).toContain(`Deployed and well: https://${host}`);
  expect([...account.databases.keys()]).toEqual(['lavoro-in-valle-fioranda']);
  expect([...account.buckets]).toEqual(['eu/lavoro-in-valle-fioranda-cv']);
  const namespace_id = 'id-lavoro-in-valle-fioranda-lists';
  expect(account.bindings).toContainEqual({ name: 'LISTS', type: 'kv_namespace', namespace_id });
  expect(writes(requested).filter((call) => /scripts\/lavoro-in-valle(?!-fioranda)/.test(call))).toEqual([]);
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
    'login: Cloudflare does not know the token (Authentication error); log in with `npx wrangler login`',
    { tokenIsKnown: false },
  ],
  ['set CLOUDFLARE_ACCOUNT_ID to the one that the site belongs to.\n  a1  Valle\n  a2  Altra', { accounts: TWO }],
  ['login: it names no account; set CLOUDFLARE_ACCOUNT_ID', { accounts: [] }],
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
  ['✗ COUNTS: web/content/privacy.md still says of searches', {}, { toml: (text) => text + grownLines('large') }],
  [
    '✗ SUPPORT_EMAIL: is not the supportEmail of shared/operator.ts, which the pages name',
    {},
    { toml: (text) => text.replace('assistenza@valle.test', 'altra@valle.test') },
  ],
  ['✗ SITE_URL is still localhost', {}, { toml: (text) => text.replace(`https://${HOST}`, 'http://localhost:8787') }],
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
  expect(await builds()).toEqual([]);
  expect(ok).toBe(false);
  expect(writes(requested)).toEqual([]);
});

it('knows the account by the variable, and finds a zone with a domain', async () => {
  const { findings } = await look(
    { ...world(), accounts: TWO, zones: zone('active') },
    { toml: withDomain, env: { CLOUDFLARE_ACCOUNT_ID: 'a1' } },
  );
  expect(findings).toContainEqual({ is: 'there', says: 'domain www.valle.test: the zone valle.test is active' });
});

it('takes what a first deploy left, and leaves workers.dev once a domain is set', async () => {
  const account = { ...left(), zones: zone('active') };
  const { ok, output, requested } = await deploy(account, { toml: withDomain });
  expect(ok, output).toBe(true);
  expect(account.bindings).toContainEqual({ name: 'LISTS', type: 'kv_namespace', namespace_id: 'left' });
  expect(await readdir(folder)).not.toContain('wrangler.deploy.json');
  expect(requested.filter((call) => /^POST .*(namespaces|buckets|d1\/database)$/.test(call))).toEqual([]);
  expect(requested.filter((call) => call.includes('/subdomain{'))).toEqual([
    expect.stringContaining('{"enabled":false,"previews_enabled":false}'),
  ]);
});

it.each<[says: string, account: Partial<World>]>([
  ['✗ database: not there; the first deploy is `npm run deploy`', {}],
  ['✗ database: without 0001_first.sql; `npm run deploy` migrates it', { databases: databaseIn('eu') }],
])('is refused by wrangler alone where the database is not what the code needs: %s', async (says, account) => {
  const { ok, output, requested } = await against({ ...world(), ...account }, ['wrangler', 'deploy']);
  expect(output).toContain(says);
  expect(ok).toBe(false);
  expect(writes(requested)).toEqual([]);
});

it('is built by wrangler alone where nobody may ask the database: health says it then', async () => {
  const { ok, output } = await against({ ...world(), denied: ['/d1/'] }, ['wrangler', 'deploy', '--dry-run']);
  expect(ok, output).toBe(true);
  expect(await builds()).toHaveLength(1);
});

it('says how it is used where it was told something else', async () => {
  const { ok, output, requested } = await against(world(), ['node', join(folder, 'scripts/deploy.mjs'), '--chek']);
  expect(output).toContain('npm run deploy -- --check');
  expect(ok).toBe(false);
  expect(requested).toEqual([]);
});
