import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DEAD_ANSWER_LINK } from '../../shared/answers.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { type Account, applications, apply, ask, publish, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { registerConfirmed } from './confirmed.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';

const RECEIVED = '/candidature?lato=ricevute';

async function makeApplication(name = `Rosa ${uniqueWord()}`) {
  const [employer, worker] = [await registerConfirmed({ role: 'employer' }), await registerConfirmed({ name })];
  const job = await publish(employer);
  const application = await apply(worker, job.id, 'Buongiorno,\nsono libera da lunedì.');
  const statusOf = async () => (await applications(worker, job.id))[0]?.status;
  return { employer, worker, job, application, name, statusOf };
}

async function answerLink({ email }: Pick<Account, 'email'>): Promise<string> {
  const mails = () => mailsTo(email, pagePath.answerApplication());
  await eventually(async () => (await mails()).length).toBe(1);
  return linkIn((await mails())[0] ?? '');
}

/** Mails that told an applicant what was answered. */
const answersTo = ({ email }: Account) => mailsTo(email, pagePath.applications());

async function answer(page: Page, label: string, button = 'Invia la risposta'): Promise<void> {
  await page.getByLabel(label, { exact: true }).check();
  await page.getByRole('button', { name: button, exact: true }).click();
}

const card = (page: Page, name: string) => page.locator('details').filter({ hasText: name });

test('from the mail to the applicant, without signing in', async ({ visit }) => {
  const { employer, worker, job, name, statusOf } = await makeApplication();
  const link = await answerLink(employer);
  const page = await visit(link, { on: 'phone' });
  await seen(page.getByText(`${name} per l’offerta “${job.title}”`));
  await seen(page.getByText('sono libera da lunedì.'));
  // The token leaves the address, and looking has changed nothing.
  await eventually(() => page.url()).toBe(`${SITE}${pagePath.answerApplication()}`);
  expect(await statusOf()).toBe('sent');
  await page.getByRole('button', { name: 'Invia la risposta' }).click();
  await seen(page.getByText('Scegli una risposta'));
  await answer(page, 'Non selezionata');
  await seen(page.getByText('Risposta inviata: Non selezionata'));
  expect(await statusOf()).toBe('rejected');

  await eventually(async () => (await answersTo(worker)).length).toBe(1);
  const [mail] = await answersTo(worker);
  expect(mail).toContain(job.title);
  const theirs = await visit(linkIn(mail ?? ''), { as: worker });
  await seen(theirs.getByRole('heading', { name: job.title }));
  await seen(theirs.getByText('Non selezionata'));

  // The link was used: it says what was answered, and answers nothing more.
  const again = await visit(link);
  await seen(again.getByText('Hai già risposto: Non selezionata'));
  await gone(again.getByRole('button', { name: 'Invia la risposta' }));
});

test('from the page: reading, CV, answer, correction, each seen by the applicant', async ({ visit }) => {
  const employer = await register({ role: 'employer' });
  const [worker, job, other] = [
    await registerConfirmed({ name: 'Anna Ducoli' }),
    await publish(employer),
    await publish(employer),
  ];
  const form = new FormData();
  form.set('cv', new File([samplePdf()], 'anna.pdf', { type: 'application/pdf' }));
  const headers = { Authorization: `Bearer ${worker.token}` };
  const sent = await fetch(SITE + pathOf('GET /api/jobs/:id/applications', { id: job.id }), {
    method: 'POST',
    headers,
    body: form,
  });
  expect(sent.status).toBe(201);
  await apply(worker, other.id);
  const statusOf = async () => (await applications(worker, job.id))[0]?.status;

  const page = await visit('/candidature', { as: employer });
  await seen(page.getByRole('heading', { name: other.title }));
  await page.getByLabel('Offerta').selectOption(job.id);
  await gone(page.getByRole('heading', { name: other.title }));
  await seen(page.getByText('1 candidatura · 1 da leggere'));
  await seen(page.getByRole('group').getByText('Da leggere', { exact: true }));
  expect(await statusOf()).toBe('sent');
  // By keyboard: the application, then its answer.
  await card(page, 'Anna Ducoli').locator('summary').focus();
  await page.keyboard.press('Enter');
  await eventually(statusOf).toBe('read');
  await seen(page.getByRole('link', { name: `Scrivi a ${worker.email}` }));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica il CV' }).click();
  expect((await download).suggestedFilename()).toBe('anna.pdf');
  await page.getByLabel('In valutazione').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Aggiungi una riga (facoltativa)').fill('Ti chiamo lunedì.');
  await page.getByRole('button', { name: 'Invia la risposta' }).press('Enter');
  await seen(toasts(page).getByText('Risposta inviata: In valutazione'));
  await seen(page.getByText('Hai aggiunto: Ti chiamo lunedì.'));
  const follower = await visit('/candidature', { as: worker });
  await seen(follower.getByText(/ aggiunge: Ti chiamo lunedì\.$/));
  await seen(card(page, 'Anna Ducoli').locator('summary').getByText('In valutazione'));
  await eventually(async () => (await answersTo(worker)).length).toBe(1);
  await answer(page, 'Assunta', 'Cambia la risposta');
  await seen(toasts(page).getByText('Risposta inviata: Assunta'));
  await eventually(async () => (await answersTo(worker)).length).toBe(2);

  const theirs = await visit('/candidature', { as: worker });
  for (const status of ['Letta', 'In valutazione', 'Assunta'])
    await seen(theirs.getByRole('article', { name: job.title }).getByText(status));
});

describe('an answer that is not stored', () => {
  test('is not shown: no network, then again', async ({ visit }) => {
    const { employer, name, statusOf } = await makeApplication();
    const page = await visit(RECEIVED, { as: employer, expected: [/net::ERR_FAILED/] });
    await card(page, name).locator('summary').click();
    await seen(card(page, name).locator('summary').getByText('Letta'));
    await page.context().route('**/api/applications/**', (route) => route.abort());
    await answer(page, 'Assunta');
    await seen(toasts(page).getByText('Risposta non inviata'));
    await seen(card(page, name).locator('summary').getByText('Letta'));
    expect(await page.getByLabel('Assunta').isChecked()).toBe(true);
    await page.context().unroute('**/api/applications/**');
    await page.getByRole('button', { name: 'Invia la risposta' }).click();
    await seen(card(page, name).locator('summary').getByText('Assunta'));
    expect(await statusOf()).toBe('hired');
  });

  test('as it was withdrawn meanwhile: the page and the link say so', async ({ visit }) => {
    const { employer, worker, application, name } = await makeApplication();
    const link = await answerLink(employer);
    const page = await visit(RECEIVED, { as: employer, expected: [/status of 409/] });
    await card(page, name).locator('summary').click();
    await seen(page.getByText('sono libera da lunedì.'));
    // Opening the card stores that it was read; that must not be the reason for the update.
    await seen(card(page, name).locator('summary').getByText('Letta', { exact: true }));
    const withdrawn = await fetch(SITE + pathOf('POST /api/applications/:id/withdraw', { id: application.id }), {
      method: 'POST',
      headers: { Authorization: `Bearer ${worker.token}` },
    });
    expect(withdrawn.status).toBe(200);
    await answer(page, 'Assunta');
    await seen(toasts(page).getByText(/è stata ritirata/));
    await seen(card(page, name).locator('summary').getByText('Ritirata'));
    await gone(page.getByText('sono libera da lunedì.'));
    await seen((await visit(link)).getByText('Candidatura ritirata'));
    expect(await answersTo(worker)).toEqual([]);
  });

  test('by a link that is incomplete or made up', async ({ visit }) => {
    const incomplete = await visit(pagePath.answerApplication());
    await seen(incomplete.getByText('Manca una parte del link', { exact: false }));
    const dead = await visit(`${pagePath.answerApplication()}#token=x`, { expected: [/status of 401/] });
    await seen(dead.getByText(DEAD_ANSWER_LINK));
    expect((await ask(pathOf('GET /api/applications/answer'))).status).toBe(401);
  });
});

test('nothing received yet: the page says what to do', async ({ visit }) => {
  const page = await visit(RECEIVED, { as: await register({ role: 'employer' }) });
  await seen(page.getByText('Non hai ancora ricevuto candidature'));
  await seen(page.getByRole('link', { name: 'Pubblica un’offerta' }));
});
