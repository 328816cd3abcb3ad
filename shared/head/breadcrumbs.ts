import { pagePath } from '../paths.ts';

/** One step of the way from the home page to a page. */
export type Crumb = { readonly name: string; readonly path: string };

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
