import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router';
import type { Page } from './page.ts';

/** Fields of the Network Information API, which only some browsers have. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** A pointer that rests on a link this long, or presses it, is about to follow it. */
const INTENT_MS = 65;

/** Reads a page's code and data while a finger or pointer is still on the link to it, unless the connection is metered or poor. */
export function prefetchLinks(routes: RouteObject[], client: QueryClient): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isThrifty = () => connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const intend = ({ target }: Event) => {
    forget();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isInside(link) || isThrifty() || !navigator.onLine) return;
    timer = setTimeout(() => void prefetch(routes, client, new URL(link.href)).catch(() => undefined), INTENT_MS);
  };
  for (const event of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(event, intend, { passive: true });
  // A finger that scrolls was on the link by chance.
  for (const event of ['pointercancel', 'pointerout']) document.addEventListener(event, forget, { passive: true });
}

const isInside = ({ origin, pathname, search }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && pathname + search !== window.location.pathname + window.location.search;

/** Loads what the router will need to show the page; the router tries again where this fails. */
async function prefetch(routes: RouteObject[], client: QueryClient, url: URL): Promise<void> {
  const match = matchRoutes(routes, url)?.at(-1);
  // Printed sheets, feeds and files have no page in the app.
  if (!match || match.route.path === '*') return;
  const { lazy, handle } = match.route;
  const page = (handle ?? (typeof lazy === 'function' ? (await lazy()).handle : undefined)) as Page | undefined;
  await page?.load?.({ client, url, params: match.params, now: new Date() });
}
