import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { fetchAsset } from './fetch-asset.ts';
import { WORKER_REMOVAL } from './worker-removal.ts';

/**
 * The service worker, or a script that removes it: if the operator has switched it off, and in development, where that of
 * an earlier build would come between vite and the browser. Browsers fetch it each time.
 */
export async function serveServiceWorker(c: Context<AppEnv>): Promise<Response> {
  const off = import.meta.env.DEV || c.get('config').SERVICE_WORKER === 'off';
  const file = off ? new Response(WORKER_REMOVAL) : await fetchAsset(c, c.req.raw);
  const answer = new Response(file.body, file);
  answer.headers.set('Cache-Control', file.ok || file.status === 304 ? 'no-cache' : 'no-store');
  if (off) answer.headers.set('Content-Type', 'text/javascript; charset=utf-8');
  return answer;
}
