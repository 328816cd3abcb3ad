import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router';
import type { PageHead } from '../../shared/head/page-head.ts';
import { inLanguage, italianPath, type Language, TRANSLATED_LISTS } from '../../shared/languages.ts';
import type { Fetcher } from '../api/fetch-api.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { TRANSLATIONS } from '../content/translated-texts.ts';
import { slimQuery } from '../jobs/list/slim-lists.ts';
import { App } from './app.tsx';
import type { Page, PageData } from './page.ts';
import { PAGES, type PageEntry, pagesIn } from './pages.ts';
import { renderWhole } from './render-whole.ts';
import { createRoutes, loadPage } from './routes.tsx';
import sessionMarker from './session-marker.js?raw';

export { ARTICLES } from '../articles/articles.ts';
export { failureIn, refusalIn } from '../content/refusals.ts';
export { type PageTexts, textsIn } from '../content/translated-texts.ts';
export { townPicture, valleyPicture } from '../map/map-picture.ts';
export { type RenderedSheet, renderFirstDay, renderJobPoster, renderTownBoard } from '../print/render-sheet.tsx';
export { PAGE_DATA_ID } from './page.ts';
export type { PageEntry } from './pages.ts';

/** Inline script that marks the document as signed in before the first paint, so that the header never moves. */
export const SESSION_MARKER = sessionMarker;

export type RenderedPage = {
  readonly html: ReadableStream<Uint8Array>;
  readonly head: PageHead;
  readonly data: PageData;
  /** 503 where something the page reads did not answer, else the head's. */
  readonly status: number;
  /** True where a part of the page is an older copy, or is missing as its call failed. */
  readonly stale: boolean;
  /** Earliest end of an offer in the page; null where nothing ends. */
  readonly trueUntil: Date | null;
};

const BY_PATH = new Map(PAGES.map((entry) => [entry[0], entry]));
const PATTERNS = PAGES.filter(([path]) => path.includes(':'));

/** The page of an address, found once for all that is asked of it: to match a path, the router makes a pattern of it each time. */
export function findPage(pathname: string): PageEntry {
  const entry =
    BY_PATH.get(pathname) ??
    PATTERNS.find(([path]) => matchPath({ path, caseSensitive: true }, pathname)) ??
    BY_PATH.get('*');
  if (!entry) throw new Error('findPage: no page says that there is none');
  return entry;
}

export const isOwnPath = ([path]: PageEntry): boolean => !/[:*]/.test(path);

/** The address under which everybody shares the document of `url`; null where it is not shared (see `Page`). */
export const sharedAddress = async (entry: PageEntry, url: URL): Promise<string | null> =>
  (await loadPage(entry)).sharedAddress?.(url) ?? null;

export type ListedPage = Pick<PageHead, 'title' | 'description'> & { readonly path: string };

/** Every page with one address of its own that search engines may list, as the pages themselves say in their heads. */
export async function listedPages(now: Date, languages: readonly Language[]): Promise<ListedPage[]> {
  const client = makeQueryClient(() => Promise.reject(new Error('listedPages: a head reads nothing')));
  const own = pagesIn(languages).filter(isOwnPath);
  const heads = await Promise.all(
    own.map(async (entry) => {
      const [path] = entry;
      const page = await loadPage(entry);
      const url = new URL(path, 'https://site.invalid');
      return { path, ...(await page.head({ client, url, params: {}, now })) };
    }),
  );
  return heads
    .filter(({ path, canonical, index, status }) => index && status === 200 && canonical === path)
    .map(({ path, title, description }) => ({ path, title, description }));
}

/** Renders the page of an address to a stream, its data read through `fetcher`; a redirect as a Response. */
export async function renderPage(sendRequest: {
  readonly entry: PageEntry;
  readonly request: Request;
  readonly fetcher: Fetcher;
  readonly now: Date;
  readonly siteUrl: string;
  readonly languages: readonly Language[];
}): Promise<RenderedPage | Response> {
  const { entry, request, fetcher, now, siteUrl, languages } = sendRequest;
  const client = makeQueryClient(fetcher);
  const url = new URL(request.url);
  const routes = createRoutes((page, at) => page.load?.({ client, now, ...at }), [entry]);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(request);
  if (context instanceof Response) return context;
  const match = context.matches.at(-1);
  const page: Page | undefined = match?.route.handle;
  if (!match || !page) throw new Error('renderPage: no page matched, not even the catch-all');
  const pageContext = { client, url, params: match.params, now };
  const head = await withAlternates(await page.head(pageContext), url, languages);
  const queries = client.getQueryCache().getAll();
  const failed = queries.filter((query) => query.state.status === 'error');
  // A page whose own code failed shows the error view in its place.
  const broken = context.errors !== null;
  const html = await renderWhole(
    <App client={client} now={now} languages={languages}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  );
  return {
    html,
    head: broken ? { ...head, index: false, status: 500 } : head,
    data: {
      now: now.toISOString(),
      siteUrl,
      // A failed one travels too, so that the browser shows the same error instead of a loading state.
      queries: queries.filter(({ state }) => state.status !== 'pending').map(slimQuery),
      texts: page.texts,
      languages,
    },
    status: broken ? 500 : failed.some(({ meta }) => !meta?.optional) ? 503 : head.status,
    stale: failed.length > 0 || queries.some((query) => isCopy(query.state.data)),
    trueUntil: page.trueUntil?.(pageContext) ?? null,
  };
}

/** Names a list in the other languages, but for translations that nobody has checked, which no search engine may list. */
async function withAlternates(head: PageHead, { pathname }: URL, languages: readonly Language[]): Promise<PageHead> {
  const path = italianPath(pathname);
  if (!head.index || !TRANSLATED_LISTS.includes(path)) return head;
  const texts = await Promise.all(languages.map(async (code) => ({ code, ...(await TRANSLATIONS[code]()).default })));
  const reviewed = texts.filter(({ reviewedBy }) => reviewedBy !== null);
  if (reviewed.length === 0) return head;
  const others = reviewed.map(({ code }) => [code, inLanguage(code, path)] as const);
  return { ...head, alternates: { it: path, 'x-default': path, ...Object.fromEntries(others) } };
}

/** True where a list, or any page of a growing one, is marked as a copy. */
function isCopy(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if ('copyOf' in data) return data.copyOf !== null;
  return 'pages' in data && Array.isArray(data.pages) && data.pages.some(isCopy);
}
