import type { Page } from 'playwright-core';

/** Addresses of the site's scripts. */
export const SCRIPTS = '**/assets/*.js';

/** Holds what the page asks for from now on, where its address fits; returns what lets it go. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.context().route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
