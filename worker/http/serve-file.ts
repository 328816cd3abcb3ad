import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError, describeError } from '../errors.ts';

const SVG = 'image/svg+xml';

/**
 * A built file. Names under /assets hold a hash of their content, so what is there never changes: the platform serves it by
 * itself, with the headers of web/public/_headers, and only what is missing comes here.
 */
export async function serveFile(c: Context<AppEnv>): Promise<Response> {
  const file = await fetchAsset(c, c.req.raw);
  const response = new Response(file.body, file);
  // A text, and without its encoding the one type of which a browser may guess it.
  if (file.headers.get('Content-Type') === SVG) response.headers.set('Content-Type', `${SVG}; charset=utf-8`);
  const found = response.ok || response.status === 304;
  const stored = c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=604800';
  response.headers.set('Cache-Control', found ? stored : 'no-store');
  return response;
}

/**
 * A built file, as the platform serves it.
 * @throws DomainError `misconfigured` where nothing serves it
 */
export async function fetchAsset(c: Context<AppEnv>, request: Request): Promise<Response> {
  try {
    return await c.env.ASSETS.fetch(request);
  } catch (error) {
    throw new DomainError('misconfigured', `fetchAsset: ${describeError(error)}`);
  }
}

/**
 * The service worker, or a script that removes it: if the operator has switched it off, and in development, where that of
 * an earlier build would come between vite and the browser. Browsers fetch it each time.
 */
export async function serveServiceWorker(c: Context<AppEnv>): Promise<Response> {
  const off = import.meta.env.DEV || c.get('config').SERVICE_WORKER === 'off';
  const file = off ? new Response(WORKER_REMOVAL) : await fetchAsset(c, c.req.raw);
  const response = new Response(file.body, file);
  response.headers.set('Cache-Control', file.ok || file.status === 304 ? 'no-cache' : 'no-store');
  if (off) response.headers.set('Content-Type', 'text/javascript; charset=utf-8');
  return response;
}

/** Takes the place of any service worker, of whatever release: throws away what it kept and goes. */
export const WORKER_REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;
