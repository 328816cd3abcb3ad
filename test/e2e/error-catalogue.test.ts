import type { Route } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { publish, publishProfile, register, uniqueWord } from './api.ts';
import { test, type VisitOptions } from './browser.ts';
import { hold } from './hold.ts';
import { eventually, goWithin, seen, toasts } from './page-checks.ts';

/** Texts of docs/product.md#error-texts for calls that fail before the server can say why. */
const NO_WORDS = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
const expected: VisitOptions = { expected: [/status of (404|502)/, /ERR_FAILED/] };

test('registering and logging in, refused without words or without an answer', async ({ visit }) => {
  for (const { path, call, name, title, texts } of [
    {
      path: pagePath.register(),
      call: pathOf('POST /api/register'),
      name: 'Registrati',
      title: 'Errore di registrazione',
      texts: ['Registrazione fallita', 'Si è verificato un errore durante la registrazione.'],
    },
    {
      path: pagePath.login(),
      call: pathOf('POST /api/login'),
      name: 'Accedi',
      title: 'Errore di accesso',
      texts: ['Login fallito', 'Login fallito'],
    },
  ]) {
    const page = await visit(path, expected);
    if (name === 'Registrati') await page.locator('[name=name]').fill('Persona di prova');
    await page.locator('[name=email]').fill(`${uniqueWord()}@example.org`);
    await page.locator('[name=password]').fill('una-parola');
    const answers: ((route: Route) => Promise<void>)[] = [(route) => route.fulfill(NO_WORDS), (route) => route.abort()];
    for (const [index, answer] of answers.entries()) {
      await page.route(`**${call}`, answer);
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      await seen(toasts(page).getByText(title, { exact: true }));
      await seen(toasts(page).getByText(texts[index] ?? '', { exact: true }));
    }
  }
});

describe('an offer', () => {
  let job: PublicJob;
  beforeAll(async () => {
    job = await publish(await register({ role: 'employer' }));
  });

  test('is loading', async ({ visit }) => {
    const page = await visit(pagePath.login());
    const { letGo } = await hold(page, `**${pathOf('GET /api/jobs/:id', { id: job.id })}`);
    await goWithin(page, pagePath.job(job.id));
    await seen(page.getByRole('heading', { level: 1, name: 'Caricamento offerta...' }));
    letGo();
    await seen(page.getByRole('heading', { level: 1, name: job.title }));
  });
});

test('lists, and a profile, are loading', async ({ visit }) => {
  const { id, name } = await publishProfile();
  const page = await visit(pagePath.login());
  for (const [path, call, words] of [
    [pagePath.jobs(), `${pathOf('GET /api/jobs')}?*`, 'Caricamento offerte di lavoro...'],
    [pagePath.candidates(), `${pathOf('GET /api/candidates')}?*`, 'Caricamento candidati...'],
    [pagePath.candidate(id), pathOf('GET /api/candidates/:id', { id }), 'Caricamento...'],
  ] as const) {
    const { letGo } = await hold(page, `**${call}`);
    await goWithin(page, path);
    await seen(page.getByText(words, { exact: true }));
    letGo();
  }
  await seen(page.getByRole('heading', { level: 1, name }));
});

test('a failed read of a list is sent once on a slow processor', async ({ visit }) => {
  const page = await visit(pagePath.jobs(), expected);
  const requested: string[] = [];
  const order = page.getByLabel('Ordina per');
  await page.route(`**${pathOf('GET /api/jobs')}?*`, (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  const devtools = await page.context().newCDPSession(page);
  // The answer is there long before React has rendered the page of the new address.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await order.selectOption('Località');
  await seen(page.getByRole('button', { name: 'Riprova' }));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForLoadState('networkidle');
  expect(requested).toHaveLength(1);
  const before = requested.length;
  await page.getByRole('button', { name: 'Riprova' }).click();
  await eventually(() => requested.length).toBe(before + 1);
});
