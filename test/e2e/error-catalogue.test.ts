import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { filledPath } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { publish, publishProfile, register } from './api.ts';
import { test } from './browser.ts';
import { hold } from './hold.ts';
import { eventually, goWithin, notified, press, seen } from './page-checks.ts';

/** Texts of docs/product.md for calls that fail before the server can say why: without an answer, and refused without words. */
const FORMS = [
  {
    path: pagePath.register(),
    call: 'POST /api/register',
    name: 'Registrati',
    title: 'Errore di registrazione',
    texts: ['Si è verificato un errore durante la registrazione.', 'Registrazione fallita'],
  },
  {
    path: pagePath.login(),
    call: 'POST /api/login',
    name: 'Accedi',
    title: 'Errore di accesso',
    texts: ['Login fallito', 'Login fallito'],
  },
] as const;

test('registering and logging in say that no answer came, or one without words', async ({ visit }) => {
  const page = await visit('about:blank', { expected: [/status of 502/, /ERR_FAILED/] });
  for (const { path, call, name, title, texts } of FORMS) {
    await page.goto(path);
    if (name === 'Registrati') await page.locator('[name=name]').fill('Persona di prova');
    await page.locator('[name=email]').fill('nessuno@example.org');
    await page.locator('[name=password]').fill('una-parola');
    const answers = [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    ];
    for (const [index, answer] of answers.entries()) {
      await page.route(`**${filledPath(call)}`, answer);
      await press(page.getByRole('main'), name);
      await notified(page, title);
      await notified(page, texts[index] ?? '');
    }
  }
});

test('lists, an offer and a profile are loading', async ({ visit }) => {
  const job = await publish(await register({ role: 'employer' }));
  const { id, name } = await publishProfile();
  const page = await visit(pagePath.login());
  for (const [path, call, words] of [
    [pagePath.job(job.id), filledPath('GET /api/jobs/:id', { id: job.id }), 'Caricamento offerta...'],
    [pagePath.jobs(), `${filledPath('GET /api/jobs')}?*`, 'Caricamento offerte di lavoro...'],
    [pagePath.candidates(), `${filledPath('GET /api/candidates')}?*`, 'Caricamento candidati...'],
    [pagePath.candidate(id), filledPath('GET /api/candidates/:id', { id }), 'Caricamento...'],
  ] as const) {
    const { letGo } = await hold(page, `**${call}`);
    await goWithin(page, path);
    await seen(page.getByText(words, { exact: true }));
    letGo();
  }
  await seen(page.getByRole('heading', { level: 1, name }));
});

test('a failed read of a list is sent once on a slow processor', async ({ visit }) => {
  const page = await visit(pagePath.jobs(), { expected: [/ERR_FAILED/] });
  let requested = 0;
  await page.route(`**${filledPath('GET /api/jobs')}?*`, (route) => {
    requested += 1;
    return route.abort();
  });
  const devtools = await page.context().newCDPSession(page);
  // The answer is there long before React has rendered the page of the new address.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.getByLabel('Ordina per').selectOption('Località');
  await seen(page.getByRole('button', { name: 'Riprova' }));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForLoadState('networkidle');
  expect(requested).toBe(1);
  await press(page, 'Riprova');
  await eventually(() => requested).toBe(2);
});
