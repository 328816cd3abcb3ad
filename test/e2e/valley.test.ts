import { beforeAll, expect } from 'vitest';
import type { JobCount } from '../../shared/jobs.ts';
import { type Account, ask, publish, publishMany, register, uniqueWord } from './api.ts';
import { test, type VisitOptions } from './browser.ts';
import { expectTitles, filtersIn, panelButton, titles } from './lists.ts';
import { eventually, seen } from './page-checks.ts';

const word = uniqueWord();
const PATH = '/lavoro-vallecamonica';
const CLERK = `Commessa ${word}`;
const COOK = `Cuoca ${word}`;
const DRIVER = `Autista ${word}`;
const ALL = [COOK, DRIVER, CLERK];
const BRENO: VisitOptions = { permissions: ['geolocation'], geolocation: { latitude: 45.957, longitude: 10.304 } };

let employer: Account;
let jobId = '';

beforeAll(async () => {
  employer = await register({ role: 'employer' });
  await publish(employer, { title: CLERK, location: 'Iseo', category: 'Commercio' });
  await publish(employer, { title: DRIVER, location: 'tutta la valle', category: 'Automotive' });
  jobId = (await publish(employer, { title: COOK, location: 'Breno', category: 'Ristorazione' })).id;
});

test.for(['phone', 'desktop'] as const)('the hero says how many offers there are (%s)', async (on, { visit }) => {
  const page = await visit(PATH, { on });
  await seen(page.getByRole('heading', { level: 1, name: 'Lavoro in Valle Camonica' }));
  const counts: JobCount[] = await (await ask('/api/jobs/counts')).json();
  const total = counts.find(({ town, category }) => town === null && category === null)?.count ?? 0;
  const figures = page.locator('dl').first().locator('div');
  const texts = (await figures.allTextContents()).map((text) => text.replaceAll('.', ''));
  expect(texts).toEqual([`offerte${total}`, 'aziende partner50+', 'comuni15']);
});

test('search, place and chips filter, stand in the address and survive a reload', async ({ visit }) => {
  const page = await visit(`${PATH}?search=${word}`);
  await expectTitles(page, ALL);
  const place = page.getByLabel('Dove');
  expect(
    await place.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
  ).toEqual(['', 'darfo', 'pisogne', 'edolo', 'breno', 'lovere', 'costa volpino', 'iseo']);
  await place.selectOption('iseo');
  await expectTitles(page, [CLERK]);
  expect(filtersIn(page)).toEqual({ location: 'iseo' });
  await page.reload();
  await expectTitles(page, [CLERK]);
  expect(await place.inputValue()).toBe('iseo');
  await place.selectOption('');
  await page.getByRole('button', { name: 'Ristorazione' }).click();
  await expectTitles(page, [COOK]);
  expect(filtersIn(page)).toEqual({ category: 'Ristorazione' });
  await page.goBack();
  await expectTitles(page, ALL);
});

test("an offer's links to sectors lead here, filtered", async ({ visit }) => {
  const page = await visit(`/offerte/${jobId}`);
  await page
    .getByRole('navigation', { name: 'Altre offerte per settore' })
    .getByRole('link', { name: 'Commercio' })
    .click();
  await page.waitForURL(`**${PATH}?category=Commercio`);
  await seen(page.getByRole('button', { name: 'Commercio', pressed: true }));
  await page.getByLabel('Cosa cerchi').fill(word);
  await expectTitles(page, [CLERK]);
});

test('a place from a link that is not among those offered stays visible', async ({ visit }) => {
  const page = await visit(`${PATH}?search=${word}&location=Iseo+(BS)&category=boh&cursor=boh`);
  await expectTitles(page, [CLERK]);
  expect(await page.getByLabel('Dove').locator('option:checked').textContent()).toBe('Iseo (BS)');
});

test('position granted: 25 km from the visitor, offers without a place stay in', async ({ visit }) => {
  const page = await visit(`${PATH}?search=${word}`, { ...BRENO, on: 'phone' });
  await panelButton(page).click();
  await page.getByLabel('Solo vicino a me').check();
  await expectTitles(page, [COOK, DRIVER]);
  expect(filtersIn(page)).toEqual({ lat: '45.96', lon: '10.3', radius: '25' });
  const slider = page.getByRole('slider', { name: 'Distanza massima' });
  expect(await slider.evaluate((input: HTMLInputElement) => [input.min, input.max, input.step])).toEqual([
    '5',
    '50',
    '5',
  ]);
  await slider.focus();
  await page.keyboard.press('End');
  await eventually(() => filtersIn(page).radius).toBe('50');
  await expectTitles(page, ALL);
});

test('position denied: the filter goes off again, in silence', async ({ visit }) => {
  const page = await visit(`${PATH}?search=${word}`, { permissions: [] });
  await panelButton(page).click();
  const filter = page.getByLabel('Solo vicino a me');
  await filter.click();
  await eventually(() => filter.isChecked()).toBe(false);
  expect(filtersIn(page)).toEqual({});
  await expectTitles(page, ALL);
});

test('nothing found: the literal text, hints, and a way out', async ({ visit }) => {
  const page = await visit(`${PATH}?search=${word}&category=sport&lat=45.96&lon=10.3&radius=5`);
  await seen(page.getByText('Nessuna offerta trovata con i criteri selezionati.', { exact: true }));
  await seen(page.getByText(/ampliare il raggio/));
  await page.getByRole('link', { name: 'Cancella filtri' }).click();
  await eventually(() => new URL(page.url()).search).toBe('');
  await seen(page.getByRole('heading', { level: 3 }).first());
});

test('the list grows, with script and without', async ({ visit }) => {
  const many = uniqueWord();
  await publishMany(employer, many, 21);
  const page = await visit(`${PATH}?search=${many}`);
  const cards = page.getByRole('article');
  expect(await cards.count()).toBe(20);
  await page.getByRole('link', { name: 'Mostra altre' }).click();
  await eventually(() => cards.count()).toBe(21);
  const still = await visit(`${PATH}?search=${many}`, { javaScriptEnabled: false });
  await still.getByRole('link', { name: 'Mostra altre' }).click();
  await still.waitForURL(`**${PATH}?*cursor=*`);
  expect(await still.getByRole('article').count()).toBe(1);
});

test('without script it searches and filters', async ({ visit }) => {
  const page = await visit(PATH, { javaScriptEnabled: false, on: 'phone' });
  await page.getByLabel('Cosa cerchi').fill(word);
  await page.getByLabel('Dove').selectOption('breno');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await page.waitForURL(`**${PATH}?*location=breno*`);
  expect(await titles(page)).toEqual([COOK]);
});

test('the towns have their pages, each with its offers', async ({ visit }) => {
  const page = await visit(PATH);
  const towns = page.getByRole('navigation', { name: 'Paese per paese' }).getByRole('link');
  expect(await towns.count()).toBe(10);
  await towns.filter({ hasText: 'Capo di Ponte' }).click();
  await seen(page.getByRole('heading', { level: 1, name: 'Lavoro a Capo di Ponte' }));
  expect(new URL(page.url()).pathname).toBe('/lavoro-capo-di-ponte');
});
