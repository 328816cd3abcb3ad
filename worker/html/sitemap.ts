import type { Context } from 'hono';
import { machinePath, pagePath } from '../../shared/paths.ts';
import { ARTICLES } from '../../web/app/entry-server.tsx';
import type { Database } from '../db/client.ts';
import { employerAddresses } from '../employers/queries.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { type JobAddress, jobAddresses } from '../jobs/queries.ts';
import { openIndex, type Source } from '../search/open-index.ts';
import { serveText, soonestEnd, type Text } from './serve-text.ts';
import { pagesBesideArticles } from './site-texts.ts';
import { element, xmlDocument } from './xml.ts';

/**
 * Sitemaps (https://www.sitemaps.org/protocol.html). One file for as long as the offers fit into it, else an index: the
 * pages, and the offers in parts by their keys, so that no file outgrows its part whatever the number of offers.
 */

const TYPE = 'application/xml; charset=utf-8';
const SCHEMA = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/** Offers in a file: a tenth of what the protocol allows, some 120 bytes each, so that no file is larger than a megabyte. */
const PART_SIZE = 5000;
const PAGES = 'pagine';
const OFFERS_PART = /^offerte-(0|[1-9]\d{0,8})$/;

type Address = { readonly path: string; readonly changed?: string };

export const serveSitemap = (c: Context<AppEnv>): Promise<Response> =>
  serveText(c, {
    address: machinePath.sitemap(),
    type: TYPE,
    make: async (source) => {
      const { id } = (await openIndex(source, 'jobs')).columns;
      return id.length > PART_SIZE ? indexOf(c, id) : wholeSite(c, source.db);
    },
  });

export function serveSitemapPart(c: Context<AppEnv>): Promise<Response> {
  const name = /^(.+)\.xml$/.exec(c.req.param('file') ?? '')?.[1] ?? '';
  const part = OFFERS_PART.exec(name)?.[1];
  if (name !== PAGES && part === undefined) throw new DomainError('not-found', 'Questo indirizzo non esiste.');
  const make = ({ db }: Source) => (part === undefined ? pagesOnly(c, db) : offersOf(c, db, Number(part) * PART_SIZE));
  return serveText(c, { address: machinePath.sitemapPart(name), type: TYPE, make });
}

function indexOf(c: Context<AppEnv>, keys: Float64Array): string {
  const parts = new Set(Array.from(keys, (key) => Math.floor(key / PART_SIZE)).reverse());
  const names = [PAGES, ...[...parts].map((part) => `offerte-${part}`)];
  const files = names.map((name) =>
    element('sitemap', {}, element('loc', {}, c.get('config').SITE_URL + machinePath.sitemapPart(name))),
  );
  return xmlDocument(element('sitemapindex', SCHEMA, ...files));
}

async function wholeSite(c: Context<AppEnv>, db: Database): Promise<Text> {
  const now = c.get('now');
  const jobs = await jobAddresses(db, { keys: null, limit: PART_SIZE, now });
  return urlset(c, [...(await pageAddresses(c, db, now)), ...jobs.map(jobAddress)], soonestEnd(jobs));
}

const pagesOnly = async (c: Context<AppEnv>, db: Database): Promise<Text> =>
  urlset(c, await pageAddresses(c, db, c.get('now')), null);

async function offersOf(c: Context<AppEnv>, db: Database, from: number): Promise<Text | null> {
  const jobs = await jobAddresses(db, { keys: { from, to: from + PART_SIZE }, limit: PART_SIZE, now: c.get('now') });
  return jobs.length === 0 ? null : urlset(c, jobs.map(jobAddress), soonestEnd(jobs));
}

/** Pages of one address each, then the articles and the employers. Lists change with every offer: no moment is told for them. */
async function pageAddresses(c: Context<AppEnv>, db: Database, now: Date): Promise<Address[]> {
  const articles = ARTICLES.map(({ path, date }) => ({ path, changed: date }));
  const employers = (await employerAddresses(db, { limit: PART_SIZE, now })).map(({ slug, updatedAt }) => ({
    path: pagePath.employer(slug),
    changed: updatedAt.toISOString(),
  }));
  return [...(await pagesBesideArticles(c)).map(({ path }) => ({ path })), ...articles, ...employers];
}

const jobAddress = ({ publicId, updatedAt }: JobAddress): Address => ({
  path: pagePath.job(publicId),
  changed: updatedAt.toISOString(),
});

function urlset(c: Context<AppEnv>, addresses: readonly Address[], until: Date | null): Text {
  const urls = addresses.map(({ path, changed }) =>
    element(
      'url',
      {},
      element('loc', {}, c.get('config').SITE_URL + path),
      ...(changed === undefined ? [] : [element('lastmod', {}, changed)]),
    ),
  );
  return { body: xmlDocument(element('urlset', SCHEMA, ...urls)), until };
}

/**
 * Robots Exclusion Protocol (RFC 9309): every page may be read, and says itself whether it may be listed; the calls of the
 * API are no documents.
 */
export const serveRobots = (c: Context<AppEnv>): Promise<Response> =>
  serveText(c, {
    address: machinePath.robots(),
    type: 'text/plain; charset=utf-8',
    make: async () =>
      `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${c.get('config').SITE_URL}${machinePath.sitemap()}\n`,
  });
