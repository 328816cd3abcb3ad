import type { Context } from 'hono';
import { descriptionHtml } from '../../shared/description.ts';
import { categoryLabel, typeLabel } from '../../shared/job-values.ts';
import { machinePath, pagePath, withQuery } from '../../shared/paths.ts';
import { payText } from '../../shared/pay.ts';
import { type Municipality, municipalityBySlug } from '../../shared/places/municipalities.ts';
import { townBySlug } from '../../shared/places/towns.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { listJobs, type PublicJobRow } from '../jobs/list-queries.ts';
import { serveText, soonestEnd } from './serve-text.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

const NEWEST = 50;
/** Largest feed: long texts weigh several times as much once they are escaped, some of them twice. */
const MAX_BYTES = 900_000;

export const serveFeed = (c: Context<AppEnv>): Promise<Response> => serve(c, machinePath.feed(), null, 'atom');

export const serveJsonFeed = (c: Context<AppEnv>): Promise<Response> => serve(c, machinePath.jsonFeed(), null, 'json');

/** The newest open offers that the list of a municipality shows, as Atom; 404 for what is none of the valley's. */
export function serveTownFeed(c: Context<AppEnv>): Promise<Response> {
  const slug = /^(.+)\.xml$/.exec(c.req.param('file') ?? '')?.[1] ?? '';
  const town = municipalityBySlug(slug);
  if (town === undefined) throw new DomainError('not-found', 'Questo indirizzo non esiste.');
  return serve(c, machinePath.townFeed(town.slug), town, 'atom');
}

function serve(
  c: Context<AppEnv>,
  path: string,
  town: Municipality | null,
  format: 'atom' | 'json',
): Promise<Response> {
  const now = c.get('now');
  const { SITE_URL } = c.get('config');
  const query = { sort: 'recent', limit: NEWEST, ...(town === null ? {} : { town: town.slug }) } as const;
  return serveText(c, {
    address: path,
    type: `application/${format === 'atom' ? 'atom+xml' : 'feed+json'}; charset=utf-8`,
    make: async (source) => {
      const { rows: jobs } = await listJobs(source, query, now);
      const { page, ...about } = town === null ? WHOLE_VALLEY : aboutTown(town);
      const head = { ...about, page: SITE_URL + page, address: SITE_URL + path, siteUrl: SITE_URL, now };
      const entries = jobs.map((job) => toEntry(job, SITE_URL));
      const write = format === 'atom' ? toAtom : toJsonFeed;
      const body = withinBytes(entries.length, (count) => write({ ...head, entries: entries.slice(0, count) }));
      return { body, until: soonestEnd(jobs) };
    },
  });
}

/** The feed of as many of the newest offers as fit, where each half of them is tried. */
export function withinBytes(count: number, write: (count: number) => string, most = MAX_BYTES): string {
  const body = write(count);
  const isLight = new TextEncoder().encode(body).byteLength <= most;
  return isLight || count < 2 ? body : withinBytes(Math.floor(count / 2), write, most);
}

const WHOLE_VALLEY = {
  title: `Offerte di lavoro ${VALLEY.in} · ${SITE_NAME}`,
  subtitle: `Le ultime offerte di lavoro aperte ${VALLEY.withLake.in}.`,
  page: pagePath.jobs(),
};

function aboutTown({ slug, name }: Municipality) {
  const own = townBySlug(slug);
  return {
    title: `Offerte di lavoro a ${name} · ${SITE_NAME}`,
    subtitle: `Le ultime offerte di lavoro aperte a ${name} e nei dintorni.`,
    page: own ? pagePath.town(own.page) : withQuery(pagePath.jobs(), { location: name }),
  };
}

/** An offer in a feed; texts are plain, `html` is safe. The address of its page never changes and is also its id. */
const toEntry = (job: PublicJobRow, siteUrl: string) => ({
  url: siteUrl + pagePath.job(job.publicId),
  title: job.title,
  author: job.companyName,
  category: categoryLabel(job.category),
  summary: [job.companyName, job.location, typeLabel(job.type), job.contract, payText(job)]
    .filter((fact) => fact !== null)
    .join(' · '),
  html: descriptionHtml(job.description),
  published: job.postedAt,
  updated: job.updatedAt,
});

type Entry = ReturnType<typeof toEntry>;

type Feed = {
  readonly title: string;
  readonly subtitle: string;
  readonly address: string;
  readonly page: string;
  readonly siteUrl: string;
  readonly now: Date;
  readonly entries: readonly Entry[];
};

/** Atom document (RFC 4287). */
function toAtom(feed: Feed): string {
  const { title, subtitle, address, page, siteUrl, entries } = feed;
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'it' },
      element('id', {}, address),
      element('title', {}, title),
      element('subtitle', {}, subtitle),
      element('updated', {}, lastChange(feed).toISOString()),
      element('author', {}, element('name', {}, SITE_NAME), element('uri', {}, siteUrl + pagePath.home())),
      element('link', { rel: 'self', type: 'application/atom+xml', href: address }),
      element('link', { rel: 'alternate', type: 'text/html', hreflang: 'it', href: page }),
      element('icon', {}, siteUrl + machinePath.icon()),
      ...entries.map(toElement),
    ),
  );
}

/** Date of the newest entry; an empty feed is as old as the day, as it needs a date that does not change all day. */
function lastChange({ entries, now }: Feed): Date {
  if (entries.length === 0) return new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  return new Date(Math.max(...entries.map(({ updated }) => updated.getTime())));
}

const toElement = (entry: Entry): Xml =>
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
const toJsonFeed = ({ title, subtitle, address, page, siteUrl, entries }: Feed): string =>
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
