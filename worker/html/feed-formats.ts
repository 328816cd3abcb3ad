import { machinePath, pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

/** An offer in a feed; texts are plain, `html` is safe. */
type Entry = {
  /** Address of its page, which never changes and is also its id. */
  readonly url: string;
  readonly title: string;
  readonly author: string;
  readonly category: string;
  readonly summary: string;
  readonly html: string;
  readonly published: Date;
  readonly updated: Date;
};

/** Content of a feed, independent of its format; addresses are absolute. */
export type Feed = {
  readonly title: string;
  readonly subtitle: string;
  /** Address of the feed itself. */
  readonly address: string;
  /** Address of the page that shows the same. */
  readonly page: string;
  readonly siteUrl: string;
  readonly now: Date;
  /** Newest first. */
  readonly entries: readonly Entry[];
};

const ATOM = 'http://www.w3.org/2005/Atom';

/** Atom document (RFC 4287). */
export function toAtom(feed: Feed): string {
  const { title, subtitle, address, page, siteUrl, entries } = feed;
  return xmlDocument(
    element(
      'feed',
      { xmlns: ATOM, 'xml:lang': 'it' },
      element('id', {}, address),
      element('title', {}, title),
      element('subtitle', {}, subtitle),
      element('updated', {}, lastChange(feed).toISOString()),
      element('author', {}, element('name', {}, SITE_NAME), element('uri', {}, siteUrl + pagePath.home())),
      element('link', { rel: 'self', type: 'application/atom+xml', href: address }),
      element('link', { rel: 'alternate', type: 'text/html', hreflang: 'it', href: page }),
      element('icon', {}, siteUrl + machinePath.icon()),
      ...entries.map(toEntry),
    ),
  );
}

/** Date of the newest entry; an empty feed is as old as the day, as it needs a date that does not change all day. */
function lastChange({ entries, now }: Feed): Date {
  if (entries.length === 0) return new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  return new Date(Math.max(...entries.map(({ updated }) => updated.getTime())));
}

const toEntry = (entry: Entry): Xml =>
  element(
    'entry',
    {},
    element('id', {}, entry.url),
    element('title', {}, entry.title),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    element('author', {}, element('name', {}, entry.author)),
    element('category', { term: entry.category }),
    element('published', {}, entry.published.toISOString()),
    element('updated', {}, entry.updated.toISOString()),
    element('summary', {}, entry.summary),
    element('content', { type: 'html' }, entry.html),
  );

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
