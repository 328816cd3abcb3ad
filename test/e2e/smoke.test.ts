import { expect } from 'vitest';
import { test } from './browser.ts';
import { publish, register } from './api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts';
test('smoke', async ({ visit }) => {
  const employer = await register({ role: 'employer' });
  const job = await publish(employer);
  const page = await visit('/offerte', { on: 'phone' });
  console.log(await page.locator('h1').textContent(), job.id);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
test('fails by console', async ({ visit }) => {
  const page = await visit('/offerte', { on: 'phone' });
  await page.evaluate(() => console.error('boo'));
  expect(1).toBe(1);
});
