import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Account, callApi, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { logIn } from './forms.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually, seen, toasts } from './page-checks.ts';

const ANSWER = 'Se c’è un account con questa email, tra poco ricevi un link per scegliere una nuova password.';

const newPassword = (): string => `nuova-${uniqueWord()}`;
const signsIn = async (email: string, password: string): Promise<boolean> =>
  (await callApi(pathOf('POST /api/login'), { body: { email, password } })).ok;

/** The newest link mailed to an address, once there are `count`. */
async function mailedLink(email: string, count = 1): Promise<string> {
  const links = () => mailsTo(email, pagePath.resetPassword());
  await eventually(async () => (await links()).length).toBe(count);
  return linkIn((await links())[0] ?? '');
}

/** A link asked for by somebody else's hand. */
async function askForLink({ email }: Pick<Account, 'email'>, count = 1): Promise<string> {
  expect((await callApi(pathOf('POST /api/password/forgot'), { body: { email } })).status).toBe(202);
  return mailedLink(email, count);
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nuova password').fill(password);
  await page.getByRole('button', { name: 'Cambia la password' }).click();
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('from a forgotten password to a new one', async ({ visit }) => {
  const person = await register();
  const page = await visit('/login', { on: 'phone', expected: [/status of 401/] });
  await logIn(page, { email: person.email, password: 'dimenticata' });
  await seen(toasts(page).getByText('Email o password non validi.'));
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await seen(page.getByRole('heading', { level: 1, name: 'Password dimenticata?' }));
  // The address is the one that was tried.
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(person.email);
  await page.getByRole('button', { name: 'Inviami il link' }).click();
  await seen(page.getByText(ANSWER));
  await eventually(() => focusedText(page)).toContain('Controlla la posta');

  // Mails are opened in a tab of their own.
  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(person.email));
  await seen(tab.getByRole('heading', { level: 1, name: 'Scegli una nuova password' }));
  expect(await signsIn(person.email, person.password)).toBe(true);
  const password = newPassword();
  await choose(tab, password);
  await tab.waitForURL('**/login');
  await seen(toasts(tab).getByText('Password cambiata', { exact: true }));
  expect(await signsIn(person.email, person.password)).toBe(false);
  await logIn(tab, { email: person.email, password });
  await seen(toasts(tab).getByText(`Ciao, ${person.user.name}!`));
});

test('the token leaves the address at once, survives a reload, and is in no request but the one that uses it', async ({
  visit,
}) => {
  const person = await register();
  const link = await askForLink(person);
  const token = link.split('token=')[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const notified: string[] = [];
  const page = await visit(link, {
    before: async (context) =>
      context.on('request', (request) => {
        const body = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''];
        // The browser itself keeps the fragment of a document's address; it sends none.
        if (body.join(' ').replace(link, '').includes(token)) notified.push(new URL(request.url()).pathname);
      }),
  });
  await eventually(() => page.url()).toMatch(/\/reimposta-password$/);
  await page.reload();
  await seen(page.getByLabel('Nuova password'));
  await page.goto('/offerte');
  await page.goBack();
  await seen(page.getByLabel('Nuova password'));
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(token);
  expect(notified).toEqual([]);
  await choose(page, newPassword());
  await page.waitForURL('**/login');
  expect(notified).toEqual([pathOf('POST /api/password/reset')]);
  // Nor is it behind the login page.
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
});
