import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { publishMany, register, uniqueWord } from './api.ts';
import { test, untilHydrated } from './browser.ts';
import { eventually, seen } from './page-checks.ts';

const word = uniqueWord();
const PATH = `/offerte?search=${word}`;

beforeAll(async () => publishMany(await register({ role: 'employer' }), word, 3));

const sheet = (page: Page) => page.locator('link[rel=stylesheet]');
const media = (page: Page) => sheet(page).getAttribute('media');

/** How every element looks: where it is, and each of its computed styles. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = getComputedStyle(element);
      const all = [...styles].map((name) => `${name}:${styles.getPropertyValue(name)}`);
      return `${element.tagName}.${element.className} ${[x, y, width, height]} ${all.join(';')}`;
    }),
  );

test.for(['phone', 'desktop'] as const)(
  'the list looks as with all styles before it has them (%s)',
  async (on, { visit }) => {
    const page = await visit(PATH, { on });
    const before = await looks(page);
    expect(before.length).toBeGreaterThan(100);
    expect(await media(page)).toBe('print');
    await page.evaluate(() => dispatchEvent(new Event('keydown')));
    await eventually(() => media(page)).toBe('');
    expect(await looks(page)).toEqual(before);
  },
);

test('another page has all styles, however it was opened', async ({ visit }) => {
  const page = await visit(PATH);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contatti"]')?.click());
  await seen(page.getByRole('heading', { level: 1, name: 'Contatti' }));
  expect(await media(page)).toBe('');
});

test('styles that do not come keep nobody from another page', async ({ visit }) => {
  const page = await visit('about:blank', { expected: [/ERR_FAILED/] });
  await page.context().route('**/*.css', (route) => route.abort());
  await page.goto(PATH);
  await untilHydrated(page);
  await eventually(() => sheet(page).count()).toBe(0);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contatti"]')?.click());
  await seen(page.getByRole('heading', { level: 1, name: 'Contatti' }));
});
