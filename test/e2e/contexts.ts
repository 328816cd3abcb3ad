import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A browser context while somebody uses it. */
export type Lent = {
  readonly context: BrowserContext;
  /** Receives what the consoles of its pages say. */
  readonly hear: (listener: Listener) => void;
  /** Ends its pages. A kept context is emptied for its next user. */
  readonly giveBack: () => Promise<void>;
};

type Listener = (type: string, text: string) => void;
type Cached = Lent & { readonly keeper: Page };

const idle = new Map<string, Cached[]>();

/**
 * A context that others may have used before. Its storage and cookies are empty; its processes, and the scripts and styles
 * that they have read, are kept: a visit takes 0.38 s instead of 0.6, with Chromium's `--process-per-site`. Routes and
 * `setOffline` end with their user; a test that changes anything else of a context needs a new one.
 * @param options the same for the same `kind`
 * @param items of its local storage
 */
export async function lendContext(
  browser: Browser,
  kind: string,
  options: BrowserContextOptions,
  items: Readonly<Record<string, string>>,
): Promise<Lent> {
  const stored = idle.get(kind)?.pop() ?? (await keepContext(browser, kind, options));
  await stored.keeper.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, items);
  return stored;
}

/** A context of one user. */
export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<Lent> {
  const context = await browser.newContext(options);
  const hear = listening(context);
  context.setDefaultTimeout(60_000);
  if (options.javaScriptEnabled !== false) context.on('page', waitForScript);
  // A violation that a script catches, as libraries that try `eval` do, reaches no console.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`The policy of the page refused ${violatedDirective} ${blockedURI}`);
    });
  });
  return { context, hear, giveBack: () => context.close() };
}

async function keepContext(browser: Browser, kind: string, options: BrowserContextOptions): Promise<Cached> {
  const { context, hear } = await newContext(browser, options);
  // Of the site, without script: keeps the process of its pages running, and can empty their storage.
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  const giveBack = async () => {
    const pages = context.pages().filter((page) => page !== keeper);
    await Promise.all(pages.map((page) => page.close()));
    // Not meanwhile: ending the routes speaks to each open page, and fails where one is closing.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all([context.setOffline(false), context.clearCookies(), context.clearPermissions()]);
    const hasOwnClock = await keeper.evaluate(empty);
    if (hasOwnClock) return context.close();
    idle.set(kind, [...(idle.get(kind) ?? []), stored]);
  };
  const stored: Cached = { context, hear, giveBack, keeper };
  return stored;
}

/** Empties the storage of the site. @returns whether a test moved the clock of the context, which cannot be undone */
async function empty(): Promise<boolean> {
  localStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  // Playwright's own Date says that it is the browser's; its timers do not.
  return !String(setTimeout).includes('[native code]');
}

function listening(context: BrowserContext): Lent['hear'] {
  let listener: Listener = () => undefined;
  context.on('console', (message) => listener(message.type(), message.text()));
  context.on('weberror', (error) => listener('error', String(error.error())));
  return (next) => {
    listener = next;
  };
}

/** Makes a page wait after each document that it loads. */
function waitForScript(page: Page): void {
  const [goto, reload, goBack] = [page.goto.bind(page), page.reload.bind(page), page.goBack.bind(page)];
  const taken = async <Answer>(loading: Promise<Answer>, waitUntil = 'load'): Promise<Answer> => {
    const answer = await loading;
    if (waitUntil !== 'commit' && waitUntil !== 'domcontentloaded') await untilHydrated(page);
    return answer;
  };
  page.goto = (url, options) => taken(goto(url, options), options?.waitUntil);
  page.reload = (options) => taken(reload(options), options?.waitUntil);
  page.goBack = (options) => taken(goBack(options), options?.waitUntil);
}

/**
 * React has taken the document over: its router's first effect takes the scroll position into its hands. Documents without
 * the app, such as sheets to print, have nothing to wait for.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('script[data-entry]') === null || history.scrollRestoration === 'manual',
  );
}
