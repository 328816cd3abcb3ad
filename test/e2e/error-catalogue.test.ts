import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { publish, register, uniqueWord } from './api.ts';
import { test, type VisitOptions } from './browser.ts';
import { hold } from './hold.ts';
import { eventually, gone, goWithin, seen, toasts } from './page-checks.ts';

/** Texts of docs/product.md#error-texts for calls that fail before the server can say why. */
const NO_WORDS = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
const expected: VisitOptions = { expected: [/status of (404|502)/, /ERR_FAILED/] };

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
}

const account = () => ({ email: `${uniqueWord()}@example.org`, password: 'una-parola' });

/** Expects the toast in view to have this title and text. */
async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await seen(toasts(page).getByText(title, { exact: true }));
  await seen(toasts(page).getByText(text, { exact: true }));
}

describe('registering', () => {
  const send = async (page: Page) => {
    await fill(page, { name: 'Persona di prova', ...account() });
    await page.getByRole('main').getByRole('button', { name: 'Registrati', exact: true }).click();
  };

  test('refused without words', async ({ visit }) => {
    const page = await visit(pagePath.register(), expected);
    await page.route(`**${pathOf('POST /api/register')}`, (route) => route.fulfill(NO_WORDS));
    await send(page);
    await expectToast(page, 'Errore di registrazione', 'Registrazione fallita');
  });

  test('without an answer', async ({ visit }) => {
    const page = await visit(pagePath.register(), expected);
    await page.route(`**${pathOf('POST /api/register')}`, (route) => route.abort());
    await send(page);
    await expectToast(page, 'Errore di registrazione', 'Si è verificato un errore durante la registrazione.');
  });
});

describe('logging in', () => {
  test.for(['refused without words', 'without an answer'])('%s', async (how, { visit }) => {
    const page = await visit(pagePath.login(), expected);
    await page.route(`**${pathOf('POST /api/login')}`, (route) =>
      how === 'without an answer' ? route.abort() : route.fulfill(NO_WORDS),
    );
    await fill(page, account());
    await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click();
    await expectToast(page, 'Errore di accesso', 'Login fallito');
  });
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

  test('is not there', async ({ visit }) => {
    const page = await visit(pagePath.login(), expected);
    await goWithin(page, pagePath.job('non-esiste'));
    await seen(page.getByRole('heading', { level: 1, name: 'Offerta non trovata' }));
    await seen(page.getByText("L'offerta che stai cercando non esiste o è stata rimossa.", { exact: true }));
    await page.getByRole('link', { name: 'Torna alle offerte' }).click();
    await page.waitForURL('**/offerte');
  });
});

test('a list of offers is loading', async ({ visit }) => {
  const page = await visit(pagePath.login());
  const { letGo } = await hold(page, `**${pathOf('GET /api/jobs')}?*`);
  await goWithin(page, pagePath.jobs());
  await seen(page.getByText('Caricamento offerte di lavoro...'));
  expect(await page.locator('[aria-busy=true] .card').count()).toBeGreaterThan(0);
  letGo();
  await seen(page.getByText(/^(\d+ offert[ae])$/));
});

test.for([
  ['offers', pagePath.jobs(), pathOf('GET /api/jobs')],
  ['profiles', pagePath.candidates(), pathOf('GET /api/candidates')],
] as const)('a failed read of a list of %s is sent once on a slow processor', async ([, path, call], { visit }) => {
  const page = await visit(path, expected);
  const asked: string[] = [];
  // Filters that are not beside the list are in a panel over it, and closing that goes back to the address without it.
  const order = page.getByLabel('Ordina per');
  const isPanel = !(await order.isVisible());
  if (isPanel) await page.locator('.filter-panel > summary').click();
  await page.route(`**${call}?*`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const devtools = await page.context().newCDPSession(page);
  // The answer is there long before React has rendered the page of the new address.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await order.selectOption('Località');
  await seen(page.getByRole('button', { name: 'Riprova' }));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  if (isPanel) {
    await page.keyboard.press('Escape');
    await gone(order);
    await eventually(() => asked.length).toBe(2);
  }
  const before = asked.length;
  await page.getByRole('button', { name: 'Riprova' }).click();
  await eventually(() => asked.length).toBe(before + 1);
});
