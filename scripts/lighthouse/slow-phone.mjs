import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../lib/programs.mjs';
import { quantile } from '../lib/report.ts';
import { Failure } from '../lib/run.mjs';

/** 1.6 Mbit/s down, 150 ms, for `Network.emulateNetworkConditions`. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const CPU_SLOWDOWN = 4;
const BETWEEN_PRESSES_MS = 100;
const PATIENCE_MS = 30_000;
/** Runs in the page: marks the moment at which a button shows that it is pressed. */
const NOTE_PRESS = `new MutationObserver((changes, observer) => {
  if (!changes.some(({ target }) => target.ariaPressed === 'true')) return;
  performance.mark('pressed');
  observer.disconnect();
}).observe(document, { subtree: true, attributeFilter: ['aria-pressed'] });`;

/** Reads in the page: when it was painted and obeyed, and the middle of the first favourite button, on the screen. */
const LOOK = `(() => {
  const timeOf = (name) => performance.getEntriesByName(name)[0]?.startTime;
  const heart = document.querySelector('button[aria-label^="Salva l\\'offerta"]');
  heart?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = heart?.getBoundingClientRect();
  const middle = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { painted: timeOf('first-contentful-paint'), answered: timeOf('pressed'), middle };
})()`;

/** @typedef {{ painted?: number, answered?: number, middle?: { x: number, y: number } }} Look */

/**
 * Presses the favourite button of the first offer, from when it can be seen until it shows that it was pressed.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ content: NOTE_PRESS });
    await page.goto(url, { waitUntil: 'commit' });
    for (
      const deadline = Date.now() + PATIENCE_MS;
      Date.now() < deadline;
      await page.waitForTimeout(BETWEEN_PRESSES_MS)
    ) {
      const { painted, answered, middle } = /** @type {Look} */ (await page.evaluate(LOOK));
      if (painted !== undefined && answered !== undefined) return { painted, answered };
      if (painted !== undefined && middle) await page.touchscreen.tap(middle.x, middle.y);
    }
    throw new Failure(`The favourite button of ${url} does not answer.`);
  } finally {
    await context.close();
  }
}

/**
 * Measures when pages obey on a slow phone with an empty cache: slow 4G and a quarter of this machine's speed.
 * @param {string} site
 * @param {readonly string[]} paths of pages with offers
 * @param {number} runs of each page, of which the median counts
 * @returns {Promise<{ path: string, painted: number, answered: number }[]>} milliseconds since the navigation began
 */
export async function timePress(site, paths, runs) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    const found = [];
    for (const path of paths) {
      /** @type {Awaited<ReturnType<typeof visit>>[]} */
      const visits = [];
      for (let run = 0; run < runs; run++) visits.push(await visit(browser, site + path));
      const median = (/** @type {'painted' | 'answered'} */ what) =>
        quantile(
          visits.map((each) => each[what]),
          0.5,
        );
      found.push({ path, painted: median('painted'), answered: median('answered') });
    }
    return found;
  } finally {
    await browser.close();
  }
}
