import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { applications, offer, registerConfirmed, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { chooseCv } from './cv.ts';
import { fillOffer } from './forms.ts';
import { hold } from './hold.ts';
import { linkTo, mailedLink, mailsTo, mailTo } from './mails.ts';
import { eventually, gone, notified, press, seen } from './page-checks.ts';

const CV_NAME = 'Rosa Bianchi.pdf';

/** A document as a word processor would save it, with pages and fonts. */
async function printCv(page: Page, word: string): Promise<Buffer> {
  await page.setContent(`<h1>Rosa Bianchi</h1><p>Due stagioni in sala a Temù. ${word}</p>`);
  return page.pdf();
}

const bytesOf = async (download: Download) => readFile(await download.path());
const statuses = (page: Page) =>
  page.getByRole('list', { name: 'Storia della candidatura' }).getByRole('listitem').locator('span').allTextContents();

test('offer, application with CV, answer and withdrawal are each seen in the other browser', async ({ visit }) => {
  const word = uniqueWord();
  const [title, message] = [`Cameriera/e di sala ${word}`, `Sono libera da lunedì. ${word}`];
  const employer = await registerConfirmed({ role: 'employer', name: `Rifugio ${word}` });
  const worker = await registerConfirmed({ name: `Rosa ${word}` });

  // The employer publishes; the worker finds it and applies, pressing twice.
  const theirs = await visit(pagePath.publishJob(), { as: employer, permissions: [] });
  await fillOffer(theirs, offer({ title }));
  await press(theirs, 'Pubblica Offerta');
  await theirs.waitForURL(`**${pagePath.valley()}`);
  const page = await visit(`${pagePath.jobs()}?search=${word}`, { on: 'phone', as: worker });
  const cv = await printCv(await page.context().newPage(), word);
  await page.getByRole('link', { name: title, exact: true }).click();
  await seen(page.getByRole('heading', { level: 1, name: title }));
  const jobId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByLabel('Messaggio (facoltativo)').fill(message);
  await page.getByLabel('Telefono').fill('333 1234567');
  await chooseCv(page, { name: CV_NAME, mimeType: 'application/pdf', buffer: cv });
  const sending = await hold(page, `**${pathOf('GET /api/jobs/:id/applications', { id: jobId })}`, 'POST');
  await page.getByRole('button', { name: 'Candidati Ora' }).dblclick();
  await seen(page.getByText('Invio in corso...', { exact: true }));
  sending.letGo();
  await notified(page, 'Candidatura inviata!');
  expect(sending.count()).toBe(1);
  const [application, ...more] = await applications(worker, jobId);
  expect([application, more]).toMatchObject([{ message, cv: { name: CV_NAME, size: cv.length } }, []]);

  // The employer reads of it in the mail, and answers on a device where nobody is signed in.
  const mail = await mailTo(employer.email, pagePath.answerApplication());
  for (const text of [title, worker.user.name, message]) expect(mail).toContain(text);
  const link = linkTo(pagePath.answerApplication(), mail);
  const device = await visit(link, { on: 'phone' });
  await seen(device.getByText(message));
  await seen(device.getByText('Ha allegato il CV: lo scarichi dalle candidature, dopo l’accesso.', { exact: false }));
  await device.getByLabel('In valutazione', { exact: true }).check();
  await device.getByRole('button', { name: 'Invia la risposta' }).dblclick();
  await seen(device.getByText('Risposta inviata: In valutazione'));
  expect(await device.evaluate(() => [localStorage.length, location.hash])).toEqual([0, '']);
  // The link was used: it says what was answered.
  await device.goto('/');
  await device.goto(link);
  await seen(device.getByText('Hai già risposto: In valutazione'));

  // The worker reads the answer in a mail, and on the page that it leads to.
  await page.goto(await mailedLink(worker.email, pagePath.applications()));
  const sent = page.getByRole('article', { name: title });
  await seen(sent);
  await eventually(() => statuses(page)).toEqual(['Inviata', 'In valutazione']);

  // The employer, whom the page shows what came in, has the very file.
  await theirs.goto(pagePath.applications());
  const received = theirs.getByRole('article', { name: worker.user.name });
  await theirs.getByRole('link', { name: worker.user.name, exact: true }).click();
  await seen(received.getByText(message));
  const download = theirs.waitForEvent('download');
  await received.getByRole('button', { name: 'Scarica il CV' }).click();
  expect((await download).suggestedFilename()).toBe(CV_NAME);
  expect(cv.equals(await bytesOf(await download))).toBe(true);

  // The worker withdraws; the employer sees that, and what was sent no more.
  await sent.getByRole('button', { name: 'Ritira la candidatura' }).click();
  await page.getByRole('button', { name: 'Sì, ritirala' }).dblclick();
  await eventually(() => statuses(page)).toEqual(['Inviata', 'In valutazione', 'Ritirata']);
  await theirs.reload();
  await seen(received.getByText('Ha ritirato la candidatura: messaggio, CV e contatti non si vedono più.'));
  for (const hidden of [theirs.getByText(message), received.getByRole('button'), theirs.getByText(worker.email)])
    await gone(hidden);

  // Nothing that was pressed twice was mailed twice.
  expect(await mailsTo(employer.email, pagePath.answerApplication())).toHaveLength(1);
  expect(await mailsTo(worker.email, pagePath.applications())).toHaveLength(1);
  expect(page.url()).toBe(`${SITE}${pagePath.applications()}`);
});
