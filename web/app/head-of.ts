import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import type { PageHead } from '../../shared/head/page-head.ts';
import type { Page } from './page.ts';

/** Head of the page that is shown; null where the person has gone on before its code came. */
export async function headOf(router: DataRouter, client: QueryClient): Promise<PageHead | null> {
  const { location, matches } = router.state;
  const match = matches.at(-1);
  const page = match?.route.handle as Page | undefined;
  if (!match || !page) return null;
  const url = new URL(location.pathname + location.search, window.location.origin);
  const head = await page.head({ client, url, params: match.params, now: new Date() });
  return router.state.location === location ? head : null;
}
