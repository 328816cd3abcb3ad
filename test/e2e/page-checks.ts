import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // No page has sound or film.
  preload: false,
};

/** Findings of axe on the page in its present state, one line each. */
async function axeFindings(page: Page): Promise<string[]> {
  // Evaluated over the debugging protocol: the page's own policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    return axe.run(options);
  }, RULES);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${any[0]?.message ?? help} (${target.join(' ')})`),
  );
}

/** axe finds nothing in a theme. */
export async function expectAccessible(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(stillFor2Frames);
  expect(await axeFindings(page), `${page.url()} ${colorScheme}`).toEqual([]);
}

/** Colours change by way of transitions, however short, and those of a child start where its parent's end. */
async function stillFor2Frames(): Promise<boolean> {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((done) => requestAnimationFrame(done));
    if (document.getAnimations().length > 0) return false;
  }
  return true;
}

/** Expects that nothing overflows the page sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px in ${clientWidth} px`, ...out.map((element) => element.outerHTML.slice(0, 120))];
  });
  expect(wide, page.url()).toEqual([]);
}

/** Makes a narrow window and text twice as large, as some people have it; expects that no word breaks inside and nothing goes sideways. */
export async function expectWholeWords(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const broken = await page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement: parent } = text;
      if (!parent?.checkVisibility() || parent.closest('.sr-only, option')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}’]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // Longer ones are hyphenated, and the words that tests make up have no syllables.
        if (word.length > 11) continue;
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });
  expect(broken, page.url()).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (size) await page.setViewportSize(size);
}

/** For `visit`'s `before`: notes every layout shift from the first paint on. */
export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent,
        );
        shifts.push({ value, moved: moved.join(' + ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

type Shift = { readonly value: number; readonly moved: string };

/** Header items move by a few thousandths where a packet of the document ends between them. */
const MOST_SHIFT = 0.01;

/** Expects that nothing which `watchShifts` has seen moved the page, once everything has been painted. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    return (globalThis as unknown as { shifts: Shift[] }).shifts;
  });
  const moved = shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`);
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    [page.url(), ...moved].join('\n'),
  ).toBeLessThanOrEqual(MOST_SHIFT);
}

/** `expect` that tries again until it holds, for as long as a busy machine may need. */
export const eventually = <Value>(read: () => Promise<Value> | Value, message?: string) =>
  expect.poll(read, { timeout: 60_000, ...(message ? { message } : {}) });

/** Presses buttons by their names, one after the other. */
export async function press(within: Page | Locator, ...names: readonly string[]): Promise<void> {
  for (const name of names) await within.getByRole('button', { name, exact: true }).click();
}

/** The id of the element that has the focus. */
export const focusedId = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

/** True where the element has the focus. */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** The region of toasts. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: /^Notifiche/ });

/** Waits until a toast has this text. */
export const notified = (page: Page, text: string): Promise<void> =>
  seen(toasts(page).getByText(text, { exact: true }));

/** Waits until one of the elements can be seen; the header, for one, is in every document twice. */
export const seen = (locator: Locator): Promise<void> => locator.filter({ visible: true }).first().waitFor();

/** Waits until none of the elements can be seen. */
export const gone = (locator: Locator): Promise<void> =>
  locator.filter({ visible: true }).first().waitFor({ state: 'detached' });

/** Goes to an address as a link of the page would, without a new document. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** The focused element as a screen reader names it: role or element, and name. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return 'body';
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent;
    // Without the number of offers, which other tests change.
    return `${element.localName} ${name?.replace(/\s+/g, ' ').trim()}`.replace(/ \d+\+? offert[ae]$/, '');
  });

/** True if the focused element shows its focus and is visible. */
export const focusShows = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const inView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const middle = document.elementFromPoint(
      (left + right) / 2,
      Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1),
    );
    // The title of a card is a link as large as the card, so elements on top of it do not cover it.
    const own = element.closest('.card') ?? element;
    const covered = !(middle && (own.contains(middle) || middle.contains(element)));
    return { ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2, inView, covered };
  });
