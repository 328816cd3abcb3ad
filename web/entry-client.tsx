import 'virtual:uno.css';
import './styles/base.css';
import './styles/jobs.css';
import './styles/layout.css';
import './styles/map.css';
import './no-eval.ts';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type DataRouter, RouterProvider } from 'react-router';
import { CONNECTION_ID } from '../shared/offline.ts';
import { fetchNoting } from './api/copies.ts';
import { makeQueryClient } from './api/query-client.ts';
import { onSessionChange } from './api/session.ts';
import { App } from './app.tsx';
import { keepHead } from './keep-head.ts';
import { PAGE_DATA_ID, readPageData } from './page-data.ts';
import { createPageRouter } from './page-router.ts';
import { pageStands } from './page-stands.ts';
import { createRoutes } from './routes.tsx';

/** After the page has loaded: what follows must not compete with its first paint. */
const STILL_AFTER_MS = 1_000;

/** A task for each part: a tap in between is answered. */
const pause = () => new Promise((next) => setTimeout(next));

async function start(): Promise<void> {
  await pause();
  const data = readPageData(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
  const client = makeQueryClient(fetchNoting);
  hydrate(client, data.queries);
  // What one person read is not the next one's.
  onSessionChange(() => client.removeQueries({ predicate: (query) => query.meta?.signedIn === true }));
  await pause();
  // The service worker's word for an address that it has no copy of.
  const isUnsaved = document.documentElement.dataset.unsaved !== undefined;
  const routes = isUnsaved ? (await import('./unsaved-routes.tsx')).UNSAVED_ROUTES : createRoutes();
  const root = document.getElementById('root');
  if (!root) throw new Error('start: the shell has no #root');
  // The service worker's shell is empty: there this script draws the page, and reads its data.
  const rendered = root.hasChildNodes() && isUnmoved();
  const loadPage: Parameters<typeof createPageRouter>[0]['loadPage'] = (page, at) =>
    void page.load?.({ client, now: new Date(), ...at });
  const router = await createPageRouter({ routes, rendered, loadPage });
  keepHead(router, { client, siteUrl: data.siteUrl, rendered });
  startTransition(() => {
    const page = (
      <App client={client} now={rendered ? new Date(data.now) : new Date()}>
        <RouterProvider router={router} />
      </App>
    );
    if (rendered) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
  // Until then the page is what the document was, and asks for nothing that could be brought up to date.
  await pageStands;
  router.initialize();
  // The gallery and hot reload want no worker between vite and the browser.
  if (import.meta.env.PROD) whenStill(rendered, () => void loadOffline(router, client));
}

/** Whether the address is still that of the document (`start-after-paint.js`). */
function isUnmoved(): boolean {
  const { opened } = noted();
  return opened === undefined || opened === window.location.pathname + window.location.search;
}

/** What `start-after-paint.js` has noted. */
const noted = (): DOMStringMap => document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

/** Calls back when the page is loaded and nothing moves any more; at once where it came from this device. */
function whenStill(rendered: boolean, begin: () => void): void {
  const wait = () => setTimeout(begin, STILL_AFTER_MS);
  if (!rendered || document.getElementById(CONNECTION_ID)) begin();
  else if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

async function loadOffline(router: DataRouter, client: QueryClient): Promise<void> {
  try {
    const { startOffline } = await import('./start-offline.tsx');
    await startOffline({ router, client, isBack: noted().back !== undefined });
  } catch {
    window.addEventListener('online', () => void loadOffline(router, client), { once: true });
  }
}

// Not awaited: modules of other chunks import from this one, and would wait for it for ever.
void start();
