import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { type Account, applications, publish, publishMany, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { hold } from './hold.ts';
import { bar } from './offline.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';

const word = uniqueWord();
const BARISTA = `Barista ${word}`;
/** The browser's own line about a request that got no answer. */
const NO_RESPONSE = [/net::ERR_(FAILED|INTERNET_DISCONNECTED)/];
const API = /\/api\//;
let employer: Account;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
  await publish(employer, { title: BARISTA, location: 'Edolo' });
});

/** A network that looks alive and answers nothing: the commonest one in the valley. */
const breakOff = (context: BrowserContext) => context.route(API, (route) => route.abort());
const mend = (context: BrowserContext) => context.unroute(API);

test('a list that did not arrive says so, and comes with "Riprova"', async ({ visit }) => {
  const page = await visit('/offerte', { expected: NO_RESPONSE, on: 'phone' });
  await breakOff(page.context());
  await page.getByLabel('Cosa cerchi').fill(word);
  await seen(page.getByText('Non riusciamo a caricare le offerte'));
  await page.getByRole('button', { name: 'Riprova' }).click();
  await seen(page.getByText('Non riusciamo a caricare le offerte'));
  await mend(page.context());
  await page.getByRole('button', { name: 'Riprova' }).click();
  await seen(page.getByRole('heading', { name: BARISTA }));
  await gone(page.getByText('Non riusciamo a caricare le offerte'));
  expect(await page.getByLabel('Cosa cerchi').inputValue()).toBe(word);
});

test.for([0, 2])(
  'offline, a list says so, and comes by itself once the network answers, %i requests after it is said to be back',
  async (lost, { visit }) => {
    const page = await visit('/offerte', { expected: NO_RESPONSE });
    // The page watches the connection from the moment that its bar is there.
    await bar(page).waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await page.getByLabel('Cosa cerchi').fill(word);
    await seen(page.getByText('Non riusciamo a caricare le offerte'));
    if (lost > 0) await page.context().route('**/favicon.svg', (route) => route.abort(), { times: lost });
    await page.context().setOffline(false);
    await seen(page.getByRole('heading', { name: BARISTA }));
  },
);

test('more offers that did not arrive leave those that did', async ({ visit }) => {
  const many = uniqueWord();
  await publishMany(employer, many, 21);
  const page = await visit(`/offerte?search=${many}`, { expected: NO_RESPONSE });
  const cards = page.getByRole('heading', { level: 3 });
  await breakOff(page.context());
  await page.getByRole('link', { name: 'Mostra altre' }).click();
  await seen(page.getByText(/Non siamo riusciti a caricare altre offerte/));
  expect(await cards.count()).toBe(20);
  await mend(page.context());
  await page.getByRole('link', { name: 'Mostra altre' }).click();
  await eventually(() => cards.count()).toBe(21);
  await gone(page.getByRole('link', { name: 'Mostra altre' }));
});

test.for(['broken', 'offline'] as const)(
  'an offer that the list has shown is there without an answer, except for its text (%s)',
  async (how, { visit }) => {
    const page = await visit(`/offerte?search=${word}`, { expected: NO_RESPONSE });
    // The page's code is there: this person has looked at another offer before.
    await page.getByRole('link', { name: BARISTA, exact: true }).click();
    await seen(page.getByRole('heading', { level: 1, name: BARISTA }));
    await page.goto(`/offerte?search=${word}`);
    if (how === 'broken') await breakOff(page.context());
    else await page.context().setOffline(true);
    await page.getByRole('link', { name: BARISTA, exact: true }).click();
    await seen(page.getByRole('heading', { level: 1, name: BARISTA }));
    await seen(page.getByRole('button', { name: 'Riprova' }));
    await seen(page.getByRole('heading', { level: 1, name: BARISTA }));
    // A network that was gone and is back makes the page ask again by itself.
    if (how === 'offline') await page.context().setOffline(false);
    else {
      await mend(page.context());
      await page.getByRole('button', { name: 'Riprova' }).click();
    }
    await seen(page.getByText('Preparazioni in cucina e riordino'));
  },
);

test('a page whose code does not arrive says so, and opens once it does', async ({ visit }) => {
  const page = await visit('/offerte', {
    expected: [...NO_RESPONSE, /dynamically imported module|Importing a module/],
  });
  const code = /\/assets\//;
  await page.context().route(code, (route) => route.abort());
  // The page asks by itself whether its document is there, and would open that in its place.
  await page.context().route('**/register', (route) => {
    return route.request().method() === 'HEAD' ? route.abort() : route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Registrati' }).click();
  await seen(page.getByRole('heading', { name: 'Questa pagina non si è aperta' }));
  await page.context().unroute(code);
  await page.getByRole('link', { name: 'Riprova' }).click();
  await seen(page.getByRole('heading', { level: 1, name: 'Registrati' }));
});

test.for(['broken', 'offline'] as const)(
  'applying without an answer loses nothing that was typed (%s)',
  async (how, { visit }) => {
    const worker = await register();
    const job = await publish(employer, { title: `Lavapiatti ${uniqueWord()}` });
    const page = await visit(`/offerte/${job.id}`, { as: worker, expected: NO_RESPONSE, on: 'phone' });
    const message = page.getByLabel('Messaggio (facoltativo)');
    const send = page.getByRole('button', { name: 'Candidati Ora' });
    await message.fill('Abito a Breno, sono libera da subito.');
    // The code that shows toasts comes after the page.
    await page.waitForLoadState('networkidle');
    if (how === 'broken') await breakOff(page.context());
    else await page.context().setOffline(true);
    await send.click();
    await seen(page.getByText('Candidatura non inviata'));
    expect(await message.inputValue()).toBe('Abito a Breno, sono libera da subito.');
    expect(await applications(worker, job.id)).toEqual([]);
    if (how === 'broken') await mend(page.context());
    else await page.context().setOffline(false);
    await send.click();
    await seen(page.getByText('Candidatura inviata', { exact: true }));
    expect(await applications(worker, job.id)).toMatchObject([{ message: 'Abito a Breno, sono libera da subito.' }]);
  },
);

test('a refusal of the server shows its message', async ({ visit }) => {
  const worker = await register();
  const job = await publish(employer);
  const page = await visit(`/offerte/${job.id}`, { as: worker, expected: [/status of 503/] });
  const problem = {
    type: 'about:blank',
    title: 'x',
    status: 503,
    detail: 'x',
    requestId: 'x',
    message: 'Riprova tra poco.',
  };
  await page
    .context()
    .route(/\/applications$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) })
        : route.continue(),
    );
  await page.getByLabel('Messaggio (facoltativo)').fill('Ci sono.');
  await page.getByRole('button', { name: 'Candidati Ora' }).click();
  await seen(toasts(page).getByText('Riprova tra poco.'));
  expect(await page.getByLabel('Messaggio (facoltativo)').inputValue()).toBe('Ci sono.');
});

test('a press on the button counts, however slow the network', async ({ visit }) => {
  const worker = await register();
  const job = await publish(employer);
  const page = await visit('about:blank', { as: worker });
  const { letGo } = await hold(page, /\/applications$/, 'GET');
  await page.goto(`/offerte/${job.id}`);
  await page.getByRole('button', { name: 'Candidati Ora' }).click();
  letGo();
  await eventually(() => applications(worker, job.id)).toHaveLength(1);
  await seen(page.getByText('Candidatura inviata', { exact: true }));
});
