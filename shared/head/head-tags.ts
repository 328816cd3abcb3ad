import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import type { Crumb, PageHead, StructuredData } from './page-head.ts';

/** One element of the head; `text` is its content. */
export type HeadTag = {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
};

/** schema.org BreadcrumbList of the crumbs after the home page, in absolute addresses; none where there are no crumbs. */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  siteUrl: string,
): readonly Readonly<Record<string, unknown>>[] {
  if (crumbs.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home', path: pagePath.home() }, ...crumbs].map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteUrl + path,
      })),
    },
  ];
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
/** An element of the Open Graph protocol (https://ogp.me). */
export const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

/** JSON inside a script element: no character of it can end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The element that holds an object of structured data. */
export const structuredData = (data: StructuredData): HeadTag => ({
  tag: 'script',
  attributes: { type: 'application/ld+json' },
  text: scriptJson(data),
});

/** The elements of a head, the same at the edge and in the browser; documents have more (`document-tags.ts`). */
export function headTags(head: PageHead, siteUrl: string): HeadTag[] {
  const url = siteUrl + head.canonical;
  const jsonLd = head.jsonLd.map((data) => (typeof data === 'function' ? data(siteUrl) : data));
  const tags: HeadTag[] = [
    { tag: 'title', attributes: {}, text: head.title },
    meta('description', head.description),
    ...(head.keywords.length > 0 ? [meta('keywords', head.keywords.join(', '))] : []),
    meta('robots', head.index ? 'index, follow' : 'noindex, follow'),
    property('og:site_name', SITE_NAME),
    property('og:type', head.ogType),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    ...[...jsonLd, ...(head.index ? breadcrumbList(head.breadcrumbs, siteUrl) : [])].map(structuredData),
  ];
  if (head.status === 200) tags.push({ tag: 'link', attributes: { rel: 'canonical', href: url } });
  return tags;
}
