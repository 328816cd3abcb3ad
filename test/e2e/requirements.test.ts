import { expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { offer, publish, publishProfile, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { fillOffer } from './forms.ts';
import { eventually, gone, seen } from './page-checks.ts';

const asked = (what: string, preferred = false) => ({ what, level: null, reason: null, preferred });

test('requirements are added row by row, with a level and a reason where they have one, and read on the page', async ({
  visit,
}) => {
  const page = await visit(pagePath.publishJob(), { as: await register({ role: 'employer' }), on: 'phone' });
  const title = `Cameriera/e ${uniqueWord()}`;
  await fillOffer(page, offer({ title }));
  await page.getByText('Altri dettagli (facoltativi)').click();
  const group = page.getByRole('group', { name: 'Requisiti' });
  const add = group.getByRole('button', { name: 'Aggiungi un requisito' });
  await add.click();
  const first = group.getByLabel('Requisito').first();
  await eventually(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
  await first.fill('Tedesco');
  await group.getByLabel('Livello').selectOption('B1');
  await group.getByLabel('Gradito: ci si può candidare anche senza').first().check();
  await add.click();
  await group.getByLabel('Requisito').nth(1).fill('Auto propria');
  await add.click();
  await group.getByLabel('Requisito').nth(2).fill('Saper cucinare la polenta');
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  const error = 'Scrivi perché serve l’auto propria: “turni di notte”, “clienti in più comuni”';
  await page.getByRole('link', { name: error }).click();
  await group.getByLabel('Perché serve l’auto').fill('turni di notte');
  await gone(page.getByRole('link', { name: error }));
  await group.getByRole('button', { name: 'Togli: Saper cucinare la polenta' }).click();
  expect(await group.getByLabel('Requisito').count()).toBe(2);
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  await page.getByRole('link', { name: 'Guarda l’offerta' }).click();
  await seen(page.getByRole('heading', { level: 1, name: title }));
  await seen(page.getByText('Auto propria (turni di notte)', { exact: true }));
  await seen(page.getByText('Tedesco B1', { exact: true }));
});

test('an agency gives its authorisation, which its offer shows', async ({ visit }) => {
  const page = await visit(pagePath.publishJob(), { as: await register({ role: 'employer' }) });
  await fillOffer(page, offer({ title: `Operaia/o ${uniqueWord()}` }));
  await page.getByLabel('Chi offre il lavoro').selectOption('agenzia');
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  const error = page.getByRole('link', { name: 'Un’agenzia per il lavoro scrive la sua autorizzazione ministeriale' });
  await error.click();
  await page.getByLabel('Autorizzazione ministeriale').fill('Aut. Min. 1100-SG');
  // Its line goes, which moves the button.
  await gone(error);
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  await page.getByRole('link', { name: 'Guarda l’offerta' }).click();
  await seen(page.getByText('Agenzia per il lavoro, autorizzazione ministeriale: Aut. Min. 1100-SG'));
});

test('a person with a profile reads how many requirements it says, and nobody else does', async ({ visit }) => {
  const { id } = await publish(await register({ role: 'employer' }), {
    licence: 'B',
    requirements: [asked('HACCP'), asked('OSS', true)],
  });
  const person = await register();
  const without = await visit(pagePath.job(id), { as: person });
  await seen(without.getByText('Requisiti', { exact: true }));
  expect(
    await without
      .getByText('requisiti', { exact: false })
      .filter({ hasText: /^Hai|^Mancano/ })
      .count(),
  ).toBe(0);
  await publishProfile({ skills: ['patente C', 'attestato HACCP'] }, person);
  const page = await visit(pagePath.job(id), { as: person, on: 'phone' });
  await seen(page.getByText('Hai 2 di 3 requisiti'));
  await seen(page.getByText('Nel profilo non c’è: OSS.'));
});

test('a profile takes certificates and languages into its skills, in the words of offers', async ({ visit }) => {
  const page = await visit(pagePath.publishCandidate(), { as: await register(), on: 'phone' });
  const skills = page.getByLabel('Competenze');
  await skills.fill('caffetteria,');
  await page.getByText('Aggiungi attestati, patenti e lingue').click();
  const added = page.getByLabel('Attestato, patente o lingua');
  await added.fill('Tedesco');
  await page.getByLabel('Livello').selectOption('B2');
  await page.getByRole('button', { name: 'Aggiungi alle competenze' }).click();
  expect(await skills.inputValue()).toBe('caffetteria, Tedesco B2');
  await added.fill('Patente B');
  await added.press('Enter');
  expect(await skills.inputValue()).toBe('caffetteria, Tedesco B2, Patente B');
});
