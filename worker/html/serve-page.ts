import type { Context } from 'hono';
import { romeDay } from '../../shared/dates.ts';
import { renderPage, sharedAddress } from '../../web/entry-server.tsx';
import type { AppEnv } from '../env.ts';
import { readBookmark } from '../http/bookmark.ts';
import { listsVersion } from '../http/hot-lists.ts';
import { rewriteShell } from './rewrite-shell.ts';

const SHELL = '/web/index.html';
/** Pages of a version that was never followed by another live this long. */
const PAGE_CACHE_SECONDS = 300;

export type InProcess = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Serves the page of an address as a complete document. Documents hold nothing about a person, so those of a bounded
 * set of addresses are kept for everybody, under the version of the lists, the day in Rome and the build.
 */
export async function servePage(c: Context<AppEnv>, inProcess: InProcess): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  // One address per page.
  if (/.\/+$/.test(pathname)) return c.redirect(pathname.replace(/\/+$/, '').replace(/^\/+/, '/') + search, 301);
  const key = await pageKey(c);
  const kept = key && (await readKept(key));
  if (kept) return kept;
  const { SITE_URL } = c.get('config');
  const now = c.get('now');
  const page = await renderPage({ request: pageRequest(c), fetcher: inProcess, now, siteUrl: SITE_URL });
  if (page instanceof Response) return page;
  const document = rewriteShell(await readShell(c, SHELL), page);
  const answer = new Response(document.body, { status: page.status, headers: documentHeaders(page.status) });
  if (key && page.status === 200 && !page.stale) keep(c, key, answer.clone());
  return answer;
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

async function pageKey(c: Context<AppEnv>): Promise<Request | null> {
  if (import.meta.env.DEV || readBookmark(c) !== null) return null;
  const url = new URL(c.req.url);
  const shared = await sharedAddress(url);
  if (shared === null) return null;
  const version = await listsVersion(c.env.LISTS);
  return new Request(new URL(`/page/${__BUILD_ID__}/${version}/${romeDay(c.get('now'))}${shared}`, url));
}

async function readKept(key: Request): Promise<Response | null> {
  try {
    const kept = await caches.default.match(key);
    // Without the lifetime of the kept copy: that one is for the edge.
    return kept ? new Response(kept.body, { status: kept.status, headers: documentHeaders(kept.status) }) : null;
  } catch {
    return null;
  }
}

function keep(c: Context<AppEnv>, key: Request, page: Response): void {
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', `public, max-age=${PAGE_CACHE_SECONDS}`);
  const kept = new Response(page.body, { status: page.status, headers });
  c.executionCtx.waitUntil(caches.default.put(key, kept).catch(() => undefined));
}
