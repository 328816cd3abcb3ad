import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import type { PublicJob } from '../../shared/jobs.ts';
import { publish, register, uniqueWord } from './api.ts';
import { stored, test } from './browser.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';
import { logIn } from './forms.ts';
import { titles } from './lists.ts';
import { eventually, expectStill, gone, seen, watchShifts } from './page-checks.ts';

const word = uniqueWord();
const SAVED = `Giardiniere ${word}`;
const OTHER = `Vivaista ${word}`;
let savedId = '';
let jobs: readonly PublicJob[];

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  jobs = [
    await publish(employer, { title: SAVED, salaryMin: 1300, salaryPeriod: 'mese' }),
    await publish(employer, { title: OTHER, location: 'Edolo' }),
  ];
  savedId = jobs[0]?.id ?? '';
});

const heart = (page: Page, title: string) => page.getByRole('button', { name: `Salva l'offerta: ${title}` });
/** Storage of a device that saved these offers before copies were kept. */
const ids = (...saved: readonly string[]) => ({ 'lavoro-in-valle.saved': JSON.stringify(saved) });
/** Title of the first offer of which the device has a copy. */
const copiedTitle = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lavoro-in-valle.saved-copies') ?? '[]')[0]?.title);
/** No network for the data, while the document is there as a service worker would bring it. */
const withoutData = (page: Page) => page.context().route('**/api/**', (route) => route.abort());
/** Nothing but the page itself asks the network, and the browser says that it fails. */
const ALONE = { serviceWorkers: 'block', expected: [/net::ERR_FAILED/] } as const;

test('a saved offer stays saved on this device', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`, { on: 'phone' });
  const pressed = (title: string) => heart(page, title).getAttribute('aria-pressed');
  expect(await pressed(SAVED)).toBe('false');
  await heart(page, SAVED).click();
  await eventually(() => pressed(SAVED)).toBe('true');
  expect(await pressed(OTHER)).toBe('false');
  // The heart lies on a card that is one link: pressing it goes nowhere.
  expect(new URL(page.url()).pathname).toBe('/offerte');

  await page.reload();
  await eventually(() => pressed(SAVED)).toBe('true');
  await page.goto(`/offerte/${savedId}`);
  await eventually(() => pressed(SAVED)).toBe('true');

  const tab = await page.context().newPage();
  await tab.goto(`/offerte/${savedId}`);
  const there = tab.getByRole('button', { name: `Salva l'offerta: ${SAVED}` });
  await eventually(() => there.getAttribute('aria-pressed')).toBe('true');
  await there.click();
  await eventually(() => pressed(SAVED)).toBe('false');
  await page.reload();
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
  await eventually(() => first.evaluate(() => Object.values(localStorage).join())).not.toContain(jobs[1]?.id);
});

describe('the page of saved offers', () => {
  test('lists them newest first, with their number in the header', async ({ visit }) => {
    const page = await visit(`/offerte?search=${word}`, { on: 'phone', before: watchShifts });
    await heart(page, SAVED).click();
    await heart(page, OTHER).click();
    await page.getByRole('banner').getByText('Menu').click();
    const link = page.getByRole('link', { name: 'Offerte salvate 2' }).filter({ visible: true });
    await link.click();
    await page.waitForURL('**/offerte-salvate');
    await seen(page.getByText('2 offerte salvate', { exact: true }));
    await eventually(() => titles(page)).toEqual([OTHER, SAVED]);
    await seen(page.getByText('1.300 € al mese', { exact: false }));
    expect(await page.getByText(/^Copia salvata/).count()).toBe(0);
    await page.reload();
    await eventually(() => titles(page)).toEqual([OTHER, SAVED]);
    await page.goto('/offerte');
    await expectStill(page);
  });

  test('an offer can be taken off and put back, and the number is announced', async ({ visit }) => {
    const page = await visit('/offerte-salvate', { storageState: stored(ids(savedId, jobs[1]?.id ?? '')) });
    const count = page.getByRole('status').filter({ hasText: /offert[ae] salvat/ });
    await eventually(() => titles(page)).toEqual([SAVED, OTHER]);
    await page.getByRole('button', { name: `Rimuovi: ${SAVED}` }).click();
    await eventually(() => count.textContent()).toBe('1 offerta salvata');
    const undo = page.getByRole('button', { name: `Annulla, salva di nuovo: ${SAVED}` });
    // The button keeps the focus, for people who use a keyboard.
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await undo.click();
    await eventually(() => count.textContent()).toBe('2 offerte salvate');
    await page.getByRole('button', { name: `Rimuovi: ${SAVED}` }).click();
    await page.reload();
    await eventually(() => titles(page)).toEqual([OTHER]);
    await heart(page, OTHER).click();
    await eventually(() => count.textContent()).toBe('0 offerte salvate');
    await page.reload();
    await seen(page.getByRole('heading', { name: 'Non hai ancora salvato offerte' }));
    await page.getByRole('link', { name: 'Cerca tra le offerte' }).click();
    await page.waitForURL('**/offerte');
  });

  test('one that has ended says so; one that is gone says so and can be taken off', async ({ visit }) => {
    const page = await visit('/offerte-salvate', {
      storageState: stored(ids(EXPIRED_OFFER.id, 'gone-for-good', savedId)),
    });
    await eventually(() => titles(page)).toEqual([EXPIRED_OFFER.title, 'Offerta salvata', SAVED]);
    const item = (n: number) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
        .nth(n);
    await seen(item(0).getByText('Offerta scaduta', { exact: true }));
    expect(
      await item(0)
        .getByRole('link', { name: /Candidati Ora/ })
        .count(),
    ).toBe(0);
    await seen(item(1).getByText('Questa offerta non c’è più: è stata tolta dal sito.'));
    expect(await item(2).getByText('Offerta scaduta').count()).toBe(0);
    await page.getByRole('button', { name: 'Rimuovi: offerta senza titolo' }).click();
    await page.reload();
    await eventually(() => titles(page)).toEqual([EXPIRED_OFFER.title, SAVED]);
  });

  test('without a network the copies are read, each with its age, until the network answers', async ({ visit }) => {
    const page = await visit('/', { ...ALONE, storageState: stored(ids(savedId, 'never-copied')) });
    // Seen once with a network: the device has its copy.
    await page.goto('/offerte-salvate');
    await eventually(() => titles(page)).toEqual([SAVED, 'Offerta salvata']);
    await eventually(() => copiedTitle(page)).toBe(SAVED);
    await withoutData(page);
    await page.reload();
    await seen(page.getByText('Il sito non risponde'));
    expect(await titles(page)).toEqual([SAVED, 'Offerta salvata']);
    await seen(page.getByText(/^Copia salvata (il |l’)\d/));
    await seen(page.getByText(/su questo dispositivo non ce n’è una copia/));
    await page.context().unroute('**/api/**');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await gone(page.getByText('Il sito non risponde'));
    await gone(page.getByText(/^Copia salvata/));
  });
});
