import type { Page } from 'playwright-core';
import { matchPath } from 'react-router';
import { expect } from 'vitest';
import type { Session } from '../../shared/accounts.ts';
import { languageOf } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { PAGES } from '../../web/app/pages.ts';
import { HARMLESS, SITE, sessionItems, test } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, press, seen } from './page-checks.ts';

/** Italian routes of the product, but for nine towns, whose page is that of the first. */
export const KINDS_OF_PAGE = PAGES.map(([route]) => route).filter(
  (route) => !languageOf(route) && !TOWNS.slice(1).some(({ page }) => pagePath.town(page) === route),
);

/** A state of a page, and how a visit gets there. */
export type State = {
  readonly path: string;
  /** The signed-in person, if any. */
  readonly as?: Session;
  /** Items of the local storage. */
  readonly items?: Readonly<Record<string, string>>;
  /** Errors in the console that belong to the state. */
  readonly expected?: readonly RegExp[];
  /** Brings the page into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** A text that is there once the page is in the state. */
  readonly shows?: string;
};

/** For `act`: presses buttons by their names. */
export const submit =
  (...names: readonly string[]) =>
  (page: Page): Promise<void> =>
    press(page, ...names);

/** The width of the smallest phones, of common ones, of a desktop at 200 % zoom, of a desktop. */
export const WIDTHS = [320, 360, 640, 1280];

/** Width and theme in which axe looks at a state, by turns; `web/ui/tokens.test.ts` knows that texts read on every ground of both. */
const VIEWS = [
  [360, 'light'],
  [1280, 'dark'],
  [360, 'dark'],
  [1280, 'light'],
] as const;

/**
 * Walks through states in tabs of one browser; the test names every state that something is wrong with.
 * @param hasState kinds of page that must be among them
 */
export function testStates(makeStates: () => Promise<readonly State[]>, hasState: (route: string) => boolean): void {
  test('axe finds nothing, and nothing scrolls sideways at any width or with text of twice the size', async ({
    visit,
  }) => {
    const states = await makeStates();
    const first = await visit('/robots.txt', { expected: [/./] });
    const wrong: string[] = [];
    for (const [index, state] of states.entries()) {
      await first.evaluate(
        (items) => {
          localStorage.clear();
          for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
        },
        { ...(state.as && sessionItems(state.as)), ...state.items },
      );
      const page = await first.context().newPage();
      await checkState(page, state, VIEWS[index % 4] ?? VIEWS[0]).catch(async (error) => {
        const shown = await page.getByRole('main').ariaSnapshot({ timeout: 5_000 }).catch(String);
        wrong.push(`${index}: ${state.path} ${state.shows ?? ''}: ${error.message}\n${shown}`);
      });
      await page.close();
    }
    expect(wrong).toEqual([]);
    const visited = states.map(({ path }) => new URL(path, SITE).pathname);
    const missing = KINDS_OF_PAGE.filter((route) => !visited.some((path) => matchPath(route, path)));
    expect(missing.filter(hasState)).toEqual([]);
  });
}

async function checkState(page: Page, state: State, [axeWidth, theme]: (typeof VIEWS)[number]): Promise<void> {
  const { path, expected = [/status of 404/], act, shows } = state;
  const stated: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && stated.push(message.text()));
  page.on('pageerror', (error) => stated.push(String(error)));
  await page.goto(path);
  await act?.(page);
  if (shows !== undefined) await seen(page.getByText(shows));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 640 ? 740 : 900 });
    await expectNoSidewaysScroll(page);
    if (width === axeWidth) await expectAccessible(page, theme);
  }
  // Text of twice the size, as people set it in their browser.
  await page.setViewportSize({ width: 390, height: 780 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
  const notified = stated.filter((text) => ![...HARMLESS, ...expected].some((pattern) => pattern.test(text)));
  expect(notified, 'what the console said').toEqual([]);
}
