import type { BrowserContext, Locator, Page } from 'playwright-core';
import { eventually } from './page-checks.ts';

/** The line above the page, with the age of a copy. */
export const COPY = /Copia salvata oggi alle \d\d:\d\d: (non c’è connessione|la rete non risponde)\./;

export const bar = (page: Page): Locator => page.locator('#connessione');

/** Paths of all that the device has kept. */
export const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(url.slice(window.location.origin.length));
    return found;
  });

/** The device has kept this page, or this answer of the API. */
export const untilCached = (page: Page, path: string): Promise<void> => eventually(() => stored(page)).toContain(path);

/** The service worker answers what the page asks for from now on; on a first visit it keeps the page before that. */
export const untilInCharge = (page: Page): Promise<void> =>
  eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

const OFFLINE = 'offline';

/**
 * For `before` of a visit that goes offline: a document that is loaded meanwhile knows it, too. Chromium 150 tells only those
 * that are open when the network goes. The tab's name is what stays from one document to the next.
 */
export const notifyDocuments = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((name) => {
    if (window.name !== name) return;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => window.name !== name });
  }, OFFLINE);

/** Takes the network away, from documents to come as well. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate((name) => {
    window.name = name;
  }, OFFLINE);
  await page.context().setOffline(true);
}

/** Gives it back, and says so where the browser does not. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const notify = () =>
    page.evaluate(() => {
      const isNotified = !Object.hasOwn(navigator, 'onLine');
      window.name = '';
      if (!isNotified) window.dispatchEvent(new Event('online'));
      return true;
    });
  // A page that the browser has told may be loading again just then.
  await eventually(() => notify().catch(() => false)).toBe(true);
}
