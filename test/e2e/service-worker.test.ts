import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { WORKER_REMOVAL } from '../../worker/http/serve-file.ts';
import { publish, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { scriptOf } from './built-files.ts';
import { bar, COPY, stored, untilCached } from './offline.ts';
import { eventually, seen } from './page-checks.ts';
import { layNetwork, through } from './proxy.ts';

const word = uniqueWord();
const BARISTA = `Barista ${word}`;
const LIST = `/offerte?search=${word}`;
/** A worker of an older release, with a cache of its own making, in charge from the start. */
const OLDER = `
addEventListener('install', (event) => { skipWaiting(); event.waitUntil(caches.open('older').then((cache) => cache.put('/x', new Response('x')))); });
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
`;

beforeAll(async () => {
  await publish(await register({ role: 'employer' }), { title: BARISTA });
});

/** The real worker, as another build would bring it. */
async function workerOfBuild(build: string): Promise<string> {
  const script = await (await fetch(`${SITE}/sw.js`)).text();
  const { version } = await (await fetch(`${SITE}/api/health`)).json();
  return script.replaceAll(version, build);
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const updateWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Hides the tab until the waiting worker has taken over: every tab of a browser without a screen is in view. */
async function hideUntilTakenOver(page: Page): Promise<void> {
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await eventually(() => isWaiting(page)).toBe(false);
  await setHidden(false);
}

/** How often the page has loaded a document since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  return () => loads;
}

describe('a worker of an older release', () => {
  test('is replaced while the page stays as it is, and what it kept goes', async ({ visit }) => {
    const network = await layNetwork();
    network.replaced.set('/sw.js', OLDER);
    const page = await visit(LIST, through(network));
    await eventually(() => cacheNames(page)).toEqual(['older']);
    // A page that no worker is in charge of keeps none waiting.
    await eventually(() => isControlled(page)).toBe(true);
    const loads = countLoads(page);
    network.replaced.delete('/sw.js');
    await page.reload();
    await eventually(() => isWaiting(page)).toBe(true);
    await page.waitForTimeout(500);
    expect(await isWaiting(page), 'while the page is in view').toBe(true);
    await hideUntilTakenOver(page);
    await untilCached(page, LIST);
    await eventually(() => cacheNames(page)).not.toContain('older');
    await page.waitForTimeout(500);
    expect(loads(), 'only the reload of the test itself').toBe(1);
    network.set('down');
    await page.reload();
    await seen(bar(page).getByText(COPY));
  });

  test('leaves the pages that were read with it readable, until a second one follows', async ({ visit }) => {
    const network = await layNetwork();
    const page = await visit(LIST, through(network));
    await untilCached(page, LIST);
    const [first = ''] = (await cacheNames(page)).filter((name) => name.includes('.build.'));
    network.replaced.set('/sw.js', await workerOfBuild('second'));
    await updateWorker(page);
    await eventually(() => isWaiting(page)).toBe(true);
    await hideUntilTakenOver(page);
    await page.goto('/login');
    network.set('down');
    await page.goto(LIST);
    await seen(bar(page).getByText(COPY));
    await seen(page.getByRole('heading', { name: BARISTA }));
    network.set('open');
    network.replaced.set('/sw.js', await workerOfBuild('third'));
    await updateWorker(page);
    await eventually(() => isWaiting(page)).toBe(true);
    await hideUntilTakenOver(page);
    await eventually(() => cacheNames(page)).not.toContain(first);
    expect(await cacheNames(page)).toContain('lavoro-in-valle.build.second');
  });

  test('goes, with all it kept, when the operator switches it off', async ({ visit }) => {
    const network = await layNetwork();
    const page = await visit(LIST, through(network));
    await untilCached(page, LIST);
    network.replaced.set('/sw.js', WORKER_REMOVAL);
    const loads = countLoads(page);
    await page.reload();
    await eventually(() => cacheNames(page)).toEqual([]);
    await page.goto('/offerte');
    await page.waitForTimeout(500);
    expect(await isControlled(page)).toBe(false);
    expect(await cacheNames(page)).toEqual([]);
    expect(loads()).toBe(2);
  });
});

test('a worker whose build does not arrive whole is none', async ({ visit }) => {
  const network = await layNetwork();
  network.replaced.set('/app-shell', null);
  const page = await visit(LIST, through(network, { expected: [/status of 404/] }));
  await eventually(() => network.requested.some((requested) => requested.endsWith('/app-shell'))).toBe(true);
  await eventually(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active)).toBe(
    undefined,
  );
  expect(await stored(page)).toEqual([]);
});

test('a page whose code a deploy has removed opens as a document, once', async ({ visit }) => {
  const network = await layNetwork();
  const page = await visit(LIST, { baseURL: network.url, expected: [/status of 404/, /dynamically imported/] });
  network.replaced.set('/api/health', '{"version":"next"}');
  network.replaced.set(scriptOf('web/accounts/register-page.tsx'), null);
  network.requested.length = 0;
  await page.getByRole('banner').getByRole('link', { name: 'Registrati' }).click();
  await seen(page.getByRole('heading', { level: 1, name: 'Registrati' }));
  await page.waitForTimeout(500);
  expect(network.requested.filter((requested) => requested === 'GET /register')).toHaveLength(1);
});
