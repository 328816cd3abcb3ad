import type { Context } from 'hono';
import { renderPage, sharedAddress } from '../../web/entry-server.tsx';
import type { AppEnv } from '../env.ts';
import { type Keeping, keep, keepingOf, readKept } from './document-cache.ts';
import { withHumanMeta } from './human-meta.ts';
import { rewriteShell } from './rewrite-shell.ts';

/** Built document of every page of the app. */
export const SHELL = '/web/index.html';

export type InProcess = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Serves the page of an address as a complete document. Documents hold nothing about a person, so those of a bounded
 * set of addresses are kept for everybody, under the version of the lists, the day in Rome and the build.
 */
export async function servePage(c: Context<AppEnv>, inProcess: InProcess): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  // One address per page.
  if (/.\/+$/.test(pathname)) return c.redirect(pathname.replace(/\/+$/, '').replace(/^\/+/, '/') + search, 301);
  const keeping = await keepingOfPage(c);
  const kept = keeping && (await readKept(keeping));
  if (kept)
    return withHumanMeta(c, new Response(kept.body, { status: kept.status, headers: documentHeaders(kept.status) }));
  const { SITE_URL } = c.get('config');
  const now = c.get('now');
  const page = await renderPage({ request: pageRequest(c), fetcher: inProcess, now, siteUrl: SITE_URL });
  if (page instanceof Response) return page;
  const document = rewriteShell(await readShell(c, SHELL), page);
  const answer = new Response(document.body, { status: page.status, headers: documentHeaders(page.status) });
  if (keeping && page.status === 200 && !page.stale) keep(c, keeping, answer.clone());
  return withHumanMeta(c, answer);
}

/** A built document that pages are put into. */
export async function readShell(c: Context<AppEnv>, path: string): Promise<Response> {
  // A request of its own: the visitor's `If-None-Match` is about the document, not about the shell.
  const shell = await c.env.ASSETS.fetch(new Request(new URL(path, c.req.url)));
  if (!shell.ok) throw new Error(`readShell: ${path} answered ${shell.status}`);
  return new Response(shell.body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

export function documentHeaders(status: number): Headers {
  return new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': status === 200 ? 'no-cache' : 'no-store',
  });
}

/** The request as the router sees it: a HEAD is rendered like the GET it stands for. */
const pageRequest = (c: Context<AppEnv>): Request => new Request(c.req.url, { signal: c.req.raw.signal });

async function keepingOfPage(c: Context<AppEnv>): Promise<Keeping | null> {
  const shared = await sharedAddress(new URL(c.req.url));
  return shared === null ? null : keepingOf(c, shared);
}
