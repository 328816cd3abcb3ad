import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { register } from './api.ts';
import { test } from './browser.ts';
import { eventually, focusedId, seen } from './page-checks.ts';

const START = pagePath.findCarer();
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const next = (page: Page) => press(page, 'Avanti');
const at = (page: Page, question: number) => seen(page.getByText(`Domanda ${question} di 7`, { exact: true }));

/** Answers the questions up to one of them, which is shown then. */
async function answer(page: Page, until: number): Promise<void> {
  const steps = [
    () => page.getByRole('radio', { name: 'Una persona che ha bisogno di aiuto' }).check(),
    () => page.getByRole('radio', { name: 'A ore' }).check(),
    async () => {
      await page.getByLabel('Quanti giorni alla settimana').selectOption('5');
      await page.getByLabel('Quante ore alla settimana, in tutto').fill('25');
      await page.getByLabel('mattina').check();
    },
    async () => {
      await page.getByLabel('Compagnia').check();
      await page.getByLabel('Preparare i pasti').check();
      await page.getByLabel('Altro da sapere').fill('Due gatti in casa.');
    },
    () => page.getByRole('checkbox', { name: 'Vitto' }).check(),
    async () => {
      await page.getByRole('radio', { name: 'Da un giorno preciso' }).check();
      await page.getByLabel(/^Il giorno/).fill('2027-01-11');
      await page.getByRole('radio', { name: 'Senza una fine' }).check();
    },
  ];
  for (const [index, step] of steps.slice(0, until - 1).entries()) {
    await at(page, index + 1);
    await step();
    await next(page);
  }
  await at(page, until);
}

test('seven questions on a phone: back and reload lose nothing, the form is filled in, the offer and the sheet follow', async ({
  visit,
}) => {
  const page = await visit(START, { as: await register(), on: 'phone' });
  await next(page);
  await seen(page.locator('#field-need-error').getByText('Scegli una risposta'));
  await answer(page, 4);
  expect(await focusedId(page)).toBe('domanda');
  // The message is at the tasks as a whole, above the first.
  await next(page);
  const tasks = page.getByRole('group', { name: 'Compiti', description: 'Scegli almeno un compito' });
  const wrong = await tasks.getByText('Scegli almeno un compito').boundingBox();
  expect(wrong?.y).toBeLessThan((await tasks.getByRole('checkbox').first().boundingBox())?.y ?? 0);

  // Back by the link and by the browser, and a reload.
  await page.getByRole('link', { name: 'Indietro' }).click();
  await at(page, 3);
  await page.goBack();
  await at(page, 4);
  await page.goBack();
  await at(page, 3);
  await page.reload();
  await at(page, 3);
  await eventually(() => page.getByLabel('Quante ore alla settimana, in tutto').inputValue()).toBe('25');
  expect(await page.getByLabel('mattina').isChecked()).toBe(true);
  await page.goto(START);
  await eventually(() => page.getByRole('radio', { name: 'Una persona che ha bisogno di aiuto' }).isChecked()).toBe(
    true,
  );
  await answer(page, 7);

  await seen(page.getByText('Livello proposto: CS', { exact: true }));
  await press(page, 'Scrivi l’annuncio');
  await page.waitForURL(`**${pagePath.publishJob()}?da=cerco-chi-assiste**`);
  await eventually(() => page.getByLabel('Titolo dell’offerta').inputValue()).toBe('Assistente familiare a ore');
  expect(await page.getByLabel('Descrizione').inputValue()).toContain('Due gatti in casa.');
  expect(await page.locator('#field-agreementLevel').inputValue()).toBe('CS');
  expect(await page.getByLabel('Inizio', { exact: true }).inputValue()).toBe('2027-01-11');
  expect(await page.getByRole('checkbox', { name: 'Vitto' }).isChecked()).toBe(true);

  // A title changed by hand stays when an answer changes; the rest follows.
  await page.getByLabel('Titolo dell’offerta').fill('Cerco assistente familiare, mattina');
  await page.getByRole('link', { name: 'Cambia le risposte' }).click();
  await page.waitForURL(`**${START}`);
  await page.getByRole('radio', { name: 'Una persona che se la cava da sola' }).check();
  for (let question = 1; question < 7; question++) {
    await at(page, question);
    await next(page);
  }
  await at(page, 7);
  await press(page, 'Scrivi l’annuncio');
  await eventually(() => page.locator('#field-agreementLevel').inputValue()).toBe('BS');
  expect(await page.getByLabel('Titolo dell’offerta').inputValue()).toBe('Cerco assistente familiare, mattina');
  await page.getByLabel('Nome dell’azienda').fill('Famiglia Pedretti');
  await page.getByLabel('Località').fill('Edolo');
  await press(page, 'Pubblica Offerta');
  await page.waitForURL('**/lavoro-vallecamonica');
  await seen(page.getByText('La tua offerta è online'));
  const sheet = page.getByRole('link', { name: 'il promemoria per la famiglia, da stampare' });
  expect(await sheet.getAttribute('href')).toBe(pagePath.firstDaySheet());
  // Once it is online the answers are forgotten.
  await page.goto(START);
  expect(await page.getByRole('radio', { name: 'Una persona che se la cava da sola' }).isChecked()).toBe(false);
});

test('a family finds the way on home, reads its advert before login, and is no company at first', async ({ visit }) => {
  const page = await visit(pagePath.home(), { on: 'phone' });
  await main(page).getByRole('link', { name: 'cerco chi assiste' }).click();
  await answer(page, 7);
  await press(page, 'Scrivi l’annuncio');
  await seen(main(page).getByRole('heading', { name: 'Assistente familiare a ore' }));
  await seen(main(page).getByText('Due gatti in casa.'));
  await press(page, 'Accedi e pubblica');
  await main(page).getByRole('link', { name: 'Registrati' }).click();
  await eventually(() => page.getByRole('radio', { name: 'Lavoratore' }).isChecked()).toBe(true);
});

test('the pay has the minimum of the year beside it, and says where it is below', async ({ visit }) => {
  const page = await visit(START, { on: 'phone' });
  await page.clock.setFixedTime('2026-11-25T10:00:00+01:00');
  await answer(page, 7);
  // The page looks at the clock again when it comes back into view.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await seen(page.getByText('Il minimo del contratto per il livello CS è 8,30 € l’ora nel 2026, lordi.'));
  await page.getByLabel('Paga lorda, da (€)').fill('7,50');
  await page.getByLabel('Periodo').selectOption('ora');
  await seen(page.getByText('È sotto il minimo del contratto per il livello CS: 8,30 € l’ora nel 2026, lordi.'));
});
