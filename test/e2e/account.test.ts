import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { CONFIRM_PASSWORD, DEAD_EMAIL_LINK } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { ask, register, uniqueWord } from './api.ts';
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
  (await ask(pathOf('POST /api/login'), { body: { email, password } })).ok;

test.for(['phone', 'desktop'] as const)(
  'a new account confirms its address by the mailed link (%s)',
  async (on, { visit }) => {
    const person = await register();
    const page = await visit('/account', { on, as: person });
    await seen(page.getByText('Indirizzo da confermare'));
    const tab = await page.context().newPage();
    await tab.goto(await mailedLink(person.email));
    await seen(tab.getByRole('heading', { level: 1, name: 'Conferma la tua email' }));
    await eventually(() => new URL(tab.url()).hash).toBe('');
    // Opening the link has changed nothing yet.
    await page.reload();
    await seen(page.getByText('Indirizzo da confermare'));
    await confirm(tab);
    await seen(tab.getByText(`L’indirizzo ${person.email} è confermato.`));
    await tab.getByRole('link', { name: 'Vai al tuo account' }).click();
    await seen(tab.getByText(person.email));
    await gone(tab.getByText('Indirizzo da confermare'));
  },
);

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
  expect((await ask(pathOf('GET /api/account'), { token: person.token })).status).toBe(401);
});

test('a link that was used says so, and leads on', async ({ visit }) => {
  const person = await register();
  const link = await mailedLink(person.email);
  const page = await visit(link, { as: person, expected: REFUSED });
  await confirm(page);
  await seen(page.getByText('Indirizzo confermato'));
  await page.goto(link);
  await page.reload();
  await confirm(page);
  await seen(page.getByText(DEAD_EMAIL_LINK));
});

test('an address that takes no mails is said beside it, with what to do, until it takes them again', async ({
  visit,
}) => {
  const person = await register();
  let mailRefusedAt: string | null = '2026-11-03T08:00:00.000Z';
  const page = await visit('/login', { as: person });
  await page.route(`**${pathOf('GET /api/account')}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mailRefusedAt } });
  });
  await page.goto(new URL(pagePath.account(), page.url()).href);
  const notice = page.getByText(`Le email a ${person.email} non arrivano`);
  await seen(notice);
  await seen(page.getByText('Il 3 novembre 2026 il servizio che le spedisce ha rifiutato questo indirizzo.'));
  await seen(page.getByRole('link', { name: 'scrivici' }));
  mailRefusedAt = null;
  await page.reload();
  await seen(page.getByRole('heading', { name: 'Nome e accesso' }));
  await gone(notice);
});

test('the name changes in the page and in the header', async ({ visit }) => {
  const page = await visit('/account', { as: await register({ name: 'Nome di prima' }) });
  await open(page, 'il nome');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Nome di dopo');
  await page.getByRole('button', { name: 'Salva il nome' }).click();
  await seen(toasts(page).getByText('Nome cambiato'));
  await seen(page.getByRole('banner').getByText('Ciao, Nome di dopo'));
  await page.reload();
  await seen(page.getByRole('banner').getByText('Ciao, Nome di dopo'));
  await seen(page.getByRole('main').getByText('Nome di dopo', { exact: true }));
});

describe('the password', () => {
  const typeOf = (page: Page, name: 'password' | 'currentPassword') =>
    page.locator(`#field-${name}`).getAttribute('type');
  const press = (page: Page, does: 'Mostra' | 'Nascondi', index = 0) =>
    page
      .getByRole('main')
      .getByRole('button', { name: `${does} la password` })
      .nth(index)
      .click();

  test.for([
    { path: pagePath.login(), managed: 'current-password', other: 'Registrati' },
    { path: pagePath.register(), managed: 'new-password', other: 'Accedi' },
  ])(
    'is typed unseen, shown at a press, and unseen again on return ($path)',
    async ({ path, managed, other }, { visit }) => {
      const page = await visit(path);
      const field = page.locator('#field-password');
      expect(await field.getAttribute('autocomplete')).toBe(managed);
      await field.fill('segretissima');
      expect(await typeOf(page, 'password')).toBe('password');
      await press(page, 'Mostra');
      await eventually(() => typeOf(page, 'password')).toBe('text');
      await press(page, 'Nascondi');
      await eventually(() => typeOf(page, 'password')).toBe('password');
      expect(await field.inputValue()).toBe('segretissima');
      await press(page, 'Mostra');
      await eventually(() => typeOf(page, 'password')).toBe('text');
      await page.getByRole('main').getByRole('link', { name: other, exact: true }).click();
      await page.waitForURL((url) => url.pathname !== path);
      await page.goBack();
      await page.waitForURL(`**${path}`);
      await seen(page.getByRole('main').getByRole('button', { name: 'Mostra la password' }));
      expect(await typeOf(page, 'password')).toBe('password');
    },
  );

  test('of now and the new one are each shown by themselves', async ({ visit }) => {
    const page = await visit('/account', { as: await register() });
    await open(page, 'la password');
    const both = async () => [await typeOf(page, 'currentPassword'), await typeOf(page, 'password')];
    await press(page, 'Mostra', 1);
    await eventually(both).toEqual(['password', 'text']);
    await press(page, 'Nascondi');
    await eventually(both).toEqual(['password', 'password']);
    const managed = page.getByRole('main').locator('input[autocomplete$="-password"]');
    expect(await managed.evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')))).toEqual([
      'current-password',
      'new-password',
    ]);
  });

  test('changes: this device goes on, the other is signed out', async ({ visit }) => {
    const person = await register();
    const password = `nuova-${uniqueWord()}`;
    // A read of the page that is on its way meanwhile is refused, and asked for again in the new session.
    const page = await visit('/login', { expected: [/status of 401/] });
    await logIn(page, person);
    await seen(toasts(page).getByText(`Ciao, ${person.user.name}!`));
    await page.goto('/account');
    await open(page, 'la password');
    await page.getByLabel('Password di adesso').fill(person.password);
    await page.getByLabel('Nuova password').fill(password);
    await page.getByRole('form').getByRole('button', { name: 'Cambia la password' }).click();
    await seen(toasts(page).getByText('Password cambiata', { exact: true }));
    expect([await signsIn(person.email, person.password), await signsIn(person.email, password)]).toEqual([
      false,
      true,
    ]);
    await page.reload();
    await seen(page.getByText(person.email));
    // The session that registration had made is another device.
    expect((await ask(pathOf('GET /api/account'), { token: person.token })).status).toBe(401);
  });

  test('asked for again, a wrong one is said at its field, and the new one stays typed', async ({ visit }) => {
    const page = await visit('/account', { as: await register(), expected: REFUSED });
    await open(page, 'la password');
    await page.getByLabel('Password di adesso').fill('sbagliata');
    await page.getByLabel('Nuova password').fill('una parola nuova');
    await page.getByRole('form').getByRole('button', { name: 'Cambia la password' }).click();
    await seen(page.getByText('La password non è quella giusta.'));
    expect(await page.getByLabel('Nuova password').inputValue()).toBe('una parola nuova');
    await page.getByRole('button', { name: 'Annulla' }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Cambia la password',
    );
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

describe('devices', () => {
  test('are listed, and another one can be signed out', async ({ visit }) => {
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
    expect((await ask(pathOf('GET /api/account'), { token: person.token })).status).toBe(401);
  });

  test('signing out on all devices ends the session of this one too', async ({ visit }) => {
    const person = await register();
    const page = await visit('/account', { as: person });
    // A read that is still on its way would be refused as the session ends.
    await seen(page.getByText('Non hai ancora passkey.'));
    await seen(page.getByText('Non conservi niente.'));
    await page.getByRole('button', { name: 'Esci da tutti i dispositivi' }).click();
    await page.waitForURL('**/login');
    await seen(page.getByRole('banner').getByRole('link', { name: 'Accedi' }));
    expect((await ask(pathOf('GET /api/account'), { token: person.token })).status).toBe(401);
  });

  test('logging out ends the session on the server too', async ({ visit }) => {
    const person = await register();
    const page = await visit('/account', { as: person });
    await page.getByRole('banner').getByRole('button', { name: 'Esci' }).click();
    await eventually(async () => (await ask(pathOf('GET /api/account'), { token: person.token })).status).toBe(401);
  });
});

test('signed out, the page says what it needs, and login leads back', async ({ visit }) => {
  const person = await register();
  const page = await visit('/account', { on: 'phone' });
  await seen(page.getByText('Accedi per vedere il tuo account'));
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await logIn(page, person);
  await page.waitForURL('**/account');
  await seen(page.getByText(person.email));
});
