import type { PageMessage, WorkerMessage } from '../../shared/offline.ts';
import { installBuild, prune, respondWithFile } from './build.ts';
import { keepData, keepSaved, savedData } from './data.ts';
import { keepEarlierPage, keepPage, notePage, savedPage, unsavedPage } from './pages.ts';
import { askForPage, kindOf, received, waitFor } from './rules.ts';
import { pathOf } from './store.ts';

/**
 * The service worker: network first for pages and public data; where the network is silent or gone, what this device
 * has kept, with its age. A worker of a new build takes over while nobody looks, and no page reloads for that.
 */

declare const self: ServiceWorkerGlobalScope;

const PATIENCE_MS = 3_000;
/** Patience with the network for data once it has just been silent: a page asks for several things. */
const LITTLE_PATIENCE_MS = 300;
const REMEMBERED_MS = 15_000;

let silentUntil = 0;

/** A cache that fails, is full or forbidden is as good as none. */
const quietly = <Result>(attempt: Promise<Result>): Promise<Result | undefined> => attempt.catch(() => undefined);

self.addEventListener('install', (event) => {
  event.waitUntil(installBuild());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
  // Not waited for: it asks which tabs there are, and one that is on its way to a page waits for this to end.
  void quietly(prune());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, self.location.origin);
  if (kind === 'file') event.respondWith(respondWithFile(pathOf(request)).catch(() => fetch(request)));
  if (kind === 'data') event.respondWith(respondWithData(event, pathOf(request)));
  if (kind === 'page') event.respondWith(respondWithPage(event, pathOf(request)));
});

self.addEventListener('message', (event) => {
  event.waitUntil(quietly(listen(event.data)));
});

async function respondWithPage(event: FetchEvent, path: string): Promise<Response> {
  const network = askForPage(event);
  const kept = network.then((response) => keepPage(path, response.clone()));
  event.waitUntil(quietly(kept.then(prune)));
  const outcome = await waitFor(network, PATIENCE_MS);
  if (outcome instanceof Response) return outcome;
  silentUntil = Date.now() + REMEMBERED_MS;
  const copy = await quietly(savedPage(path, outcome === 'silent' || self.navigator.onLine));
  if (copy) return copy;
  // A page that was never here is worth waiting for, however long the network takes.
  return network.catch(async (error) => (await quietly(unsavedPage())) ?? Promise.reject(error));
}

async function respondWithData(event: FetchEvent, path: string): Promise<Response> {
  const { request, clientId } = event;
  // The page knows that the copy has just been renewed.
  const renewed = request.cache === 'force-cache' && (await quietly(savedData(path)));
  if (renewed) return renewed;
  const network = fetch(request).then(received);
  const kept = quietly(network.then((response) => keepData(path, response.clone())));
  event.waitUntil(kept);
  const outcome = await waitFor(network, Date.now() < silentUntil ? LITTLE_PATIENCE_MS : PATIENCE_MS);
  if (outcome instanceof Response) {
    silentUntil = 0;
    return outcome;
  }
  silentUntil = Date.now() + REMEMBERED_MS;
  const copy = await quietly(savedData(path));
  if (!copy) return network;
  event.waitUntil(
    network
      .then(() => kept)
      .then(
        () => tell(clientId, { type: 'late', path }),
        () => undefined,
      ),
  );
  return copy;
}

async function tell(clientId: string, message: WorkerMessage): Promise<void> {
  (await self.clients.get(clientId))?.postMessage(message);
}

async function listen(message: PageMessage): Promise<void> {
  if (message.type === 'take-over') await self.skipWaiting();
  else if (message.type === 'saved') await keepSaved(message.ids);
  else if (message.document) await keepEarlierPage(message.path);
  else await notePage(message.path, message.title);
}
