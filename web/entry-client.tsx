import 'virtual:uno.css';
import './styles/base.css';
import './styles/jobs.css';
import './styles/layout.css';
import './styles/map.css';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { makeQueryClient } from './api/query-client.ts';
import { onSessionChange } from './api/session.ts';
import { App } from './app.tsx';
import { keepHead } from './keep-head.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { createRoutes } from './routes.tsx';

const data: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
const client = makeQueryClient((path, init) => fetch(path, init));
hydrate(client, data.queries);
// What one person read is not the next one's.
onSessionChange(() => client.removeQueries({ predicate: (query) => query.meta?.signedIn === true }));
const routes = createRoutes(client, () => new Date());

/** The modules of the page that the edge rendered: without them the router would show its fallback for a moment. */
async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

async function start(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
  const loaderData = Object.fromEntries(
    matches.map((_, depth) => [depth === 0 ? '0' : `0-${childIndex(depth)}`, null]),
  );
  function childIndex(depth: number): number {
    const parent = matches[depth - 1]?.route.children ?? [];
    return parent.indexOf(matches[depth]?.route ?? {});
  }
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  keepHead(router, { client, siteUrl: data.siteUrl });
  const root = document.getElementById('root');
  if (!root) throw new Error('start: the shell has no #root');
  startTransition(() => {
    hydrateRoot(
      root,
      <App client={client} now={new Date(data.now)}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

// Not awaited: modules of other chunks import from this one, and would wait for it for ever.
void start();
