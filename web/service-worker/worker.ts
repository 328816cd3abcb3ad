import { APP_SHELL, type PageMessage, PUSH_CACHE, type WorkerMessage } from '../../shared/offline.ts';
import {
  keepData,
  keepEarlierPage,
  keepPage,
  keepSaved,
  notePage,
  savedData,
  savedPage,
  unsavedPage,
} from './copies.ts';
import { askForPage, kindOf, received, waitFor } from './rules.ts';
import { BUILD, buildNames, DATA, find, keep, pathOf, SAVED } from './store.ts';

/** Network first for pages and public data; where it is silent or gone, what this device has kept, with its age. */

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

// A declarative message, where the browser does not show it by itself (https://www.w3.org/TR/push-api/#declarative-push-message).
self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, navigate, ...options } = event.data.json().notification;
  const shown = { icon: '/icons/icon-192.png', ...options, data: navigate };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

self.addEventListener('message', (event) => {
  event.waitUntil(quietly(listen(event.data)));
});

/** Shows a page in the window that has it open, else in a new one, as nothing typed may be lost. */
async function openPage(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}

async function respondWithPage(event: FetchEvent, path: string): Promise<Response> {
  const network = askForPage(event);
  const stored = network.then((response) => keepPage(path, response.clone()));
  event.waitUntil(quietly(stored.then(prune)));
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
  const stored = quietly(network.then((response) => keepData(path, response.clone())));
  event.waitUntil(stored);
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
      .then(() => stored)
      .then(
        () => notify(clientId, { type: 'late', path }),
        () => undefined,
      ),
  );
  return copy;
}

async function notify(clientId: string, message: WorkerMessage): Promise<void> {
  (await self.clients.get(clientId))?.postMessage(message);
}

async function listen(message: PageMessage): Promise<void> {
  if (message.type === 'take-over') await self.skipWaiting();
  else if (message.type === 'saved') await keepSaved(message.ids);
  else if (message.document) await keepEarlierPage(message.path);
  else await notePage(message.path, message.title);
}

/** Once in the compiled file, wherever it is used. */
const FILES = __BUILD_FILES__;

/** Builds whose files stay while older tabs may still ask for them. */
const MAX_BUILDS = 5;

/** Everything this build needs to run without a network, or nothing at all. @throws where a part does not arrive */
async function installBuild(): Promise<void> {
  try {
    const shell = await fetch(APP_SHELL, { cache: 'no-store' });
    // While a deploy spreads, the shell may be of another build than this worker.
    if (!(await shell.clone().text()).includes(FILES[0] ?? '')) throw new Error(APP_SHELL);
    await keep(BUILD, APP_SHELL, shell);
    await Promise.all(FILES.map(respondWithFile));
  } catch (error) {
    await caches.delete(BUILD);
    throw error;
  }
}

/** A built file, from this device where it is there: its name holds its content, so it is the same in every build. */
async function respondWithFile(path: string): Promise<Response> {
  const known = await caches.match(path, { ignoreVary: true });
  const response = known ?? (await fetch(path));
  if (!response.ok) throw new Error(path);
  if (!(await find(BUILD, path))) await (await caches.open(BUILD)).put(path, response.clone());
  return response;
}

/** The last build before this stays, for its pages; older ones only while another tab may still run them. */
async function prune(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const builds = (await buildNames()).slice(0, tabs.length > 1 ? MAX_BUILDS : 2);
  for (const name of await caches.keys())
    if (![...builds, DATA, SAVED, PUSH_CACHE].includes(name)) await caches.delete(name);
}
