import type { BrowserContext } from 'playwright-core';
import { beforeAll } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { type Account, offer, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { fillOffer, logIn } from './forms.ts';
import { seen, toasts } from './page-checks.ts';

const word = uniqueWord();
const BARISTA = `Barista ${word}`;
const LIST = `/offerte?search=${word}`;
let employer: Account;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
  await publish(employer, { title: BARISTA });
});

/** Makes any access to cookies and storage throw, as browsers do when people block them. */
const forbidStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(window, name, { get, configurable: true });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get, configurable: true });
    Object.defineProperty(Document.prototype, 'cookie', { get, configurable: true });
  });

test('forbidden storage leaves the site working, and it says what it cannot keep', async ({ visit }) => {
  const page = await visit(LIST, {
    before: forbidStorage,
    expected: [/Failed to save (scroll positions|applied view)/],
  });
  await page.getByRole('button', { name: `Salva l'offerta: ${BARISTA}` }).click();
  await seen(toasts(page).getByText('Modifica non salvata sul dispositivo'));
  await page.getByRole('link', { name: BARISTA, exact: true }).click();
  await seen(page.getByRole('heading', { level: 1, name: BARISTA }));
  await page.getByRole('banner').getByRole('link', { name: 'Pubblica offerta' }).click();
  await page.waitForURL('**/login?next=%2Fpubblica-offerta');
  await logIn(page, employer);
  await page.waitForURL('**/pubblica-offerta');
  await fillOffer(page, offer());
  await seen(page.getByText('Il tuo browser non permette di conservare una bozza', { exact: false }));
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  await page.waitForURL(`**${pagePath.valley()}`);
});
