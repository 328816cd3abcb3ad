import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { STORAGE_KEYS } from '../../shared/site.ts';
import { type Account, callApi, publish, register } from './api.ts';
import { SITE, test } from './browser.ts';
import { logIn } from './forms.ts';
import { eventually, expectStill, gone, seen, toasts, watchShifts } from './page-checks.ts';

let worker: Account;
let employer: Account;
let jobId = '';

beforeAll(async () => {
  worker = await register({ name: 'Giulia Pedersoli' });
  employer = await register({ name: 'Albergo al Castello', role: 'employer' });
  jobId = (await publish(employer)).id;
});

const storage = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());
const header = (page: Page) => page.getByRole('banner');
const isSignedOut = (page: Page) => seen(header(page).getByRole('link', { name: 'Accedi' }));

describe('the header shows who is signed in from the first paint', () => {
  test('nothing moves on any page, whoever is signed in', async ({ visit }) => {
    for (const on of ['desktop', 'phone'] as const)
      for (const as of [undefined, employer]) {
        const page = await visit('/', { on, before: watchShifts, ...(as ? { as } : {}) });
        await expectStill(page);
        // Each page as on a first visit: with nothing from the one before.
        const browser = await page.context().newCDPSession(page);
        await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
        // Signed out, /pubblica-offerta leads elsewhere.
        for (const path of ['/offerte', `/offerte/${jobId}`, '/login', ...(as ? ['/pubblica-offerta'] : [])]) {
          await page.goto(path);
          await expectStill(page);
        }
      }
  });

  test('before any script of the product has arrived', async ({ visit }) => {
    const page = await visit('/login', {
      as: worker,
      expected: [/net::ERR_FAILED/, /Failed to fetch dynamically imported module/],
    });
    await page.context().route('**/assets/*.js', (route) => route.abort());
    const fresh = await page.context().newPage();
    await fresh.goto('/offerte', { waitUntil: 'domcontentloaded' });
    await seen(header(fresh).getByText('Ciao,'));
    await seen(header(fresh).getByRole('button', { name: 'Esci' }));
    expect(await header(fresh).getByRole('link', { name: 'Accedi' }).isVisible()).toBe(false);
    const name = await fresh
      .locator('.session-name')
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
    expect(name).toBe('"Giulia Pedersoli"');
  });
});

test('on a phone one way to apply is in view at a time, and after the login the box is, with the focus', async ({
  visit,
}) => {
  const page = await visit(`/offerte/${jobId}`, { on: 'phone' });
  const bar = page.locator('.apply-bar');
  const box = page.getByRole('region', { name: 'Candidati a questa offerta' });
  await eventually(() => bar.isVisible()).toBe(true);
  await box.scrollIntoViewIfNeeded();
  await eventually(() => bar.isVisible()).toBe(false);
  // Nor below it, where other offers have the same words: a low window, as this one has no offers like it.
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ ...size, height: 280 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await eventually(() => box.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(0);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await bar.isVisible()).toBe(false);
  await page.setViewportSize(size);
  await page.evaluate(() => scrollTo(0, 0));
  await bar.getByRole('link', { name: 'Candidati Ora' }).click();
  await seen(toasts(page).getByText('Accesso richiesto', { exact: true }));
  await seen(page.getByRole('heading', { level: 1, name: 'Registrati' }));
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await logIn(page, await register());
  await page.waitForURL(`**/offerte/${jobId}#candidati`);
  const inView = () =>
    box.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top > -1 && top < window.innerHeight / 2 && element.contains(document.activeElement);
    });
  await eventually(inView).toBe(true);
  await box.getByRole('button', { name: 'Candidati Ora' }).filter({ visible: true }).click();
  await seen(box.getByText('Candidatura inviata'));
  await page.evaluate(() => window.scrollTo(0, 0));
  await seen(bar.getByRole('link', { name: 'Candidatura inviata · Segui' }));
});

test('on one’s own offer there is no way to apply, but its applications and what can be done', async ({ visit }) => {
  const job = await publish(employer);
  const page = await visit(`/offerte/${job.id}`, { as: employer, on: 'phone' });
  const box = page.getByRole('region', { name: 'È la tua offerta' });
  await seen(box.getByRole('link', { name: 'Nessuna candidatura' }));
  for (const name of ['Modifica', 'Stampa la locandina']) await seen(box.getByRole('link', { name }));
  await seen(box.getByRole('button', { name: 'Condividi' }));
  await gone(page.getByRole('button', { name: 'Candidati Ora' }));
  await page.evaluate(() => window.scrollTo(0, 0));
  await seen(page.locator('.apply-bar').getByRole('link', { name: 'Modifica' }));
  await box.getByRole('button', { name: 'Chiudi: posto occupato' }).click();
  await seen(toasts(page).getByText('Offerta chiusa'));
});

/** Each with what is wrong with it. */
const CORRUPT: readonly Readonly<Record<string, string>>[] = [
  { 'broken JSON': '', [STORAGE_KEYS.token]: 'x', [STORAGE_KEYS.user]: '{"name":"Gi' },
  { 'no role': '', [STORAGE_KEYS.token]: 'x', [STORAGE_KEYS.user]: '{"name":"Giulia"}' },
  { 'no token': '', [STORAGE_KEYS.user]: '{"name":"Giulia","role":"user"}' },
  { 'no user record': '', [STORAGE_KEYS.token]: 'x' },
];

test('a stored session that cannot be read is discarded', async ({ visit }) => {
  const page = await visit('/offerte', { before: watchShifts });
  for (const items of CORRUPT) {
    await page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, items);
    const [wrong = ''] = Object.keys(items);
    await page.reload();
    await isSignedOut(page);
    expect(await storage(page), wrong).toEqual([wrong]);
    expect(await page.evaluate(() => document.documentElement.dataset.session), wrong).toBeUndefined();
    await expectStill(page);
    await page.evaluate(() => localStorage.clear());
  }
});

test('logging out clears the session, here and on the server, and goes home', async ({ visit }) => {
  const person = await register();
  const page = await visit(`/offerte/${jobId}`, { as: person, on: 'phone' });
  await page.getByLabel('Messaggio').fill('Una bozza che non legge nessun altro');
  await eventually(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Una bozza');
  await header(page).getByText('Menu').click();
  await header(page).getByRole('button', { name: 'Esci' }).filter({ visible: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await storage(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Una bozza');
  await eventually(async () => (await callApi(pathOf('GET /api/account'), { token: person.token })).status).toBe(401);
  await page.goBack();
  await page.waitForURL(`**/offerte/${jobId}`);
  await gone(page.getByText(/Sei loggato come/));
});

test('signing in and out in another tab is seen in this one', async ({ visit }) => {
  const page = await visit(`/offerte/${jobId}`, { as: await register() });
  const tab = await page.context().newPage();
  await tab.goto('/');
  await header(tab).getByRole('button', { name: 'Esci' }).click();
  await isSignedOut(tab);
  await isSignedOut(page);
  await gone(page.getByText(/Sei loggato come/));

  await tab.goto('/login');
  await logIn(tab, employer);
  await seen(header(page).getByText('Ciao, Albergo al Castello'));
  await seen(page.getByText('Sei loggato come Albergo al Castello'));
});

test('a token that the server no longer takes: applying says so, and the message stays', async ({ visit }) => {
  const page = await visit(`/offerte/${jobId}`, {
    as: { ...worker, token: `${worker.token}x` },
    expected: [/status of 401/],
  });
  const message = page.getByLabel('Messaggio (facoltativo)').filter({ visible: true });
  await message.fill('Posso iniziare lunedì.');
  await page.getByRole('button', { name: 'Candidati Ora' }).filter({ visible: true }).click();
  await seen(toasts(page).getByText('Accesso richiesto', { exact: true }));
  await isSignedOut(page);
  expect(await storage(page)).toEqual([]);
  await page.getByRole('region', { name: 'Candidati a questa offerta' }).getByRole('link', { name: 'Accedi' }).click();
  await logIn(page, worker);
  await page.waitForURL(`**/offerte/${jobId}#candidati`);
  await eventually(() => message.inputValue()).toBe('Posso iniziare lunedì.');
});

/** One that is ours and one that is not: `test/repo/paths.property.test.ts` tries the others. */
const NEXT: readonly (readonly [requested: string, reached: string])[] = [
  ['/offerte?search=cuoco', '/offerte?search=cuoco'],
  ['//example.com/', '/'],
];

test('?next= leads only to this site', async ({ visit }) => {
  const page = await visit('/');
  for (const [requested, reached] of NEXT) {
    await page.goto(`/login?${new URLSearchParams({ next: requested })}`);
    await logIn(page, worker);
    await seen(header(page).getByText('Ciao, Giulia Pedersoli'));
    await eventually(() => page.url(), requested).toBe(SITE + reached);
    await page.evaluate(() => localStorage.clear());
  }
});
