import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { GUEST_ID } from '../../shared/application-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Account, publish, read, registerConfirmed, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { pdf } from './cv.ts';
import { mailedLink } from './mails.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll, gone, press, seen } from './page-checks.ts';

const REFUSED = [/status of 400/];
const SEND = 'Invia la candidatura';
const BAD_PHONE = 'Scrivi un numero di telefono valido, con il prefisso se è estero';
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
const received = async (name: string) =>
  (await read<{ name: string }[]>('GET /api/applications/received', { token: employer.token })).filter(
    (each) => each.name === name,
  );

test('from the offer to the employer in six taps, with a number alone, and on to the private page', async ({
  visit,
}) => {
  const { id, title } = await makeOffer();
  const name = `Rosa ${uniqueWord()}`;
  const page = await visit(pagePath.job(id), { on: 'phone' });
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.tap();
  };
  await tap(page.locator('.apply-bar').getByRole('link', { name: 'Candidati Ora' }));
  // The name has the focus: it is typed without another tap.
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await page.keyboard.type(name);
  await tap(form(page).getByLabel('Telefono'));
  await page.keyboard.type('333 123 4567');
  await tap(form(page).getByLabel('HACCP'));
  await tap(form(page).getByRole('button', { name: SEND }));
  await seen(page.getByText('Candidatura inviata!'));
  expect(taps).toBeLessThanOrEqual(6);
  expect(await received(name)).toHaveLength(1);

  await page.getByRole('link', { name: 'Segui la candidatura' }).click();
  await seen(page.getByRole('heading', { name: title }));
  await eventually(() => page.url()).toBe(`${SITE}${pagePath.linkedApplication()}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByText('Quello che hai detto').click();
  await seen(page.getByText('Hai segnato 1 di 2 requisiti'));
  await press(page, 'Ritira la candidatura', 'Sì, ritirala');
  await seen(page.getByText('Hai ritirato la candidatura'));
  await press(page, 'Annulla il ritiro');
  await gone(page.getByText('Hai ritirato la candidatura'));
});

test('with an address: what was wrong and typed stays, to the next offer too; the mailed link sends it, with its CV', async ({
  visit,
}) => {
  const [one, two] = [await makeOffer(), await makeOffer()];
  const word = uniqueWord();
  const [name, email] = [`Ada ${word}`, `${word}@example.org`];
  const page = await visit(`${pagePath.job(one.id)}#senza-account`, { on: 'phone', expected: REFUSED });
  const lines = form(page).getByLabel('Due righe su di te (facoltativo)');
  await press(form(page), SEND);
  await seen(page.getByText('Ci sono 2 campi da correggere'));
  await expectAccessible(page);
  await form(page).getByLabel('Nome').fill(name);
  await form(page).getByLabel('Telefono').fill('12');
  await lines.fill('Sono libera.');
  await press(form(page), SEND);
  await seen(form(page).getByText(BAD_PHONE).last());
  await page.reload();
  expect(await form(page).getByLabel('Nome').inputValue()).toBe(name);
  expect(await lines.inputValue()).toBe('Sono libera.');
  // As from a card of a list.
  await page.goto(`${pagePath.job(two.id)}#candidati`);
  await eventually(() => form(page).getByLabel('Nome').inputValue()).toBe(name);
  expect(await lines.inputValue()).toBe('');

  await form(page).getByLabel('Telefono').fill('');
  await form(page).getByLabel('Email').fill(`x${email}`);
  await form(page).getByLabel('Quando puoi iniziare? (facoltativo)').fill('Da lunedì');
  await form(page).getByLabel('Curriculum (facoltativo)').setInputFiles(pdf());
  await press(form(page), SEND);
  await seen(page.getByText(`L’abbiamo mandata a x${email}`));
  // A narrow window breaks the address before its signs alone.
  const rows = await page.locator('strong', { hasText: email }).evaluate((address) =>
    [...address.childNodes]
      .filter((part) => part instanceof Text)
      .map((part) => {
        const range = document.createRange();
        range.selectNode(part);
        return range.getClientRects().length;
      }),
  );
  expect(new Set(rows)).toEqual(new Set([1]));
  await press(page, 'Correggi');
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  await form(page).getByLabel('Email').fill(email);
  await press(form(page), SEND);
  await seen(page.getByText('Manca un passo: apri la tua email'));
  await seen(page.getByText(`L’abbiamo mandata a ${email}`));
  expect(await received(name)).toEqual([]);
  await page.goto(await mailedLink(email, pagePath.confirmApplication()));
  await press(page, SEND);
  await seen(page.getByText('Candidatura inviata!'));
  await seen(page.getByRole('heading', { level: 1, name: 'Candidatura inviata' }));
  await seen(page.getByText(`Candidatura per ${two.title}`));
  await page.goto(await mailedLink(email, pagePath.linkedApplication()));
  await seen(page.getByRole('heading', { name: two.title }));

  await page.goto(pagePath.savedJobs());
  await page.goto(pagePath.linkedApplication());
  await page.getByLabel('Email').fill(email);
  await press(page, 'Mandami i link');
  await seen(page.getByText('Se da questo indirizzo sono partite candidature', { exact: false }));
  await gone(page.getByRole('button', { name: 'Mandami i link' }));
  expect(await received(name)).toMatchObject([{ cv: { name: 'Rosa Bianchi.pdf' } }]);
});

test('the form needs no script', async ({ visit }) => {
  const { id } = await makeOffer();
  const name = `Eva ${uniqueWord()}`;
  const page = await visit(pagePath.job(id), { javaScriptEnabled: false, on: 'phone', expected: REFUSED });
  const plain = page.getByRole('form', { name: 'Candidati senza account' });
  const open = () => page.locator('summary', { hasText: 'Candidati senza account' }).click();
  await open();
  await plain.getByLabel('Nome').fill(name);
  await plain.getByLabel('Telefono').fill('12');
  await plain.getByLabel('HACCP').check();
  await press(plain, SEND);
  await seen(page.getByText(BAD_PHONE));
  // The page of the refusal is laid out, by a style that its policy allows.
  const margin = await page.locator('body').evaluate((body) => getComputedStyle(body).paddingLeft);
  expect(margin).not.toBe('0px');
  await page.goBack();
  // Chromium folds it again, and keeps what was typed.
  await open();
  await plain.getByLabel('Telefono').fill('+39 333 1234567');
  expect(await plain.getByLabel('Nome').inputValue()).toBe(name);
  await press(plain, SEND);
  await seen(page.getByText('Candidatura inviata!'));
  expect(await received(name)).toMatchObject([{ name }]);
});

test('the device remembers an application without an account, on its offer and among the saved ones, until it is forgotten', async ({
  visit,
}) => {
  const { id, title } = await makeOffer();
  const page = await visit(`${pagePath.job(id)}#senza-account`, {
    on: 'phone',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await form(page).getByLabel('Nome').fill('Rosa Bianchi');
  await form(page).getByLabel('Telefono').fill('333 765 4321');
  await form(page).getByRole('button', { name: SEND }).click();
  await seen(page.getByText('Questo dispositivo la ricorda, tra le offerte salvate.'));
  await page.getByRole('button', { name: 'Copia il link' }).click();
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toContain(
    `${SITE}${pagePath.linkedApplication()}#token=`,
  );
  const whatsapp = await page.getByRole('link', { name: 'Mandamelo su WhatsApp' }).getAttribute('href');
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/393337654321\?text=.*token%3D/);

  await page.goto(pagePath.job(id));
  const box = page.getByRole('region', { name: 'Candidati a questa offerta' });
  await seen(box.getByText(/^Candidatura inviata (il |l’)/));
  await gone(box.getByRole('button', { name: 'Candidati Ora' }));
  await seen(page.locator('.apply-bar').getByRole('link', { name: 'Candidatura inviata · Segui' }));

  await page.goto(pagePath.savedJobs());
  await seen(page.getByRole('heading', { name: 'Candidature di questo dispositivo' }));
  await expectAccessible(page);
  await page.getByRole('button', { name: `Dimentica: ${title}` }).click();
  await page.getByRole('button', { name: 'Sì, dimenticala' }).click();
  await gone(page.getByRole('heading', { name: 'Candidature di questo dispositivo' }));
  await page.goto(pagePath.job(id));
  await seen(box.getByRole('button', { name: 'Candidati Ora' }));
});
