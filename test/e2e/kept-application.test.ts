import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { type Account, applications, publish, publishProfile, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { chooseCv, pdf } from './cv.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';

let employer: Account;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
});

const newJob = (): Promise<PublicJob> => publish(employer, { title: `Barista ${uniqueWord()}` });
const message = (page: Page) => page.getByLabel('Messaggio (facoltativo)');
const keep = (page: Page) => page.getByLabel('Conserva quello che invii per la prossima volta');
const keptCv = (page: Page) => page.getByLabel('Usa il CV che conservi: rosa.pdf');
const apply = (page: Page) => page.getByRole('button', { name: 'Candidati Ora' }).click();
const sent = (page: Page) => seen(toasts(page).getByText('Candidatura inviata!', { exact: true }));
const kept = async ({ token }: Account) => {
  const answer = await fetch(SITE + pathOf('GET /api/account/kept-application'), {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.json();
};
/** Applies with a CV and a message, both kept. */
async function keepBoth(page: Page, words: string): Promise<void> {
  await page.goto(`/offerte/${(await newJob()).id}`);
  await message(page).fill(words);
  await chooseCv(page, pdf(2000, 'rosa.pdf'));
  await keep(page).check();
  await apply(page);
  await sent(page);
}

test('a CV and a message are kept when asked for, offered on a phone next time, and deleted from the account', async ({
  visit,
}) => {
  const worker = await register();
  const first = await newJob();
  const page = await visit(`/offerte/${first.id}`, { on: 'phone', as: worker });
  expect(await keep(page).isChecked()).toBe(false);
  await message(page).fill('Due stagioni in sala.');
  await apply(page);
  await sent(page);
  expect(await kept(worker)).toEqual({ cv: null, message: null, until: null });

  await keepBoth(page, 'Tre stagioni in sala.');
  expect(await kept(worker)).toMatchObject({ cv: { name: 'rosa.pdf' }, message: 'Tre stagioni in sala.' });

  const next = await newJob();
  await page.goto(`/offerte/${next.id}`);
  await keptCv(page).check();
  await seen(page.getByText('Parte il CV che conservi: rosa.pdf.'));
  // Typed words have a way back, and so has the last message.
  await message(page).fill('Scritto ora');
  await page.getByRole('button', { name: 'Usa l’ultimo messaggio' }).click();
  expect(await message(page).inputValue()).toBe('Tre stagioni in sala.');
  await page.getByRole('button', { name: 'Rimetti quello che avevi scritto' }).click();
  expect(await message(page).inputValue()).toBe('Scritto ora');
  await page.getByRole('button', { name: 'Usa l’ultimo messaggio' }).click();
  await apply(page);
  await sent(page);
  expect(await applications(worker, next.id)).toMatchObject([
    { message: 'Tre stagioni in sala.', cv: { name: 'rosa.pdf', size: 2000 } },
  ]);

  await page.goto('/account');
  const section = page.getByRole('region', { name: 'CV e messaggio conservati' });
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Scarica il CV' }).click();
  expect((await download).suggestedFilename()).toBe('rosa.pdf');
  await section.getByRole('button', { name: 'Elimina il CV' }).click();
  await gone(section.getByText('rosa.pdf'));
  expect(await kept(worker)).toMatchObject({ cv: null, message: 'Tre stagioni in sala.' });
  await section.getByRole('button', { name: 'Elimina il messaggio' }).click();
  await seen(section.getByText('Non conservi niente.'));
  expect(await section.getByRole('heading').evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await kept(worker)).toEqual({ cv: null, message: null, until: null });
});

test('the message of a profile comes after what was typed, and can be changed before it is sent', async ({ visit }) => {
  const worker = await register();
  await publishProfile({ title: 'Cuoca', location: 'Edolo' }, worker);
  const job = await newJob();
  const page = await visit(`/offerte/${job.id}`, { on: 'phone', as: worker });
  await message(page).fill('Chiamatemi dopo le 18.');
  await page.getByRole('button', { name: 'Modificalo prima di inviare' }).click();
  const typed = await message(page).inputValue();
  expect(typed).toMatch(/^Chiamatemi dopo le 18\.\n\nDal mio profilo su Lavoro in Valle:\nProfessione: Cuoca\n/);
  expect(await message(page).evaluate((field) => field === document.activeElement)).toBe(true);
  // It cannot be sent twice in one message.
  await gone(page.getByRole('button', { name: 'Candidati con il tuo profilo' }));
  await page.getByRole('button', { name: 'Rimetti quello che avevi scritto' }).click();
  expect(await message(page).inputValue()).toBe('Chiamatemi dopo le 18.');
  await page.getByRole('button', { name: 'Candidati con il tuo profilo' }).click();
  await sent(page);
  await eventually(async () => (await applications(worker, job.id))[0]?.message).toBe(typed);
});
