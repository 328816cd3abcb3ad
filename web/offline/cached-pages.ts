import { APP_SHELL, BUILD_CACHE, SAVED_AT } from '../../shared/offline.ts';
import { SITE_NAME } from '../../shared/site.ts';

/** A page that this device has kept. `path` with its query; `savedAt` in ISO 8601. */
export type CachedPage = { readonly path: string; readonly title: string; readonly savedAt: string };

/** The pages that can be read without a network, newest first; none where the browser keeps nothing. */
export async function cachedPages(): Promise<CachedPage[]> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(BUILD_CACHE));
    const found = (await Promise.all(names.map(pagesIn))).flat().toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
    return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
  } catch {
    return [];
  }
}

/** Read as text: an HTML parser would need a policy that lets any HTML through (`worker/html/rewrite-shell.ts`). */
export const titleIn = (html: string): string =>
  (/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')
    .trim();

async function pagesIn(name: string): Promise<CachedPage[]> {
  const cache = await caches.open(name);
  const pages: CachedPage[] = [];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/assets/') || pathname === APP_SHELL) continue;
    const response = await cache.match(request, { ignoreVary: true });
    const savedAt = response?.headers.get(SAVED_AT);
    if (!response || !savedAt) continue;
    const title = titleIn(await response.text());
    pages.push({ path: pathname + search, title: title.replace(` · ${SITE_NAME}`, ''), savedAt });
  }
  return pages;
}
