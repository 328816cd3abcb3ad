import { beforeAll, describe, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Account, offer, publish, register, uniqueWord, untilListed } from './api.ts';
import { signedIn, test } from './browser.ts';
import { fillOffer } from './forms.ts';
import { bar, COPY, goOffline, goOnline, stored, untilCached, untilInCharge } from './offline.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll, gone, press, seen } from './page-checks.ts';
import { layNetwork, through } from './proxy.ts';

const word = uniqueWord();
const BARISTA = `Barista ${word}`;
const FORNAIO = `Fornaio ${word}`;
const TEXT = 'Preparazioni in cucina e riordino';
const LIST = `/offerte?search=${word}`;
let employer: Account;
let baristaId = '';
let fornaioId = '';

beforeAll(async () => {
  employer = await register({ role: 'employer', name: 'Rifugio Bazena' });
  baristaId = (await publish(employer, { title: BARISTA, location: 'Edolo' })).id;
  fornaioId = (await publish(employer, { title: FORNAIO, location: 'Breno' })).id;
});

describe('a page that was visited', () => {
  test.for(['offline', 'down'] as const)(
    'comes back as a copy with its age until the network answers (%s)',
    async (how, { visit }) => {
      const network = await layNetwork();
      const page = await visit(LIST, through(network, { on: 'phone' }));
      await untilCached(page, LIST);
      if (how === 'offline') await goOffline(page);
      else network.set('down');
      await page.reload();
      await seen(bar(page).getByText(COPY));
      await seen(page.getByRole('heading', { name: BARISTA }));
      const later = `Pasticciera ${uniqueWord()} ${word}`;
      await untilListed('GET /api/jobs', (await publish(employer, { title: later })).id);
      if (how === 'offline') await goOnline(page);
      else {
        await page.getByRole('button', { name: 'Aggiorna' }).click();
        await seen(bar(page).getByText('Ancora nessuna risposta.'));
        await seen(page.getByRole('heading', { name: BARISTA }));
        network.set('open');
        await page.getByRole('button', { name: 'Aggiorna' }).click();
      }
      await seen(page.getByRole('heading', { name: later }));
      await gone(bar(page).getByText(COPY));
    },
  );

  test('comes back after 3 s of silence; the late answer changes nothing typed, nor the place', async ({ visit }) => {
    const network = await layNetwork();
    const worker = await register();
    const path = pagePath.job(baristaId);
    const page = await visit(path, through(network, { on: 'phone', storageState: signedIn(worker, network.url) }));
    await untilCached(page, path);
    network.set('silent');
    const start = Date.now();
    await page.reload({ waitUntil: 'commit' });
    expect(Date.now() - start).toBeGreaterThan(2_800);
    await seen(bar(page).getByText(/Copia salvata oggi alle \d\d:\d\d: la rete non risponde\./));
    await seen(page.getByText(TEXT));
    const message = page.getByLabel('Messaggio (facoltativo)');
    await message.fill('Abito a Edolo.');
    await message.scrollIntoViewIfNeeded();
    const place = (await message.boundingBox())?.y ?? Number.NaN;
    network.set('open');
    await gone(bar(page).getByText(COPY));
    await seen(page.getByText(TEXT));
    expect(await message.inputValue()).toBe('Abito a Edolo.');
    expect(Math.abs(((await message.boundingBox())?.y ?? Number.NaN) - place)).toBeLessThan(20);
  });

  test('reads offline too when the router opened it, with all its text', async ({ visit }) => {
    const network = await layNetwork();
    const page = await visit(LIST, through(network));
    await untilCached(page, LIST);
    await untilInCharge(page);
    await page.getByRole('link', { name: BARISTA, exact: true }).click();
    await seen(page.getByText(TEXT));
    await untilCached(page, pagePath.job(baristaId));
    await goOffline(page);
    const copy = await page.reload();
    // In the document itself: the code of the head may come later than the page.
    expect(await copy?.text()).toMatch(new RegExp(`<title[^>]*>${BARISTA}`));
    await seen(bar(page).getByText(COPY));
    await seen(page.getByRole('heading', { level: 1, name: BARISTA }));
    await seen(page.getByText(TEXT));
    expect(await page.title()).toContain(BARISTA);
    // And from one copy to the other.
    await page.goBack();
    await page.waitForURL(`**${LIST}`);
    await page.reload();
    await seen(page.getByRole('heading', { name: FORNAIO }));
    await page.getByRole('link', { name: BARISTA, exact: true }).click();
    await seen(bar(page).getByText(COPY));
    await seen(page.getByText(TEXT));
  });
});

test('a page that was never visited says so, and opens by itself once the connection is back', async ({ visit }) => {
  const network = await layNetwork();
  const page = await visit(LIST, through(network, { on: 'phone' }));
  await untilCached(page, LIST);
  await goOffline(page);
  await page.goto('/pubblica-offerta');
  await seen(page.getByRole('heading', { level: 1, name: 'Senza connessione' }));
  await seen(bar(page).getByText('Non c’è connessione'));
  const saved = page.getByRole('main').getByRole('link', { name: 'Offerte salvate' });
  expect(await saved.getAttribute('href')).toBe(pagePath.savedJobs());
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const visited = page.getByRole('region', { name: 'Pagine che puoi rileggere' }).getByRole('link');
  expect(await visited.count()).toBe(1);
  await visited.click();
  await seen(bar(page).getByText(COPY));
  await seen(page.getByRole('heading', { name: BARISTA }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/register');
  await seen(page.getByRole('heading', { level: 1, name: 'Senza connessione' }));
  await goOnline(page);
  await seen(page.getByRole('heading', { level: 1, name: 'Registrati' }));
});

test('a saved offer reads offline though nobody has opened it; taken off the list, it goes', async ({ visit }) => {
  const network = await layNetwork();
  const page = await visit(LIST, through(network, { expected: [/net::ERR_/, /status of 404/] }));
  await untilCached(page, LIST);
  const heart = page.getByRole('button', { name: `Salva l'offerta: ${FORNAIO}` });
  await heart.click();
  await untilCached(page, pathOf('GET /api/jobs/:id', { id: fornaioId }));
  await goOffline(page);
  await page.goto(pagePath.savedJobs());
  await page.getByRole('link', { name: FORNAIO, exact: true }).click();
  await seen(page.getByRole('heading', { level: 1, name: FORNAIO }));
  await seen(page.getByText(TEXT));
  await seen(bar(page).getByText(COPY));
  await goOnline(page);
  await page.goto(LIST);
  await heart.click();
  await eventually(() => stored(page)).not.toContain(pathOf('GET /api/jobs/:id', { id: fornaioId }));
  // Nor is a page that was removed meanwhile.
  network.replaced.set(LIST.split('?')[0] ?? '', null);
  await page.reload();
  await page.goto('/login');
  await eventually(() => stored(page)).not.toContain(LIST);
});

test('the caches hold nothing personal, and nothing about people who look for work', async ({ visit }) => {
  const network = await layNetwork();
  const worker = await register({ name: 'Giacomina Ballardini' });
  const page = await visit(
    pagePath.job(baristaId),
    through(network, { storageState: signedIn(worker, network.url), expected: [/status of 404/] }),
  );
  await untilCached(page, pagePath.job(baristaId));
  await page.getByLabel('Telefono').fill('333 1234567');
  await page.getByRole('button', { name: 'Candidati Ora' }).click();
  await seen(page.getByText('Candidatura inviata', { exact: true }));
  await page.goto('/cerca-profili');
  await page.goto(LIST);
  await untilCached(page, LIST);
  const all = await stored(page);
  expect(all.filter((path) => /^\/(?!assets\/).*(applications|candidat|profil)/.test(path))).toEqual([]);
  const texts = await page.evaluate(async () => {
    let text = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) text += await (await cache.match(request))?.text();
    }
    return text;
  });
  expect(texts).toContain(BARISTA);
  expect(texts).not.toContain('Giacomina');
  expect(texts).not.toContain(worker.token);
});

test('an offer written offline stays a draft, is said not to be sent, and is sent later', async ({ visit }) => {
  const network = await layNetwork();
  const state = { storageState: signedIn(employer, network.url) };
  const page = await visit('/pubblica-offerta', through(network, { on: 'phone', ...state }));
  await untilCached(page, '/pubblica-offerta');
  const typed = offer({ title: `Cuoca ${uniqueWord()}` });
  await goOffline(page);
  await seen(bar(page).getByText('Non c’è connessione'));
  await fillOffer(page, typed);
  await press(page, 'Pubblica Offerta');
  await seen(page.getByText('Non c’è connessione e non è stato inviato niente.', { exact: false }));
  await page.reload();
  await seen(bar(page).getByText(COPY));
  const title = page.getByLabel('Titolo dell’offerta');
  await eventually(() => title.inputValue()).toBe(typed.title);
  await goOnline(page);
  await gone(bar(page).getByText(COPY));
  expect(await title.inputValue()).toBe(typed.title);
  await press(page, 'Pubblica Offerta');
  await page.waitForURL(`**${pagePath.valley()}`);
});
