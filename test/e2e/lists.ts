import type { Locator, Page } from 'playwright-core';
import { eventually } from './page-checks.ts';

/** The titles of what a list shows, in its order. */
export const titles = (page: Page): Promise<string[]> => page.getByRole('heading', { level: 3 }).allTextContents();

export const expectTitles = (page: Page, shown: readonly string[]): Promise<void> =>
  eventually(() => titles(page)).toEqual(shown);

/** Parameters in the page's address. */
export const query = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

/** Filters in the address, without what these tests search for. */
export const filtersIn = (page: Page): Record<string, string> => {
  const { search, v, ...rest } = query(page);
  return rest;
};

/** Opens and closes the filters of a list where they are a panel. */
export const panelButton = (page: Page): Locator => page.locator('.filter-panel > summary');

/** A filter that takes several values: a disclosure, and the boxes of its values in it. */
export const valueGroup = (page: Page, label: string): Locator =>
  page.locator(`details:has(> fieldset[aria-label="${label}"])`);

/** The values of such a filter that are chosen, as they are read while it is closed. */
export const chosenIn = async (page: Page, label: string): Promise<string> =>
  ((await valueGroup(page, label).locator('summary .control').textContent()) ?? '').trim();

/** The box of a value, in sight. */
export async function valueBox(page: Page, label: string, value: string): Promise<Locator> {
  const group = valueGroup(page, label);
  const box = group.getByRole('checkbox', { name: new RegExp(`^${value}( \\d|$)`), includeHidden: true });
  if (!(await box.isVisible())) await group.locator('summary').click();
  return box;
}
