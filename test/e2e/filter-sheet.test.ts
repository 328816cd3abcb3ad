import { expect } from 'vitest';
import { test } from './browser.ts';
import { sheetButton } from './lists.ts';
import { eventually, gone, seen } from './page-checks.ts';

test('turning a tablet puts the open filters beside the list, and the page scrolls again', async ({ visit }) => {
  const page = await visit('/offerte', { viewport: { width: 800, height: 1100 } });
  const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await sheetButton(page).click();
  await seen(page.getByRole('button', { name: /^Mostra / }));
  expect(await scrolling()).toBe('hidden');
  await page.setViewportSize({ width: 1100, height: 800 });
  await eventually(scrolling).not.toBe('hidden');
  await seen(page.getByLabel('Ordina per'));
  await page.setViewportSize({ width: 800, height: 1100 });
  await gone(page.getByLabel('Ordina per'));
});
