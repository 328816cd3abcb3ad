import { expect } from 'vitest';
import { filledPath } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { publish, publishProfile, register } from './api.ts';
import { test } from './browser.ts';
import { fillRegistration, logIn } from './forms.ts';
import { hold } from './hold.ts';
import { eventually, goWithin, notified, press, seen } from './page-checks.ts';

/** Texts of docs/product.md for calls that fail before the server can say why. */
test('registering and logging in say that no answer came, or one without words', async ({ visit }) => {
  const page = await visit(pagePath.login(), { expected: [/status of 502/, /ERR_FAILED/] });
  await page.route('**/api/*', (route) => route.abort());
  await logIn(page, { email: 'nessuno@example.org', password: 'una-parola' });
  await notified(page, 'Errore di accesso');
  await notified(page, 'Login fallito');
  await page.goto(pagePath.register());
  await fillRegistration(page, { name: 'Persona di prova', email: 'nessuno@example.org', password: 'una-parola' });
  const send = () => press(page.getByRole('main'), 'Registrati');
  await send();
  await notified(page, 'Errore di registrazione');
  await notified(page, 'Si è verificato un errore durante la registrazione.');
  await page.unroute('**/api/*');
  await page.route('**/api/*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
  );
  await send();
  await notified(page, 'Registrazione fallita');
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
