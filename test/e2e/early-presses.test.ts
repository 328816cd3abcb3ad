import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { type Account, applications, publish, register, uniqueWord } from './api.ts';
import { test, type Visit, type VisitOptions } from './browser.ts';
import { untilHydrated } from './contexts.ts';
import { hold, SCRIPTS } from './hold.ts';
import { expectTitles, panelButton, query, valueBox } from './lists.ts';
import { eventually, seen, toasts } from './page-checks.ts';

const word = uniqueWord();
const COOK = `Cuoca ${word}`;
const WAITER = `Barista ${word}`;
const offer = { id: '', path: '' };
let worker: Account;

beforeAll(async () => {
  worker = await register();
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: WAITER, location: 'Edolo', type: 'Part-time' });
  const { id } = await publish(employer, { title: COOK, location: 'Edolo' });
  Object.assign(offer, { id, path: pagePath.job(id) });
});

/** Opens a page whose scripts come only when they are let go. */
async function visitEarly(visit: Visit, path: string, options?: VisitOptions) {
  const page = await visit('about:blank', options);
  const scripts = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  return {
    page,
    letScriptsGo: async () => {
      scripts.letGo();
      await untilHydrated(page);
    },
  };
}

const firstHeart = (page: Page) => page.getByRole('button', { name: /^Salva l'offerta/ }).first();
const pressed = (target: Locator) => eventually(() => target.getAttribute('aria-pressed'));

describe('by touch, before the script has come,', () => {
  test('hearts are pressed on every page that has one, each once, and answer the next press', async ({ visit }) => {
    for (const path of ['/lavoro-edolo', offer.path]) {
      const { page, letScriptsGo } = await visitEarly(visit, path, { on: 'phone' });
      await firstHeart(page).tap();
      await letScriptsGo();
      await pressed(firstHeart(page)).toBe('true');
    }
    const { page, letScriptsGo } = await visitEarly(visit, `/offerte?search=${word}`, { on: 'phone' });
    const [first, second] = [COOK, WAITER].map((title) =>
      page.getByRole('button', { name: `Salva l'offerta: ${title}` }),
    ) as [Locator, Locator];
    for (let time = 0; time < 4; time++) await first.tap();
    await second.tap();
    await letScriptsGo();
    for (const heart of [first, second]) await pressed(heart).toBe('true');
    await first.tap();
    await pressed(first).toBe('false');
  });

  test('an address is shared, an application begins, and a menu that was opened stays open', async ({ visit }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const sharing = await visitEarly(visit, offer.path, { on: 'phone', permissions });
    await sharing.page.getByRole('button', { name: 'Condividi' }).tap();
    await sharing.letScriptsGo();
    await seen(toasts(sharing.page).getByText('Link copiato'));

    const applying = await visitEarly(visit, offer.path, { on: 'phone' });
    await applying.page.getByRole('button', { name: 'Candidati Ora' }).tap();
    await applying.letScriptsGo();
    await seen(applying.page.getByLabel('Nome'));

    const { page, letScriptsGo } = await visitEarly(visit, '/offerte', { on: 'phone', as: worker });
    const menu = page.locator('details.mobile-menu').first();
    await menu.locator('summary').first().tap();
    await letScriptsGo();
    expect(await menu.getAttribute('open')).toBe('');
  });
});

test('text and filters that are chosen before the script are searched for, and never reset', async ({ visit }) => {
  const { page, letScriptsGo } = await visitEarly(visit, '/offerte?minPay=1000');
  await page.getByLabel('Cosa cerchi').fill(word);
  await page.getByLabel('Ordina per').selectOption('Località');
  await (await valueBox(page, 'Tipo di lavoro', 'Part-time')).check();
  const leastPay = page.getByLabel('Paga, almeno');
  await leastPay.selectOption('');
  // Looks in each task of the page: a choice made at the moment of a reset would ask for both.
  await leastPay.evaluate((field: HTMLSelectElement) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (field.value !== '') field.dataset.takenBack = field.value;
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  await letScriptsGo();
  await expectTitles(page, [WAITER]);
  expect(query(page)).toEqual({ v: '1', search: word, sort: 'location', type: 'Part-time' });
  expect(await page.getByLabel('Cosa cerchi').inputValue()).toBe(word);
  expect(await leastPay.getAttribute('data-taken-back')).toBeNull();
});

test('going back before the script has come renders the current address', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`);
  await page.getByLabel('Ordina per').selectOption('Titolo');
  await expectTitles(page, [WAITER, COOK]);
  const scripts = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await expectTitles(page, [WAITER, COOK]);
  await page.goBack({ waitUntil: 'commit' });
  scripts.letGo();
  await untilHydrated(page);
  await expectTitles(page, [COOK, WAITER]);
  expect(query(page)).not.toHaveProperty('sort');
});

test('a name that is typed without an account before the script has come stays', async ({ visit }) => {
  const { page, letScriptsGo } = await visitEarly(visit, offer.path, { on: 'phone' });
  await page.getByText('Candidati senza account').click();
  const name = page.getByLabel('Nome');
  await name.fill('Rosa');
  await letScriptsGo();
  // Its own checks, in place of the browser's, say that its code has come.
  await seen(page.locator('form[novalidate]').filter({ has: name }));
  await page.getByRole('button', { name: 'Invia la candidatura' }).click();
  await seen(page.getByText('Lascia un telefono o un’email', { exact: false }));
  expect(await name.inputValue()).toBe('Rosa');
  expect(page.url()).toContain(offer.path);
});

test('the application of an account keeps what is typed before the script has come', async ({ visit }) => {
  const applicant = await register();
  const { page, letScriptsGo } = await visitEarly(visit, offer.path, { on: 'phone', as: applicant });
  await page.getByLabel('Messaggio (facoltativo)').fill('Sono libera da lunedì.');
  // Both forms are in the document.
  await page.getByLabel('Telefono').filter({ visible: true }).fill('333 1234567');
  await letScriptsGo();
  // Kept for a reload, too.
  await eventually(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Sono libera');
  // Off until its code has come.
  await page.getByRole('button', { name: 'Candidati Ora', exact: true }).click();
  await seen(toasts(page).getByText('Candidatura inviata!'));
  expect(await applications(applicant, offer.id)).toMatchObject([{ message: 'Sono libera da lunedì.' }]);
});

test("a town's slider that is touched before the script has come counts", async ({ visit }) => {
  const { page, letScriptsGo } = await visitEarly(visit, '/lavoro-lovere', { on: 'phone' });
  await panelButton(page).click();
  const slider = page.getByRole('slider');
  const width = (await slider.boundingBox())?.width ?? 0;
  await slider.tap({ position: { x: width - 4, y: 10 } });
  await letScriptsGo();
  await eventually(() => query(page).radius).toBe('50');
});

test("'for companies only' that is chosen before the script has come stays chosen", async ({ visit }) => {
  const { page, letScriptsGo } = await visitEarly(visit, pagePath.publishCandidate(), { as: worker });
  const companies = page.getByRole('radio', { name: /Solo aziende registrate/ });
  await companies.check();
  await page.getByLabel('Professione').fill('Cuoca');
  await letScriptsGo();
  await eventually(() => page.getByRole('button', { name: /^Pubblica/ }).isEnabled()).toBe(true);
  // Typing renders the form again: a choice that React does not know of would be undone.
  await page.getByLabel('Professione').fill('Cuoca di albergo');
  expect(await companies.isChecked()).toBe(true);
});
