import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { publish, register, uniqueWord } from './api.ts';
import { stored, test } from './browser.ts';
import { logIn } from './forms.ts';
import { expectTitles, titles } from './lists.ts';
import { eventually, expectStill, gone, hasFocus, press, seen, watchShifts } from './page-checks.ts';
import { EXPIRED_OFFER } from './seed.ts';

const word = uniqueWord();
const SAVED = `Giardiniere ${word}`;
const OTHER = `Vivaista ${word}`;
let savedId = '';
let otherId = '';

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  savedId = (await publish(employer, { title: SAVED, salaryMin: 1300, salaryPeriod: 'mese' })).id;
  otherId = (await publish(employer, { title: OTHER, location: 'Edolo' })).id;
});

const heart = (page: Page, title: string) => page.getByRole('button', { name: `Salva l'offerta: ${title}` });
/** Storage of a device that saved these offers before copies were kept. */
const ids = (...saved: readonly string[]) => ({ 'lavoro-in-valle.saved': JSON.stringify(saved) });
test('a saved offer stays saved on this device, and is in a list with its number in the header', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`, { on: 'phone', before: watchShifts });
  const pressed = (title: string) => heart(page, title).getAttribute('aria-pressed');
  expect(await pressed(SAVED)).toBe('false');
  await heart(page, SAVED).click();
  await eventually(() => pressed(SAVED)).toBe('true');
  expect(await pressed(OTHER)).toBe('false');
  // The heart lies on a card that is one link: pressing it goes nowhere.
  expect(new URL(page.url()).pathname).toBe('/offerte');

  await page.reload();
  await eventually(() => pressed(SAVED)).toBe('true');
  await heart(page, OTHER).click();
  await page.getByRole('banner').getByText('Menu').click();
  await page.getByRole('link', { name: 'Offerte salvate 2' }).filter({ visible: true }).click();
  await page.waitForURL('**/offerte-salvate');
  await seen(page.getByText('2 offerte salvate', { exact: true }));
  await expectTitles(page, [OTHER, SAVED]);
  await seen(page.getByText('1.300 € al mese', { exact: false }));
  await gone(page.getByText(/^Copia salvata/));
  await page.goto(`/offerte?search=${word}`);
  await expectStill(page);
  const tab = await page.context().newPage();
  await tab.goto(`/offerte/${savedId}`);
  const there = tab.getByRole('button', { name: `Salva l'offerta: ${SAVED}` });
  await eventually(() => there.getAttribute('aria-pressed')).toBe('true');
  await there.click();
  await eventually(() => pressed(SAVED)).toBe('false');
});

test('the list of a device joins the account at sign-in, is on every device, and goes with Esci', async ({ visit }) => {
  const account = await register();
  const pressed = (page: Page, title: string) => eventually(() => heart(page, title).getAttribute('aria-pressed'));
  /** The account's list, which a page reads or changes once it has come to rest. */
  const exchanged = (page: Page) => page.waitForResponse('**/api/account/saved-jobs');
  const first = await visit(`/offerte?search=${word}`);
  await heart(first, SAVED).click();
  await first.goto('/login');
  const joined = exchanged(first);
  await logIn(first, account);
  await joined;

  const second = await visit(`/offerte?search=${word}`, {
    as: account,
    on: 'phone',
    expected: [/INTERNET_DISCONNECTED/],
  });
  await pressed(second, SAVED).toBe('true');
  const added = exchanged(second);
  await heart(second, OTHER).click();
  await added;
  await second.context().setOffline(true);
  await heart(second, SAVED).click();
  const sent = exchanged(second);
  await second.context().setOffline(false);
  await sent;

  await first.goto('/offerte-salvate');
  await seen(first.getByText('Restano nel tuo account, su ogni dispositivo'));
  await seen(first.getByText('1 offerta salvata', { exact: true }));
  await seen(first.getByRole('heading', { level: 3, name: OTHER }));
  await first.locator('.account-menu > summary').click();
  await first.getByRole('button', { name: 'Esci' }).click();
  await eventually(() => first.evaluate(() => Object.values(localStorage).join())).not.toContain(otherId);
});

test('saved offers are taken off and put back, which is announced; ended ones say so', async ({ visit }) => {
  const page = await visit('/offerte-salvate', {
    storageState: stored(ids(EXPIRED_OFFER.id, 'gone-for-good', savedId)),
  });
  const count = page.getByRole('status').filter({ hasText: /offert[ae] salvat/ });
  await expectTitles(page, [EXPIRED_OFFER.title, 'Offerta salvata', SAVED]);
  const item = (title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await seen(item(EXPIRED_OFFER.title).getByText('Offerta scaduta', { exact: true }));
  await gone(item(EXPIRED_OFFER.title).getByRole('link', { name: /Candidati Ora/ }));
  await seen(page.getByText('Questa offerta non c’è più: è stata tolta dal sito.'));
  await press(page, 'Rimuovi: offerta senza titolo', `Rimuovi: ${SAVED}`);
  await eventually(() => count.textContent()).toBe('1 offerta salvata');
  const undo = page.getByRole('button', { name: `Annulla, salva di nuovo: ${SAVED}` });
  // The button keeps the focus, for people who use a keyboard.
  expect(await hasFocus(undo)).toBe(true);
  await undo.click();
  await eventually(() => count.textContent()).toBe('2 offerte salvate');
  await press(page, `Rimuovi: ${EXPIRED_OFFER.title}`);
  await page.reload();
  await expectTitles(page, [SAVED]);
  await heart(page, SAVED).click();
  await eventually(() => count.textContent()).toBe('0 offerte salvate');
  await page.reload();
  await seen(page.getByRole('heading', { name: 'Non hai ancora salvato offerte' }));
  await page.getByRole('link', { name: 'Cerca tra le offerte' }).click();
  await page.waitForURL('**/offerte');
});

test('without a network the copies are read, each with its age, until the network answers', async ({ visit }) => {
  const page = await visit('/', { expected: [/net::ERR_FAILED/], storageState: stored(ids(savedId, 'never-copied')) });
  // Seen once with a network: the device has its copy.
  await page.goto('/offerte-salvate');
  await expectTitles(page, [SAVED, 'Offerta salvata']);
  await eventually(() =>
    page.evaluate(() => JSON.parse(localStorage.getItem('lavoro-in-valle.saved-copies') ?? '[]')[0]?.title),
  ).toBe(SAVED);
  // No network for the data, while the document is there as a service worker would bring it.
  await page.context().route('**/api/**', (route) => route.abort());
  await page.reload();
  await seen(page.getByText('Il sito non risponde'));
  expect(await titles(page)).toEqual([SAVED, 'Offerta salvata']);
  await seen(page.getByText(/^Copia salvata (il |l’)\d/));
  await seen(page.getByText(/su questo dispositivo non ce n’è una copia/));
  await page.context().unroute('**/api/**');
  await press(page, 'Riprova');
  await gone(page.getByText('Il sito non risponde'));
  await gone(page.getByText(/^Copia salvata/));
});
