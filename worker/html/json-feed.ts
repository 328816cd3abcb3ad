import { machinePath, pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { Feed } from './atom.ts';

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export const toJsonFeed = ({ title, subtitle, address, page, siteUrl, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    language: 'it',
    home_page_url: page,
    feed_url: address,
    favicon: siteUrl + machinePath.icon(),
    authors: [{ name: SITE_NAME, url: siteUrl + pagePath.home() }],
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      authors: [{ name: entry.author }],
      tags: [entry.category],
    })),
  });
