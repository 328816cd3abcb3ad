import type { Page } from 'playwright-core';
import type { VisitOptions } from './browser.ts';

/** A state of a page, and how a visit gets there. */
export type State = {
  readonly name: string;
  readonly path: () => string;
  readonly options?: () => VisitOptions;
  /** Brings the page into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
};

/** Presses a button by its name. */
export const submit = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
