import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter, Location } from 'react-router';
import { headTags } from '../../shared/head/head-tags.ts';
import { directionOf } from '../../shared/languages.ts';
import { headOf } from './page.ts';
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
  let written = '';
  const headNow = async () => {
    const head = await headOf(router, client);
    if (head === null) return null;
    const tags = headTags(head, siteUrl);
    return { lang: head.lang, title: head.title, tags, text: JSON.stringify(tags) };
  };
  const write = async () => {
    const head = await headNow();
    if (head === null || head.text === written) return;
    written = head.text;
    document.documentElement.lang = head.lang;
    document.documentElement.dir = directionOf(head.lang);
    for (const element of document.head.querySelectorAll(`[${MARK}]`)) element.remove();
    document.head.append(...head.tags.map(toElement));
  };
  const noteHeaded = async () => {
    const head = await headNow();
    // Data that came before this code have changed what the page is about.
    if (head?.title !== document.title) return write();
    written = head.text;
  };
  // Without its code, as without a network, a page keeps the head that is there.
  const quietly = (change: () => Promise<void>) => void change().catch(() => undefined);
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    shown = location;
    quietly(write);
  });
  quietly(shown === headed ? noteHeaded : write);
  client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && written !== '') quietly(write);
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
