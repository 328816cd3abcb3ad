import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { GUEST_ID } from '../../shared/application-values.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Account, callApi, publish, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { registerConfirmed } from './confirmed.ts';
import { pdf } from './cv.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll, gone, seen } from './page-checks.ts';

let employer: Account;

beforeAll(async () => {
  employer = await registerConfirmed({ role: 'employer' });
});

const makeOffer = () =>
  publish(employer, {
    licence: 'B',
    requirements: [{ what: 'HACCP', level: null, reason: null, preferred: false }],
    questions: ['inizio'],
  });

/** The form once its code has come, which is after that of the page; before, it is sent without script. */
const form = (page: Page) => page.locator(`form[novalidate][aria-labelledby=${GUEST_ID}]`);
const received = async (name: string) => {
  const answer = await callApi(pathOf('GET /api/applications/received'), { token: employer.token });
  return ((await answer.json()) as { name: string }[]).filter((each) => each.name === name);
};

test('from the offer to the employer in six taps, with a number alone, and on to the private page', async ({
  visit,
}) => {
  const { id, title } = await makeOffer();
  const name = `Rosa ${uniqueWord()}`;
  const page = await visit(pagePath.job(id), { on: 'phone' });
  let taps = 0;
  const tap = async (what: ReturnType<Page['getByRole']>) => {
    taps += 1;
    await what.tap();
  };
  const start = Date.now();
  await tap(page.getByRole('link', { name: 'Senza account' }));
  // The name has the focus: it is typed without another tap.
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await page.keyboard.type(name, { delay: 30 });
  await tap(form(page).getByLabel('Telefono'));
  await page.keyboard.type('333 123 4567', { delay: 30 });
  await tap(form(page).getByLabel('HACCP'));
  await tap(form(page).getByRole('button', { name: 'Invia la candidatura' }));
  await seen(page.getByText('Candidatura inviata!'));
  expect(taps).toBeLessThanOrEqual(6);
  expect(Date.now() - start).toBeLessThan(60_000);
  expect(await received(name)).toHaveLength(1);

  await page.getByRole('link', { name: 'Segui la candidatura' }).click();
  await seen(page.getByRole('heading', { name: title }));
  await eventually(() => page.url()).toBe(`${SITE}${pagePath.linkedApplication()}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByText('Quello che hai detto').click();
  await seen(page.getByText('Hai segnato 1 di 2 requisiti'));
  await page.getByRole('button', { name: 'Ritira la candidatura' }).click();
  await page.getByRole('button', { name: 'Sì, ritirala' }).click();
  await seen(page.getByText('Hai ritirato la candidatura'));
  await page.getByRole('button', { name: 'Annulla il ritiro' }).click();
  await gone(page.getByText('Hai ritirato la candidatura'));
});

test('with an address: the mailed link sends it, with its CV', async ({ visit }) => {
  const { id } = await makeOffer();
  const word = uniqueWord();
  const [name, email] = [`Ada ${word}`, `${word}@example.org`];
  const page = await visit(`${pagePath.job(id)}#senza-account`, { on: 'phone' });
  await form(page).getByLabel('Nome').fill(name);
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Quando puoi iniziare? (facoltativo)').fill('Da lunedì');
  await form(page).getByLabel('Curriculum (facoltativo)').setInputFiles(pdf());
  await form(page).getByRole('button', { name: 'Invia la candidatura' }).click();
  await seen(page.getByText('Manca un passo: apri la tua email'));
  expect(await received(name)).toEqual([]);
  const requesting = () => mailsTo(email, pagePath.confirmApplication());
  await eventually(async () => (await requesting()).length).toBe(1);
  const confirming = await visit(linkIn((await requesting())[0] ?? ''), { on: 'phone' });
  await confirming.getByRole('button', { name: 'Invia la candidatura' }).click();
  await seen(confirming.getByText('Candidatura inviata!'));
  expect(await received(name)).toMatchObject([{ cv: { name: 'Rosa Bianchi.pdf' } }]);
});

describe('the form', () => {
  test('says what is missing at the field, and keeps what was typed through a reload and to the next offer', async ({
    visit,
  }) => {
    const [one, two] = [await makeOffer(), await makeOffer()];
    const page = await visit(`${pagePath.job(one.id)}#senza-account`, { on: 'phone', expected: [/status of 400/] });
    await form(page).getByRole('button', { name: 'Invia la candidatura' }).click();
    await seen(page.getByText('Ci sono 2 campi da correggere'));
    await expectAccessible(page);
    await form(page).getByLabel('Nome').fill('Rosa Bianchi');
    await form(page).getByLabel('Telefono').fill('12');
    await form(page).getByLabel('Due righe su di te (facoltativo)').fill('Sono libera.');
    await form(page).getByRole('button', { name: 'Invia la candidatura' }).click();
    await seen(form(page).getByText('Scrivi un numero di telefono valido, con il prefisso se è estero').last());
    await page.reload();
    expect(await form(page).getByLabel('Nome').inputValue()).toBe('Rosa Bianchi');
    expect(await form(page).getByLabel('Due righe su di te (facoltativo)').inputValue()).toBe('Sono libera.');
    await page.goto(`${pagePath.job(two.id)}#senza-account`);
    await eventually(() => form(page).getByLabel('Nome').inputValue()).toBe('Rosa Bianchi');
    expect(await form(page).getByLabel('Due righe su di te (facoltativo)').inputValue()).toBe('');
  });

  test('needs no script', async ({ visit }) => {
    const { id } = await makeOffer();
    const name = `Eva ${uniqueWord()}`;
    const page = await visit(pagePath.job(id), {
      javaScriptEnabled: false,
      on: 'phone',
      expected: [/status of 400/],
    });
    const plain = page.getByRole('form', { name: 'Candidati senza account' });
    await page.locator('summary', { hasText: 'Candidati senza account' }).click();
    await plain.getByLabel('Nome').fill(name);
    await plain.getByLabel('Telefono').fill('12');
    await plain.getByLabel('HACCP').check();
    await plain.getByRole('button', { name: 'Invia la candidatura' }).click();
    await seen(page.getByText('Scrivi un numero di telefono valido, con il prefisso se è estero'));
    await page.goBack();
    // Chromium folds it again, and keeps what was typed.
    await page.locator('summary', { hasText: 'Candidati senza account' }).click();
    await plain.getByLabel('Telefono').fill('+39 333 1234567');
    expect(await plain.getByLabel('Nome').inputValue()).toBe(name);
    await plain.getByRole('button', { name: 'Invia la candidatura' }).click();
    await seen(page.getByText('Candidatura inviata!'));
    expect(await received(name)).toMatchObject([{ name }]);
  });
});
