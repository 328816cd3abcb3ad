import type { LoaderFunction, RouteObject } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import type { TownTexts } from '../content/town-settings.ts';
import { Layout, RouteError } from '../layout/layout.tsx';
import type { Page, PageContext } from './page.ts';
import { PAGES, type PageEntry } from './pages.ts';

type PageModule =
  | { readonly page: Page }
  | { readonly townPage: (texts: TownTexts) => Page }
  | { readonly translatedPage: (path: string, given: Page['texts']) => Promise<Page> };

const MODULES = import.meta.glob<PageModule>(['../*/**/*-page.tsx', '!../help/text-page.tsx']);
const TEXTS = import.meta.glob<TownTexts>('../content/towns/*.json', { import: 'default' });

/** @param given texts of a town, or in a language, that have come with the document */
export async function loadPage([path, module, texts]: PageEntry, given?: Page['texts']): Promise<Page> {
  const load = MODULES[`../${module}`];
  const ofTown = given && 'page' in given && path === pagePath.town(given.page) ? given : null;
  const [loaded, content] = await Promise.all([load?.(), ofTown ?? (texts && TEXTS[`../${texts}`]?.())]);
  if (loaded && 'page' in loaded) return loaded.page;
  if (loaded && 'translatedPage' in loaded) return loaded.translatedPage(path, given);
  if (!loaded || !content) throw new Error(`loadPage: ${path} has no ${texts ?? module}`);
  return loaded.townPage(content);
}

/** @param loadData fills the query cache: the edge waits for its promise, in the browser pages have their own loading state */
export function createRoutes(
  loadData: (page: Page, at: Pick<PageContext, 'url' | 'params'>) => unknown,
  pages: readonly PageEntry[] = PAGES,
  given?: Page['texts'],
): RouteObject[] {
  const children = pages.map(
    (entry): RouteObject => ({
      id: entry[0],
      ...(entry[0] === '/' ? { index: true } : { path: entry[0], caseSensitive: true }),
      lazy: async () => {
        const page = await loadPage(entry, given);
        const loader: LoaderFunction = async ({ request, params }) => {
          await loadData(page, { url: new URL(request.url), params });
          return null;
        };
        return { Component: page.Component, handle: page, loader };
      },
    }),
  );
  return [{ id: 'layout', path: '/', Component: Layout, ErrorBoundary: RouteError, children }];
}
