import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { publish } from './api.ts';
import { test } from './browser.ts';
import { registerConfirmed } from './confirmed.ts';
import { panelButton } from './lists.ts';
import { eventually, gone, seen } from './page-checks.ts';

test('turning a tablet puts the open filters beside the list, and the page scrolls again', async ({ visit }) => {
  const page = await visit('/offerte', { viewport: { width: 800, height: 1100 } });
  const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await panelButton(page).click();
  await seen(page.getByRole('button', { name: /^Mostra / }));
  expect(await scrolling()).toBe('hidden');
  await page.setViewportSize({ width: 1100, height: 800 });
  await eventually(scrolling).not.toBe('hidden');
  await seen(page.getByLabel('Ordina per'));
  await page.setViewportSize({ width: 800, height: 1100 });
  await gone(page.getByLabel('Ordina per'));
});

/** Of the fields in closed disclosures: how many there are, and how many the browser gives a place. */
const closedFields = (page: Page) =>
  page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll('details:not([open]) :is(input:not([type="hidden"]), select, textarea)'),
    ];
    return { all: fields.length, placed: fields.filter((field) => field.getClientRects().length > 0).length };
  });

test('fields of closed disclosures cost no layout: closed filters, and the folded form of an offer', async ({
  visit,
}) => {
  const { id } = await publish(await registerConfirmed({ role: 'employer' }));
  for (const path of [pagePath.jobs(), pagePath.candidates(), pagePath.job(id)]) {
    const { all, placed } = await closedFields(await visit(path, { on: 'phone' }));
    expect(all, path).toBeGreaterThan(0);
    expect(placed, path).toBe(0);
  }
});
