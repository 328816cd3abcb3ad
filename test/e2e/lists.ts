import type { Locator, Page } from 'playwright-core';
import { eventually } from './page-checks.ts';

/** The titles of what a list shows, in its order. */
export const titles = (page: Page): Promise<string[]> => page.getByRole('heading', { level: 3 }).allTextContents();

export const expectTitles = (page: Page, shown: readonly string[]): Promise<void> =>
  eventually(() => titles(page)).toEqual(shown);

/** Parameters in the page's address. */
export const query = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

/** The same, without what these tests search for. */
export const filtersIn = (page: Page): Record<string, string> => {
  const { search, v, ...rest } = query(page);
  return rest;
};

/** Opens and closes the filters of a list where they are a sheet. */
export const sheetButton = (page: Page): Locator => page.locator('.filter-panel > summary');
