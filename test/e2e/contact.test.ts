import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { fillContact } from './forms.ts';
import { hold } from './hold.ts';
import { mailsTo } from './mails.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';

/** Same address as in `wrangler.toml`. */
const SUPPORT = 'assistenza@example.org';

const send = (page: Page) => page.getByRole('button', { name: 'Invia messaggio' });
const values = (page: Page) =>
  page
    .getByRole('main')
    .locator('input:not([tabindex="-1"]), textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const EMPTY = ['', '', '', ''];

/** Messages about a word that reached the support mailbox. */
const mailsAbout = async (word: string) => (await mailsTo(SUPPORT)).filter((text) => text.includes(word));

test.for(['phone', 'desktop'] as const)(
  'idle, sending, confirmed and cleared; one mail for two clicks (%s)',
  async (on, { visit }) => {
    const word = uniqueWord();
    const page = await visit('/contatti', { on });
    const held = await hold(page, '**/api/messages');
    await fillContact(page, word);
    await send(page).dblclick();
    await seen(page.getByText('Invio in corso...', { exact: true }));
    expect(await page.getByLabel('Messaggio').inputValue()).toContain(word);
    await gone(toasts(page).getByText('Messaggio inviato!'));
    held.letGo();
    await seen(toasts(page).getByText('Messaggio inviato!', { exact: true }));
    await seen(toasts(page).getByText('Il tuo messaggio è stato inviato a Lavoro in Valle. Ti risponderà presto.'));
    await seen(page.getByText(`Ti rispondiamo a ${word}@example.org.`));
    await eventually(() => values(page)).toEqual(EMPTY);
    expect(held.count()).toBe(1);
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    await eventually(async () => (await mailsAbout(word)).length).toBe(1);
    expect((await mailsAbout(word))[0]).toContain(`Rosa Bianchi (${word}@example.org)`);
    // The form stays for another message.
    await fillContact(page, uniqueWord());
    await send(page).click();
    await eventually(() => values(page)).toEqual(EMPTY);
    // A sent message leaves no draft.
    await page.reload();
    await seen(send(page));
    expect(await values(page)).toEqual(EMPTY);
  },
);

test('a refusal and a lost connection leave the text where it is, and say so', async ({ visit }) => {
  const word = uniqueWord();
  const page = await visit('/contatti', { expected: [/status of 429/, /ERR_INTERNET_DISCONNECTED/] });
  await fillContact(page, word);
  const typed = await values(page);
  const message = 'Hai raggiunto il limite di oggi. Riprova domani.';
  await page.route('**/api/messages', (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify({ message }) }),
  );
  await send(page).click();
  await seen(toasts(page).getByText('Messaggio non inviato', { exact: true }));
  await seen(page.getByRole('main').getByText(message));
  expect(await values(page)).toEqual(typed);

  await page.unroute('**/api/messages');
  await page.context().setOffline(true);
  await send(page).click();
  await seen(page.getByRole('main').getByText('quello che hai scritto è ancora qui'));
  expect(await values(page)).toEqual(typed);

  await page.context().setOffline(false);
  await send(page).click();
  await seen(page.getByText('L’abbiamo ricevuto'));
  await gone(page.getByRole('main').getByText('Messaggio non inviato'));
  await eventually(async () => (await mailsAbout(word)).length).toBe(1);
});

test('typed text survives a reload', async ({ visit }) => {
  const page = await visit('/contatti');
  await fillContact(page, uniqueWord());
  const typed = await values(page);
  await page.reload();
  await eventually(() => values(page)).toEqual(typed);
});

test('hours, operator and help stand beside the form', async ({ visit }) => {
  const page = await visit('/contatti');
  const aside = page.getByRole('complementary', { name: 'Recapiti e orari' });
  expect(await aside.getByRole('listitem').allTextContents()).toEqual([
    'Lun-Ven 9:00-18:00',
    'Sab 9:00-13:00',
    'domenica chiuso',
  ]);
  for (const term of ['Nome', 'Indirizzo', 'Partita IVA', 'PEC']) await seen(aside.getByText(term, { exact: true }));
  await seen(page.getByText('Rispondiamo entro 24 ore.'));
  expect(await aside.getByRole('link', { name: 'Apri l’aiuto' }).getAttribute('href')).toBe('/aiuto');
});

test('without JavaScript it says what is needed, and where to write instead', async ({ visit }) => {
  const page = await visit('/contatti', { javaScriptEnabled: false });
  await seen(page.getByText(/serve JavaScript: .* oppure scrivi a /));
  await seen(page.getByText('Lun-Ven 9:00-18:00'));
});
