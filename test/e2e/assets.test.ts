import { globSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { objectionsToSite } from '../../scripts/deploy/smoke-test.ts';
import { inRoot } from '../../scripts/lib/run.mjs';
import { socialImagePath } from '../../shared/paths.ts';
import { SITE } from './browser.ts';

const SECRETS = join('lavoro_in_valle', '.dev.vars');

let script = '';
let font = '';
beforeAll(async () => {
  const html = await (await fetch(`${SITE}/offerte`)).text();
  script = / data-entry="([^"]+)"/.exec(html)?.[1] ?? '';
  font = /\/assets\/[^"]+\.woff2/.exec(html)?.[0] ?? '';
});

/** The Worker says of each answer how long it took. */
const isOfTheWorker = (answer: Response): boolean => answer.headers.has('Server-Timing');

test('a file with its digest in its name is served without the Worker, compressed, and kept for ever', async () => {
  const answer = await fetch(SITE + script, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(isOfTheWorker(answer)).toBe(false);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  const tag = answer.headers.get('ETag') ?? '';
  expect((await fetch(SITE + script, { headers: { 'If-None-Match': tag } })).status).toBe(304);
});

test('a missing file is said by the Worker not to be there, and nobody keeps that', async () => {
  for (const path of ['/assets/missing-1a2b3c4d.js', '/assets/', '/assets/..%2fweb/index.html']) {
    const answer = await fetch(SITE + path);
    expect(answer.status, path).toBe(404);
    expect(isOfTheWorker(answer), path).toBe(true);
    expect(answer.headers.get('Cache-Control'), path).toBe('no-store');
  }
});

// Files that only the build has: worker/http/security-headers.test.ts asks for the rest.
test('every kind of built file has the headers of its kind', async () => {
  const documents = ['/app-shell', '/sw.js'];
  const picture = socialImagePath('annunci');
  for (const path of [...documents, script, font, '/site.webmanifest', picture]) {
    const { status, headers } = await fetch(SITE + path);
    const isDocument = documents.includes(path);
    expect([status, headers.getSetCookie(), headers.get('Access-Control-Allow-Origin')], path).toEqual([200, [], null]);
    expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe(path === picture ? 'cross-origin' : 'same-origin');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy, path).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(policy, path).not.toMatch(/unsafe|http:|\*/);
    expect(headers.get('X-Frame-Options'), path).toBe(isDocument ? 'DENY' : null);
    expect(headers.get('Referrer-Policy'), path).toBe(isDocument ? 'strict-origin-when-cross-origin' : null);
  }
});

test('all other files of the build are for the Worker to serve', () => {
  const { assets }: { readonly assets?: { readonly run_worker_first?: readonly string[] } } = unstable_readConfig({
    config: inRoot('wrangler.toml'),
  });
  const rules = (assets?.run_worker_first ?? []).map(
    (rule) => new RegExp(`^${rule.replace(/[.]/g, '\\.').replace('*', '.*')}$`),
  );
  const ignored = [
    ...readFileSync(inRoot('dist/client/.assetsignore'), 'utf8').split('\n'),
    '.assetsignore',
    '_headers',
  ];
  const files = globSync(['**/*.*', '.vite/*'], { cwd: inRoot('dist/client') });
  const others = files.filter((file) => !file.startsWith('assets/') && !ignored.includes(file));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((file) => !rules.some((rule) => rule.test(`/${file}`)))).toEqual([]);
});

test('the look after a deploy finds nothing wrong with what is built', async () => {
  expect(await objectionsToSite(SITE)).toEqual([]);
});

test('the secrets of a build, and of its copies, are for nobody else on the machine', async () => {
  const copies = inject('sites').map(({ state }) => join(state, '..', 'dist', SECRETS));
  const modes = await Promise.all(
    [inRoot('dist', SECRETS), ...copies].map(async (file) => (await stat(file)).mode & 0o777),
  );
  expect(modes.length).toBeGreaterThan(1);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});
