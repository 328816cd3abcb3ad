import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { register, registerConfirmed } from './api.ts';
import { plugIn } from './authenticator.ts';
import { test } from './browser.ts';
import { logIn } from './forms.ts';
import { mailTo } from './mails.ts';
import { notified, press, seen } from './page-checks.ts';

const withPasskey = (page: Page) => page.getByRole('button', { name: 'Accedi con passkey' });

async function addPasskey(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Aggiungere una passkey?' });
  if (!(await dialog.isVisible())) await press(page.getByRole('main'), 'Aggiungi una passkey');
  await dialog.getByLabel('La tua password').fill(password);
  await press(dialog, 'Continua');
}

async function leave(page: Page): Promise<void> {
  await press(page.getByRole('banner'), 'Esci');
  await seen(page.getByRole('banner').getByRole('link', { name: 'Accedi' }));
}

test('a passkey is added, told by mail, signs in, is renamed, and removed opens nothing', async ({ visit }) => {
  const person = await registerConfirmed();
  const page = await visit('/account', { as: person, expected: [/status of 40[01]/] });
  await plugIn(page);
  await seen(page.getByText('Non hai ancora passkey.'));
  await addPasskey(page, 'sbagliata');
  await seen(page.getByText('La password non è quella giusta.'));
  await addPasskey(page, person.password);
  await notified(page, 'Passkey aggiunta');
  await seen(page.getByText('mai usata'));
  expect(await mailTo(person.email, pagePath.account())).toContain('“');
  // This device has one now: it makes no second.
  await addPasskey(page, person.password);
  await notified(page, 'Questo dispositivo ha già una passkey per il tuo account.');
  await page.keyboard.press('Escape');
  await leave(page);
  await page.goto('/login?next=/account');
  await withPasskey(page).click();
  await page.waitForURL('**/account');
  await seen(page.getByText('ultimo uso'));

  await page.getByRole('button', { name: /^Rinomina la passkey/ }).click();
  await page.getByLabel('Nome della passkey').fill('Computer di casa');
  await press(page, 'Salva il nome');
  await notified(page, 'Ora si chiama “Computer di casa”.');
  await press(page, 'Rimuovi la passkey Computer di casa');
  const dialog = page.getByRole('dialog', { name: 'Rimuovere la passkey?' });
  await dialog.getByLabel('La tua password').fill(person.password);
  await press(dialog, 'Rimuovi la passkey');
  await seen(page.getByText('Non hai ancora passkey.'));
  await leave(page);
  await page.goto('/login');
  // The device still has it; the site does not.
  await withPasskey(page).click();
  await notified(page, 'La passkey non è stata accettata. Riprova, oppure accedi con email e password.');
});

test('interrupted, nothing happens and the form is still there', async ({ visit }) => {
  const interrupted = (context: BrowserContext) =>
    context.addInitScript(() => {
      // Not there in the blank page that comes before.
      if (navigator.credentials)
        navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
    });
  const person = await register();
  const page = await visit('/login', { on: 'phone', before: interrupted });
  await page.getByLabel('Email').fill(person.email);
  await withPasskey(page).click();
  await notified(page, 'Passkey non usata');
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
  await logIn(page, person);
  await notified(page, `Ciao, ${person.user.name}!`);
});
