import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import type { JobCount } from '../../shared/jobs.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import ground from '../../shared/valley/map.json' with { type: 'json' };
import { type Account, ask, offer, publish, register } from './api.ts';
import { SITE, test } from './browser.ts';
import { eventually, expectStill, gone, seen, watchShifts } from './page-checks.ts';

const WITH_MAP = ['/', '/lavoro-vallecamonica', '/lavoro-breno', '/lavoro-iseo'] as const;
const MAX_BYTES = 8000;

let employer: Account;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
  for (let offers = 0; offers < 3; offers++) await publish(employer, { location: 'Cevo' });
  await publish(employer, { location: 'Paspardo' });
});

const map = (page: Page) => page.locator('#mappa');
const shape = (page: Page, name: string) =>
  map(page).locator(`a[href="/offerte?${new URLSearchParams({ location: name })}"]`);
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
async function click(page: Page, slug: string): Promise<void> {
  const { x, y } = await placeOf(page, slug);
  await page.mouse.click(x, y);
}
/** Title of the map with the pointer on a place, which comes there again each time. */
async function titleAt(page: Page, slug: string): Promise<string> {
  const { x, y } = await placeOf(page, slug);
  await page.mouse.move(0, 0);
  await page.mouse.move(x, y);
  return title(page);
}
const title = async (page: Page) => {
  const [name, offers] = await Promise.all(
    ['strong', 'span'].map((part) => map(page).locator(`.map-title ${part}`).textContent()),
  );
  return `${name}: ${offers}`;
};

async function countOf(slug: string): Promise<number> {
  const counts: JobCount[] = await (await ask('/api/jobs/counts')).json();
  return counts.find(({ town }) => town === slug)?.count ?? 0;
}
const text = (count: number) => (count === 1 ? '1 offerta' : `${count} offerte`);

describe.for(WITH_MAP)('%s', (path) => {
  test('the map is in the HTML, whole and light', async () => {
    const html = await (await fetch(SITE + path)).text();
    const figure = /<figure id="mappa".*?<\/figure>/s.exec(html)?.[0] ?? '';
    const list = /<(section|div) id="comuni".*?<\/ul>/s.exec(html)?.[0] ?? '';
    expect(figure.match(/<a /g)).toHaveLength(MUNICIPALITIES.length + 1);
    expect(list.match(/<a /g)?.length).toBeGreaterThan(1);
    expect(figure + list).not.toMatch(/ style=|<script|<image|https?:\/\/(?!www\.openstreetmap\.org\/copyright)/);
    const brotli = brotliCompressSync(figure + list, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    console.info(
      `${path}: map and list are ${brotli.length} bytes with brotli, ${gzipSync(figure + list).length} with gzip`,
    );
    expect(brotli.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(gzipSync(figure + list).length).toBeLessThanOrEqual(MAX_BYTES);
  });

  test.for(['phone', 'desktop'] as const)(
    'nothing moves, and whose data it is can be read (%s)',
    async (on, { visit }) => {
      const page = await visit(path, { on, before: watchShifts });
      await expectStill(page);
      await seen(map(page).getByText('Confini: ISTAT · © OpenStreetMap contributors'));
      const { width = 0, height = 0 } = (await map(page).locator('svg').boundingBox()) ?? {};
      expect(height / width).toBeCloseTo(1000 / 602, 1);
    },
  );
});

test.for(['light', 'dark'] as const)(
  'the pointer names a place and its offers, and a click leads there (%s)',
  async (colorScheme, { visit }) => {
    const page = await visit('/', { colorScheme });
    expect(await title(page)).toMatch(/^Valle Camonica e alto Sebino: [\d.]+ offerte$/);
    await eventually(() => titleAt(page, 'cevo')).toBe(`Cevo: ${text(await countOf('cevo'))}`);
    await seen(map(page).locator('.map-pointed'));
    const colours = await page.evaluate(() =>
      [0, 1, 2, 3, 4].map((shade) => {
        const element = document.querySelector(`#mappa .shade-${shade}`);
        return element && getComputedStyle(element).fill + getComputedStyle(element).fillOpacity;
      }),
    );
    expect(new Set(colours.filter(Boolean)).size).toBe(colours.filter(Boolean).length);
    await click(page, 'cevo');
    await page.waitForURL('**/offerte?location=Cevo');
    await seen(page.getByRole('heading', { level: 1, name: 'Tutte le offerte di lavoro' }));
    await eventually(() => page.getByLabel('Dove').inputValue()).toBe('Cevo');
    await eventually(() => page.getByRole('article').count()).toBe(await countOf('cevo'));
  },
);

test('more offers, darker; none, the lightest', async ({ visit }) => {
  const page = await visit('/lavoro-vallecamonica');
  const shadeOf = async (name: string) =>
    Number((await shape(page, name).locator('path').getAttribute('class'))?.replace('shade-', ''));
  const counts: JobCount[] = await (await ask('/api/jobs/counts')).json();
  const byShade = new Map<number, number[]>();
  for (const { slug, name } of MUNICIPALITIES) {
    const count = counts.find(({ town }) => town === slug)?.count ?? 0;
    const shade = await shadeOf(name);
    expect(shade === 0, name).toBe(count === 0);
    byShade.set(shade, [...(byShade.get(shade) ?? []), count]);
  }
  const shades = [...byShade].sort(([a], [b]) => a - b);
  expect(shades.length).toBeLessThanOrEqual(5);
  for (const [index, [, lower]] of shades.slice(0, -1).entries())
    expect(Math.max(...lower)).toBeLessThan(Math.min(...(shades[index + 1]?.[1] ?? [])));
});

test('the list says the same: places with offers, the rest summarised', async ({ visit }) => {
  const page = await visit('/', { on: 'phone' });
  const list = page.getByRole('region', { name: 'Offerte aperte, comune per comune' });
  const counts: JobCount[] = await (await ask('/api/jobs/counts')).json();
  const expected = MUNICIPALITIES.flatMap(({ slug, name }) => {
    const count = counts.find(({ town }) => town === slug)?.count ?? 0;
    return count === 0 ? [] : [`${name} ${text(count)}`];
  });
  const items = (await list.getByRole('listitem').allTextContents()).map((item) => item.replace(/\s+/g, ' ').trim());
  expect(items).toEqual(expected);
  const without = MUNICIPALITIES.length - expected.length;
  if (without > 1)
    await seen(list.getByText(`Negli altri ${without} comuni della mappa oggi non ci sono offerte aperte.`));
});

test('by keyboard the list is the way: it shows the place on the map, and Enter leads to its offers', async ({
  visit,
}) => {
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
  // The map stays in view beside it.
  const { y = 0, height = 0 } = (await map(page).locator('svg').boundingBox()) ?? {};
  expect(y + height).toBeGreaterThan(400);
  await seen(map(page).locator('.map-pointed'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/offerte?location=*');
  await eventually(() => page.getByLabel('Dove').inputValue()).toBe(name);
});

test('on a phone the map comes after the offers, one link away', async ({ visit }) => {
  const page = await visit('/', { on: 'phone' });
  const [card, ground] = await Promise.all([page.locator('.job-card').last().boundingBox(), map(page).boundingBox()]);
  expect(ground?.y).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? 0));
  await page.getByRole('link', { name: 'Scegli il comune sulla mappa' }).click();
  await eventually(async () => (await map(page).boundingBox())?.y ?? -1).toBeLessThan(100);
  // The first tap names the place, the second opens it.
  const { x, y } = await placeOf(page, 'ponte-di-legno');
  await page.touchscreen.tap(x, y);
  await seen(map(page).locator('.map-title').getByText('Ponte di Legno'));
  await seen(map(page).getByText('Tocca di nuovo per aprire'));
  expect(new URL(page.url()).pathname).toBe('/');
  const [focused, box] = await shape(page, 'Ponte di Legno').evaluate((link) => [
    link.matches(':focus'),
    getComputedStyle(link).outlineStyle,
  ]);
  expect({ focused, box }, 'no box of the browser around the outlined shape').toEqual({ focused: true, box: 'none' });
  await page.touchscreen.tap(x, y);
  await page.waitForURL('**/offerte?location=Ponte+di+Legno');
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

test("a town's page shows its own municipality", async ({ visit }) => {
  const page = await visit('/lavoro-ango');
  const own = await map(page).locator('.map-here').getAttribute('d');
  expect(own).toBe(await shape(page, 'Angolo Terme').locator('path').getAttribute('d'));
  expect(await title(page)).toMatch(/^Angolo Terme/);
  await eventually(() => titleAt(page, 'edolo')).toMatch(/^Edolo/);
  await page.mouse.move(5, 5);
  await eventually(() => title(page)).toMatch(/^Angolo Terme/);
});

test('the list of a town page is closed, and opens by its link', async ({ visit }) => {
  const page = await visit('/lavoro-breno');
  const link = page.locator('#comuni').getByRole('link', { name: 'Cevo' });
  await gone(link);
  await page.getByRole('link', { name: 'Vedi le offerte comune per comune' }).press('Enter');
  await seen(link);
});

test('without script the shapes and the list are links', async ({ visit }) => {
  const page = await visit('/lavoro-vallecamonica', { javaScriptEnabled: false });
  await click(page, 'cevo');
  await page.waitForURL('**/offerte?location=Cevo');
  await page.goto('/lavoro-breno');
  await page.getByText('Offerte aperte, comune per comune').click();
  await page.locator('#comuni').getByRole('link', { name: 'Paspardo' }).click();
  await page.waitForURL('**/offerte?location=Paspardo');
});

test('an employer who publishes sees the new count at once', async ({ visit }) => {
  const page = await visit('/lavoro-vallecamonica');
  const before = await countOf('zone');
  // From the employer's own browser: the bookmark cookie of the answer leads past every copy.
  const status = await page.evaluate(
    async ({ path, token, body }) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    },
    { path: pathOf('POST /api/jobs'), token: employer.token, body: offer({ location: 'Zone' }) },
  );
  expect(status).toBe(201);
  await page.reload();
  await eventually(() => titleAt(page, 'zone')).toBe(`Zone: ${text(before + 1)}`);
});

test('the map without counts still leads to the places, and claims no number', async ({ visit }) => {
  const page = await visit('/offerte', { expected: [/net::ERR_FAILED/] });
  await page.context().route('**/api/jobs/counts', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await seen(page.getByRole('heading', { level: 1, name: /vicino a casa/ }));
  await eventually(() => titleAt(page, 'cevo')).toBe('Cevo: ');
  const list = page.getByRole('region', { name: 'Offerte aperte, comune per comune' });
  expect(await list.getByRole('listitem').count()).toBe(MUNICIPALITIES.length);
});

test('beside the small map the lead of home is two lines at most', async ({ visit }) => {
  const page = await visit('/', { on: 'phone' });
  expect((await page.locator('.hero-lead').boundingBox())?.height).toBeLessThanOrEqual(42);
});
