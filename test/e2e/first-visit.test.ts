import { beforeAll, expect } from 'vitest';
import demo from '../../scripts/demo/demo.json' with { type: 'json' };
import { publish, register, statusOf } from './api.ts';
import { SITE, test, type Visit } from './browser.ts';
import { hold } from './hold.ts';
import { bar } from './offline.ts';
import { eventually, expectStill, watchShifts } from './page-checks.ts';

/**
 * Bytes with brotli at quality 5, as the local server compresses; at 4, as the edge does, scripts weigh 6 % more
 * (scripts/check-budgets.ts). A page that people read, and a form, each with what it loads once it answers presses; the
 * document of the list with its styles, which weighs a hundred bytes more or less by the offers that other tests have published.
 */
const READING = 163_000;
const FORM = 186_000;
const DOCUMENT = 21_700;
/** The whole first visit to /offerte on a phone. */
const WHOLE = 202_500;
/** Time in which the later parts of a page, which begin with its bar, ask for all that they need. */
const AFTERWARDS_MS = 500;
/** Longer than a fast connection takes (`web/app/start-after-paint.js`). */
const SLOW_MS = 400;

let jobPath = '';

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  for (const body of demo.samples) expect(await statusOf('POST /api/jobs', { token: employer.token, body })).toBe(201);
  jobPath = `/offerte/${(await publish(employer)).id}`;
});

type Loaded = { readonly url: string; readonly encoding: string; bytes: number };

/** Everything that a first visit loads, until the page loads nothing more by itself. */
async function load(visit: Visit, path: string) {
  const page = await visit('about:blank', { on: 'phone', before: watchShifts });
  const devtools = await page.context().newCDPSession(page);
  const answers = new Map<string, Loaded>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, headers } = response;
    const encoding = headers['content-encoding'] ?? headers['Content-Encoding'] ?? '';
    if (!url.startsWith('data:')) answers.set(requestId, { url, encoding, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  // As over HTTPS, where browsers ask for it; over HTTP they do not.
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'br' } });
  await page.goto(path);
  await bar(page).waitFor({ state: 'attached' });
  await page.waitForTimeout(AFTERWARDS_MS);
  await page.waitForLoadState('networkidle');
  return { page, loaded: [...answers.values()] };
}

const sum = (loaded: readonly Loaded[]): number => loaded.reduce((total, { bytes }) => total + bytes, 0);
const lines = (loaded: readonly Loaded[]): string =>
  loaded.map(({ url, encoding, bytes }) => `${bytes} ${encoding || 'plain'} ${url.replace(SITE, '')}`).join('\n');

test('a first visit to /offerte on a phone is light, complete and still', async ({ visit }) => {
  const { page, loaded } = await load(visit, '/offerte');
  expect(
    loaded.filter(({ url, encoding }) => /\/offerte$|\.(js|css)$/.test(url) && encoding !== 'br'),
    'not brotli',
  ).toEqual([]);
  console.info(`First visit to /offerte: ${sum(loaded)} bytes in ${loaded.length} requests`);
  expect(sum(loaded), lines(loaded)).toBeLessThanOrEqual(WHOLE);
  // Its body alone, with its styles.
  const document = await page.evaluate(() =>
    (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).map((entry) => entry.encodedBodySize),
  );
  expect(Math.max(...document)).toBeLessThanOrEqual(DOCUMENT);
  await expectStill(page);
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(20);
});

test('the scripts of a page are few bytes, and only the document holds up its first paint', async ({ visit }) => {
  for (const [path, limit] of Object.entries({ [jobPath]: READING, '/pubblica-profilo': FORM })) {
    const { page } = await load(visit, path);
    const resources = await page.evaluate(() =>
      (
        performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[]
      ).map(({ name, encodedBodySize, renderBlockingStatus }) => ({ name, encodedBodySize, renderBlockingStatus })),
    );
    // Bodies, as the limit is about files. The service worker fetches scripts again from the browser's cache.
    const scripts = new Map(
      resources.flatMap(({ name, encodedBodySize }) => (name.endsWith('.js') ? [[name, encodedBodySize]] : [])),
    );
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    console.info(`Scripts of ${path}: ${bytes} bytes in ${scripts.size} files`);
    expect(scripts.size).toBeGreaterThan(3);
    expect(bytes, [path, ...scripts].join('\n')).toBeLessThanOrEqual(limit);
    expect(resources.filter(({ renderBlockingStatus }) => renderBlockingStatus !== 'non-blocking')).toEqual([]);
  }
});

test('each script of a page is named after all that it imports, so that none is read together with another', async () => {
  for (const path of ['/', '/offerte', '/login']) {
    const html = await (await fetch(SITE + path)).text();
    const named = ['shared', 'entry', 'page'].flatMap((part) =>
      (new RegExp(` data-${part}="([^"]+)"`).exec(html)?.[1] ?? '').split(' '),
    );
    expect(named.length).toBeGreaterThan(4);
    const seen: string[] = [];
    for (const file of named) {
      const code = await (await fetch(SITE + file)).text();
      const imported = [...code.matchAll(/(?:from|^import|[;}]import)"\.\/([^"]+)"/g)].map(
        ([, name]) => `/assets/${name}`,
      );
      expect(seen, `${file} imports`).toEqual(expect.arrayContaining(imported));
      seen.push(file);
    }
  }
});

test('a document that comes late requests the scripts that all pages share before it is painted', async ({ visit }) => {
  const page = await visit('about:blank', { on: 'phone' });
  const html = await hold(page, `${SITE}/offerte`);
  const opened = page.goto('/offerte');
  await page.waitForTimeout(SLOW_MS);
  html.letGo();
  await opened;
  const timings = () =>
    page.evaluate(() => ({
      requested: (document.querySelector<HTMLElement>('[data-shared]')?.dataset.shared ?? '')
        .split(' ')
        .map((file) => performance.getEntriesByName(new URL(file, location.href).href)[0]?.startTime),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }));
  // A busy machine may paint after the script has taken the document over.
  await eventually(async () => Object.values(await timings()).flat()).not.toContain(undefined);
  const { requested, painted } = await timings();
  expect(requested.length).toBeGreaterThan(1);
  for (const time of requested) expect(time).toBeLessThan(painted ?? 0);
});
