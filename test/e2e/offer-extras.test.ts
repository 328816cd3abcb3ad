import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { romeDay } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Account, apply, offer, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { fillOffer } from './forms.ts';
import { gone, seen } from './page-checks.ts';

/** A word in the title of the offers that are filtered. */
const word = uniqueWord();
const LODGED = `Cuoca/o ${word}`;
const PAID = `Barista ${word}`;
const PLAIN = `Autista ${word}`;
let employer: Account;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
  await publish(employer, { title: LODGED, housing: true, meals: true, shifts: ['sera', 'notte'] });
  await publish(employer, { title: PAID, salaryMin: 9, salaryPeriod: 'ora', shifts: ['notte'] });
  await publish(employer, { title: PLAIN });
});

test('dates and shifts are published; the wording is hinted at, and replaced by a button', async ({ visit }) => {
  const title = `Cameriera ${uniqueWord()}`;
  const page = await visit(pagePath.publishJob(), { as: employer, on: 'phone' });
  await fillOffer(page, offer({ title, description: 'Servizio ai tavoli, max 30 anni.' }));
  const field = page.getByLabel('Titolo dell’offerta');
  await page.getByRole('button', { name: 'Usa “Cameriere/a”' }).click();
  const neutral = title.replace('Cameriera', 'Cameriere/a');
  expect(await field.inputValue()).toBe(neutral);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await gone(page.getByRole('button', { name: 'Usa “Cameriere/a”' }));

  await seen(page.getByText('né la paga né un telefono', { exact: false }));
  await page.getByRole('link', { name: 'la paga' }).click();
  const pay = page.getByLabel('Da (€)');
  expect(await pay.evaluate((element) => element === document.activeElement)).toBe(true);
  await pay.fill('1300');
  await page.getByLabel('Periodo').selectOption('mese');
  await gone(page.getByText('né la paga né un telefono', { exact: false }));
  await page.getByText('Altri dettagli (facoltativi)').click();
  await page.getByLabel('Inizio').fill('2027-06-01');
  await page.getByLabel('Fine', { exact: true }).fill('2027-05-01');
  await page.getByLabel('sera', { exact: true }).check();
  await page.getByLabel('Candidature entro il').fill(romeDay(new Date(), 9));
  await page.getByLabel('In pausa dopo quante candidature').fill('10');
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  await seen(page.getByText("La fine è prima dell'inizio").first());
  await page.getByLabel('Fine', { exact: true }).fill('2027-09-15');
  // The other hint is still there: it keeps nobody from publishing.
  await seen(page.getByText('“max 30 anni” sembra cercare una sola età.'));
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  await page.waitForURL(`**${pagePath.valley()}`);
  await page.getByRole('link', { name: neutral, exact: true }).first().click();
  await seen(page.getByText('1 giugno 2027 – 15 settembre 2027'));
  await seen(page.getByText('sera', { exact: true }).first());
  await seen(page.getByText('Candidature entro', { exact: true }));
  await gone(page.getByText('In pausa dopo quante candidature'));
});

test('a view of an offer is reported once, its owner’s is not counted, and the owner sees the days', async ({
  visit,
}) => {
  const job = await publish(employer);
  const path = pathOf('POST /api/jobs/:id/views', { id: job.id });
  /** Names of the people whose pages reported a look, in order. */
  const reports: string[] = [];
  /** Opens the offer; the answer to the look that the page reports. */
  const look = async (page: Page, name: string) => {
    page.on('request', (request) => {
      if (request.url().endsWith(path)) reports.push(name);
    });
    const answered = page.waitForResponse((answer) => answer.url().endsWith(path));
    await page.goto(pagePath.job(job.id));
    return (await answered).json();
  };
  const page = await visit('/');
  expect(await look(page, 'visitor')).toEqual({ counted: true });
  const title = page.getByRole('heading', { level: 1, name: job.title });
  await page.reload();
  await seen(title);
  await page.goto('/');
  await page.goBack();
  await seen(title);
  const owner = await visit('/', { as: employer });
  expect(await look(owner, 'owner')).toEqual({ counted: false });
  expect(reports).toEqual(['visitor', 'owner']);

  await apply(await register(), job.id);
  await owner.goto(pagePath.ownJobs());
  const card = owner.getByRole('article', { name: job.title });
  await card.getByText('Altre azioni').click();
  await card.getByText('Visite e candidature').click();
  await seen(card.getByText(/1 candidatura$/));
  await card.getByText('I numeri giorno per giorno').click();
  expect(await card.getByRole('row').count()).toBe(31);
});

test('the head of an offer says the pay largest after the title, each fact once, and a phone has two facts a row', async ({
  visit,
}) => {
  const title = `Cuoca/o ${uniqueWord()}`;
  const job = await publish(employer, {
    title,
    type: 'Stagionale',
    contract: 'Contratto determinato',
    housing: true,
    salaryMin: 1700,
    salaryPeriod: 'mese',
  });
  const page = await visit(pagePath.job(job.id), { on: 'phone' });
  const text = (await page.locator('.with-box').textContent()) ?? '';
  for (const fact of ['Stagionale', 'Contratto determinato', 'Alloggio', '1.700'])
    expect(text.split(fact).length - 1, fact).toBe(1);
  const sizes = await page
    .locator('header h1, header h1 ~ * p')
    .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  const [heading = 0, ...others] = sizes;
  const pay = await page
    .getByText('1.700')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect([heading > pay, Math.max(...others)]).toEqual([true, pay]);
  const tops = await page
    .locator('.facts > div')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).offsetTop));
  expect(tops[0]).toBe(tops[1]);
});
