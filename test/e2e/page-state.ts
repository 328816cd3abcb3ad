import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { Session } from '../../shared/accounts.ts';
import { test, type VisitOptions } from './browser.ts';
import { expectFreeRings } from './focus-rings.ts';
import { expectAccessible, expectNoSidewaysScroll, seen } from './page-checks.ts';

/** A state of a page, and how a visit gets there. */
export type State = {
  readonly name: string;
  /** A function where the data of the states are part of it. */
  readonly path: string | (() => string);
  /** The signed-in person, if any. */
  readonly as?: () => Session;
  readonly storage?: () => NonNullable<VisitOptions['storageState']>;
  /** Errors in the console that belong to the state. */
  readonly expected?: readonly RegExp[];
  /** Brings the page into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** A text that is there once the page is in the state. */
  readonly shows?: string;
};

/** Presses buttons by their names, one after the other. */
export const submit =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };

/** Address of a state. */
export const pathOf = ({ path }: State): string => (typeof path === 'string' ? path : path());

/** The width of the smallest phones, of common ones, of a desktop at 200 % zoom, of a desktop. */
export const WIDTHS = [320, 360, 640, 1280];

/** Declares the tests of the states of pages: what holds of each of them. */
export function testStates(states: readonly State[]): void {
  describe('axe finds nothing and nothing scrolls sideways, in both themes, at every width and with text of twice the size', () => {
    test.for(states)('$name', async (state, { visit }) => {
      const { as, storage, expected = [/status of 404/], act, shows } = state;
      const page = await visit(pathOf(state), {
        expected,
        ...(as ? { as: as() } : {}),
        ...(storage ? { storageState: storage() } : {}),
      });
      await act?.(page);
      if (shows !== undefined) await seen(page.getByText(shows));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 640 ? 740 : 900 });
        await expectNoSidewaysScroll(page);
        // At 320 and 640 px the layouts are those of 360 and 1280 px.
        if (width !== 360 && width !== 1280) continue;
        await expectAccessible(page);
        await expectFreeRings(page);
      }
      // Text of twice the size, as people set it in their browser.
      await page.setViewportSize({ width: 390, height: 780 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScroll(page);
    });
  });
}
