import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { callApi, PASSWORD, read as readAnswer, register, sampleJob } from '../../scripts/lib/api.ts';
import { freePort } from '../../scripts/lib/port.mjs';
import { inRoot, mustRun } from '../../scripts/lib/run.mjs';
import { cronAddress } from '../../scripts/lib/run-crons.mjs';
import { copyBuild, serveBuild } from '../../scripts/lib/serve-build.ts';
import type { Health } from '../../shared/operation.ts';
import { machinePath, pagePath, withQuery } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { grownConfiguration } from '../growing.ts';
import { valleyWord } from '../valley-words.ts';
import { makeDatabase } from './site-database.ts';

/** Folders of `docs/another-valley.md` that an invented valley of three towns replaces as a whole. */
const REPLACED = ['shared/valley', 'web/content/towns', 'web/articles/texts'];
/** Everything that a build reads. */
const SOURCES = [
  'shared',
  'web',
  'worker',
  'scripts',
  'migrations',
  'package.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'wrangler.toml',
];

let folder: string;
type Served = Awaited<ReturnType<typeof serveBuild>>;
let server: Served | undefined;
/** This valley beside it, with the queues and Analytics Engine of docs/growing.md. */
let ours: Served | undefined;
let url: string;
let oursUrl: string;

/** Builds the Worker of the invented valley, an environment of wrangler.toml, in a folder of its own; returns its configuration. */
async function build(): Promise<string> {
  for (const name of SOURCES) cpSync(inRoot(name), join(folder, name), { recursive: true });
  for (const name of REPLACED) {
    rmSync(join(folder, name), { recursive: true });
    cpSync(inRoot('test/another-valley', name), join(folder, name), { recursive: true });
  }
  // Fills in the operator, as a site whose operator is known is no demo.
  const operator = readFileSync(inRoot('shared/operator.ts'), 'utf8');
  writeFileSync(join(folder, 'shared/operator.ts'), operator.replaceAll(/'\[[^\]]*\]'/g, "'Esempio'"));
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.dev.vars'), 'JWT_SECRET=a-secret-of-the-invented-valley-only\nRATE_LIMITS=off\n');
  writeFileSync(join(folder, 'wrangler.toml'), grownConfiguration('second'));
  const env = { NODE_ENV: 'production', VITEST: '', BUILD_ID: 'another-valley', CLOUDFLARE_ENV: 'fioranda' };
  await mustRun('Building', 'vite', ['build', '--logLevel', 'error'], { cwd: folder, env });
  return join(folder, 'dist/lavoro_in_valle/wrangler.json');
}

/** Analytics Engine of a machine without one: it has counted nothing. */
const counts = createServer((_, response) => response.end('{"data":[]}'));

/** Serves our build with the bindings of a large valley. */
async function serveOurs(): Promise<Served> {
  const own = join(folder, 'ours');
  const config = await copyBuild(own, 'a-secret-of-our-valley-in-this-test-only');
  const toml = join(own, 'wrangler.toml');
  writeFileSync(toml, grownConfiguration('large'));
  const { queues, analytics_engine_datasets, vars } = unstable_readConfig({ config: toml });
  const built = JSON.parse(readFileSync(config, 'utf8'));
  writeFileSync(config, JSON.stringify({ ...built, queues, analytics_engine_datasets, vars }));
  await new Promise<void>((listening) => counts.listen(0, '127.0.0.1', listening));
  const COUNTS_API_URL = `http://127.0.0.1:${(counts.address() as AddressInfo).port}/sql`;
  const [state, port] = await Promise.all([makeDatabase(own, 'SELECT 1'), freePort()]);
  return serveBuild({ port, state, config, vars: { COUNTS_API_URL, COUNTS_API_TOKEN: 'un-token' } });
}

/** Publishes an offer at a place, by a new account of that name. */
async function publish(siteUrl: string, name: string, location: string): Promise<void> {
  const { token } = await register(siteUrl, name, 'employer');
  await readAnswer(siteUrl, 'POST /api/jobs', { token, body: { ...sampleJob(name), location } });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lavoro-in-valle-another-'));
  const [config, state, port] = await Promise.all([build(), makeDatabase(folder, 'SELECT 1'), freePort()]);
  server = await serveBuild({ port, state, config });
  ours = await serveOurs();
  [url, oursUrl] = [server.url, ours.url];
  await publish(url, 'inventato', 'Lumetto (ZX)');
  await publish(oursUrl, 'nostrano', VALLEY.examples.town.name);
});
afterAll(async () => {
  await Promise.all([server?.stop(), ours?.stop()]);
  counts.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** Text of an answer of the invented valley; fails where it names this one. */
async function read(path: string): Promise<string> {
  const answer = await fetch(url + path);
  const text = await answer.text();
  expect(answer.status, path).toBe(200);
  // Digests in names of files may hold any two letters.
  expect(valleyWord(text.replaceAll(/\/assets\/[\w.-]+/g, '')), path).toBeNull();
  return text;
}

test('an invented valley of three towns has its name, map, offer and towns, and finds by them', async () => {
  const home = await read(pagePath.home());
  expect(home).toContain('Il lavoro vicino a casa, in Val Fioranda</h1>');
  for (const text of ['Aiuto cucina inventato', 'Pontechiaro', 'da Montelume al lago Turchino'])
    expect(home).toContain(text);
  expect(await read(`${pagePath.jobs()}?location=Montelume`)).toContain('Aiuto cucina inventato');
  expect(await read(`${pagePath.jobs()}?location=Pontechiaro`)).toContain('Nessuna offerta trovata');
  for (const town of ['montelume', 'castelrovo', 'pontechiaro'])
    expect(await read(pagePath.town(town)), town).toContain('Un paese inventato, con negozi e officine');
});

test('its sitemap names its pages, and nothing knows the towns of this valley', async () => {
  const sitemap = await read(machinePath.sitemap());
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/lavoro-valfioranda', '/lavoro-montelume', '/blog/cercare-lavoro-in-paese']),
  );
  expect(paths.filter((path) => path.startsWith('/lavoro-'))).toHaveLength(1 + 3);
  const towns = readdirSync(inRoot('web/content/towns')).map((file) => file.replace(/\.json$/, ''));
  for (const town of towns) expect((await fetch(url + pagePath.town(town))).status, town).toBe(404);
});

test('two valleys side by side share nothing: neither shows an offer, nor knows an account, of the other', async () => {
  const [theirs, own] = [
    { url, word: 'inventato', other: 'nostrano' },
    { url: oursUrl, word: 'nostrano', other: 'inventato' },
  ];
  for (const { url: site, word, other } of [theirs, own]) {
    for (const path of [pagePath.home(), pagePath.jobs(), '/api/jobs', machinePath.jsonFeed()]) {
      const text = await (await fetch(site + path)).text();
      expect([path, text.includes(`Aiuto cucina ${word}`), text.includes(other)]).toEqual([path, true, false]);
    }
    expect(await readAnswer<unknown[]>(site, 'GET /api/jobs')).toHaveLength(1);
    const sought = await (await fetch(site + withQuery('/api/jobs', { search: other }))).json();
    expect(sought).toEqual([]);
    const logIn = (name: string) =>
      callApi(site, 'POST /api/login', { body: { email: `${name}@example.org`, password: PASSWORD } });
    expect([(await logIn(word)).status, (await logIn(other)).status]).toEqual([200, 401]);
  }
});

test('a cron goes on in the queues of a large valley, and its health says that it ended', async () => {
  const states = async () => (await readAnswer<Health>(oursUrl, 'GET /api/health')).crons;
  for (const cron of ['*/5 * * * *', '* * * * *']) {
    expect((await fetch(cronAddress(oursUrl, cron))).status).toBe(200);
    await vi.waitFor(
      async () => expect((await states()).find((each) => each.cron === cron)).toMatchObject({ state: 'ok' }),
      { timeout: 30_000, interval: 200 },
    );
  }
});
