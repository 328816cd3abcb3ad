import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { STORAGE_KEYS } from '../../shared/site.ts';
import { offer, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { fillOffer, logIn } from './forms.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';
import { expired } from './tokens.ts';

const employer = () => register({ role: 'employer', name: 'Rifugio Bazena' });
const submit = (page: Page) => page.getByRole('button', { name: /Pubblica Offerta|Pubblicazione in corso/ });
const expectTyped = async (page: Page, { title, location, category, description }: ReturnType<typeof offer>) => {
  await eventually(() => page.getByLabel('Titolo dell’offerta').inputValue()).toBe(title);
  expect(await page.getByLabel('Località').inputValue()).toBe(location);
  expect(await page.getByLabel('Categoria').inputValue()).toBe(category);
  expect(await page.getByLabel('Descrizione').inputValue()).toBe(description);
};
/** How many offers the visitor of a page finds: its writer reads past what is kept for others. */
const found = async (page: Page, word: string): Promise<number> =>
  (await (await page.request.get(`${SITE}/api/jobs?search=${word}`)).json()).length;

test('signed out: a toast, and the login page that leads back', async ({ visit }) => {
  const account = await employer();
  const page = await visit('/pubblica-offerta');
  await page.waitForURL('**/login?next=%2Fpubblica-offerta');
  await seen(toasts(page).getByText('Accesso richiesto', { exact: true }));
  await seen(toasts(page).getByText('Devi essere registrato per pubblicare offerte di lavoro.', { exact: true }));
  await logIn(page, account);
  await page.waitForURL('**/pubblica-offerta');
  await eventually(() => page.getByLabel('Nome dell’azienda').inputValue()).toBe('Rifugio Bazena');
});

test('signed out without an account: registration comes first, as a company', async ({ visit }) => {
  const page = await visit('/pubblica-offerta', { on: 'phone' });
  await page.waitForURL('**/login?next=%2Fpubblica-offerta');
  const link = page.getByRole('main').getByRole('link', { name: 'Registrati' });
  const form = page.getByRole('form', { name: 'Accedi' });
  expect((await link.boundingBox())?.y).toBeLessThan((await form.boundingBox())?.y ?? 0);
  await link.click();
  const registration = page.getByRole('form', { name: 'Registrati' });
  await eventually(() => registration.getByRole('radio', { name: 'Azienda' }).isChecked()).toBe(true);
  await seen(registration.getByText('per ricevere le candidature'));
  await registration.getByRole('radio', { name: 'Lavoratore' }).check();
  await seen(registration.getByText('per ricevere le risposte'));
  const links = await registration.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).toEqual([pagePath.terms(), pagePath.privacy()]);
});

test('the form is in the first screen of a phone, knows the place, and what is published is said first', async ({
  visit,
}) => {
  const page = await visit('/pubblica-offerta', { as: await employer(), on: 'phone' });
  const title = page.getByLabel('Titolo dell’offerta');
  await seen(title);
  expect((await title.boundingBox())?.y).toBeLessThanOrEqual(320);
  const word = uniqueWord();
  await fillOffer(page, offer({ title: `Maestra di sci ${word}`, location: 'Ponte di Lengo' }));
  await seen(page.getByText('Forse Ponte di Legno? Altrimenti non si troverà per luogo.'));
  await page.getByRole('button', { name: 'Usa “Ponte di Legno”' }).click();
  expect(await page.getByLabel('Località').inputValue()).toBe('Ponte di Legno');
  // The hint goes once nobody has typed for a moment; what is below moves up then.
  await gone(page.getByText('Forse Ponte di Legno?', { exact: false }));
  await page.getByLabel('Località').fill('temu');
  await page.getByRole('option', { name: 'Temù' }).click();
  expect(await page.getByLabel('Località').inputValue()).toBe('Temù');
  await submit(page).click();
  await page.waitForURL('**/lavoro-vallecamonica');
  await seen(page.getByText('La tua offerta è online'));
  for (const name of ['Guarda l’offerta', 'Stampa la locandina']) await seen(page.getByRole('link', { name }));
  await seen(page.getByRole('button', { name: 'Condividi' }));
  expect(await found(page, word)).toBe(1);
});

describe('nothing typed is lost', () => {
  test('when no answer comes', async ({ visit }) => {
    const page = await visit('/pubblica-offerta', {
      as: await employer(),
      expected: [/net::ERR_FAILED/],
      on: 'phone',
    });
    const word = uniqueWord();
    const typed = offer({ title: `Cuoca ${word}` });
    await fillOffer(page, typed);
    await page.context().route('**/api/**', (route) => route.abort());
    await submit(page).click();
    await seen(page.getByText('Si è verificato un errore durante la pubblicazione.', { exact: true }));
    await expectTyped(page, typed);
    await gone(page.getByText('Pubblicazione in corso...', { exact: true }));
    expect(await found(page, word)).toBe(0);

    await page.context().unroute('**/api/**');
    await page.reload();
    await expectTyped(page, typed);
    await submit(page).click();
    await page.waitForURL('**/lavoro-vallecamonica');
    expect(await found(page, word)).toBe(1);
    // A published offer leaves no draft.
    await page.goto('/pubblica-offerta');
    await seen(page.getByLabel('Titolo dell’offerta'));
    expect(await page.getByLabel('Titolo dell’offerta').inputValue()).toBe('');
  });

  test('when the server refuses: its message, or the literal one', async ({ visit }) => {
    const page = await visit('/pubblica-offerta', { as: await employer(), expected: [/status of (503|500)/] });
    const typed = offer();
    await fillOffer(page, typed);
    const refuse = async (status: number, contentType: string, body: string) => {
      await page.context().route('**/api/jobs', (route) => route.fulfill({ status, contentType, body }));
      await submit(page).click();
    };
    await refuse(503, 'application/problem+json', '{"message":"Riprova tra poco, per favore."}');
    await seen(toasts(page).getByText('Errore', { exact: true }));
    await seen(toasts(page).getByText('Riprova tra poco, per favore.', { exact: true }));
    await refuse(500, 'text/html', '<h1>boom</h1>');
    await seen(toasts(page).getByText('Errore nella pubblicazione', { exact: true }));
    await gone(page.getByText('boom'));
    await expectTyped(page, typed);
  });

  test('when the token is over: login, and back to the draft', async ({ visit }) => {
    const account = await employer();
    const as = { ...account, token: await expired(account.token) };
    const page = await visit('/pubblica-offerta', { as, expected: [/status of 401/] });
    const word = uniqueWord();
    const typed = offer({ title: `Gelataia ${word}` });
    await fillOffer(page, typed);
    await submit(page).click();
    await page.waitForURL('**/login?next=%2Fpubblica-offerta');
    await seen(toasts(page).getByText('Accesso richiesto', { exact: true }));
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)).toBeNull();
    await logIn(page, account);
    await page.waitForURL('**/pubblica-offerta');
    await expectTyped(page, typed);
    await submit(page).click();
    await page.waitForURL('**/lavoro-vallecamonica');
    expect(await found(page, word)).toBe(1);
  });
});

test('a press counts though a hint would come above the button meanwhile', async ({ visit }) => {
  const page = await visit(pagePath.publishJob(), { as: await employer() });
  await fillOffer(page, offer());
  await submit(page).hover();
  await page.mouse.down();
  // Longer than the pause in typing after which hints come.
  await page.waitForTimeout(1_500);
  await page.mouse.up();
  await page.waitForURL(`**${pagePath.valley()}`);
});

test('an offer that was published without pay asks for it at once, and takes it in one step', async ({ visit }) => {
  const page = await visit(pagePath.publishJob(), { as: await employer() });
  const title = `Cuoca/o ${uniqueWord()}`;
  await fillOffer(page, offer({ title, contract: 'Contratto stagionale' }));
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  await page.waitForURL(`**${pagePath.valley()}`);
  const box = page.getByRole('region', { name: 'Manca la paga' });
  await seen(box.getByText('Dal 7 giugno 2026 la legge chiede', { exact: false }));
  await box.getByRole('button', { name: 'Aggiungi la paga' }).click();
  await seen(box.getByRole('link', { name: 'Scrivi la paga' }));
  await box.getByLabel('Da (€)').fill('1.400');
  await box.getByLabel('Periodo').selectOption('mese');
  await box.getByLabel('Ore alla settimana').fill('36');
  await box.getByRole('button', { name: 'Aggiungi la paga' }).click();
  await seen(page.getByText('Chi legge l’offerta la vede già: da 1.400 € al mese.'));
  await gone(page.getByRole('region', { name: 'Manca la paga' }));
  await page.getByRole('link', { name: 'Guarda l’offerta' }).click();
  await seen(page.getByRole('heading', { level: 1, name: title }));
  for (const text of ['da 1.400 € al mese', '36 ore alla settimana']) await seen(page.getByText(text).first());
});
