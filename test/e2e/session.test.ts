import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { STORAGE_KEYS } from '../../shared/site.ts';
import { type Account, callApi, publish, register, statusOf } from './api.ts';
import { test } from './browser.ts';
import { logIn } from './forms.ts';
import { eventually, expectStill, gone, notified, press, seen, watchShifts } from './page-checks.ts';

let worker: Account;
let employer: Account;
let jobId = '';

beforeAll(async () => {
  worker = await register({ name: 'Giulia Pedersoli' });
  employer = await register({ name: 'Albergo al Castello', role: 'employer' });
  jobId = (await publish(employer, { licence: 'B' })).id;
});

const storage = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());
const header = (page: Page) => page.getByRole('banner');
const isSignedOut = (page: Page) => seen(header(page).getByRole('link', { name: 'Accedi' }));

test('nothing moves on any page, whoever is signed in', async ({ visit }) => {
  for (const options of [{}, { on: 'phone' }, { on: 'phone', as: employer }] as const) {
    const page = await visit('/', { ...options, before: watchShifts });
    await expectStill(page);
    // Each page as on a first visit: with nothing from the one before.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    // Signed out, /pubblica-offerta leads elsewhere.
    for (const path of ['/offerte', `/offerte/${jobId}`, 'as' in options ? '/pubblica-offerta' : '/login']) {
      await page.goto(path);
      await expectStill(page);
    }
  }
});

test('the header shows who is signed in before any script of the product has arrived', async ({ visit }) => {
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
  const name = fresh.locator('.session-name').first();
  expect(await name.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"Giulia Pedersoli"');
});

test('on a phone one way to apply is in view, and after the login the box with the focus', async ({ visit }) => {
  const page = await visit(`/offerte/${jobId}`, { on: 'phone' });
  const bar = page.locator('.apply-bar');
  const box = page.getByRole('region', { name: 'Candidati a questa offerta' });
  await eventually(() => bar.isVisible()).toBe(true);
  await box.scrollIntoViewIfNeeded();
  await eventually(() => bar.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await bar.getByRole('link', { name: 'Candidati Ora' }).click();
  await seen(box.getByLabel('Nome'));
  await box.getByText('Candidati con un account').click();
  await notified(page, 'Accesso richiesto');
  await box.getByRole('link', { name: 'Accedi' }).click();
  await logIn(page, await register());
  await page.waitForURL(`**/offerte/${jobId}#candidati`);
  const inView = () =>
    box.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top > -1 && top < window.innerHeight / 2 && element.contains(document.activeElement);
    });
  await eventually(inView).toBe(true);
  await box.getByLabel('Telefono').fill('333 1234567');
  await press(box, 'Candidati Ora');
  await seen(box.getByText('Candidatura inviata'));
  await page.evaluate(() => window.scrollTo(0, 0));
  await seen(bar.getByRole('link', { name: 'Candidatura inviata · Segui' }));
});

test('on one’s own offer there is no way to apply, but its applications and what can be done', async ({ visit }) => {
  const job = await publish(employer);
  const page = await visit(`/offerte/${job.id}`, { as: employer, on: 'phone' });
  const box = page.getByRole('region', { name: 'È la tua offerta' });
  for (const name of ['Nessuna candidatura', 'Modifica', 'Stampa la locandina'])
    await seen(box.getByRole('link', { name }));
  await gone(page.getByRole('button', { name: 'Candidati Ora' }));
  await page.evaluate(() => window.scrollTo(0, 0));
  await seen(page.locator('.apply-bar').getByRole('link', { name: 'Modifica' }));
  await box.getByRole('button', { name: 'Chiudi: posto occupato' }).click();
  await notified(page, 'Offerta chiusa');
});

test('a stored session that cannot be read is discarded', async ({ visit }) => {
  const page = await visit('/offerte', { before: watchShifts });
  for (const items of [
    { [STORAGE_KEYS.token]: 'x', [STORAGE_KEYS.user]: '{"name":"Gi' },
    { [STORAGE_KEYS.token]: 'x', [STORAGE_KEYS.user]: '{"name":"no role"}' },
    { [STORAGE_KEYS.user]: '{"name":"no token","role":"user"}' },
  ]) {
    await page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, items);
    await page.reload();
    await isSignedOut(page);
    expect(await storage(page), JSON.stringify(items)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dataset.session)).toBeUndefined();
    await expectStill(page);
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
  await eventually(() => storage(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Una bozza');
  await eventually(() => statusOf('GET /api/account', { token: person.token })).toBe(401);
  await page.goBack();
  await page.waitForURL(`**/offerte/${jobId}`);
  await gone(page.getByText(/Sei loggato come/));
});

test('signing in and out in another tab is seen in this one', async ({ visit }) => {
  const page = await visit(`/offerte/${jobId}`, { as: await register() });
  const tab = await page.context().newPage();
  await tab.goto('/');
  await press(header(tab), 'Esci');
  await isSignedOut(tab);
  await isSignedOut(page);
  await gone(page.getByText(/Sei loggato come/));

  await tab.goto('/login');
  await logIn(tab, employer);
  await seen(header(page).getByText('Ciao, Albergo al Castello'));
  await seen(page.getByText('Sei loggato come Albergo al Castello'));
});

test('a token that the server no longer takes: applying says so, and the message stays', async ({ visit }) => {
  const person = await register();
  const page = await visit(`/offerte/${jobId}`, { as: person, expected: [/status of 401/] });
  const message = page.getByLabel('Messaggio (facoltativo)').filter({ visible: true });
  await message.fill('Posso iniziare lunedì.');
  const phone = page.getByLabel('Telefono').filter({ visible: true });
  await phone.fill('333 1234567');
  const ticked = page.getByLabel('Patente B').filter({ visible: true });
  await ticked.check();
  await callApi('POST /api/logout', { token: person.token });
  await page.getByRole('button', { name: 'Candidati Ora' }).filter({ visible: true }).click();
  await notified(page, 'Accesso richiesto');
  await isSignedOut(page);
  await eventually(() => storage(page)).toEqual([]);
  await page.getByText('Candidati con un account').click();
  await page.getByRole('region', { name: 'Candidati a questa offerta' }).getByRole('link', { name: 'Accedi' }).click();
  await logIn(page, person);
  await page.waitForURL(`**/offerte/${jobId}#candidati`);
  await eventually(() => message.inputValue()).toBe('Posso iniziare lunedì.');
  expect(await phone.inputValue()).toBe('333 1234567');
  expect(await ticked.isChecked()).toBe(true);
});

test('a session that has ended elsewhere ends here at the next page, and what is saved stays', async ({ visit }) => {
  const person = await register();
  const page = await visit('/offerte', { as: person, expected: [/status of 401/] });
  await page.getByRole('article').getByRole('button', { pressed: false }).first().click();
  await page.waitForResponse('**/api/account/saved-jobs');
  await callApi('POST /api/logout', { token: person.token });
  await page.goto('/candidature');
  await isSignedOut(page);
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await seen(header(page).getByRole('link', { name: 'Offerte salvate 1' }));
  await logIn(page, person);
  await page.waitForURL('**/candidature');
});

test('a long name leaves logo and Esci whole in the page, and the number at the heart', async ({ visit }) => {
  const as = await register({ role: 'employer', name: 'Cooperativa Sociale Il Gabbiano della Media Valle Camonica' });
  const page = await visit('/', { as });
  await page.getByRole('article').getByRole('button', { pressed: false }).first().click();
  for (const width of [1216, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const logo = await boxOf(header(page).locator('svg').first());
    expect(logo.width / logo.height).toBeCloseTo(196 / 68, 1);
    // A quiet button's padding of 20 px is outside the edge of the page, at which its word ends.
    const [row, leave] = [
      await boxOf(header(page).locator('.header-row')),
      await boxOf(header(page).getByRole('button', { name: 'Esci' })),
    ];
    expect(leave.x + leave.width - 20).toBeCloseTo(row.x + row.width - 24, 0);
    const saved = header(page).getByRole('link', { name: /Offerte salvate/i });
    const [heart, number] = [await boxOf(saved.locator('.icon')), await boxOf(saved.locator('span').last())];
    expect(Math.abs(number.x - heart.x - heart.width)).toBeLessThan(heart.width / 2);
  }
});
