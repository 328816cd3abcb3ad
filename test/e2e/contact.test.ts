import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { fillContact } from './forms.ts';
import { hold } from './hold.ts';
import { mailsTo } from './mails.ts';
import { eventually, gone, notified, seen, toasts } from './page-checks.ts';

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

test('idle, sending, confirmed and cleared; one mail for two clicks', async ({ visit }) => {
  const word = uniqueWord();
  const page = await visit('/contatti', { on: 'phone' });
  await fillContact(page, word);
  // Typed text survives a reload.
  const typed = await values(page);
  await page.reload();
  await eventually(() => values(page)).toEqual(typed);
  const held = await hold(page, '**/api/messages');
  await send(page).dblclick();
  await seen(page.getByText('Invio in corso...', { exact: true }));
  expect(await page.getByLabel('Messaggio').inputValue()).toContain(word);
  await gone(toasts(page).getByText('Messaggio inviato!'));
  held.letGo();
  await notified(page, 'Messaggio inviato!');
  await seen(toasts(page).getByText('Il tuo messaggio è stato inviato a Lavoro in Valle. Ti risponderà presto.'));
  await seen(page.getByText(`Ti rispondiamo a ${word}@example.org.`));
  await eventually(() => values(page)).toEqual(EMPTY);
  expect(held.count()).toBe(1);
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
  await eventually(async () => (await mailsAbout(word)).length).toBe(1);
  expect((await mailsAbout(word))[0]).toContain(
    `Da Rosa Bianchi\n\nRispondi a questa email: arriva a ${word}@example.org.`,
  );
  // The form stays for another message.
  await fillContact(page, uniqueWord());
  await send(page).click();
  await eventually(() => values(page)).toEqual(EMPTY);
  // A sent message leaves no draft.
  await page.reload();
  await seen(send(page));
  expect(await values(page)).toEqual(EMPTY);
});
