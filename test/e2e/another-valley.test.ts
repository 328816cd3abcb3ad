import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleJob } from '../../scripts/lib/api.ts';
import { freePort } from '../../scripts/lib/port.mjs';
import { inRoot, mustRun } from '../../scripts/lib/run.mjs';
import { serveBuild } from '../../scripts/lib/serve-build.ts';
import { machinePath, pagePath } from '../../shared/paths.ts';
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
let server: Awaited<ReturnType<typeof serveBuild>> | undefined;
let url: string;

/** Builds the Worker of the invented valley in a folder of its own; returns its configuration for wrangler. */
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
  const env = { NODE_ENV: 'production', VITEST: '', BUILD_ID: 'another-valley' };
  await mustRun('Building', 'vite', ['build', '--logLevel', 'error'], { cwd: folder, env });
  return join(folder, 'dist/lavoro_in_valle/wrangler.json');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lavoro-in-valle-another-'));
  const [config, state, port] = await Promise.all([build(), makeDatabase(folder, 'SELECT 1'), freePort()]);
  server = await serveBuild({ port, state, config });
  url = server.url;
  const post = async (path: string, body: object, token = ''): Promise<string> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(201);
    return (await answer.json()).token;
  };
  const account = { name: 'Persona', email: 'persona@example.org', password: 'parola-inventata', role: 'employer' };
  const job = { ...sampleJob('inventato'), location: 'Lumetto (ZX)' };
  await post('/api/jobs', job, await post('/api/register', account));
});
afterAll(async () => {
  await server?.stop();
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
  const towns = readdirSync(inRoot('web/content/towns')).map((file) => file.replace(/\.ts$/, ''));
  for (const town of towns) expect((await fetch(url + pagePath.town(town))).status, town).toBe(404);
});
