import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { type Account, publish, publishMany, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { hold, SCRIPTS } from './hold.ts';
import { chosenIn, expectTitles, query, titles } from './lists.ts';
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

const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

test('a place by the keyboard: a hamlet, its municipality, and how far around it', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`);
  const place = page.getByLabel('Dove');
  await place.pressSequentially('boar');
  await eventually(() => labels(page)).toEqual(['Darfo Boario Terme – Boario, 1 offerta', 'Vicino a me']);
  await page.keyboard.press('ArrowDown');
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
  expect(await chosenIn(page, 'Tipo di lavoro')).toBe('Part-time');
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

test('filters that are taken off at once are all off', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}&type=Part-time,Weekend&posted=3`);
  const chips = page.getByRole('list', { name: 'Filtri scelti' });
  await seen(chips.getByText('Part-time'));
  // Pressed before a rendering, as on a slow phone.
  await chips.evaluate((list) => {
    for (const link of list.querySelectorAll('a')) if (/time|weekend|giorni/.test(link.textContent)) link.click();
  });
  await eventually(() => query(page)).toEqual({ v: '1', search: word });
});

test('a radius stays while the table of places is on its way', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}&location=Sonico&radius=10`);
  const chips = page.getByRole('list', { name: 'Filtri scelti' });
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/jobs') sent.push(searchParams.get('radius'));
  });
  const table = await hold(page, SCRIPTS);
  await page.getByLabel('Dove').fill('Edolo');
  await seen(chips.getByText('Edolo'));
  await seen(chips.getByText('Entro 10 km'));
  expect(sent).toEqual([]);
  table.letGo();
  await expectTitles(page, [EDOLO, SONICO]);
  expect(sent).toEqual(['10']);
  await page.getByLabel('Dove').fill(uniqueWord());
  await gone(chips.getByText('Entro 10 km'));
  await expectTitles(page, []);
  expect(new Set(sent)).toEqual(new Set(['10', null]));
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

test('a search is counted once, when one of its results is opened', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}&location=Edolo`);
  const counted: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === pathOf('POST /api/searches')) counted.push(request.postDataJSON());
  });
  for (let look = 0; look < 2; look++) {
    await page.getByRole('link', { name: EDOLO, exact: true }).click();
    await seen(page.getByRole('heading', { level: 1, name: EDOLO }));
    await page.goBack();
    await expectTitles(page, [EDOLO]);
  }
  expect(counted).toEqual([{ kind: 'jobs', search: word, location: 'Edolo' }]);
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

test('a sentence is read in parts, each of which can be taken off', async ({ visit }) => {
  const page = await visit(`/offerte?search=${encodeURIComponent(`barista ${word} a Edolo, non in fabbrica`)}`);
  await eventually(async () => (await titles(page)).includes(EDOLO)).toBe(true);
  const parts = page.getByRole('list', { name: 'Risultati per' }).getByRole('link');
  expect(await parts.allTextContents()).toEqual(['Togli barista', 'Togli Edolo', 'Togli senza fabbrica']);
  await parts.last().click();
  await eventually(() => query(page)).toEqual({ v: '1', search: `barista ${word} a Edolo` });
});
