import type { BrowserContext } from 'playwright-core';
import { TAKEN, takeAway } from '../newer-apis.ts';
import { apply, publish, register } from './api.ts';
import { test, type VisitOptions } from './browser.ts';
import { seen } from './page-checks.ts';
import { KINDS_OF_PAGE } from './page-state.ts';

/** A phone with a browser that lacks what one of the oldest ones lacks. */
const old: VisitOptions = { on: 'phone', before: (context: BrowserContext) => context.addInitScript(takeAway, TAKEN) };

test('without newer APIs every page opens, signed in, far away and in another language', async ({ visit }) => {
  const employer = await register({ role: 'employer' });
  await apply(await register(), (await publish(employer)).id);
  // Moderation is not for everybody.
  // A console that says anything, as React does where the script's words are others than the server's, fails the test.
  const far = { timezoneId: 'America/New_York', locale: 'en-US' };
  const page = await visit('/', { ...old, ...far, as: employer, expected: [/status of 403/] });
  for (const path of KINDS_OF_PAGE.filter((route) => !/[:*]/.test(route))) {
    await page.goto(path);
    await seen(page.getByRole('heading', { level: 1 }));
  }
});
