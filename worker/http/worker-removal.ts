/** Takes the place of any service worker, of whatever release: throws away what it kept and goes. */
export const WORKER_REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;
