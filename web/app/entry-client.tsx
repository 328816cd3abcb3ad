import 'virtual:uno.css';
import '../styles/base.css';
import '../styles/jobs.css';
import '../styles/layout.css';
import '../styles/map.css';
// Makes the policy before anything else could take its name.
import './trusted-types.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router';
import { CONNECTION_ID } from '../../shared/offline.ts';
import { fetchNoting } from '../api/copies.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { onSessionChange } from '../api/session.ts';
import { App } from './app.tsx';
import { withNetwork } from './deferred.tsx';
import { leavePressesToReact, repeatEarlyInput } from './early-input.ts';
import { keepHead } from './keep-head.ts';
import { noteLoadedDocument } from './loaded-document.ts';
import { giveBackTyped, reopenAtNewRelease } from './new-release.ts';
import { PAGE_DATA_ID, type PageData } from './page.ts';
import { pagesIn } from './pages.ts';
import { quietTransitions } from './quiet-transitions.ts';
import { createRoutes } from './routes.tsx';
import { settled } from './use-hydrated.ts';

/** After the page has loaded: what follows must not compete with its first paint. */
const STILL_AFTER_MS = 1_000;

/** A task for each part: a tap in between is answered. */
const pause = () => new Promise((next) => setTimeout(next));

/** Resolves once the document has come to its end, where its data are: scripts that the browser has kept may be faster. */
const untilParsed = async (): Promise<void> => {
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }));
};

async function start(): Promise<void> {
  noteLoadedDocument();
  reopenAtNewRelease();
  quietTransitions(document);
  keepPlace();
  await untilParsed();
  await pause();
  const data: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
  const client = makeQueryClient(fetchNoting);
  for (const { queryKey, state } of data.queries) client.getQueryCache().build(client, { queryKey }, state);
  // Private data of one account must not be shown to the next.
  onSessionChange(() => client.removeQueries({ predicate: (query) => query.meta?.signedIn === true }));
  await pause();
  const root = document.getElementById('root');
  if (!root) throw new Error('start: the shell has no #root');
  // The service worker's shell is empty: there this script draws the page, and reads its data.
  const served = root.hasChildNodes();
  // Set by the service worker when the page is not cached.
  const isUnsaved = document.documentElement.dataset.unsaved !== undefined;
  const routes = isUnsaved
    ? (await import('../offline/unsaved-view.tsx')).UNSAVED_ROUTES
    : createRoutes(
        (page, at) => void page.load?.({ client, now: new Date(), ...at }),
        pagesIn(data.languages),
        data.texts,
      );
  const hydration = served ? { hydrationData: await openRendered(routes) } : {};
  await pause();
  const isShown = served && isUnmoved();
  const router = createBrowserRouter(routes, isShown ? hydration : {});
  await pause();
  // Asked after the last pause, too, as somebody may go back during each.
  const rendered = isShown && isUnmoved();
  if (!rendered) await untilOpened(router);
  const headed = rendered ? router.state.location : null;
  startTransition(() => {
    const page = (
      <App client={client} now={rendered ? new Date(data.now) : new Date()} languages={data.languages}>
        <RouterProvider router={router} />
      </App>
    );
    if (rendered) {
      leavePressesToReact();
      hydrateRoot(root, page);
    } else createRoot(root).render(page);
  });
  await settled;
  // The router finds the place of its first page before its provider listens.
  const { restoreScrollPosition } = router.state;
  if (!rendered && typeof restoreScrollPosition === 'number') window.scrollTo(0, restoreScrollPosition);
  if (rendered) await repeatEarlyInput();
  void giveBackTyped();
  keepHead(router, { client, siteUrl: data.siteUrl, headed });
  // Hot reload wants no worker between vite and the browser.
  if (!import.meta.env.PROD) return;
  whenStill(rendered, async () => {
    const { startOffline } = await withNetwork(() => import('./start-offline.tsx'));
    const { languages } = data;
    await startOffline({ router, client, isBack: noted().back !== undefined, languages });
  });
}

/** Loads the code of the page that the document shows: a lazy route would be empty while React hydrates. */
async function openRendered(routes: RouteObject[]): Promise<HydrationState> {
  const matches = matchRoutes(routes, window.location) ?? [];
  for (const { route } of matches)
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  return { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) };
}

/** Resolves when the router has loaded the first page, which the document does not show. */
const untilOpened = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });

/** The address is still that of the document: nobody has gone back so far (`start-after-paint.js`). */
function isUnmoved(): boolean {
  const { opened } = noted();
  return opened === undefined || opened === window.location.pathname + window.location.search;
}

const noted = (): DOMStringMap => document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

/** Calls back when the page is loaded and nothing moves any more; at once where it came from this device. */
function whenStill(rendered: boolean, begin: () => Promise<void>): void {
  const wait = () => setTimeout(begin, STILL_AFTER_MS);
  if (!rendered || document.getElementById(CONNECTION_ID)) void begin();
  else if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

// Zod tries out whether it may compile, and browsers report that as a breach of the policy. It reads this when it loads, which is
// later: the rules of forms bring it.
globalThis.__zod_globalConfig = { jitless: true };

// Not awaited: pages import modules of this chunk, and would wait for it for ever. A module that does not arrive is in the browser's
// log; Firefox breaks it off when somebody leaves the page, which is no error.
start().catch((error) => {
  if (!(error instanceof TypeError && error.message.includes('module'))) throw error;
});

/** Returns to the place where a page was left when the browser brings it back whole: WebKit shows its top. */
function keepPlace(): void {
  let left = 0;
  addEventListener('pagehide', () => {
    left = window.scrollY;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && window.scrollY !== left) window.scrollTo(0, left);
  });
}
