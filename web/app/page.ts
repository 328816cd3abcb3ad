import type { Query, QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { DataRouter } from 'react-router';
import type { PageHead } from '../../shared/head/page-head.ts';
import type { Language } from '../../shared/languages.ts';
import type { TownTexts } from '../content/town-settings.ts';
import type { PageTexts } from '../content/translated-texts.ts';
import type { Words } from './words.tsx';

export type PageContext = {
  readonly client: QueryClient;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
};

export type Page = {
  readonly Component: ComponentType;
  /** Pure; reads only what `load` has put into the query cache. A promise where its code comes by itself. */
  readonly head: (context: PageContext) => PageHead | Promise<PageHead>;
  /** Fills the query cache; runs at the edge before rendering and in the browser before navigating. */
  readonly load?: (context: PageContext) => Promise<unknown>;
  /** Cache key of the document, one of a bounded set, whatever else is in the query; null if the document is not shared. */
  readonly sharedAddress?: (url: URL) => string | null;
  /** Texts that the document brings along, so that a first visit loads no script for them. */
  readonly texts?: TownTexts | PageTexts;
  /** Words of a page in another language, and its header, footer and other surroundings; without them they are Italian. */
  readonly words?: Words;
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
  /** When what the page shows ends, so that no copy of it outlives that; pure, as `head`. */
  readonly trueUntil?: (context: PageContext) => Date | null;
};

/** `sharedAddress` of a page that has one document only. */
export const sharedWithoutQuery = ({ pathname, search }: URL): string | null => (search === '' ? pathname : null);

/** Data in the document besides its HTML, as a JSON data block. `now` and times in ISO 8601. */
export type PageData = {
  readonly now: string;
  readonly siteUrl: string;
  readonly queries: readonly Pick<Query, 'queryKey' | 'state'>[];
  readonly texts: Page['texts'];
  /** Languages that pages come in here besides Italian. */
  readonly languages: readonly Language[];
};

export const PAGE_DATA_ID = 'page-data';

/** Head of the page that is shown; null where the person has gone on before its code came. */
export async function headOf(router: DataRouter, client: QueryClient): Promise<PageHead | null> {
  const { location, matches } = router.state;
  const match = matches.at(-1);
  const page: Page | undefined = match?.route.handle;
  if (!match || !page) return null;
  const url = new URL(location.pathname + location.search, window.location.origin);
  const head = await page.head({ client, url, params: match.params, now: new Date() });
  return router.state.location === location ? head : null;
}
