import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { CONFIRM_PASSWORD } from '../../shared/accounts.ts';
import { pagePath } from '../../shared/paths.ts';
import { publish, register, statusOf, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { logIn } from './forms.ts';
import { mailedLink, mailsTo } from './mails.ts';
import { eventually, gone, notified, press, seen } from './page-checks.ts';

const REFUSED = [/status of 40[01]/];

const confirm = (page: Page) => press(page, 'Conferma l’indirizzo');
const signsIn = async (email: string, password: string): Promise<boolean> =>
  (await statusOf('POST /api/login', { body: { email, password } })) === 200;

test('a new account confirms its address by the mailed link, and another one by a link at that', async ({ visit }) => {
  const person = await register();
  const page = await visit('/account', { on: 'phone', as: person });
  await seen(page.getByText('Indirizzo da confermare'));
  // The parts between its signs are on one line each.
  const lines = await page.getByText(person.email, { exact: true }).evaluate((address) =>
    [...address.childNodes].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getClientRects().length;
    }),
  );
  expect(Math.max(...lines)).toBe(1);
  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(person.email, pagePath.confirmEmail()));
  await eventually(() => new URL(tab.url()).hash).toBe('');
  // Opening the link has changed nothing yet.
  await page.reload();
  await seen(page.getByText('Indirizzo da confermare'));
  await confirm(tab);
  await seen(tab.getByText(`L’indirizzo ${person.email} è confermato.`));
  await tab.getByRole('link', { name: 'Vai al tuo account' }).click();
  await seen(tab.getByText(person.email));
  await gone(tab.getByText('Indirizzo da confermare'));

  const email = `${uniqueWord()}@example.org`;
  await press(tab, 'Cambia l’email');
  await tab.getByLabel('Nuova email').fill(email);
  await tab.getByLabel('Password di adesso').fill(person.password);
  await press(tab, 'Mandami il link');
  await notified(tab, 'Controlla la posta');
  await page.goto(await mailedLink(email, pagePath.confirmEmail()));
  await confirm(page);
  await seen(page.getByText(`L’indirizzo ${email} è confermato.`));
  expect([await signsIn(person.email, person.password), await signsIn(email, person.password)]).toEqual([false, true]);
});

test('a link that is opened where nobody is signed in asks for the password', async ({ visit }) => {
  const person = await register();
  const page = await visit(await mailedLink(person.email, pagePath.confirmEmail()), { expected: REFUSED });
  await confirm(page);
  await seen(page.getByText(CONFIRM_PASSWORD));
  await page.getByLabel(/^Password/).fill('sbagliata');
  await confirm(page);
  await seen(page.locator('#field-password-error').getByText('La password non è quella giusta.'));
  await page.getByLabel(/^Password/).fill(person.password);
  await confirm(page);
  await seen(page.getByText(`L’indirizzo ${person.email} è confermato.`));
});

test('the password is typed unseen, shown at a press, and unseen again on return', async ({ visit }) => {
  const page = await visit(pagePath.login());
  const field = page.locator('#field-password');
  const main = page.getByRole('main');
  const type = () => field.getAttribute('type');
  expect(await field.getAttribute('autocomplete')).toBe('current-password');
  await field.fill('segretissima');
  expect(await type()).toBe('password');
  await press(main, 'Mostra la password');
  await eventually(type).toBe('text');
  await main.getByRole('link', { name: 'Registrati', exact: true }).click();
  await page.waitForURL(`**${pagePath.register()}`);
  await eventually(() => field.getAttribute('autocomplete')).toBe('new-password');
  await page.goBack();
  await page.waitForURL(`**${pagePath.login()}`);
  await seen(main.getByRole('button', { name: 'Mostra la password' }));
  expect(await type()).toBe('password');
});

test('another device is signed out from the list, or by a new password; then all are', async ({ visit }) => {
  const person = await register();
  const password = `nuova-${uniqueWord()}`;
  // A read of the page that is on its way meanwhile is refused, and asked for again in the new session.
  const page = await visit('/login?next=/account', { expected: REFUSED });
  await logIn(page, person);
  await seen(page.getByText('Questo dispositivo'));
  // Headless Chromium names itself like no browser of a person.
  await seen(page.getByText(/ su Linux$/));
  // The session that registration had made is another device's.
  await page.getByRole('button', { name: /^Fai uscire/ }).click();
  await notified(page, 'Su quel dispositivo ora bisogna accedere di nuovo.');
  await gone(page.getByRole('button', { name: /^Fai uscire/ }));
  expect(await statusOf('GET /api/account', { token: person.token })).toBe(401);

  await press(page, 'Cambia la password');
  const send = () => press(page.getByRole('form'), 'Cambia la password');
  await page.getByLabel('Password di adesso').fill('sbagliata');
  await page.getByLabel('Nuova password').fill(password);
  await send();
  await seen(page.getByText('La password non è quella giusta.'));
  await page.getByLabel('Password di adesso').fill(person.password);
  await send();
  await notified(page, 'Password cambiata');
  expect([await signsIn(person.email, person.password), await signsIn(person.email, password)]).toEqual([false, true]);
  await page.reload();
  await seen(page.getByText(person.email));
  await page.evaluate(() => sessionStorage.setItem('lavoro-in-valle.draft.x', 'Rosa'));
  await press(page, 'Esci da tutti i dispositivi');
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => Object.values(sessionStorage))).not.toContain('Rosa');
});

test('an account is downloaded and deleted: its offer is hidden until that is taken back', async ({ visit }) => {
  const employer = await register({ role: 'employer' });
  const { id } = await publish(employer);
  const page = await visit('/account', { as: employer, expected: REFUSED });
  // Lists above the button move it when they arrive.
  await seen(page.getByText('Non hai ancora passkey.'));
  await seen(page.getByRole('button', { name: 'Esci da tutti i dispositivi' }));
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Scarica i tuoi dati')]);
  expect(download.suggestedFilename()).toMatch(/^lavoro-in-valle-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(employer.email);

  const statuses = async () => [
    await statusOf('GET /api/jobs/:id', { id }),
    (await fetch(SITE + pagePath.job(id))).status,
  ];
  const banner = page.getByRole('main').getByText(/^Il tuo account sarà eliminato (il |l’)\d/);
  const dialog = page.getByRole('dialog', { name: 'Eliminare l’account?' });
  await press(page, 'Elimina account');
  for (const password of ['sbagliata', employer.password]) {
    await dialog.getByLabel('La tua password').fill(password);
    await dialog.getByRole('button', { name: 'Elimina account' }).dblclick();
    await seen(password === 'sbagliata' ? page.getByText('La password non è quella giusta.') : banner);
  }
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/sarà eliminato/);
  await gone(page.getByRole('button', { name: 'Cambia il nome' }));
  expect(await statuses()).toEqual([404, 404]);
  await page.reload();
  await seen(banner);

  const other = await visit(await mailedLink(employer.email, pagePath.account()));
  await other.goto('/login?next=/pubblica-offerta');
  await logIn(other, employer);
  await other.waitForURL('**/account');
  // Two clicks were one deletion, and one mail.
  expect(await mailsTo(employer.email, pagePath.account())).toHaveLength(1);
  await press(other, 'Annulla eliminazione');
  await seen(other.getByText('Eliminazione annullata').first());
  expect(await statuses()).toEqual([200, 200]);
});
