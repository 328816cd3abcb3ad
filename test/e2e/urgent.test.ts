import { beforeAll, expect } from 'vitest';
import { addDays, romeClock } from '../../shared/dates.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { dismissReports, logInAsAdmin, offer, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { fillOffer } from './forms.ts';
import { panelButton, titles } from './lists.ts';
import { eventually, gone, hasFocus, notified, press, seen, toasts } from './page-checks.ts';

beforeAll(dismissReports);

/** The time on clocks in Rome in so many hours. */
const inHours = (hours: number): string => romeClock(addDays(new Date(), hours / 24));

test('an urgent offer is published, waits, is let out, found with and without script, called, and taken', async ({
  visit,
}) => {
  const word = uniqueWord();
  const title = `Cameriere/a ${word}`;
  const owner = await register({ role: 'employer', name: 'Rifugio Bazena' });
  const page = await visit(pagePath.publishJob(), { as: owner, on: 'phone', expected: [/status of 400/] });
  const until = page.getByRole('textbox', { name: 'Fino a quando' });
  await gone(until);
  // Half a time is one that is there to be finished, and none once it is asked for no more.
  const half = page.getByText('È scritto a metà', { exact: false }).first();
  await page.getByLabel('Serve subito', { exact: false }).check();
  await page.getByLabel('Da quando').pressSequentially('01');
  await press(page, 'Pubblica Offerta');
  await seen(half);
  await page.getByLabel('Serve subito', { exact: false }).uncheck();
  await press(page, 'Pubblica Offerta');
  await gone(half);
  await fillOffer(page, offer({ title, description: 'Servizio in sala.', location: 'Edolo' }));
  await page.getByLabel('Serve subito', { exact: false }).check();
  await press(page, 'Pubblica Offerta');
  await seen(page.getByText('Scegli giorno e ora').first());
  await page.getByLabel('Da quando').fill(inHours(80));
  await until.fill(inHours(90));
  await page.getByLabel('Da (€)').fill('12');
  await page.getByLabel('Periodo').selectOption('ora');
  await press(page, 'Pubblica Offerta');
  await seen(page.getByText('Scrivi nella descrizione un telefono', { exact: false }).first());
  await page.getByLabel('Descrizione').fill('Servizio in sala. Chiama il 333 123 4567.');
  await press(page, 'Pubblica Offerta');
  // The clock is asked by the server, which keeps what was typed.
  await seen(page.getByText('Al massimo 72 ore', { exact: false }).first());
  expect(await until.inputValue()).not.toBe('');
  await page.getByLabel('Da quando').fill(inHours(30));
  await until.fill(inHours(36));
  await press(page, 'Pubblica Offerta');
  await page.waitForURL(`**${pagePath.valley()}`);
  await seen(page.getByText('La tua offerta aspetta la redazione'));
  await page.getByRole('link', { name: 'Le tue offerte' }).click();
  await seen(page.getByText('In attesa della redazione'));

  const admin = await visit(pagePath.moderation(), { as: await logInAsAdmin() });
  const card = admin.getByRole('article', { name: title });
  await gone(card.getByRole('button', { name: 'Archivia la segnalazione' }));
  await card.getByRole('button', { name: 'Fai uscire l’offerta' }).click();
  await seen(toasts(admin).getByText('Offerta ripristinata.'));

  const list = withQuery(pagePath.jobs(), { search: word });
  const visitor = await visit(list, { on: 'phone' });
  await eventually(async () => {
    await visitor.goto(list);
    return titles(visitor);
  }).toEqual([title]);
  await panelButton(visitor).click();
  await visitor.getByLabel(/^Serve subito/).check();
  await visitor.waitForURL('**urgent=true*');
  await seen(visitor.getByText(/^Serve subito: \p{L}+ dalle \d\d:\d\d$/u).first());

  const plain = await visit(list, { on: 'phone', javaScriptEnabled: false });
  await panelButton(plain).click();
  await plain.getByLabel(/^Serve subito/).check();
  await plain.getByRole('button', { name: 'Applica i filtri' }).click();
  await plain.waitForURL('**urgent=true*');
  expect(await titles(plain)).toEqual([title]);
  await plain.getByRole('link', { name: title, exact: true }).click();
  const call = plain.getByRole('link', { name: 'Chiama 333 123 4567' });
  expect(await call.getAttribute('href')).toBe('tel:+393331234567');
  const posting = (await plain.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(posting).toContain('"jobImmediateStart":true');

  await visitor.goto(pagePath.jobPoster(new URL(plain.url()).pathname.split('/').at(-1) ?? ''));
  await seen(visitor.getByText(/^Serve subito: \p{L}+ dalle \d\d:\d\d$/u));

  await page.reload();
  await press(page, `Posto preso: ${title}`);
  await notified(page, 'Posto preso');
  await eventually(() => hasFocus(page.getByRole('heading', { name: title }))).toBe(true);
  await visitor.goto(list);
  expect(await titles(visitor)).toEqual([]);
  await plain.reload();
  await seen(plain.getByText('Posto occupato'));
  await gone(call);
});
