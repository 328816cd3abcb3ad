import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { CHROMIUM_FLAGS } from '../../scripts/lib/programs.mjs';
import type { Session } from '../../shared/accounts.ts';
import { STORAGE_KEYS } from '../../shared/site.ts';
import { type Lent, lendContext, newContext } from './contexts.ts';

const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1];
if (!site) throw new Error('vitest runs more workers than there are sites');
/** Origin of the site that is this worker's alone. */
export const SITE = site.url;

export const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;

/** Messages in consoles that are nobody's mistake. */
export const HARMLESS = [
  // Chromium's word for a transition between documents that it gave up on a busy machine; the new document is there all the same.
  /Transition was aborted because of invalid state/,
  // Chromium's word for a transition that another page has ended.
  /Transition was skipped/,
  // Playwright's, about what `visit` asks of it.
  /Service Worker registration blocked by Playwright/,
];

export type VisitOptions = BrowserContextOptions & {
  /** Desktop unless said otherwise. */
  readonly on?: keyof typeof DEVICES;
  /** The signed-in person, if any. */
  readonly as?: Session;
  /** Errors in the console that this visit brings about, such as the browser's line about a refused request. */
  readonly expected?: readonly RegExp[];
  /** True where it matters that the browser has read nothing of the site before. */
  readonly cold?: boolean;
  /** Prepares the page's context before its first script. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
};

/**
 * Opens an address in a browser of its own: storage and cookies are empty, and with any option besides `on`, `as`, `expected`
 * and `viewport` the cache too. Every page of that browser waits, now and each time it loads a document, until script has
 * taken it over: a press before that may be lost. Not where `waitUntil` asks for less than a loaded document.
 */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

let published: (() => Promise<unknown>) | null = null;

/** Makes the next visit wait until kept lists and documents show what was published. */
export const waitBeforeVisit = (shown: () => Promise<unknown>): void => {
  published = shown;
};

/** Waits for what was published last. */
export async function untilPublished(): Promise<void> {
  await published?.();
  published = null;
}

/**
 * Tests with a Chromium that files share and an empty context per visit. A warning or error in a console that the visit did
 * not announce fails the test; that includes React's about hydration.
 */
export const test = base
  .extend('executablePath', { scope: 'worker' }, inject('chromium'))
  .extend('browser', { scope: 'worker' }, async ({ executablePath }, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, '--process-per-site'] });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser, task }, { onCleanup }): Promise<Visit> => {
    const lent: Lent[] = [];
    const problems: string[] = [];
    onCleanup(async () => {
      if (task.result?.errors?.length) for (const { context } of lent) await notifyPages(context);
      await Promise.all(lent.map((each) => each.giveBack()));
      expect(problems, 'what the consoles said').toEqual([]);
    });
    return async (path, { on = 'desktop', as, expected = [], cold = false, before, ...options } = {}) => {
      const usual: BrowserContextOptions = {
        baseURL: SITE,
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
        // Routes see no request that a service worker makes: only the journeys about it have one.
        serviceWorkers: 'block',
        ...DEVICES[on],
      };
      const { viewport, ...unusual } = options;
      const isUsual = !cold && !before && Object.keys(unusual).length === 0;
      const kind = `${on} ${JSON.stringify(viewport)}`;
      const borrowed = isUsual
        ? await lendContext(browser, kind, { ...usual, ...options }, as ? sessionItems(as) : {})
        : await newContext(browser, { ...usual, ...(as ? { storageState: signedIn(as) } : {}), ...options });
      lent.push(borrowed);
      const { context } = borrowed;
      borrowed.hear((type, text) => {
        if (!['error', 'warning'].includes(type)) return;
        if ([...HARMLESS, ...expected].some((pattern) => pattern.test(text))) return;
        problems.push(`${path}: ${text}`);
      });
      await before?.(context);
      await untilPublished();
      const page = await context.newPage();
      await page.goto(path);
      return page;
    };
  });

/** Says in the report of a failed test where its pages were and what could be seen there. */
async function notifyPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const seen = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
    console.error(`${page.url()}\n${seen.slice(0, 6_000)}`);
  }
}

type StorageState = NonNullable<BrowserContextOptions['storageState']>;

/** A browser whose local storage holds these items of the site. */
export function stored(items: Readonly<Record<string, string>>, origin = SITE): StorageState {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Items of the storage of a browser in which somebody is signed in. */
export const sessionItems = ({ token, user }: Session) => ({
  [STORAGE_KEYS.token]: token,
  [STORAGE_KEYS.user]: JSON.stringify(user),
});

/** A browser in which somebody is signed in; the site may be on the far side of a network. */
export const signedIn = (session: Session, origin = SITE): StorageState => stored(sessionItems(session), origin);
