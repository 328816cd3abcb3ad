import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Account, publish, publishMany, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';
import { chosenIn, expectTitles, query, titles, valueGroup } from './lists.ts';
import { eventually, gone, seen } from './page-checks.ts';

const word = uniqueWord();
const EDOLO = `Barista ${word}`;
const SONICO = `Fornaia ${word}`;
const DARFO = `Magazziniere ${word}`;
let employer: Account;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
  await publish(employer, { title: DARFO, location: 'Darfo Boario Terme' });
  await publish(employer, { title: SONICO, location: 'Sonico', type: 'Part-time' });
  await publish(employer, { title: EDOLO, location: 'Edolo', type: 'Weekend', category: 'Ristorazione' });
});

const options = (page: Page) => page.getByRole('listbox', { name: 'Luoghi' }).getByRole('option');
const labels = async (page: Page) => (await options(page).allTextContents()).map((text) => text.trim());
const active = (page: Page) =>
  page.getByLabel('Dove').evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant');
    return id && document.getElementById(id)?.textContent;
  });

const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

test('a place by the keyboard: a hamlet, its municipality, and how far around it', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`);
  const place = page.getByLabel('Dove');
  await place.pressSequentially('boar');
  await eventually(() => labels(page)).toEqual(['Vicino a me', 'Darfo Boario Terme – Boario, 1 offerta']);
  expect(await place.getAttribute('role')).toBe('combobox');
  expect(await place.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await eventually(() => active(page)).toBe('Darfo Boario Terme – Boario, 1 offerta');
  // Escape closes the list and leaves what was typed.
  await page.keyboard.press('Escape');
  await gone(options(page));
  expect(await place.inputValue()).toBe('boar');
  await page.keyboard.press('ArrowUp');
  await eventually(() => active(page)).toBe('Darfo Boario Terme – Boario, 1 offerta');
  await page.keyboard.press('Enter');
  await expectTitles(page, [DARFO]);
  expect(await place.inputValue()).toBe('Darfo Boario Terme');
  expect(query(page)).toEqual({ v: '1', search: word, location: 'Darfo Boario Terme' });
  await gone(options(page));

  await place.fill('edolo');
  await page.keyboard.press('Tab');
  await gone(options(page));
  await expectTitles(page, [EDOLO]);
  await page.getByLabel('Entro').selectOption('10 km');
  await expectTitles(page, [EDOLO, SONICO]);
  await page.getByLabel('Ordina per').selectOption('Distanza');
  await eventually(() => query(page)).toEqual({
    v: '1',
    search: word,
    location: 'edolo',
    radius: '10',
    sort: 'distance',
  });
  await seen(
    page
      .getByRole('article')
      .filter({ hasText: SONICO })
      .getByText(/Sonico · \d/),
  );
  await page.reload();
  expect(await titles(page)).toEqual([EDOLO, SONICO]);
  expect(await page.getByLabel('Entro').inputValue()).toBe('10');
});

test('a CAP that several share, by touch, and the position of the visitor', async ({ visit }) => {
  const breno = { geolocation: { latitude: 45.9563, longitude: 10.304 }, permissions: ['geolocation'] };
  const page = await visit(`/offerte?search=${word}`, { ...breno, on: 'phone' });
  await page.getByLabel('Dove').tap();
  await page.getByLabel('Dove').fill('25048');
  await eventually(async () => (await labels(page)).map((label) => label.split(',')[0])).toEqual([
    'Vicino a me',
    'Tutti i comuni con CAP 25048',
    'Edolo',
    'Sonico',
  ]);
  await options(page).nth(1).tap();
  await expectTitles(page, [EDOLO, SONICO]);
  // From several places nothing can be measured.
  expect(await page.getByLabel('Entro').count()).toBe(0);

  await page.getByLabel('Dove').fill('');
  await options(page).filter({ hasText: 'Vicino a me' }).tap();
  await eventually(() => query(page)).toEqual({ v: '1', search: word, lat: '45.96', lon: '10.3', radius: '30' });
  expect(await page.getByLabel('Dove').inputValue()).toBe('');
});

test('filters that are on are chips that take them off, and the focus stays among them', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}&location=Sonico&type=Part-time&posted=3`);
  const chips = page.getByRole('list', { name: 'Filtri scelti' }).getByRole('link');
  expect(await chips.allTextContents()).toEqual([
    `Togli il filtro “${word}”`,
    'Togli il filtro Sonico',
    'Togli il filtro Part-time',
    'Togli il filtro Ultimi 3 giorni',
    'Cancella filtri',
  ]);
  await seen(page.getByRole('status').getByText('1 offerta', { exact: true }));
  expect(await chosenIn(page, 'Orario')).toBe('Part-time');
  await chips.nth(1).press('Enter');
  await eventually(() => query(page)).toEqual({ v: '1', search: word, type: 'Part-time', posted: '3' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await eventually(focused).toBe('Togli il filtro Part-time');
  await page.keyboard.press('Enter');
  await expectTitles(page, [EDOLO, SONICO, DARFO]);
  await eventually(focused).toBe('Togli il filtro Ultimi 3 giorni');
  await page.keyboard.press('Enter');
  await eventually(focused).toBe(`Togli il filtro “${word}”`);
  await page.keyboard.press('Enter');
  await eventually(focused).toBe('Risultati');
});

test('without script: chips, places, numbers and the ways out of an empty page', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}&location=Edolo&type=Part-time`, { javaScriptEnabled: false });
  await seen(page.getByText('Nessuna offerta trovata con i criteri selezionati.', { exact: true }));
  const others = page.getByRole('list', { name: 'Ricerche che trovano qualcosa' }).getByRole('link');
  expect(await others.allTextContents()).toEqual(['Entro 5 km: 1 offerta']);
  // The nearest are there at once.
  expect(await titles(page)).toContain(SONICO);
  expect(await page.getByRole('link', { name: 'Crea un avviso' }).getAttribute('href')).toBe(
    `${pagePath.alerts()}?search=${word}&location=Edolo&type=Part-time`,
  );
  await others.filter({ hasText: 'Entro 5 km' }).click();
  await page.waitForURL('**/offerte?*radius=5*');
  expect(await titles(page)).toEqual([SONICO]);
  await page.getByRole('link', { name: 'Togli il filtro Part-time' }).click();
  await page.waitForURL((url) => !url.searchParams.has('type'));
  expect(await titles(page)).toEqual([EDOLO, SONICO]);
  expect(await valueGroup(page, 'Orario').locator('label').allTextContents()).toEqual([
    'Tempo pieno 0 offerte',
    'Part-time 1 offerta',
    'Stagionale 0 offerte',
    'Solo weekend 1 offerta',
  ]);
  await page.getByLabel('Pubblicate da').selectOption('0');
  await page.getByLabel('Entro').selectOption('');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await page.waitForURL('**/offerte?v=1&*posted=0*');
  expect(await titles(page)).toEqual([EDOLO]);
});

test('a typing error is corrected, says so, and leads back', async ({ visit }) => {
  const trade = uniqueWord();
  await publish(employer, { title: `Intaglio ${trade}` });
  const typed = `${trade.slice(0, 5)}q${trade.slice(6)}`;
  const page = await visit('/offerte', { on: 'phone' });
  await page.getByLabel('Cosa cerchi').fill(typed);
  await expectTitles(page, [`Intaglio ${trade}`]);
  await seen(page.getByText(`Risultati per "${trade}"`));
  await seen(page.getByRole('status').getByText(`Risultati per "${trade}": 1 offerta`));
  expect(await page.getByLabel('Cosa cerchi').inputValue()).toBe(typed);
  // Mails of an alert correct nothing: it is made of the text that finds something.
  await seen(page.locator(`a[href="/avvisi?search=${trade}"]`));
  await page.getByRole('link', { name: `Cerca invece "${typed}"` }).click();
  await seen(page.getByRole('status').getByText('0 offerte', { exact: true }));
  expect(query(page)).toEqual({ v: '1', search: typed, exact: 'true' });
  await seen(page.getByRole('link', { name: `Togli il filtro “${typed}”` }));
});

test('a search is told of once, when one of its results is opened', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}&location=Edolo`);
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === pathOf('POST /api/searches')) told.push(request.postDataJSON());
  });
  for (let look = 0; look < 2; look++) {
    await page.getByRole('link', { name: EDOLO, exact: true }).click();
    await seen(page.getByRole('heading', { level: 1, name: EDOLO }));
    await page.goBack();
    await expectTitles(page, [EDOLO]);
  }
  expect(told).toEqual([{ kind: 'jobs', search: word, location: 'Edolo' }]);
});

test('a search that cannot be measured is left out, and a later one is read', async ({ visit }) => {
  const page = await visit(`/offerte?v=7&search=${word}&location=tutta+la+valle+o+altrove&radius=10&sort=distance`);
  await seen(page.getByText('Nessuna offerta trovata con i criteri selezionati.', { exact: true }));
  await gone(page.getByRole('link', { name: /Togli il filtro Entro/ }));
  expect(await page.getByLabel('Ordina per').locator('option').allTextContents()).not.toContain('Distanza');
  // A cursor of another search is its first page.
  const other = await fetch(`${SITE}/api/jobs?limit=1`);
  const [, cursor = ''] = /cursor=([^&>]+)/.exec(other.headers.get('Link') ?? '') ?? [];
  expect(cursor).not.toBe('');
  await page.goto(`${SITE}/offerte?search=${word}&cursor=${cursor}`);
  expect(await titles(page)).toEqual([EDOLO, SONICO, DARFO]);
});

test("'Mostra altre' keeps its place on the way back, even after a reload", async ({ visit }) => {
  const many = uniqueWord();
  await publishMany(employer, many, 45);
  const page = await visit(`/offerte?search=${many}`, { on: 'phone' });
  const cards = page.getByRole('article');
  for (const shown of [40, 45]) {
    await page.getByRole('link', { name: 'Mostra altre' }).click();
    await eventually(() => cards.count()).toBe(shown);
  }
  const link = cards.nth(42).getByRole('heading').getByRole('link');
  const title = await link.textContent();
  const openAndBack = async (between: () => Promise<unknown>) => {
    await link.click();
    await seen(page.getByRole('heading', { level: 1, name: title ?? '', exact: true }));
    await between();
    await page.goBack();
    await eventually(() => cards.count()).toBe(45);
    await eventually(() => isInView(cards.nth(42))).toBe(true);
  };
  await openAndBack(async () => undefined);
  await openAndBack(async () => {
    await page.reload();
  });
});

test('an offer shows others like it, and one that has ended leads to a search for them', async ({ visit }) => {
  const trade = uniqueWord();
  const one = await publish(employer, { title: `Incisione ${trade}`, location: 'Edolo' });
  const other = await publish(employer, { title: `Incisione ${trade} su pietra`, location: 'Lovere' });
  const page = await visit(pagePath.job(one.id));
  const similar = page.getByRole('region', { name: 'Offerte simili' });
  expect(await similar.getByRole('heading', { level: 3 }).first().textContent()).toBe(other.title);
  await gone(similar.getByRole('heading', { level: 3, name: one.title, exact: true }));
  await gone(page.getByRole('link', { name: 'Cerca simili' }));

  await page.goto(SITE + pagePath.job(EXPIRED_OFFER.id));
  await page.getByRole('link', { name: 'Cerca simili' }).click();
  await seen(page.getByRole('heading', { level: 1, name: 'Tutte le offerte di lavoro' }));
  expect(query(page)).toEqual({ v: '1', search: expect.stringContaining('raccolta'), location: 'Berzo Inferiore' });
});
