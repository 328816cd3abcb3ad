import type { Context } from 'hono';
import { wrapTime } from 'hono/timing';
import * as mini from 'zod/mini';
import { pageHead } from '../../shared/head/page-head.ts';
import { languageOf } from '../../shared/languages.ts';
import { APP_SHELL } from '../../shared/offline.ts';
import { hasPublicForm, TURNSTILE_META } from '../../shared/public-forms.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { findPage, isOwnPath, type PageEntry, renderPage, sharedAddress } from '../../web/app/entry-server.tsx';
import type { AppEnv, Config } from '../env.ts';
import { DomainError } from '../errors.ts';
import type { InProcess } from '../http/part-of-document.ts';
import { countRead, isCommon } from '../http/rate-limit.ts';
import { fetchAsset } from '../http/serve-file.ts';
import { type Keeping, keepingOf, respondFromCache, respondWithNew } from './document-cache.ts';
import { rewriteShell } from './rewrite-shell.ts';

const SHELL = '/web/index.html';

/**
 * Serves the page of an address as a complete document. Documents hold nothing about a person, so those of a bounded
 * set of addresses are kept for everybody, under the day in Rome and the build, with the version of what they show.
 */
export async function servePage(c: Context<AppEnv>, inProcess: InProcess): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const { SITE_URL, LANGUAGES } = c.get('config');
  const language = languageOf(pathname);
  const entry = findPage(language && !LANGUAGES.includes(language) ? '*' : pathname);
  const [route] = entry;
  c.set('pageRoute', route);
  const own = addressOf(pathname);
  if (own !== pathname) return c.redirect(own + search, 301);
  const keeping = await keepingOfPage(c, entry);
  const stored = keeping && (await respondFromCache(c, keeping));
  if (stored) return withHumanMeta(c, stored);
  // Counts only pages of which anybody can invent more: one with an address of its own is rendered once, then cached.
  if (keeping === null || !isOwnPath(entry) || !isCommon(new URL(keeping.key.url).searchParams)) await countRead(c);
  const site = { now: c.get('now'), siteUrl: SITE_URL, languages: LANGUAGES };
  const request = { entry, request: pageRequest(c), fetcher: inProcess, ...site };
  const page = await wrapTime(c, 'render', renderPage(request));
  if (page instanceof Response) return page;
  const { scripts } = await readBuildManifest(c);
  const shell = await readShell(c, SHELL);
  const { body } = rewriteShell(shell, page, { scripts: scripts[route], offered: offeredBy(c.get('config')) });
  const { status, stale, trueUntil } = page;
  return withHumanMeta(c, await respondWithNew(c, keeping, { body, status, stale, until: trueUntil }));
}

/** Parts of the site that an operator may leave out, each with what it needs: the key that devices subscribe with (RFC 8292). */
const offeredBy = ({ NEWSLETTER, SERVICE_WORKER, VAPID_KEYS: [first] }: Config): Readonly<Record<string, string>> => ({
  ...(NEWSLETTER === 'on' && { newsletter: 'on' }),
  ...(SERVICE_WORKER === 'on' && first && { push: first.publicKey }),
});

/** As `encodeURIComponent` writes what ends a line. */
const LINE_ENDS = /%0[ad]|%e2%80%a[89]/gi;

/**
 * The one address of a page: without slashes at its end, and without line ends, which come along with a link that somebody
 * copies and which no route matches.
 */
function addressOf(pathname: string): string {
  const line = pathname.replace(LINE_ENDS, '');
  if (line === pathname && !(pathname.length > 1 && pathname.endsWith('/'))) return pathname;
  return line.replace(/(?<!\/)\/+$/, '').replace(/^\/+/, '/') || '/';
}

/** Built documents by their paths, which never change while a build runs. */
const shells = new WeakMap<Env, Map<string, string>>();

/**
 * A built document that pages are put into.
 * @throws DomainError `misconfigured` where it is missing
 */
export async function readShell(c: Context<AppEnv>, path: string): Promise<Response> {
  const known = shells.get(c.env) ?? new Map<string, string>();
  shells.set(c.env, known);
  const shell = known.get(path) ?? (await fetchShell(c, path));
  if (!import.meta.env.DEV) known.set(path, shell);
  return new Response(shell, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

async function fetchShell(c: Context<AppEnv>, path: string): Promise<string> {
  // A request of its own: the visitor's `If-None-Match` is about the document, not about the shell.
  const shell = await fetchAsset(c, new Request(new URL(path, c.req.url)));
  if (!shell.ok) throw new DomainError('misconfigured', `readShell: ${path} answered ${shell.status}`);
  return shell.text();
}

const pageRequest = (c: Context<AppEnv>): Request => new Request(c.req.url, { signal: c.req.raw.signal });

async function keepingOfPage(c: Context<AppEnv>, entry: PageEntry): Promise<Keeping | null> {
  const shared = await sharedAddress(entry, new URL(c.req.url));
  return shared === null ? null : keepingOf(c, shared);
}

/**
 * Tells a document's forms that Turnstile is on, and whether this document may load it. Apart from rendering: documents
 * are kept, and switching it on or off counts at once.
 */
function withHumanMeta(c: Context<AppEnv>, document: Response): Response {
  const key = c.get('config').TURNSTILE_SITE_KEY;
  if (key === undefined) return document;
  const here = hasPublicForm(c.req.path) ? ' data-here' : '';
  const meta = `<meta name="${TURNSTILE_META}" content="${encodeURIComponent(key)}"${here}>`;
  return new HTMLRewriter()
    .on('meta[charset]', {
      element: (element) => {
        element.after(meta, { html: true });
      },
    })
    .transform(document);
}

/** The document without a page: the service worker keeps it, and the script draws into it what the device has. */
export async function serveAppShell(c: Context<AppEnv>): Promise<Response> {
  const head = pageHead({
    title: SITE_NAME,
    description: 'Le pagine salvate su questo dispositivo.',
    keywords: [],
    canonical: APP_SHELL,
    index: false,
  });
  const { SITE_URL: siteUrl, LANGUAGES: languages } = c.get('config');
  const data = { now: c.get('now').toISOString(), siteUrl, queries: [], texts: undefined, languages };
  const html = new ReadableStream<Uint8Array>({ start: (stream) => stream.close() });
  const shell = await readShell(c, SHELL);
  shell.headers.set('Cache-Control', 'no-store');
  return rewriteShell(shell, { html, head, data }, { offered: offeredBy(c.get('config')) });
}

/** Manifest of the built documents, written by `scripts/lib/first-documents.ts`. */
const manifestSchema = mini.object({
  /** Digests (SHA-256, base64) of the inline scripts and styles of the shells. */
  inline: mini.object({ scripts: mini.array(mini.string()), styles: mini.array(mini.string()) }),
  /** Files that the first load of a page imports beside the entry, by the path of its route. */
  scripts: mini.record(mini.string(), mini.array(mini.string())),
});
type BuildManifest = mini.infer<typeof manifestSchema>;

/** Of a shell without a build, whose styles are files: in development, and in tests. */
const NOTHING: BuildManifest = { inline: { scripts: [], styles: [] }, scripts: {} };

let known: BuildManifest | null = null;

/** Reads the manifest once, as a build's files never change while it runs; a failed read is repeated by the next request. */
async function readBuildManifest(c: Context<AppEnv>): Promise<BuildManifest> {
  if (known) return known;
  try {
    const response = await c.env.ASSETS.fetch(new Request(new URL('/web/build.json', c.req.url)));
    if (!response.ok) return NOTHING;
    known = manifestSchema.parse(await response.json());
    return known;
  } catch {
    return NOTHING;
  }
}

export const inlinePieces = async (c: Context<AppEnv>): Promise<BuildManifest['inline']> =>
  (await readBuildManifest(c)).inline;
