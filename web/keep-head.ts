import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { headTags } from '../shared/head/page-head.ts';
import type { Page } from './page.ts';

/** Marks the elements that the edge or this module has put into the head. */
const MARK = 'data-head';

type Router = ReturnType<typeof createBrowserRouter>;

/** Writes the head of each page the person goes to; the first one came with the document. */
export function keepHead(router: Router, { client, siteUrl }: { client: QueryClient; siteUrl: string }): void {
  let shown = router.state.location;
  router.subscribe(({ location, matches, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    shown = location;
    const match = matches.at(-1);
    const page = match?.route.handle as Page | undefined;
    if (!match || !page) return;
    const url = new URL(location.pathname + location.search, window.location.origin);
    const head = page.head({ client, url, params: match.params, now: new Date() });
    for (const element of document.head.querySelectorAll(`[${MARK}]`)) element.remove();
    document.head.append(...headTags(head, siteUrl).map(toElement));
  });
}

function toElement({ tag, attributes, text }: ReturnType<typeof headTags>[number]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(MARK, '');
  if (text !== undefined) element.textContent = text;
  return element;
}
