import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PublicJob } from '../../shared/jobs.ts';
import { PEOPLE_ID } from '../../shared/member-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { applications, apply, publish, read, register, registerConfirmed, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { linkTo, mailedLink, mailsTo, mailTo } from './mails.ts';
import { eventually, focusedId, gone, seen, toasts } from './page-checks.ts';

const RECEIVED = '/candidature?lato=ricevute';
const card = (page: Page, name: string) => page.getByRole('article', { name });
const open = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) }).click();

test('somebody invited without an account edits, answers, and once removed does nothing', async ({ visit }) => {
  const owner = await registerConfirmed({ role: 'employer', name: 'Locanda Serodine' });
  const job = await publish(owner);
  const worker = await registerConfirmed({ name: `Rosa ${uniqueWord()}` });
  await apply(worker, job.id, 'Buongiorno.');

  const boss = await visit('/account', { as: owner, on: 'phone' });
  await boss.getByRole('button', { name: 'Invita una persona' }).click();
  const form = boss.getByRole('form', { name: 'Invita una persona' });
  await form.getByRole('button', { name: 'Invita' }).click();
  await seen(form.getByText('Email non valida').first());
  const email = `${uniqueWord()}@example.org`;
  await form.getByLabel('La sua email').fill(email);
  await form.getByLabel('Gestisce').check();
  await form.getByRole('button', { name: 'Invita' }).click();
  await seen(toasts(boss).getByText('Invito salvato'));
  await seen(boss.getByText(/Gestisce · invito aperto fino al/));

  // Nobody's words go to an address that nobody has confirmed.
  const PEOPLE = `${pagePath.account()}#${PEOPLE_ID}`;
  const mail = await mailTo(email, PEOPLE);
  expect(mail).not.toContain('Locanda Serodine');
  const marta = await register({ name: 'Marta Rossi', email });
  // The page of the offer that is not theirs any more.
  const page = await visit(linkTo(PEOPLE, mail), { as: marta, expected: [/status of 403/] });
  await seen(page.getByText('gli inviti a lavorare alle offerte di altri'));
  await gone(page.getByRole('heading', { name: 'Persone' }));
  await page.goto(await mailedLink(email, pagePath.confirmEmail()));
  await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  await page.getByRole('link', { name: 'Vai al tuo account' }).click();
  await page.getByRole('button', { name: 'Accetta: Locanda Serodine' }).click();
  await seen(toasts(page).getByText('Invito accettato'));
  await eventually(async () => (await mailsTo(owner.email)).some((text) => text.includes('Ha accettato'))).toBe(true);

  await page.getByRole('link', { name: 'Vai alle offerte' }).click();
  await seen(page.getByText(/per Locanda Serodine/i));
  await page.goto(pagePath.editJob(job.id));
  await page.getByLabel('Titolo dell’offerta').fill('Aiuto cuoca');
  await page.getByRole('button', { name: 'Salva le modifiche' }).click();
  await eventually(async () => (await read<PublicJob>('GET /api/jobs/:id', { id: job.id })).title).toBe('Aiuto cuoca');
  await page.goto(RECEIVED);
  await seen(page.getByText('per Locanda Serodine'));
  await open(page, 'Rosa');
  await page.getByLabel('In valutazione').check();
  await page.getByRole('button', { name: 'Invia la risposta' }).click();
  await seen(toasts(page).getByText('Risposta inviata: In valutazione'));

  await page.goto(`${pagePath.publishJob()}?da=${job.id}`);
  const whom = page.getByLabel('Per chi pubblichi');
  await eventually(() => whom.locator('option:checked').textContent()).toBe('Locanda Serodine');
  await whom.selectOption('');
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  await seen(page.getByText('Scegli per chi pubblichi'));

  // The employer reads who did it, the applicant does not.
  await boss.reload();
  await boss.getByText('Che cosa hanno fatto').click();
  await seen(boss.getByText('Marta Rossi ha risposto a una candidatura per «Aiuto cuoca»'));
  await seen(boss.getByText('Marta Rossi ha modificato «Aiuto cuoca»'));
  expect(JSON.stringify(await applications(worker, job.id))).not.toContain('Marta');
  const received = await visit(RECEIVED, { as: owner });
  await open(received, 'Rosa');
  await seen(card(received, 'Rosa').getByText('da Marta Rossi').first());

  await boss.getByRole('button', { name: 'Togli: Marta Rossi' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Togli' }).click();
  await seen(toasts(boss).getByText('Persona tolta'));
  // The row went with its button: the focus goes on to the heading.
  await eventually(() => focusedId(boss)).toBe(`${PEOPLE_ID}-titolo`);
  await page.goto(RECEIVED);
  await seen(page.getByText('Non hai ancora ricevuto candidature'));
  await page.goto(pagePath.editJob(job.id));
  await seen(page.getByText('Offerta non trovata'));
  await eventually(async () =>
    (await mailsTo(email)).some((text) => text.includes('da adesso quelle offerte non le vedi')),
  ).toBe(true);
});
