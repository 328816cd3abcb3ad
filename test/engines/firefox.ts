import puppeteer from 'puppeteer-core';
import { findFirefox } from '../../scripts/lib/programs.mjs';
import type { Engine } from './engine.ts';

/** Firefox also prints a page, to PDF. */
export type Firefox = Engine & { readonly print: () => Promise<Uint8Array> };

/**
 * Firefox over WebDriver BiDi, at the size of a phone. By puppeteer, as playwright asks it for media features, which Firefox 153 does
 * not know.
 */
/** @param preferences besides the usual ones */
export async function startFirefox(preferences: Readonly<Record<string, unknown>> = {}): Promise<Firefox> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: await findFirefox(),
    headless: true,
    // A journey is offered nothing that the ones before have typed, in a list over the page.
    extraPrefsFirefox: { 'intl.accept_languages': 'it-IT', 'browser.formfill.enable': false, ...preferences },
  });
  // The first tab never gets the focus.
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 800, deviceScaleFactor: 1 });
  page.setDefaultTimeout(120_000);
  return {
    name: 'Firefox',
    go: (url) => page.goto(url).then(() => undefined),
    run: (inPage, ...args) => page.evaluate(inPage as never, ...(args as unknown as never[])),
    tap: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    choose: async (selector, path) => {
      const input = await page.$(selector);
      if (!input) throw new Error(`Firefox: no ${selector}`);
      await (input as import('puppeteer-core').ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    print: () => page.pdf({ format: 'a4' }),
    picture: async () => Buffer.from(await page.screenshot()),
    end: () => browser.close(),
  };
}
