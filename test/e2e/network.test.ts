import type { BrowserContext } from 'playwright-core';
import { beforeAll } from 'vitest';
import { type Account, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { bar } from './offline.ts';
import { gone, press, seen } from './page-checks.ts';

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

test('offline, a list says so, and comes by itself once the network answers', async ({ visit }) => {
  const page = await visit('/offerte', { expected: NO_RESPONSE });
  // The page watches the connection from the moment that its bar is there.
  await bar(page).waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await seen(bar(page).getByText('Non c’è connessione.', { exact: true }));
  await page.getByLabel('Cosa cerchi').fill(word);
  await seen(page.getByText('Non riusciamo a caricare le offerte'));
  await page.context().route('**/favicon.svg', (route) => route.abort(), { times: 1 });
  await page.context().setOffline(false);
  await seen(page.getByRole('heading', { name: BARISTA }));
});

test('lists that did not arrive say so, and come with "Riprova"', async ({ visit }) => {
  const page = await visit('/cerca-profili', { expected: NO_RESPONSE, on: 'phone' });
  await breakOff(page.context());
  await page.getByLabel('Nome o professione').fill(word);
  await seen(page.getByRole('heading', { name: 'Non riusciamo a caricare i profili' }));
  await mend(page.context());
  await press(page, 'Riprova');
  await gone(page.getByRole('heading', { name: 'Non riusciamo a caricare i profili' }));
});

test('an offer that the list has shown is there without an answer, except for its text', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`, { expected: NO_RESPONSE });
  // The page's code is there: this person has looked at another offer before.
  await page.getByRole('link', { name: BARISTA, exact: true }).click();
  await seen(page.getByRole('heading', { level: 1, name: BARISTA }));
  for (const how of ['broken', 'offline'] as const) {
    await page.goto(`/offerte?search=${word}`);
    if (how === 'broken') await breakOff(page.context());
    else await page.context().setOffline(true);
    await page.getByRole('link', { name: BARISTA, exact: true }).click();
    await seen(page.getByRole('heading', { level: 1, name: BARISTA }));
    await seen(page.getByRole('button', { name: 'Riprova' }));
    // A network that was gone and is back makes the page ask again by itself.
    if (how === 'offline') await page.context().setOffline(false);
    else {
      await mend(page.context());
      await page.getByRole('button', { name: 'Riprova' }).click();
    }
    await seen(page.getByText('Preparazioni in cucina e riordino'));
  }
});

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
