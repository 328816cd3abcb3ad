import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { filledPath } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { PROBLEM_TYPE } from '../../shared/problem.ts';
import { type Account, applications, publish, publishProfile, read, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { chooseCv, EXECUTABLE, pdf } from './cv.ts';
import { eventually, focusedId, gone, hasFocus, notified, press, seen } from './page-checks.ts';

const MESSAGE = 'Due stagioni in sala a Temù. Tel. 333 0000000.';
const SLOW_UPLOAD = 100 * 1024;

/** Slows what a page sends down to some bytes a second; returns how to end that. */
async function slowUpload(page: Page, bytes: number): Promise<() => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(bytes);
  return () => limit(-1);
}

const chosen = (input: Locator) => input.evaluate((field: HTMLInputElement) => field.files?.[0]?.name);
const cv = (page: Page) => page.getByLabel('CV (facoltativo)');
const message = (page: Page) => page.getByLabel('Messaggio (facoltativo)');
const phone = (page: Page) => page.getByLabel('Telefono');
/** An error in the summary, which has the focus. */
const refusal = (page: Page, message: string) =>
  page.locator('section:focus').getByRole('link', { name: message, exact: true });
const apply = (page: Page) => press(page, 'Candidati Ora');
const newJob = async () => publish(await register({ role: 'employer' }), { title: `Barista ${uniqueWord()}` });
const stored = ({ token }: Account) => read('GET /api/account/kept-application', { token });

test('apply with a CV on a phone: refused, broken off, sent; withdrawn, deleted and taken back', async ({ visit }) => {
  const [worker, employer] = [await register(), await register({ role: 'employer' })];
  const job = await publish(employer, { title: `Barista ${uniqueWord()}` });
  const page = await visit(`/offerte/${job.id}`, { on: 'phone', as: worker, expected: [/status of 415/] });
  await message(page).fill(MESSAGE);
  // An employer must be able to call.
  await apply(page);
  await refusal(page, 'Scrivi il tuo numero, così possono chiamarti').click();
  expect(await hasFocus(phone(page))).toBe(true);
  await phone(page).fill('333 1234567');
  await chooseCv(page, EXECUTABLE);
  await seen(page.getByText('Salvalo in uno di questi formati e sceglilo di nuovo.'));
  await apply(page);
  await refusal(
    page,
    'Questo file non è un PDF, un JPG o un PNG. Salvalo in uno di questi formati e sceglilo di nuovo.',
  ).click();
  await eventually(() => focusedId(page)).toBe('field-cv');
  await press(page, 'Togli il file');
  await gone(page.getByText('Salvalo in uno di questi formati'));
  // Refused at the server only.
  const path = `**${filledPath('POST /api/jobs/:id/applications', { id: job.id })}`;
  const issue = { path: 'cv', message: 'Il server non lo prende.' };
  const body = JSON.stringify({ status: 415, message: issue.message, issues: [issue] });
  await page.route(path, (route) => route.fulfill({ status: 415, contentType: PROBLEM_TYPE, body }));
  await chooseCv(page, pdf(1_000_000));
  await apply(page);
  await seen(refusal(page, issue.message));
  await page.unroute(path);
  await page.reload();
  await eventually(() => message(page).inputValue()).toBe(MESSAGE);

  // Broken off on its way: nothing arrived, and everything is still there.
  await chooseCv(page, pdf(1_000_000));
  const fastAgain = await slowUpload(page, SLOW_UPLOAD);
  await apply(page);
  const progress = page.getByRole('progressbar');
  await eventually(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
  await press(page, 'Annulla');
  await notified(page, 'Invio annullato');
  await gone(progress);
  expect([await message(page).inputValue(), await chosen(cv(page))]).toEqual([MESSAGE, 'Rosa Bianchi.pdf']);
  expect(await applications(worker, job.id)).toEqual([]);
  await fastAgain();
  await apply(page);
  await notified(page, 'Candidatura inviata!');
  expect(await applications(worker, job.id)).toMatchObject([
    { message: MESSAGE, cv: { name: 'Rosa Bianchi.pdf', size: 1_000_000 } },
  ]);

  // The employer has the very file.
  const theirs = await visit(pagePath.applications(), { as: employer });
  await theirs.getByRole('link', { name: worker.user.name, exact: true }).click();
  const received = theirs.getByRole('article', { name: worker.user.name });
  await seen(received.getByText(MESSAGE));
  const download = theirs.waitForEvent('download');
  await press(received, 'Scarica il CV');
  expect((await readFile(await (await download).path())).equals(pdf(1_000_000).buffer)).toBe(true);

  await page.getByRole('link', { name: 'Segui le tue candidature' }).click();
  const card = page.getByRole('article', { name: job.title });
  await press(card, 'Ritira la candidatura');
  await press(page, 'No, lasciala');
  expect(await applications(worker, job.id)).toMatchObject([{ status: 'read' }]);
  await press(card, 'Ritira la candidatura');
  await press(page, 'Sì, ritirala');
  await seen(card.getByRole('list', { name: 'Storia della candidatura' }).getByText('Ritirata'));
  await theirs.reload();
  await seen(received.getByText('Ha ritirato la candidatura: messaggio, CV e contatti non si vedono più.'));
  await gone(theirs.getByText(MESSAGE));
  await card.getByRole('button', { name: 'Annulla il ritiro' }).click();
  await eventually(() => applications(worker, job.id)).toMatchObject([{ status: 'read', message: MESSAGE }]);
  await card.getByRole('button', { name: 'Elimina la candidatura' }).click();
  await seen(card.getByText('Candidatura eliminata'));
  await page.reload();
  await card.getByRole('button', { name: 'Annulla eliminazione' }).click();
  await seen(card.getByRole('button', { name: 'Elimina la candidatura' }));
});

test('a CV and a message are kept when asked for, offered on a phone next time, and deleted from the account', async ({
  visit,
}) => {
  const worker = await register();
  const page = await visit(`/offerte/${(await newJob()).id}`, { on: 'phone', as: worker });
  const keep = page.getByLabel('Conserva quello che invii per la prossima volta');
  expect(await keep.isChecked()).toBe(false);
  await message(page).fill('Tre stagioni in sala.');
  await chooseCv(page, pdf(2000, 'rosa.pdf'));
  await keep.check();
  await phone(page).fill('333 1234567');
  await apply(page);
  await notified(page, 'Candidatura inviata!');
  expect(await stored(worker)).toMatchObject({ cv: { name: 'rosa.pdf' }, message: 'Tre stagioni in sala.' });

  const next = await newJob();
  await page.goto(`/offerte/${next.id}`);
  await eventually(() => phone(page).inputValue()).toBe('333 123 4567');
  await page.getByLabel('Usa il CV che conservi: rosa.pdf').check();
  await seen(page.getByText('Parte il CV che conservi: rosa.pdf.'));
  // Typed words have a way back, and so has the last message.
  await message(page).fill('Scritto ora');
  await press(page, 'Usa l’ultimo messaggio', 'Rimetti quello che avevi scritto');
  expect(await message(page).inputValue()).toBe('Scritto ora');
  await press(page, 'Usa l’ultimo messaggio');
  await apply(page);
  await notified(page, 'Candidatura inviata!');
  expect(await applications(worker, next.id)).toMatchObject([
    { message: 'Tre stagioni in sala.', cv: { name: 'rosa.pdf', size: 2000 } },
  ]);

  await page.goto('/account');
  const section = page.getByRole('region', { name: 'CV e messaggio conservati' });
  const download = page.waitForEvent('download');
  await press(section, 'Scarica il CV');
  expect((await download).suggestedFilename()).toBe('rosa.pdf');
  await press(section, 'Elimina il CV');
  await gone(section.getByText('rosa.pdf'));
  await press(section, 'Elimina il messaggio');
  await seen(section.getByText('Non conservi niente.'));
  expect(await hasFocus(section.getByRole('heading'))).toBe(true);
  expect(await stored(worker)).toMatchObject({ cv: null, message: null, until: null });
});

test('the message of a profile comes after what was typed, and can be changed before it is sent', async ({ visit }) => {
  const worker = await register();
  await publishProfile({ title: 'Cuoca', location: 'Edolo', skills: ['HACCP', 'Patente B'] }, worker);
  const requirements = ['HACCP', 'Sommelier'].map((what) => ({ what, level: null, reason: null, preferred: false }));
  const job = await publish(await register({ role: 'employer' }), { licence: 'B', requirements });
  const page = await visit(`/offerte/${job.id}`, { on: 'phone', as: worker });
  await message(page).fill('Chiamatemi dopo le 18.');
  // One press would send it but for the number, which is asked for there.
  const faster = page.getByRole('region', { name: 'Per fare prima' });
  await seen(faster.getByLabel('Telefono'));
  await press(faster, 'Candidati con il tuo profilo');
  await refusal(page, 'Scrivi il tuo numero, così possono chiamarti').click();
  expect(await hasFocus(phone(page))).toBe(true);
  await phone(page).fill('333 1234567');
  await press(page, 'Modificalo prima di inviare');
  const typed = await message(page).inputValue();
  expect(typed).toMatch(/^Chiamatemi dopo le 18\.\n\nDal mio profilo su Lavoro in Valle:\nProfessione: Cuoca\n/);
  expect(await hasFocus(message(page))).toBe(true);
  // It cannot be sent twice in one message.
  await gone(page.getByRole('button', { name: 'Candidati con il tuo profilo' }));
  await press(page, 'Rimetti quello che avevi scritto');
  expect(await page.locator('#candidati form').getByRole('heading').textContent()).toBe('Per fare prima');
  const primary = page.locator('#candidati form .btn-primary');
  expect([await primary.count(), await primary.textContent()]).toEqual([1, expect.stringContaining('profilo')]);
  await seen(page.getByText('Dal tuo profilo: togli il segno se non vale.').first());
  await page.getByRole('checkbox', { name: 'Patente B', checked: true }).uncheck();
  await press(page, 'Candidati con il tuo profilo');
  await notified(page, 'Candidatura inviata!');
  await eventually(async () => (await applications(worker, job.id))[0]?.message).toBe(typed);
  const [{ ticks } = { ticks: [] }] = await applications(worker, job.id);
  expect(ticks.filter(({ has }) => has).map(({ what }) => what)).toEqual(['HACCP']);
});

test('a file that is chosen again under the same name is read again', async ({ visit }) => {
  const path = join(await mkdtemp(join(tmpdir(), 'cv-')), 'cv.pdf');
  const { id } = await publish(await register({ role: 'employer' }));
  const page = await visit(pagePath.job(id), { as: await register() });
  const field = page.getByLabel('CV (facoltativo)');
  await seen(field);
  const cdp = await page.context().newCDPSession(page);
  const expression = `document.querySelector('#${await field.getAttribute('id')}')`;
  /** Chooses as a person does: playwright's own way tells of a change in any case. */
  const choose = async (bytes: Buffer) => {
    await writeFile(path, bytes);
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    await cdp.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId ?? '' });
  };
  await choose(EXECUTABLE.buffer);
  await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
  await choose(pdf().buffer);
  await eventually(() => field.getAttribute('aria-invalid')).toBeNull();
});
