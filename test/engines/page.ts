import { expect, onTestFinished } from 'vitest';
import type { Session } from '../../shared/accounts.ts';
import { STORAGE_KEYS } from '../../shared/site.ts';
import { untilPublished } from '../e2e/browser.ts';
import { eventually } from '../e2e/page-checks.ts';
import { layNetwork, type Network } from '../e2e/proxy.ts';
import type { Engine, Point } from './engine.ts';

/** Journeys' view of one tab. Elements are named by a selector and a part of their text or label. */
export type Tab = {
  readonly engine: Engine;
  readonly network: Network;
  /** Loads a path and waits until script has taken the page over. */
  readonly open: (path: string) => Promise<void>;
  /** Goes back to an address. */
  readonly back: (path: string | RegExp) => Promise<void>;
  /** Waits until such an element can be seen. */
  readonly see: (selector: string, text?: string) => Promise<void>;
  readonly tap: (selector: string, text?: string) => Promise<void>;
  readonly fill: (selector: string, text: string) => Promise<void>;
  /** Keeps a session in the tab, from the next page on. */
  readonly signIn: (session: Session) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Waits for an address by its path and query, and for its page. */
  readonly at: (path: string | RegExp) => Promise<void>;
};

/** Collects what a console, or the browser itself, says against the page, in the tab's storage. */
function listen(): void {
  const note = (text: string) => {
    const all: string[] = JSON.parse(sessionStorage.getItem('engine-problems') ?? '[]');
    sessionStorage.setItem('engine-problems', JSON.stringify([...all, `${location.pathname}: ${text}`]));
  };
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message) note(message);
      // Not parts of pictures, nor what is loaded ahead: both end with an error where somebody leaves the page, and a module that is
      // not there fails its import, too.
      else if (target instanceof HTMLElement && !target.matches('link[rel=modulepreload]'))
        note(`does not load: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`the policy refused ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      note(words.map(String).join(' '));
      say.apply(console, words);
    };
  }
}

type Found = Point & { readonly isFree: boolean };

/** The middle of the first visible element that a selector and a text name, once it is scrolled to; null where there is none. */
function locate(selector: string, text: string, scroll: boolean): Found | null {
  const plain = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('details:not([open]) > :not(summary)');
  const namesOf = (element: Element) => [
    element.getAttribute('aria-label'),
    ...('labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent) : []),
    element.textContent,
  ];
  const element = [...document.querySelectorAll(selector)].find(
    (each) => isShown(each) && namesOf(each).some((name) => plain(name).includes(text)),
  );
  if (!element) return null;
  if (scroll) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  const isMoving = document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'));
  return { x, y, isFree: element.contains(there) && !isMoving };
}

/** True once React has taken the document over, or where there is nothing to take over. */
const isTaken = () =>
  document.readyState === 'complete' &&
  (document.querySelector('script[data-entry]') === null || history.scrollRestoration === 'manual');

/** Lets React take over what it left for later, which a page that is left meanwhile would complain about. */
const settle = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
};

/** Address, buttons that wait for an answer, and text of the page. */
const seenText = () => {
  const waiting = [...document.querySelectorAll('button[aria-disabled=true]')].map((button) => button.outerHTML);
  return `${location.href}\n${waiting.join('\n')}\n${document.body.textContent.replace(/\s+/g, ' ').slice(0, 3000)}`;
};
const address = () => location.pathname + location.search;

/**
 * Opens a tab on a network of its own, to the end of the test. Problems that its consoles report fail the test, but for `expected`;
 * of a test that fails, the page is shown, and what it asked for last.
 */
export async function openTab(engine: Engine, { expected = [] }: { expected?: readonly RegExp[] } = {}): Promise<Tab> {
  const network = await layNetwork(`(${listen})();`);
  const { run } = engine;
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail')
      console.error(`${engine.name}: ${await run(seenText)}\n${network.requested.slice(-20).join('\n')}`);
    const stated = await run(() => sessionStorage.getItem('engine-problems'));
    const problems: string[] = JSON.parse(stated ?? '[]');
    expect(
      problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
      `${engine.name}: what the console said`,
    ).toEqual([]);
  });
  const taken = async () => {
    // A document that is on its way answers nothing, and one that is about to go breaks off.
    const settled = async () => (await run(isTaken)) && (await run(settle).then(() => true));
    await eventually(() => settled().catch(() => false), `${engine.name}: script takes the page over`).toBe(true);
  };
  const find = async (selector: string, text: string, scroll: boolean) =>
    run(locate, selector, text, scroll).catch(() => null);
  const nameOf = (selector: string, text: string) => `${engine.name}: ${selector}${text ? ` “${text}”` : ''}`;
  const tap: Tab['tap'] = async (selector, text = '') => {
    let last: Found | null = null;
    await eventually(
      async () => {
        const before = last;
        last = await find(selector, text, true);
        // Twice at one place: what moves is not hit.
        return last?.isFree === true && before?.x === last.x && before.y === last.y;
      },
      `${nameOf(selector, text)} can be pressed`,
    ).toBe(true);
    if (last) await engine.tap(last);
  };
  const at: Tab['at'] = async (path) => {
    const wanted = typeof path === 'string' ? path : expect.stringMatching(path);
    await eventually(() => run(address).catch(String), `${engine.name}: the address`).toEqual(wanted);
    await taken();
  };
  return {
    engine,
    network,
    open: async (path) => {
      await untilPublished();
      await engine.go(network.url + path);
      await taken();
    },
    back: async (path) => {
      // Not by the driver, which in Firefox waits for a load that a page out of its cache never has.
      await run(() => void setTimeout(() => history.back()));
      await at(path);
    },
    see: (selector, text = '') =>
      eventually(
        async () => (await find(selector, text, false)) !== null,
        `${nameOf(selector, text)} can be seen`,
      ).toBe(true),
    tap,
    fill: async (selector, text) => {
      await tap(selector);
      await engine.type(text);
      await eventually(
        () => run((css) => (document.querySelector(css) as HTMLInputElement | null)?.value, selector),
        nameOf(selector, ''),
      ).toBe(text);
    },
    signIn: ({ token, user }) =>
      run(
        (keys, theirs, them) => {
          localStorage.setItem(keys.token, theirs);
          localStorage.setItem(keys.user, them);
        },
        STORAGE_KEYS,
        token,
        JSON.stringify(user),
      ),
    signOut: () => run(() => localStorage.clear()),
    at,
  };
}
