import { chromium } from 'playwright-core';
import { pagePath } from '../../shared/paths.ts';
import { findChromium, SLOW_4G } from '../lib/chromium.mjs';
import { someJob } from './bytes.mjs';

/** @typedef {{ path: string, requests: number, blocking: number, all: number }} FirstPaint `requests`: begun before it; `blocking`: that it waits for */

/**
 * How many requests a phone's browser, with nothing kept, makes before it shows something.
 * @param {string} url of a server that compresses as the edge does
 * @returns {Promise<FirstPaint[]>}
 */
export async function countBeforePaint(url) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    /** @type {FirstPaint[]} */
    const found = [];
    for (const path of [
      pagePath.home(),
      pagePath.jobs(),
      pagePath.job(await someJob(url)),
      pagePath.publishCandidate(),
    ]) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      // Else everything is there before the first paint.
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
      await page.goto(url + path, { waitUntil: 'networkidle' });
      const requests = await page.evaluate(() => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const files = /** @type {({ name: string, startTime: number, renderBlockingStatus?: string })[]} */ (
          performance.getEntriesByType('resource')
        ).filter(({ name }) => !name.startsWith('data:'));
        const begun = files.filter(({ startTime }) => startTime < paint);
        const isBlocking = begun.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking');
        // The document itself comes on top.
        return { requests: 1 + begun.length, blocking: 1 + isBlocking.length, all: 1 + files.length };
      });
      found.push({ path, ...requests });
      await context.close();
    }
    return found;
  } finally {
    await browser.close();
  }
}
