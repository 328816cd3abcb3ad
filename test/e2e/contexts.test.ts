import { expect } from 'vitest';
import { SITE, test } from './browser.ts';
import { lendContext } from './contexts.ts';

const KIND = 'a test of contexts';
const MOVED = new Date('2020-01-01T12:00:00Z');

test('a context whose clock was moved is not lent again', async ({ browser }) => {
  const moved = await lendContext(browser, KIND, { baseURL: SITE }, {});
  const before = await moved.context.newPage();
  await before.clock.setFixedTime(MOVED);
  await before.goto('/contatti');
  expect(await before.evaluate(() => Date.now())).toBe(MOVED.getTime());
  await moved.giveBack();

  const next = await lendContext(browser, KIND, { baseURL: SITE }, {});
  const page = await next.context.newPage();
  await page.goto('/contatti');
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(MOVED.getTime());
  await next.giveBack();
});
