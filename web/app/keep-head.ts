import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter, Location } from 'react-router';
import { headTags } from '../../shared/head/head-tags.ts';
import type { Page } from './page.ts';
import { dataScript } from './trusted-types.ts';

/** Marks the elements that the edge or this module has put into the head. */
const MARK = 'data-head';

type HeadParts = {
  readonly client: QueryClient;
  readonly siteUrl: string;
  /** Place whose head the document has; null where it has none. */
  readonly headed: Location | null;
};

/** Writes the head of each page the person goes to, again when its data arrives. */
export function keepHead(router: DataRouter, { client, siteUrl, headed }: HeadParts): void {
  let shown = router.state.location;
  const tagsNow = () => {
    const { location, matches } = router.state;
    const match = matches.at(-1);
    const page = match?.route.handle as Page | undefined;
    if (!match || !page) return null;
    const url = new URL(location.pathname + location.search, window.location.origin);
    const head = page.head({ client, url, params: match.params, now: new Date() });
    document.documentElement.lang = head.lang;
    return headTags(head, siteUrl);
  };
  let written = shown === headed ? JSON.stringify(tagsNow()) : '';
  const write = () => {
    const tags = tagsNow();
    if (tags === null) return;
    const next = JSON.stringify(tags);
    if (next === written) return;
    written = next;
    for (const element of document.head.querySelectorAll(`[${MARK}]`)) element.remove();
    document.head.append(...tags.map(toElement));
  };
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    shown = location;
    write();
  });
  if (written === '') write();
  client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && written !== '') queueMicrotask(write);
  });
}

function toElement({ tag, attributes, text }: ReturnType<typeof headTags>[number]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(MARK, '');
  // The only scripts of a head are data.
  if (text !== undefined) element.textContent = tag === 'script' ? dataScript(text) : text;
  return element;
}
