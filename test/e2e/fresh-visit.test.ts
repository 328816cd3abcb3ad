import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { publishMany, register, uniqueWord } from './api.ts';
import { test, untilHydrated, type VisitOptions } from './browser.ts';
import { eventually } from './page-checks.ts';

const word = uniqueWord();
const PATH = `/offerte?search=${word}`;
const PHONE: VisitOptions = { on: 'phone' };
/** What comes by itself two seconds later never does. */
const before = (context: BrowserContext) =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-delay: 1000s !important }');
    document.adoptedStyleSheets = [sheet];
  });
const AT_FIRST: VisitOptions = { on: 'phone', before };
const COUNT = 9;
/** The last of the list, and the furthest down. */
const OLDEST = `Turno 1 ${word}`;

beforeAll(async () => publishMany(await register({ role: 'employer' }), word, COUNT));

const cards = (page: Page) => page.locator('.grid-cards > li');

/** How many cards a browser has laid out so far. */
const laidOut = (page: Page): Promise<number> =>
  cards(page).evaluateAll(
    (items) =>
      items.filter((item) => item.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true).length,
  );

test('a fresh visit lays out what is near, and all of it once somebody does something', async ({ visit }) => {
  const page = await visit(PATH, AT_FIRST);
  expect(await cards(page).count()).toBe(COUNT);
  expect(await laidOut(page)).toBeLessThan(COUNT);
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await eventually(() => laidOut(page)).toBe(COUNT);
});

/** Names of the links that a browser gives to programs which read a page to somebody. */
async function readable(page: Page): Promise<unknown[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => name?.value);
}

test('all of it is there to be read aloud soon, though nobody does anything', async ({ visit }) => {
  const page = await visit(PATH, PHONE);
  await eventually(() => readable(page)).toContain(OLDEST);
  expect(await laidOut(page)).toBe(COUNT);
});

test('so is the list of places far down on the home page', async ({ visit }) => {
  const lastOf = (page: Page) => page.locator('.map-places a').last().textContent();
  const held = await visit('/', AT_FIRST);
  expect(await readable(held)).not.toContain(await lastOf(held));
  const page = await visit('/', PHONE);
  await eventually(() => readable(page)).toContain(await lastOf(page));
});

test('a mouse that rests is nobody who does something', async ({ visit }) => {
  const page = await visit(PATH, {
    viewport: { width: 600, height: 700 },
    // As Chromium was seen to tell of it, in the first frame.
    before: async (context) => {
      await before(context);
      await context.addInitScript(() => requestAnimationFrame(() => dispatchEvent(new Event('pointermove'))));
    },
  });
  await page.waitForTimeout(200);
  expect(await laidOut(page)).toBeLessThan(COUNT);
  await page.mouse.move(90, 90);
  await eventually(() => laidOut(page)).toBe(COUNT);
});

test('another page lays out all of its cards, however it was opened', async ({ visit }) => {
  const page = await visit('/contatti', PHONE);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')?.click());
  await eventually(() => cards(page).count()).toBeGreaterThan(3);
  expect(await laidOut(page)).toBe(await cards(page).count());
});

test('whoever loads a page again stands where she stood', async ({ visit }) => {
  const page = await visit(PATH, PHONE);
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  await eventually(() => laidOut(page)).toBe(COUNT);
  const top = () => last.evaluate((item) => Math.round(item.getBoundingClientRect().top));
  const stood = await top();
  await page.reload();
  await untilHydrated(page);
  expect(await laidOut(page)).toBe(COUNT);
  await eventually(top).toBe(stood);
});

test('a link to a place in the page finds all that is above it laid out', async ({ visit }) => {
  const page = await visit(`${PATH}#risultati`, AT_FIRST);
  expect(await laidOut(page)).toBe(COUNT);
});

test('a search in the page finds what is not laid out', async ({ visit }) => {
  const page = await visit(PATH, AT_FIRST);
  expect(await laidOut(page)).toBeLessThan(COUNT);
  const isFound = await page.evaluate(
    (text) => 'find' in window && (window.find as (text: string) => boolean)(text),
    OLDEST,
  );
  expect(isFound).toBe(true);
});
