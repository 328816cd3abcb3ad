import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { type Account, applications, publish, register, uniqueWord } from './api.ts';
import { test, type Visit, type VisitOptions } from './browser.ts';
import { untilHydrated } from './contexts.ts';
import { hold, SCRIPTS } from './hold.ts';
import { panelButton, query } from './lists.ts';
import { eventually, seen, toasts } from './page-checks.ts';

const word = uniqueWord();
const COOK = `Cuoca ${word}`;
const WAITER = `Barista ${word}`;
const BRENO: VisitOptions = { permissions: ['geolocation'], geolocation: { latitude: 45.957, longitude: 10.304 } };
const offer = { id: '', path: '' };
let worker: Account;

beforeAll(async () => {
  worker = await register();
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: WAITER, location: 'Edolo' });
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

/** Two ways to press, with the device that each belongs to. */
const WAYS = [
  { way: 'touch', on: 'phone', press: (target: Locator) => target.tap() },
  { way: 'keyboard', on: 'desktop', press: (target: Locator) => target.press('Enter') },
] as const;

const firstHeart = (page: Page) => page.getByRole('button', { name: /^Salva l'offerta/ }).first();
const pressed = (target: Locator) => eventually(() => target.getAttribute('aria-pressed'));

describe.for(WAYS)('by $way, before the script has come,', ({ on, press }) => {
  test.for([
    ['home', '/'],
    ['the list', '/offerte'],
    ['a town', '/lavoro-edolo'],
    ['an offer', null],
  ] as const)('a heart on %s is pressed', async ([, path], { visit }) => {
    const { page, letScriptsGo } = await visitEarly(visit, path ?? offer.path, { on });
    await press(firstHeart(page));
    await letScriptsGo();
    await pressed(firstHeart(page)).toBe('true');
  });

  test('a heart that is pressed again and again is pressed once, and answers the next press', async ({ visit }) => {
    const { page, letScriptsGo } = await visitEarly(visit, '/offerte', { on });
    const heart = firstHeart(page);
    for (let time = 0; time < 4; time++) await press(heart);
    await letScriptsGo();
    await pressed(heart).toBe('true');
    await press(heart);
    await pressed(heart).toBe('false');
  });

  test('hearts of several offers are pressed', async ({ visit }) => {
    const { page, letScriptsGo } = await visitEarly(visit, `/offerte?search=${word}`, { on });
    const hearts = [COOK, WAITER].map((title) => page.getByRole('button', { name: `Salva l'offerta: ${title}` }));
    for (const heart of hearts) await press(heart);
    await letScriptsGo();
    for (const heart of hearts) await pressed(heart).toBe('true');
  });

  test("an offer's address is shared", async ({ visit }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, letScriptsGo } = await visitEarly(visit, offer.path, { on, permissions });
    await press(page.getByRole('button', { name: 'Condividi' }));
    await letScriptsGo();
    await seen(toasts(page).getByText('Link copiato'));
  });

  test("'Candidati Ora' says that it needs an account", async ({ visit }) => {
    const { page, letScriptsGo } = await visitEarly(visit, offer.path, { on });
    await press(page.getByRole('button', { name: 'Candidati Ora' }));
    await letScriptsGo();
    await seen(toasts(page).getByText('Accesso richiesto'));
  });

  test('a menu that was opened stays open', async ({ visit }) => {
    const { page, letScriptsGo } = await visitEarly(visit, '/offerte', { on, as: worker });
    const menu = page.locator(on === 'phone' ? 'details.mobile-menu' : 'details.account-menu').first();
    await press(menu.locator('summary').first());
    await letScriptsGo();
    expect(await menu.getAttribute('open')).toBe('');
  });

  test('a search that is sent goes its way without script', async ({ visit }) => {
    const { page } = await visitEarly(visit, '/', { on });
    await page.getByRole('searchbox').first().fill(word);
    await press(page.getByRole('button', { name: 'Cerca' }).first());
    await eventually(() => query(page)).toMatchObject({ search: word });
    await seen(page.getByRole('heading', { name: COOK }));
  });
});

test('an application that is sent before the script has come is sent once', async ({ visit }) => {
  const { page, letScriptsGo } = await visitEarly(visit, offer.path, { as: worker });
  await page.getByLabel('Messaggio (facoltativo)').fill('Abito a Edolo.');
  const send = page.getByRole('button', { name: 'Candidati Ora' });
  await send.click();
  await send.click();
  expect(page.url()).toContain(offer.path);
  await letScriptsGo();
  await seen(page.getByText('Candidatura inviata'));
  expect(await applications(worker, offer.id)).toMatchObject([{ message: 'Abito a Edolo.' }]);
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

test.for([
  ['/offerte', 'Filtra per distanza'],
  ['/cerca-profili', 'Filtra per distanza'],
] as const)(
  'a distance box of %s that is ticked before the script has come counts',
  async ([path, label], { visit }) => {
    const { page, letScriptsGo } = await visitEarly(visit, path, BRENO);
    if (path === '/cerca-profili') await panelButton(page).click();
    await page.getByLabel(label).check();
    await letScriptsGo();
    await eventually(() => query(page).lat).toBe('45.96');
    expect(await page.getByLabel(label).isChecked()).toBe(true);
  },
);

test('a distance box in a panel that was opened before the script has come counts, and the panel stays open', async ({
  visit,
}) => {
  const { page, letScriptsGo } = await visitEarly(visit, '/offerte', { on: 'phone', ...BRENO });
  await panelButton(page).tap();
  await page.getByText('Filtra per distanza').tap();
  await letScriptsGo();
  await eventually(() => query(page).lat).toBe('45.96');
  expect(await page.locator('details.filter-panel').getAttribute('open')).toBe('');
});

test("a town's slider that is moved by key before the script has come counts", async ({ visit }) => {
  const { page, letScriptsGo } = await visitEarly(visit, '/lavoro-lovere');
  await panelButton(page).click();
  const slider = page.getByRole('slider');
  await slider.press('End');
  await letScriptsGo();
  await eventually(() => query(page).radius).toBe('50');
  expect(await slider.inputValue()).toBe('50');
  await seen(page.getByText('50 km', { exact: true }).first());
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

test('a profile for companies only that is chosen before the script has come stays for companies only', async ({
  visit,
}) => {
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
