import type { Page } from 'playwright-core';

/** Addresses of the site's scripts. */
export const SCRIPTS = '**/assets/*.js';

type Held = {
  readonly letGo: () => void;
  /** How often it was asked for. */
  readonly count: () => number;
};

/** Holds what the page asks for from now on, where its address fits, until it is let go. */
export async function hold(page: Page, addresses: string | RegExp, method?: 'GET' | 'PATCH' | 'POST'): Promise<Held> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let requested = 0;
  await page.context().route(addresses, async (route) => {
    if (method === undefined || route.request().method() === method) {
      requested += 1;
      await promise;
    }
    await route.continue();
  });
  return { letGo: resolve, count: () => requested };
}
