import type { Page } from 'playwright-core';

/** Holds the scripts of documents that are opened from now on; returns what lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.context().route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
