import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium.mjs';
import type { Session } from '../../shared/accounts.ts';
import { STORAGE_KEYS } from '../../shared/site.ts';

export const SITE = inject('siteUrl');

const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;

/** Messages in consoles that are nobody's mistake. */
const HARMLESS = [
  // Chromium's word for a transition between documents that it gave up on a busy machine; the new document is there all the same.
  /Transition was aborted because of invalid state/,
  // The same, where another page was asked for meanwhile.
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
  /** Prepares the page's context before its first script. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
};

/** Opens an address in a browser of its own: storage, cookies and cache are empty. Waits until the page is taken over by script. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/**
 * Tests with a Chromium of their file and a new context per visit. A warning or error in a console that the visit did
 * not announce fails the test; that includes React's about hydration.
 */
export const test = base
  .extend('executablePath', { scope: 'file' }, process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
  .extend('browser', { scope: 'file' }, async ({ executablePath }, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser }, { onCleanup }): Promise<Visit> => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    onCleanup(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      expect(problems, 'what the consoles said').toEqual([]);
    });
    return async (path, { on = 'desktop', as, expected = [], before, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: SITE,
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
        // Routes see no request that a service worker makes: only the journeys about it have one.
        serviceWorkers: 'block',
        ...DEVICES[on],
        ...(as ? { storageState: signedIn(as) } : {}),
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(60_000);
      context.on('console', (message) => note(message.type(), message.text()));
      context.on('weberror', (error) => note('error', String(error.error())));
      // A violation that a script catches, as libraries that try `eval` do, reaches no console.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`The policy of the page refused ${violatedDirective} ${blockedURI}`);
        });
      });
      await before?.(context);
      const page = await context.newPage();
      await page.goto(path);
      if (options.javaScriptEnabled !== false && path.startsWith('/')) await untilHydrated(page);
      return page;

      function note(type: string, text: string) {
        if (!['error', 'warning'].includes(type)) return;
        if ([...HARMLESS, ...expected].some((pattern) => pattern.test(text))) return;
        problems.push(`${path}: ${text}`);
      }
    };
  });

/** React has taken the document over: its router's first effect takes the scroll position into its hands. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

type StorageState = NonNullable<BrowserContextOptions['storageState']>;

/** A browser whose local storage holds these items of the site. */
export function stored(items: Readonly<Record<string, string>>): StorageState {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: SITE, localStorage }] };
}

const signedIn = ({ token, user }: Session): StorageState =>
  stored({ [STORAGE_KEYS.token]: token, [STORAGE_KEYS.user]: JSON.stringify(user) });
