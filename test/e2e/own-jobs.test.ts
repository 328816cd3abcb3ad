import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { apply, callApi, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';

const employer = () => register({ role: 'employer', name: 'Rifugio Bazena' });
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const press = (page: Page, action: string, title: string) =>
  page.getByRole('button', { name: `${action}: ${title}` }).click();
const more = (page: Page, title: string) => card(page, title).getByText('Altre azioni').click();
const body = (page: Page, text: string) => seen(toasts(page).getByText(text, { exact: true }));
const statusOf = async (id: string): Promise<string> => {
  const answer = await callApi(pathOf('GET /api/jobs/:id', { id }));
  return answer.ok ? (await answer.json()).status : String(answer.status);
};

test('on a phone an offer is paused, opened, closed, deleted and taken back', async ({ visit }) => {
  const owner = await employer();
  const word = uniqueWord();
  const title = `Aiuto cuoca/o ${word}`;
  const { id } = await publish(owner, { title, contract: 'Contratto stagionale' });
  await apply(await register({ name: 'Rosa Bianchi' }), id, 'Eccomi');
  const page = await visit(pagePath.ownJobs(), { as: owner, on: 'phone' });
  await seen(page.getByRole('link', { name: /^Manca la paga/ }));
  await seen(card(page, title).getByText('Aperta', { exact: true }));
  await seen(card(page, title).getByRole('link', { name: '1 candidatura' }));

  await more(page, title);
  await press(page, 'Metti in pausa', title);
  await body(page, 'Offerta in pausa');
  await seen(card(page, title).getByText('In pausa', { exact: true }));
  expect(await statusOf(id)).toBe('paused');
  // The button that was pressed is gone: the focus stays with the offer.
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);

  await press(page, 'Riapri', title);
  await body(page, 'Offerta riaperta');
  expect(await statusOf(id)).toBe('open');

  await press(page, 'Chiudi: posto occupato', title);
  const closing = page.getByRole('dialog', { name: 'Chiudere l’offerta?' });
  await seen(closing.getByRole('group', { name: 'Avvisa chi aspetta una risposta' }));
  expect(await closing.getByLabel('Rosa Bianchi (da leggere)').isChecked()).toBe(true);
  await closing.getByRole('button', { name: 'Chiudi l’offerta' }).click();
  await body(page, 'Offerta chiusa');
  await seen(toasts(page).getByText('Abbiamo avvisato 1 persona.'));
  await page.getByRole('link', { name: title, exact: true }).click();
  await seen(page.getByText('Posto occupato', { exact: true }));
  await gone(page.getByRole('button', { name: 'Candidati Ora' }));
  await page.goBack();

  await more(page, title);
  await press(page, 'Elimina', title);
  const dialog = page.getByRole('dialog', { name: 'Eliminare questa offerta?' });
  await dialog.getByRole('button', { name: 'Non eliminare' }).click();
  await gone(dialog);
  expect(await statusOf(id)).toBe('closed');
  await press(page, 'Elimina', title);
  await dialog.getByRole('button', { name: 'Elimina l’offerta' }).click();
  await body(page, 'Offerta eliminata');
  expect(await statusOf(id)).toBe('404');
  // A deleted offer cannot be edited.
  await gone(page.getByRole('link', { name: /^Manca la paga/ }));
  await expectLow(page.getByRole('article'));
  await press(page, 'Annulla eliminazione', title);
  await body(page, 'Eliminazione annullata');
  expect(await statusOf(id)).toBe('closed');
});

test('two tabs: the second is told, sees the newer version, and loses nothing typed', async ({ visit }) => {
  const owner = await employer();
  const { id } = await publish(owner);
  const page = await visit(pagePath.editJob(id), { as: owner, expected: [/status of 409/] });
  const tab = await page.context().newPage();
  await tab.goto(pagePath.editJob(id));
  await tab.getByLabel('Descrizione').fill('Dalla prima scheda.');
  await tab.getByRole('button', { name: 'Salva le modifiche' }).click();
  await body(tab, 'Offerta aggiornata');

  await page.getByLabel('Descrizione').fill('Dalla seconda scheda.');
  await page.getByLabel('Nome dell’azienda').fill('Trattoria nuova');
  await page.getByRole('button', { name: 'Salva le modifiche' }).click();
  await seen(page.getByText('Questa offerta è cambiata in un’altra scheda'));
  await seen(page.getByText('Dalla prima scheda.', { exact: true }));
  expect(await page.getByLabel('Descrizione').inputValue()).toBe('Dalla seconda scheda.');

  await page.getByRole('button', { name: 'Carica la versione nuova' }).click();
  await eventually(() => page.getByRole('textbox', { name: 'Descrizione' }).inputValue()).toBe('Dalla prima scheda.');
  await seen(page.getByText('Dalla seconda scheda.', { exact: true }));
  await page.getByRole('button', { name: 'Rimetti: Nome dell’azienda' }).click();
  await page.getByRole('button', { name: 'Salva le modifiche' }).click();
  await body(page, 'Offerta aggiornata');
  const job = await (await callApi(pathOf('GET /api/jobs/:id', { id }))).json();
  expect(job).toMatchObject({ description: 'Dalla prima scheda.', companyName: 'Trattoria nuova' });
});

/** Each of the rows, of which there is one at least, is low. */
async function expectLow(rows: Locator): Promise<void> {
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights).not.toEqual([]);
  for (const height of heights) expect(height).toBeLessThanOrEqual(150);
}

test('an open offer is renewed before its last week', async ({ visit }) => {
  const owner = await employer();
  const { title } = await publish(owner, { title: `Cuoca ${uniqueWord()}` });
  const page = await visit(pagePath.ownJobs(), { as: owner, expected: [/status of 400/] });
  await more(page, title);
  await press(page, 'Rinnova', title);
  // An offer of employment without pay asks for it first, where the button was pressed.
  const box = card(page, title).getByRole('region', { name: 'Manca la paga' });
  await seen(box.getByText('Aggiungila, poi rinnova.', { exact: false }));
  await eventually(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  await box.getByLabel('Da (€)').fill('1.400');
  await box.getByLabel('Periodo').selectOption('mese');
  await box.getByRole('button', { name: 'Aggiungi la paga e rinnova' }).click();
  await body(page, 'Offerta rinnovata');
});
