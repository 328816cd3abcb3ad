import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { STORAGE_KEYS } from '../../shared/site.ts';
import { register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { scriptOf } from './built-files.ts';
import { fillRegistration, logIn } from './forms.ts';
import { hold } from './hold.ts';
import { gone, seen, toasts } from './page-checks.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const newAccount = () => {
  const word = uniqueWord();
  return { name: `Prova ${word}`, email: `${word}@example.org`, password: `parola-${word}` };
};

type Form = {
  readonly path: string;
  readonly signedIn: boolean;
  readonly submit: string;
  /** Name of each field and what it says when the form is sent empty, from top to bottom. */
  readonly errors: readonly (readonly [field: string, message: string])[];
};

const FORMS: readonly Form[] = [
  {
    path: '/pubblica-offerta',
    signedIn: true,
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
    signedIn: false,
    submit: 'Registrati',
    errors: [
      ['name', 'Inserisci il tuo nome'],
      ['email', 'Email non valida'],
      ['password', 'Password deve avere almeno 6 caratteri'],
    ],
  },
];

test('sent empty, forms have the literal messages at the fields and in a summary that takes the focus', async ({
  visit,
}) => {
  const page = await visit('/', { as: await register(), on: 'phone' });
  for (const form of FORMS) {
    if (!form.signedIn) await page.evaluate(() => localStorage.clear());
    await page.goto(form.path);
    const control = (field: string) => page.locator(`#field-${field}`);
    // Validation runs on submit first.
    await seen(control(form.errors[0]?.[0] ?? ''));
    for (const [field] of form.errors)
      expect(await control(field).evaluate((element: HTMLInputElement) => element.required), field).toBe(true);
    expect(await page.locator('[aria-invalid]').count()).toBe(0);

    await button(page, form.submit).click();
    for (const [field, message] of form.errors) {
      await seen(page.locator(`#field-${field}-error`).getByText(message, { exact: true }));
      expect(await control(field).getAttribute('aria-invalid'), field).toBe('true');
      expect(await control(field).getAttribute('aria-describedby'), field).toContain(`field-${field}-error`);
    }
    const summary = page.locator('section:focus');
    await seen(summary);
    expect(await summary.getByRole('link').allTextContents()).toEqual(form.errors.map(([, message]) => message));
    const [field, message] = form.errors.at(-1) ?? ['', ''];
    await summary.getByRole('link', { name: message }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`field-${field}`);
    expect(new URL(page.url()).hash).toBe('');
  }
});

test('after the first attempt errors come and go as one types', async ({ visit }) => {
  const page = await visit('/register');
  const email = page.getByLabel('Email');
  const error = page.locator('#field-email-error');
  await email.fill('non-è-un-indirizzo');
  await email.blur();
  await gone(error);
  await button(page, 'Registrati').click();
  await seen(error.getByText('Email non valida', { exact: true }));
  await email.fill('mario@example.org');
  await gone(error);
  expect(await email.getAttribute('aria-invalid')).toBeNull();
  await email.fill('mario@');
  await seen(error);
  const password = page.locator('#field-password');
  await password.fill('12345');
  await seen(
    page.locator('#field-password-error').getByText('Password deve avere almeno 6 caratteri', { exact: true }),
  );
  await password.fill('123456');
  await gone(page.locator('#field-password-error'));
  // The summary follows, and leaves the focus where one types.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-password');
});

describe('rules come after the form', () => {
  const rules = () => `**${scriptOf('node_modules/@hookform/resolvers/zod/dist/zod.mjs')}`;

  test('a form that is sent while they are on their way waits for them, and is sent once', async ({ visit }) => {
    const page = await visit('about:blank');
    const held = await hold(page, rules());
    await page.goto('/register');
    await fillRegistration(page, newAccount());
    const sent = await hold(page, '**/api/register');
    await button(page, 'Registrati').click();
    await seen(page.getByText('Registrazione in corso...', { exact: true }));
    await page.keyboard.press('Enter');
    expect(sent.count()).toBe(0);
    held.letGo();
    sent.letGo();
    await page.waitForURL((url) => url.pathname === '/');
    expect(sent.count()).toBe(1);
  });

  test('a form whose rules do not come says so, keeps what was typed, and is sent at the next press', async ({
    visit,
  }) => {
    const page = await visit('about:blank', { expected: [/net::ERR_FAILED/] });
    const account = newAccount();
    await page.context().route(rules(), (route) => route.abort());
    await page.goto('/register');
    await fillRegistration(page, account);
    await button(page, 'Registrati').click();
    await seen(page.getByRole('main').getByText('Errore di registrazione', { exact: true }));
    await seen(page.getByRole('main').getByText('quello che hai scritto è ancora qui', { exact: false }));
    // One types on, and nothing is said about a field whose rules are not known.
    await page.getByLabel('Email').fill(`${account.email}.`);
    await page.getByLabel('Email').fill(account.email);
    await gone(page.locator('[aria-invalid]'));
    await page.context().unroute(rules());
    await button(page, 'Registrati').click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test('the registration form shows its defaults, sends one request, stores the session and leads home', async ({
  visit,
}) => {
  const account = newAccount();
  const page = await visit('/register');
  expect(await page.getByRole('radio', { name: 'Lavoratore' }).isChecked()).toBe(true);
  expect(await page.locator('#field-password').getAttribute('placeholder')).toBe('Minimo 6 caratteri');
  const held = await hold(page, '**/api/register');
  await fillRegistration(page, account);
  await button(page, 'Registrati').dblclick();
  await seen(page.getByText('Registrazione in corso...', { exact: true }));
  held.letGo();
  await page.waitForURL((url) => url.pathname === '/');
  await seen(toasts(page).getByText(`Ciao, ${account.name}!`));
  expect(held.count()).toBe(1);
  const stored = await page.evaluate(
    (keys) => [localStorage.getItem(keys.token), localStorage.getItem(keys.user)],
    STORAGE_KEYS,
  );
  expect(stored[0]?.split('.')).toHaveLength(3);
  expect(JSON.parse(stored[1] ?? '')).toEqual({ id: expect.any(String), name: account.name, role: 'user' });
});

test('login: a wrong password is refused in words, and the address stays', async ({ visit }) => {
  const { email } = await register();
  const page = await visit('/login', { expected: [/status of 401/] });
  await logIn(page, { email, password: 'sbagliata' });
  await seen(toasts(page).getByText('Errore di accesso', { exact: true }));
  await seen(toasts(page).getByText('Email o password non validi.', { exact: true }));
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
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
