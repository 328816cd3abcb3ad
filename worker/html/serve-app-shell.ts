import type { Context } from 'hono';
import { pageHead } from '../../shared/head/page-head.ts';
import { APP_SHELL } from '../../shared/offline.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { AppEnv } from '../env.ts';
import { rewriteShell } from './rewrite-shell.ts';
import { readShell, SHELL } from './serve-page.ts';

/** The document without a page: the service worker keeps it, and the script draws into it what the device has. */
export async function serveAppShell(c: Context<AppEnv>): Promise<Response> {
  const head = pageHead({
    title: SITE_NAME,
    description: 'Le pagine salvate su questo dispositivo.',
    canonical: APP_SHELL,
    index: false,
  });
  const data = {
    now: c.get('now').toISOString(),
    siteUrl: c.get('config').SITE_URL,
    queries: { mutations: [], queries: [] },
  };
  const html = new ReadableStream<Uint8Array>({ start: (stream) => stream.close() });
  const shell = await readShell(c, SHELL);
  shell.headers.set('Cache-Control', 'no-store');
  return rewriteShell(shell, { html, head, data });
}
