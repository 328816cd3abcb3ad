import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError, describeError } from '../errors.ts';

/** Media types of the files that the build has compressed already (`scripts/lib/compress.mjs`). */
const COMPRESSED: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

const SVG = 'image/svg+xml';

/** A built file. Names under /assets hold a hash of their content, so what is there never changes. */
export async function serveFile(c: Context<AppEnv>): Promise<Response> {
  const response = (await compressed(c)) ?? (await plain(c));
  const found = response.ok || response.status === 304;
  const kept = c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=604800';
  response.headers.set('Cache-Control', found ? kept : 'no-store');
  return response;
}

async function plain(c: Context<AppEnv>): Promise<Response> {
  const file = await fetchAsset(c, c.req.raw);
  const response = new Response(file.body, file);
  // A text, and without its encoding the one type of which a browser may guess it.
  if (file.headers.get('Content-Type') === SVG) response.headers.set('Content-Type', `${SVG}; charset=utf-8`);
  return response;
}

/** The file as the build has compressed it, a tenth smaller than the edge does; null where there is none, or nobody can read it. */
async function compressed(c: Context<AppEnv>): Promise<Response | null> {
  const type = COMPRESSED[c.req.path.split('.').at(-1) ?? ''];
  // The header says what the edge accepts; the platform knows what the browser accepts.
  const { cf } = c.req.raw;
  const accepted =
    typeof cf?.clientAcceptEncoding === 'string' ? cf.clientAcceptEncoding : c.req.header('Accept-Encoding');
  if (type === undefined || !/(^|[,\s])br($|[,;\s])/.test(accepted ?? '')) return null;
  const file = await fetchAsset(c, new Request(`${c.req.url}.br`, c.req.raw));
  if (!file.ok && file.status !== 304) return null;
  const headers = new Headers(file.headers);
  headers.set('Content-Type', type);
  headers.set('Content-Encoding', 'br');
  headers.set('Vary', 'Accept-Encoding');
  return new Response(file.body, { status: file.status, headers, encodeBody: 'manual' });
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
