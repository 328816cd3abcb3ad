import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { STORAGE_KEYS } from '../../shared/site.ts';
import { register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { laterScriptOf } from './built-files.ts';
import { fillRegistration } from './forms.ts';
import { hold } from './hold.ts';
import { focusedId, gone, notified, press, seen } from './page-checks.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const newAccount = () => {
  const word = uniqueWord();
  return { name: `Prova ${word}`, email: `${word}@example.org`, password: `parola-${word}` };
};
/** The rules of the registration, which come after its form. */
const rules = () => `**${laterScriptOf('web/accounts/register-page.tsx')}`;

type Form = {
  readonly path: string;
  readonly submit: string;
  /** Name of each field and what it says when the form is sent empty, from top to bottom. */
  readonly errors: readonly (readonly [field: string, message: string])[];
};

const FORMS: readonly Form[] = [
  {
    path: '/pubblica-offerta',
    submit: 'Pubblica Offerta',
    errors: [
      ['title', 'Inserisci il titolo'],
      ['companyName', "Inserisci il nome dell'azienda"],
      ['location', 'Inserisci la località'],
      ['category', 'Seleziona una categoria'],
      ['type', 'Seleziona il tipo di lavoro'],
      ['experience', 'Seleziona il livello di esperienza'],
      ['contract', 'Seleziona il tipo di contratto'],
      ['description', 'Inserisci la descrizione'],
    ],
  },
  {
    path: '/register',
    submit: 'Registrati',
    errors: [
      ['name', 'Inserisci il tuo nome'],
      ['email', 'Email non valida'],
      ['password', 'Password deve avere almeno 6 caratteri'],
    ],
  },
];

test('sent empty, forms say what is missing at the fields and in a summary with the focus', async ({ visit }) => {
  const page = await visit('/', { as: await register(), on: 'phone' });
  for (const { path, submit, errors } of FORMS) {
    if (path === '/register') await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    const control = (field: string) => page.locator(`#field-${field}`);
    // Validation runs on submit first.
    await seen(control(errors[0]?.[0] ?? ''));
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    await button(page, submit).click();
    for (const [field, message] of errors) {
      await seen(page.locator(`#field-${field}-error`).getByText(message, { exact: true }));
      expect(await control(field).evaluate((element: HTMLInputElement) => element.required), field).toBe(true);
      expect(await control(field).getAttribute('aria-invalid'), field).toBe('true');
      expect(await control(field).getAttribute('aria-describedby'), field).toContain(`field-${field}-error`);
    }
    const summary = page.locator('section:focus');
    await seen(summary);
    expect(await summary.getByRole('link').allTextContents()).toEqual(errors.map(([, message]) => message));
    const [field, message] = errors.at(-1) ?? ['', ''];
    await summary.getByRole('link', { name: message }).click();
    expect(await focusedId(page)).toBe(`field-${field}`);
    expect(new URL(page.url()).hash).toBe('');
  }
  // After the first attempt errors come and go as one types.
  const email = page.getByLabel('Email');
  const error = page.locator('#field-email-error');
  await email.fill('mario@example.org');
  await gone(error);
  expect(await email.getAttribute('aria-invalid')).toBeNull();
  await email.fill('mario@');
  await seen(error);
  // The summary follows, and leaves the focus where one types.
  expect(await focusedId(page)).toBe('field-email');
});

test('registration waits for its rules, is sent once, and leads home', async ({ visit }) => {
  const account = newAccount();
  const page = await visit('about:blank');
  const held = await hold(page, rules());
  await page.goto('/register');
  expect(await page.getByRole('radio', { name: 'Lavoratore' }).isChecked()).toBe(true);
  expect(await page.locator('#field-password').getAttribute('placeholder')).toBe('Minimo 6 caratteri');
  await fillRegistration(page, account);
  const sent = await hold(page, '**/api/register');
  await button(page, 'Registrati').dblclick();
  await seen(page.getByText('Registrazione in corso...', { exact: true }));
  await page.keyboard.press('Enter');
  expect(sent.count()).toBe(0);
  held.letGo();
  sent.letGo();
  await page.waitForURL((url) => url.pathname === '/');
  await notified(page, `Ciao, ${account.name}!`);
  expect(sent.count()).toBe(1);
  const stored = await page.evaluate(
    (keys) => [localStorage.getItem(keys.token), localStorage.getItem(keys.user)],
    STORAGE_KEYS,
  );
  expect(stored[0]?.split('.')).toHaveLength(3);
  expect(JSON.parse(stored[1] ?? '')).toEqual({ id: expect.any(String), name: account.name, role: 'user' });
});

test('a form whose rules do not come says so, and is sent as typed at the next press', async ({ visit }) => {
  const page = await visit('about:blank', { expected: [/net::ERR_FAILED/] });
  const account = newAccount();
  await page.context().route(rules(), (route) => route.abort());
  await page.goto('/register');
  await fillRegistration(page, account);
  const main = page.getByRole('main');
  await press(main, 'Registrati');
  await seen(main.getByText('Errore di registrazione', { exact: true }));
  await seen(main.getByText('quello che hai scritto è ancora qui', { exact: false }));
  // One types on, and nothing is said about a field whose rules are not known.
  await page.getByLabel('Email').fill(`${account.email}.`);
  await page.getByLabel('Email').fill(account.email);
  await gone(page.locator('[aria-invalid]'));
  await page.context().unroute(rules());
  await press(main, 'Registrati');
  await page.waitForURL((url) => url.pathname === '/');
});

test('a form that is sent before its script has come puts no password into the address', async ({ visit }) => {
  const page = await visit('/', { expected: [/net::ERR_FAILED/, /Failed to fetch dynamically imported module/] });
  await page.context().route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.locator('#field-password').fill('segretissima');
  await page.locator('#field-password').press('Enter');
  await gone(page.getByText('segretissima'));
  expect(page.url()).not.toContain('segretissima');
  expect(await button(page, 'Accedi').isDisabled()).toBe(true);
});
