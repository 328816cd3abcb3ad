import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, onTestFailed } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { romeDay } from '../../shared/dates.ts';
import type { JobDay } from '../../shared/job-stats.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Account, apply, ask, offer, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { runCron } from './cron.ts';
import { fillOffer } from './forms.ts';
import { chosenIn, panelButton, query, titles, valueBox, valueGroup } from './lists.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually, gone, seen } from './page-checks.ts';
import { UNCONFIRMED_OFFER } from './unconfirmed-offer.ts';

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

const readJob = async (id: string): Promise<PublicJob> => (await ask(pathOf('GET /api/jobs/:id', { id }))).json();

test('more filters: each shows at once, they add up, and the address brings them back', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`);
  await gone(page.getByLabel('Con alloggio'));
  await page.getByText('Altri filtri').click();
  await (await valueBox(page, 'Turno', 'notte')).check();
  await eventually(() => titles(page)).toEqual([PAID, LODGED]);
  await page.getByLabel('Con paga indicata').check();
  await eventually(() => titles(page)).toEqual([PAID]);
  expect(query(page)).toEqual({ v: '1', search: word, shift: 'notte', pay: 'true' });
  await page.getByLabel('Con paga indicata').uncheck();
  await page.getByLabel('Con alloggio').check();
  await eventually(() => titles(page)).toEqual([LODGED]);
  await page.goBack();
  await eventually(() => titles(page)).toEqual([PAID, LODGED]);
  await eventually(() => page.getByLabel('Con alloggio').isChecked()).toBe(false);

  await page.reload();
  await seen(valueGroup(page, 'Turno'));
  expect(await chosenIn(page, 'Turno')).toBe('notte');
  expect(await titles(page)).toEqual([PAID, LODGED]);
});

test('more filters without script: they open, apply and stay', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`, { javaScriptEnabled: false, on: 'phone' });
  await panelButton(page).click();
  await page.getByText('Altri filtri').click();
  await page.getByLabel('Con vitto').check();
  await (await valueBox(page, 'Turno', 'sera')).check();
  await page.getByRole('button', { name: 'Applica i filtri' }).click();
  await page.waitForURL('**/offerte?*meals=true*');
  expect(await titles(page)).toEqual([LODGED]);
  await page.getByText('Filtri (2)').click();
  expect(await page.getByLabel('Con vitto').isChecked()).toBe(true);
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

test('a view of an offer is counted once, its owner is not, and the owner sees the days', async ({ visit }) => {
  const job = await publish(employer);
  const days = async (): Promise<JobDay[]> =>
    (await ask(pathOf('GET /api/jobs/:id/stats', { id: job.id }), { token: employer.token })).json();
  const views = async () => (await days()).reduce((sum, day) => sum + day.views, 0);
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
  const loaded = await page.evaluate(() => [performance.getEntriesByType('navigation'), history.state]);
  onTestFailed(() => console.error('As loaded again:', JSON.stringify(loaded)));
  await page.goto('/');
  await page.goBack();
  await seen(title);
  const owner = await visit('/', { as: employer });
  expect(await look(owner, 'owner')).toEqual({ counted: false });
  // Looks are written together, some seconds later.
  await eventually(async () => ({ reports, views: await views() })).toEqual({
    reports: ['visitor', 'owner'],
    views: 1,
  });

  await apply(await register(), job.id);
  await owner.goto(pagePath.ownJobs());
  const card = owner.getByRole('article', { name: job.title });
  await card.getByText('Altre azioni').click();
  await card.getByText('Visite e candidature').click();
  await seen(card.getByText('1 visita, 1 candidatura'));
  await card.getByText('I numeri giorno per giorno').click();
  expect(await card.getByRole('row').nth(1).getByRole('cell').allTextContents()).toEqual(['1', '1']);
  expect(await card.getByRole('row').count()).toBe(31);
});

test('from the Monday mail to the mark on the offer, and to its end', async ({ visit }) => {
  const { id, title, email } = UNCONFIRMED_OFFER;
  // Twice, as a cron may run: there is one mail all the same.
  await runCron('*/10 7-9 * * MON');
  await runCron('*/10 7-9 * * MON');
  await runCron('*/5 * * * *');
  const mails = () => mailsTo(email, pagePath.checkJobs());
  await eventually(async () => (await mails()).length).toBe(1);
  const page = await visit(linkIn((await mails())[0] ?? ''), { on: 'phone' });
  await seen(page.getByRole('heading', { name: title }));
  expect(new URL(page.url()).hash).toBe('');
  expect((await readJob(id)).confirmedAt).toBeNull();
  await page.getByRole('button', { name: `È ancora aperta: ${title}` }).click();
  await seen(page.getByText(`Grazie: chi legge “${title}” vede che l’hai confermata oggi.`));
  await page.getByRole('link', { name: title, exact: true }).click();
  await seen(page.getByText('Confermata aperta oggi'));

  await page.goBack();
  await page.getByRole('button', { name: `Posto occupato: ${title}` }).click();
  await seen(page.getByText(`Fatto: “${title}” è chiusa e non è più negli elenchi.`));
  expect((await readJob(id)).open).toBe(false);
});

test('a link that is not ours says so, and changes nothing', async ({ visit }) => {
  const job = await publish(employer);
  const forged = `x.${btoa(JSON.stringify({ jobs: [job.id] }))}.x`;
  const page = await visit(`${pagePath.checkJobs()}#token=${forged}`, { expected: [/status of 400/] });
  await page.getByRole('button', { name: `Posto occupato: ${job.title}` }).click();
  await seen(page.getByText('Questo link non è valido per questa offerta: aprilo di nuovo dalla email.'));
  expect((await readJob(job.id)).open).toBe(true);
  const without = await visit(pagePath.checkJobs());
  await seen(without.getByText('Manca una parte del link', { exact: false }));
});

test('an offer of one’s own keeps the way to it and its bar in one line each on a narrow phone', async ({ visit }) => {
  const owner = await register({ role: 'employer' });
  const { id } = await publish(owner, { title: `Cameriera/e di sala e bar per la stagione estiva ${uniqueWord()}` });
  const page = await visit(pagePath.job(id), { as: owner, on: 'phone' });
  const applications = page.locator('.apply-bar').getByRole('link', { name: 'Candidature (0)' });
  await seen(applications);
  const height = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;
  expect(await height(applications)).toBeLessThan(48);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await height(applications)).toBeLessThan(48);
  const crumbs = page.getByRole('navigation', { name: 'Percorso' });
  expect(await height(crumbs)).toBe(await height(crumbs.getByRole('listitem').first()));
});
