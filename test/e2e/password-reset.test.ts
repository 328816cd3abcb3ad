import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { filledPath } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { register, statusOf, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { logIn } from './forms.ts';
import { mailedLink } from './mails.ts';
import { eventually, notified, press, seen } from './page-checks.ts';

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nuova password').fill(password);
  await press(page, 'Cambia la password');
  await page.waitForURL('**/login');
}

test('from a forgotten password to a new one', async ({ visit }) => {
  const person = await register();
  const page = await visit('/login', { on: 'phone', expected: [/status of 401/] });
  await logIn(page, { email: person.email, password: 'dimenticata' });
  await notified(page, 'Email o password non validi.');
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await seen(page.getByRole('heading', { level: 1, name: 'Password dimenticata?' }));
  // The address is the one that was tried.
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(person.email);
  await press(page, 'Inviami il link');
  await seen(page.getByText('Se c’è un account con questa email, tra poco ricevi un link'));
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Controlla la posta');

  // Mails are opened in a tab of their own.
  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(person.email, pagePath.resetPassword()));
  await seen(tab.getByRole('heading', { level: 1, name: 'Scegli una nuova password' }));
  const password = `nuova-${uniqueWord()}`;
  await choose(tab, password);
  await notified(tab, 'Password cambiata');
  expect(await statusOf('POST /api/login', { body: { email: person.email, password: person.password } })).toBe(401);
  await logIn(tab, { email: person.email, password });
  await notified(tab, `Ciao, ${person.user.name}!`);
});

test('the token leaves the address, survives a reload, and is in the one request that uses it', async ({ visit }) => {
  const { email } = await register();
  expect(await statusOf('POST /api/password/forgot', { body: { email } })).toBe(202);
  const link = await mailedLink(email, pagePath.resetPassword());
  const token = link.split('token=')[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const requested: string[] = [];
  const page = await visit(link, {
    before: async (context) =>
      context.on('request', (request) => {
        const body = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''];
        // The browser itself keeps the fragment of a document's address; it sends none.
        if (body.join(' ').replace(link, '').includes(token)) requested.push(new URL(request.url()).pathname);
      }),
  });
  await eventually(() => page.url()).toMatch(/\/reimposta-password$/);
  await page.reload();
  await seen(page.getByLabel('Nuova password'));
  await page.goto('/offerte');
  await page.goBack();
  await seen(page.getByLabel('Nuova password'));
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(token);
  expect(requested).toEqual([]);
  await choose(page, `nuova-${uniqueWord()}`);
  expect(requested).toEqual([filledPath('POST /api/password/reset')]);
  // Nor is it behind the login page.
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
});
