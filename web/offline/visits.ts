import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { CONNECTION_ID } from '../../shared/offline.ts';
import { copies } from '../api/copies.ts';
import { headOf } from '../app/page.ts';
import { notifyWorker, withWorker } from './service-worker.ts';

/** A page counts as seen after this long, when its data and the code of its head are there. */
const SEEN_AFTER_MS = 1_000;
/** Longest delay of a look; each delay is twice the one before, as a slow network brings data and head late. */
const LAST_LOOK_MS = 32_000;

/** One after the other: all at once are a long task, and nobody waits for them. */
async function askFor(paths: readonly string[]): Promise<void> {
  for (const path of paths) await fetch(path).catch(() => undefined);
}

/** The worker keeps documents by itself; it cannot see pages that the router has shown, nor what came before it. */
export function notifyVisits(router: DataRouter, client: QueryClient): void {
  const isCopy = document.getElementById(CONNECTION_ID) !== null;
  let shown = router.state.location;
  let timer: ReturnType<typeof setTimeout> | undefined;
  withWorker(async (takesOver) => {
    const { location } = router.state;
    const files = takesOver ? performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname) : [];
    // Requests the loaded files again: the worker, which missed them, caches them; the browser answers from its own
    // cache. Awaited, as a page that is kept before its files does not open without a network.
    await askFor(files.filter((path) => path.startsWith('/assets/')));
    if (!isCopy && router.state.location === location) look(0, true);
  });
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    shown = location;
    look(SEEN_AFTER_MS, false);
  });

  /** Tells of the page once it is whole, unless another is shown before. */
  function look(after: number, asDocument: boolean): void {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const { location } = router.state;
      const isNotified = await notifyPage(asDocument).catch(() => false);
      // The next page has a look of its own, which this one must not put off.
      const isLast = after >= LAST_LOOK_MS || router.state.location !== location;
      if (!isNotified && !isLast) look(2 * after || SEEN_AFTER_MS, asDocument);
    }, after);
  }

  /** Resolves to false for a page that is not whole yet. */
  async function notifyPage(asDocument: boolean): Promise<boolean> {
    const { location, matches, errors } = router.state;
    const isFound = errors === null && matches.at(-1)?.route.path !== '*';
    const queries = client.getQueryCache().findAll({ type: 'active' });
    const isWhole = copies.size === 0 && queries.every(({ state }) => state.status === 'success');
    if (!isWhole) return false;
    if (!isFound) return true;
    const head = await headOf(router, client);
    const path = location.pathname + location.search;
    if (head) notifyWorker({ type: 'visited', path, title: head.title, document: asDocument });
    return true;
  }
}
