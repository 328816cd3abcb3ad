import { matchPath } from 'react-router';
import { PAGES } from '../../web/app/pages.ts';
import { SITE } from './browser.ts';

/** One address of the site as a client without script got it. */
export type Visited = {
  /** Path and query. */
  readonly path: string;
  /** Route of the page, `*` for the catch-all; null for what is no page: files, feeds, calls. */
  readonly route: string | null;
  readonly status: number;
  readonly location: string | null;
  /** The document; null for what is no HTML. */
  readonly html: string | null;
  /** Document that leads here; null for where the crawl began. */
  readonly from: string | null;
};

/** One way on that a document holds: path and query, and the fragment without its `#`. */
export type Way = { readonly path: string; readonly fragment: string };

/** Addresses that are visited of one kind: offers, say, or lists filtered by category. */
const OF_A_KIND = 8;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#38': '&' };
const decode = (text: string) => text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const ATTRIBUTES = /\s(?:href|src|action)="([^"]*)"/g;
const PICTURES = /<meta property="og:image"[^>]* content="([^"]*)"/g;

/** Targets of a document of this site: links, files, forms by GET, the social image. */
export function waysIn(html: string, at: string): Way[] {
  const base = new URL(at, SITE);
  // A form by POST is no way for a GET; the data of scripts is no markup.
  const markup = html
    .replace(/<form[^>]*method="post"[^>]*>/gi, '')
    .replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');
  return [...markup.matchAll(ATTRIBUTES), ...markup.matchAll(PICTURES)].flatMap(([, value = '']) => {
    const url = URL.parse(decode(value), base);
    return url?.origin === base.origin ? [{ path: url.pathname + url.search, fragment: url.hash.slice(1) }] : [];
  });
}

/** Route of the page at a path; null where only the catch-all would answer. */
function routeOf(path: string): string | null {
  const { pathname } = new URL(path, SITE);
  const found = PAGES.find(([route]) => route !== '*' && matchPath({ path: route, caseSensitive: true }, pathname));
  return found?.[0] ?? null;
}

/** Addresses of one kind are built alike: one route, the same names in the query. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, SITE);
  return [routeOf(path) ?? pathname, ...[...new Set(searchParams.keys())].sort()].join('?');
}

async function visit(path: string, from: string | null): Promise<Visited> {
  const answer = await fetch(SITE + path, { redirect: 'manual' });
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = isHtml ? await answer.text() : null;
  // Read to its end, as a server that is cut off complains.
  if (!isHtml) await answer.arrayBuffer();
  const location = answer.headers.get('location');
  return { path, from, status: answer.status, location, html, route: routeOf(path) ?? (isHtml ? '*' : null) };
}

/** Every page without a parameter: where a crawl begins, so that a page nobody links to is among what it finds. */
const STATIC_PAGES: readonly string[] = PAGES.map(([route]) => route).filter((route) => !/[:*]/.test(route));

/** Follows every way from `/`, from each page without a parameter and from `more`; of each kind of address a few. */
export async function crawlSite(more: readonly string[] = []): Promise<readonly Visited[]> {
  const found = new Map<string, string | null>(['/', ...STATIC_PAGES, ...more].map((path) => [path, null]));
  const kinds = new Map<string, number>();
  const visited: Visited[] = [];
  for (const [path, from] of found) {
    const page = await visit(path, from);
    visited.push(page);
    if (page.html === null || page.status !== 200) continue;
    for (const way of waysIn(page.html, path)) {
      const kind = kindOf(way.path);
      const seen = kinds.get(kind) ?? 0;
      if (found.has(way.path) || seen >= OF_A_KIND) continue;
      kinds.set(kind, seen + 1);
      found.set(way.path, path);
    }
  }
  return visited;
}
