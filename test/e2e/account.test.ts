import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accountExportSchema, CONFIRM_PASSWORD } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { strict } from '../../worker/testing/strict.ts';
import { type Account, apply, callApi, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { logIn } from './forms.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';

const REFUSED = [/status of 400/];

async function mailedLink(email: string): Promise<string> {
  const links = () => mailsTo(email, pagePath.confirmEmail());
  await eventually(async () => (await links()).length).toBeGreaterThan(0);
  return linkIn((await links())[0] ?? '');
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
const open = (page: Page, part: string) => page.getByRole('button', { name: `Cambia ${part}` }).click();
const signsIn = async (email: string, password: string): Promise<boolean> =>
  (await callApi(pathOf('POST /api/login'), { body: { email, password } })).ok;

test('a new account confirms its address by the mailed link', async ({ visit }) => {
  const person = await register();
  const page = await visit('/account', { on: 'phone', as: person });
  await seen(page.getByText('Indirizzo da confermare'));
  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(person.email));
  await eventually(() => new URL(tab.url()).hash).toBe('');
  // Opening the link has changed nothing yet.
  await page.reload();
  await seen(page.getByText('Indirizzo da confermare'));
  await confirm(tab);
  await seen(tab.getByText(`L’indirizzo ${person.email} è confermato.`));
  await tab.getByRole('link', { name: 'Vai al tuo account' }).click();
  await seen(tab.getByText(person.email));
  await gone(tab.getByText('Indirizzo da confermare'));
});

test('a link that is opened where nobody is signed in asks for the password', async ({ visit }) => {
  const person = await register();
  const page = await visit(await mailedLink(person.email), { expected: REFUSED });
  await confirm(page);
  await seen(page.getByText(CONFIRM_PASSWORD));
  await page.getByLabel(/^Password/).fill('sbagliata');
  await confirm(page);
  await seen(page.getByText('La password non è quella giusta.'));
  await page.getByLabel(/^Password/).fill(person.password);
  await confirm(page);
  await seen(page.getByText(`L’indirizzo ${person.email} è confermato.`));
  // The session that registration had made was another device's.
  expect((await callApi(pathOf('GET /api/account'), { token: person.token })).status).toBe(401);
});

describe('the password', () => {
  test('is typed unseen, shown at a press, and unseen again on return', async ({ visit }) => {
    const page = await visit(pagePath.login());
    const field = page.locator('#field-password');
    const main = page.getByRole('main');
    const type = () => field.getAttribute('type');
    expect(await field.getAttribute('autocomplete')).toBe('current-password');
    await field.fill('segretissima');
    expect(await type()).toBe('password');
    await main.getByRole('button', { name: 'Mostra la password' }).click();
    await eventually(type).toBe('text');
    await main.getByRole('button', { name: 'Nascondi la password' }).click();
    await eventually(type).toBe('password');
    await main.getByRole('button', { name: 'Mostra la password' }).click();
    await main.getByRole('link', { name: 'Registrati', exact: true }).click();
    await page.waitForURL(`**${pagePath.register()}`);
    await eventually(() => field.getAttribute('autocomplete')).toBe('new-password');
    await page.goBack();
    await page.waitForURL(`**${pagePath.login()}`);
    await seen(main.getByRole('button', { name: 'Mostra la password' }));
    expect(await type()).toBe('password');
  });

  test('changes: this device goes on, the other is signed out', async ({ visit }) => {
    const person = await register();
    const password = `nuova-${uniqueWord()}`;
    // A read of the page that is on its way meanwhile is refused, and asked for again in the new session.
    const page = await visit('/login', { expected: [/status of 40[01]/] });
    await logIn(page, person);
    await seen(toasts(page).getByText(`Ciao, ${person.user.name}!`));
    await page.goto('/account');
    await open(page, 'la password');
    await page.getByLabel('Password di adesso').fill('sbagliata');
    await page.getByLabel('Nuova password').fill(password);
    const send = page.getByRole('form').getByRole('button', { name: 'Cambia la password' });
    await send.click();
    await seen(page.getByText('La password non è quella giusta.'));
    await page.getByLabel('Password di adesso').fill(person.password);
    await send.click();
    await seen(toasts(page).getByText('Password cambiata', { exact: true }));
    expect([await signsIn(person.email, person.password), await signsIn(person.email, password)]).toEqual([
      false,
      true,
    ]);
    await page.reload();
    await seen(page.getByText(person.email));
    // The session that registration had made is another device.
    expect((await callApi(pathOf('GET /api/account'), { token: person.token })).status).toBe(401);
  });
});

test('the address changes when the link at the new one is confirmed', async ({ visit }) => {
  const person = await register();
  const email = `${uniqueWord()}@example.org`;
  const page = await visit('/account', { as: person });
  await open(page, 'l’email');
  await page.getByLabel('Nuova email').fill(email);
  await page.getByLabel('Password di adesso').fill(person.password);
  await page.getByRole('button', { name: 'Mandami il link' }).click();
  await seen(toasts(page).getByText('Controlla la posta'));
  await seen(page.getByText(person.email));
  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(email));
  await confirm(tab);
  await seen(tab.getByText(`L’indirizzo ${email} è confermato.`));
  await page.reload();
  await seen(page.getByText(email));
  expect([await signsIn(person.email, person.password), await signsIn(email, person.password)]).toEqual([false, true]);
});

test('devices are listed, another one can be signed out, and all at once', async ({ visit }) => {
  const person = await register();
  const page = await visit('/login');
  await logIn(page, person);
  await seen(toasts(page).getByText(`Ciao, ${person.user.name}!`));
  await page.goto('/account');
  await seen(page.getByText('Questo dispositivo'));
  // Headless Chromium names itself like no browser of a person.
  await seen(page.getByText(/ su Linux$/));
  await page.getByRole('button', { name: /^Fai uscire/ }).click();
  await seen(toasts(page).getByText('Su quel dispositivo ora bisogna accedere di nuovo.'));
  await gone(page.getByRole('button', { name: /^Fai uscire/ }));
  expect((await callApi(pathOf('GET /api/account'), { token: person.token })).status).toBe(401);
  await page.getByRole('button', { name: 'Esci da tutti i dispositivi' }).click();
  await page.waitForURL('**/login');
});

const BANNER = /^Il tuo account sarà eliminato il \d/;

const banner = (page: Page) => page.getByRole('main').getByText(BANNER);
const statusOf = async (path: string): Promise<number> => (await callApi(path)).status;

/** Asks for it with a double click. */
async function deleteAccount(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Eliminare l’account?' });
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Elimina account' }).click();
  await dialog.getByLabel('La tua password').fill(password);
  await dialog.getByRole('button', { name: 'Elimina account' }).dblclick();
}

test('the export is a file with everything of the account', async ({ visit }) => {
  const word = uniqueWord();
  const employer = await register({ role: 'employer', name: `Albergo ${word}` });
  const job = await publish(employer, { title: `Cuoco ${word}` });
  await apply(await register({ name: `Rosa ${word}` }), job.id);
  const page = await visit('/account', { as: employer });
  // Lists above the button move it when they arrive.
  await seen(page.getByText('Non hai ancora passkey.'));
  await seen(page.getByRole('button', { name: 'Esci da tutti i dispositivi' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica i tuoi dati' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lavoro-in-valle-\d{4}-\d\d-\d\d\.json$/);
  const { sections } = strict(accountExportSchema).parse(JSON.parse(await readFile(await download.path(), 'utf8')));
  expect(sections.account?.rows).toMatchObject([{ email: employer.email, name: `Albergo ${word}` }]);
  expect(sections.offers?.rows).toMatchObject([{ title: `Cuoco ${word}` }]);
  expect(sections.applicationsReceived?.rows).toMatchObject([{ applicant: `Rosa ${word}`, offer: job.id }]);
  await seen(toasts(page).getByText('File pronto', { exact: true }));
});

describe('a deletion', () => {
  test('hides an offer at once, stays after a reload, and can be taken back on another device', async ({ visit }) => {
    const employer: Account = await register({ role: 'employer' });
    const job = await publish(employer);
    const page = await visit('/account', { as: employer, expected: [/status of 400/] });

    await deleteAccount(page, 'sbagliata');
    await seen(page.getByText('La password non è quella giusta.'));
    expect(await statusOf(pathOf('GET /api/jobs/:id', { id: job.id }))).toBe(200);
    await deleteAccount(page, employer.password);
    await seen(banner(page));
    await eventually(() =>
      page.evaluate((text) => document.activeElement?.textContent?.includes(text), 'eliminato il'),
    ).toBe(true);
    await gone(page.getByRole('button', { name: 'Cambia il nome' }));
    expect([await statusOf(pathOf('GET /api/jobs/:id', { id: job.id })), await statusOf(pagePath.job(job.id))]).toEqual(
      [404, 404],
    );
    await page.reload();
    await seen(banner(page));

    const mails = () => mailsTo(employer.email, pagePath.account());
    await eventually(async () => (await mails()).length).toBe(1);
    const other = await visit(linkIn((await mails())[0] ?? ''));
    await other.goto('/login?next=/pubblica-offerta');
    await logIn(other, employer);
    await other.waitForURL('**/account');
    // Two clicks were one deletion, and one mail.
    expect(await mails()).toHaveLength(1);
    await other.getByRole('button', { name: 'Annulla eliminazione' }).click();
    await seen(other.getByText('Eliminazione annullata').first());
    await gone(banner(other));
    expect([await statusOf(pathOf('GET /api/jobs/:id', { id: job.id })), await statusOf(pagePath.job(job.id))]).toEqual(
      [200, 200],
    );
  });
});
