import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { TAKEN, takeAway } from '../newer-apis.ts';
import { apply, publish, register, uniqueWord } from './api.ts';
import { test, type VisitOptions } from './browser.ts';
import { chooseCv, pdf } from './cv.ts';
import { logIn } from './forms.ts';
import { panelButton, valueBox } from './lists.ts';
import { notified, seen, toasts } from './page-checks.ts';
import { KINDS_OF_PAGE } from './page-state.ts';

/** A phone with a browser that lacks what one of the oldest ones lacks. */
const old: VisitOptions = { on: 'phone', before: (context: BrowserContext) => context.addInitScript(takeAway, TAKEN) };

test('without newer APIs somebody searches, filters, saves and applies; the employer answers', async ({ visit }) => {
  const word = uniqueWord();
  const title = `Cuoca ${word}`;
  const employer = await register({ role: 'employer' });
  await publish(employer, { title, type: 'Stagionale', category: 'Ristorazione' });

  const page = await visit('/offerte', { ...old, as: await register({ name: 'Marta Bonomelli' }) });
  // Not by `expectTitles`: Playwright itself would ask the page for what was taken away.
  const found = () => seen(page.getByRole('heading', { level: 3, name: title }));
  expect(await page.evaluate(() => ['groupBy' in Map, 'checkVisibility' in document.body, 'canParse' in URL])).toEqual([
    false,
    false,
    false,
  ]);
  await page.getByLabel('Cosa cerchi').fill(word);
  await found();
  await page.locator('button[name=category]', { hasText: 'Ristorazione' }).click();
  await page.waitForURL((url) => url.searchParams.get('category') === 'Ristorazione');
  await panelButton(page).click();
  await (await valueBox(page, 'Tipo di lavoro', 'Stagionale')).check();
  await page.waitForURL((url) => url.searchParams.get('type') === 'Stagionale');
  await page.getByRole('button', { name: /^Mostra \d/ }).click();
  await found();
  await page
    .getByRole('button', { name: /^Salva/ })
    .first()
    .click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await seen(page.getByRole('heading', { level: 1, name: title }));
  await page.getByLabel('Telefono').fill('333 1234567');
  await chooseCv(page, pdf());
  await page.getByRole('button', { name: 'Candidati Ora' }).click();
  await notified(page, 'Candidatura inviata!');
  await page.goto(pagePath.savedJobs());
  await found();

  const theirs = await visit('/login', old);
  await logIn(theirs, employer);
  await theirs.waitForURL((url) => url.pathname === '/');
  await theirs.goto('/candidature?lato=ricevute');
  await theirs.getByRole('link', { name: 'Marta Bonomelli', exact: true }).click();
  await theirs.getByLabel('In valutazione').check();
  await theirs.getByRole('button', { name: 'Invia la risposta' }).click();
  await seen(toasts(theirs).getByText(/Marta Bonomelli/));
});

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
