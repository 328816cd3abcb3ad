import { expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { offer, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { fillOffer } from './forms.ts';
import { expectTitles } from './lists.ts';
import { eventually, gone, seen } from './page-checks.ts';

const employer = () => register({ role: 'employer', name: 'Rifugio Bazena' });

test('pay follows the required fields, with help while it is typed; a maximum alone is refused there', async ({
  visit,
}) => {
  const page = await visit(pagePath.publishJob(), { as: await employer(), on: 'phone' });
  await fillOffer(page, offer({ title: `Cuoca/o ${uniqueWord()}` }));
  const group = page.getByRole('group', { name: 'Paga' });
  await group.getByLabel('A (€)', { exact: true }).fill('1.500');
  await group.getByLabel('Periodo').selectOption('mese');
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  await seen(page.getByRole('link', { name: 'Scrivi anche da quanto: un massimo da solo non dice la paga.' }));
  await group.getByLabel('A (€)', { exact: true }).fill('');
  await group.getByLabel('Da (€)').fill('1.500');
  await seen(
    group.getByText('1.500 € al mese sono 18.000 € l’anno, 8,65 € l’ora con 40 ore alla settimana.', { exact: false }),
  );
  await group.getByLabel('Ore alla settimana').fill('20');
  await seen(group.getByText('17,31 € l’ora con 20 ore alla settimana.', { exact: false }));
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

test('an offer that the law leaves out is asked as a favour', async ({ visit }) => {
  const page = await visit(pagePath.publishJob(), { as: await employer() });
  await fillOffer(page, offer({ title: `Badante ${uniqueWord()}`, contract: 'Contratto determinato' }));
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  await seen(page.getByRole('region', { name: 'Vuoi dire la paga?' }));
});

test('the list of own offers leads to the pay of the form', async ({ visit }) => {
  const owner = await employer();
  const title = `Cuoca/o ${uniqueWord()}`;
  await publish(owner, { title, contract: 'Contratto stagionale' });
  const page = await visit(pagePath.ownJobs(), { as: owner, on: 'phone' });
  await page.getByRole('link', { name: `Manca la paga, aggiungila: ${title}` }).click();
  const from = page.getByRole('group', { name: 'Paga' }).getByLabel('Da (€)');
  await seen(from);
  await eventually(() => from.evaluate((element) => element === document.activeElement)).toBe(true);
  await from.fill('1.400');
  await page.getByLabel('Periodo').selectOption('mese');
  await page.getByRole('button', { name: 'Salva le modifiche' }).click();
  await page.waitForURL(`**${pagePath.ownJobs()}`);
  await seen(page.getByRole('article').filter({ hasText: title }));
  await gone(page.getByRole('link', { name: /^Manca la paga/ }));
  expect(await page.getByRole('article').count()).toBe(1);
});

test('a least pay leaves offers without pay out; a tick shows them after the others', async ({ visit }) => {
  const owner = await employer();
  const word = uniqueWord();
  const [less, none, more] = [`Cuoca ${word}`, `Barista ${word}`, `Lavapiatti ${word}`];
  await publish(owner, { title: more, salaryMin: 10, salaryPeriod: 'ora' });
  await publish(owner, { title: none });
  await publish(owner, { title: less, salaryMin: 1200, salaryPeriod: 'mese' });
  const page = await visit(`${pagePath.jobs()}?search=${word}`);
  await expectTitles(page, [less, none, more]);
  await gone(page.getByLabel('Mostra anche offerte senza paga'));
  await page.getByLabel('Paga, almeno').selectOption('1600');
  await expectTitles(page, [more]);
  await seen(page.getByText('Come è scritta, lorda o netta.', { exact: false }));
  await page.getByLabel('Mostra anche offerte senza paga').check();
  // The parts have headings beside those of the cards.
  await eventually(() => page.locator('.job-card h3').allTextContents()).toEqual([more, none]);
  await seen(page.getByRole('heading', { name: 'Senza paga indicata' }));
  await page.getByRole('link', { name: /Almeno 1\.600 € al mese/ }).click();
  await expectTitles(page, [less, none, more]);
  expect(new URL(page.url()).searchParams.has('unpaid')).toBe(false);
});
