import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { JobCount } from '../../shared/jobs.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import ground from '../../shared/valley/map.json' with { type: 'json' };
import { publish, read, register } from './api.ts';
import { SITE, test } from './browser.ts';
import { eventually, expectStill, seen, watchShifts } from './page-checks.ts';

const WITH_MAP = ['/', '/lavoro-vallecamonica', '/lavoro-breno'] as const;
const MAX_BYTES = 8000;

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  for (let offers = 0; offers < 3; offers++) await publish(employer, { location: 'Cevo' });
  await publish(employer, { location: 'Paspardo' });
});

const map = (page: Page) => page.locator('#mappa');
/** Position of a town on the screen: inside the outline of its municipality, which the middle of its box may miss. */
async function placeOf(page: Page, slug: string): Promise<{ x: number; y: number }> {
  const svg = map(page).locator('svg');
  await svg.scrollIntoViewIfNeeded();
  const box = await svg.boundingBox();
  const place = ground.places.find((one) => one.slug === slug);
  if (!box || !place) throw new Error(`placeOf: ${slug} is not on the map`);
  const scale = box.width / ground.width;
  return { x: box.x + place.x * scale, y: box.y + place.y * scale };
}
const title = async (page: Page) => {
  const [name, offers] = await Promise.all(
    ['strong', 'span'].map((part) => map(page).locator(`.map-title ${part}`).textContent()),
  );
  return `${name}: ${offers}`;
};

async function countOf(slug: string): Promise<number> {
  const counts = await read<JobCount[]>('GET /api/jobs/counts');
  return counts.find(({ town }) => town === slug)?.count ?? 0;
}

test('the map is in the HTML, whole, light and still, and says whose data it is', async ({ visit }) => {
  const page = await visit('/', { on: 'phone', before: watchShifts });
  for (const path of WITH_MAP) {
    const html = await (await fetch(SITE + path)).text();
    const figure = /<figure id="mappa".*?<\/figure>/s.exec(html)?.[0] ?? '';
    const list = /<(section|div) id="comuni".*?<\/ul>/s.exec(html)?.[0] ?? '';
    expect(figure.match(/<a /g)).toHaveLength(MUNICIPALITIES.length + 1);
    expect(list.match(/<a /g)?.length).toBeGreaterThan(1);
    expect(figure + list).not.toMatch(/ style=|<script|<image|https?:\/\/(?!www\.openstreetmap\.org\/copyright)/);
    expect(gzipSync(figure + list).length, path).toBeLessThanOrEqual(MAX_BYTES);
    await page.goto(path);
    await expectStill(page);
    await seen(map(page).getByText('Confini: ISTAT · © OpenStreetMap contributors'));
    const { width = 0, height = 0 } = (await map(page).locator('svg').boundingBox()) ?? {};
    expect(height / width, path).toBeCloseTo(1000 / 602, 1);
  }
});

test('the pointer names a place and its offers, and a click leads there', async ({ visit }) => {
  const page = await visit('/');
  expect(await title(page)).toMatch(/^Valle Camonica e alto Sebino: [\d.]+ offerte$/);
  const { x, y } = await placeOf(page, 'cevo');
  // The pointer comes there again each time.
  await eventually(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.move(x, y);
    return title(page);
  }).toBe(`Cevo: ${await countOf('cevo')} offerte`);
  await seen(map(page).locator('.map-pointed'));
  await page.mouse.click(x, y);
  await page.waitForURL('**/offerte?location=Cevo');
  await eventually(() => page.getByLabel('Dove').inputValue()).toBe('Cevo');
  await eventually(() => page.getByRole('article').count()).toBe(await countOf('cevo'));
});

test('by keyboard the list is the way: it shows the place on the map, and leads to its offers', async ({ visit }) => {
  const page = await visit('/');
  // The shapes are for the pointer: Tab passes over them.
  expect(await map(page).locator('svg a:not([tabindex="-1"])').count()).toBe(0);
  await page.getByRole('link', { name: 'Vedi le offerte comune per comune' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#comuni');
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const first = page.getByRole('region', { name: 'Offerte aperte, comune per comune' }).getByRole('link').first();
  await page.keyboard.press('Tab');
  const name = (await first.textContent()) ?? '';
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  await eventually(() => title(page)).toMatch(new RegExp(`^${name}: \\d+ offert[ae]$`));
  await seen(map(page).locator('.map-pointed'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/offerte?location=*');
});

test('the name of a tapped municipality is in view, though its corner is not', async ({ visit }) => {
  const page = await visit('/', { on: 'phone' });
  await page.getByRole('link', { name: 'Scegli il comune sulla mappa' }).click();
  await eventually(async () => (await map(page).boundingBox())?.y ?? -1).toBeLessThan(100);
  const { x, y } = await placeOf(page, 'iseo');
  await page.evaluate(() => window.scrollBy({ top: 250, behavior: 'instant' }));
  await eventually(async () => (await map(page).boundingBox())?.y ?? 0).toBeLessThan(-150);
  await page.touchscreen.tap(x, y - 250);
  const name = map(page).locator('.map-title').getByText('Iseo');
  await seen(name);
  expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual(48);
});

test('beside a list the map stays in view while that is read to its end', async ({ visit }) => {
  const employer = await register({ role: 'employer' });
  for (let offers = 0; offers < 12; offers++) await publish(employer, { location: 'Cevo' });
  const page = await visit('/lavoro-vallecamonica', { viewport: { width: 1680, height: 900 } });
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const { y = 0, height = 0 } = (await map(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(900);
});
