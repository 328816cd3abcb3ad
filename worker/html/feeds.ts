import type { Context } from 'hono';
import { descriptionHtml } from '../../shared/description.ts';
import { machinePath, pagePath, withQuery } from '../../shared/paths.ts';
import { payText } from '../../shared/pay.ts';
import { type Municipality, municipalityBySlug } from '../../shared/places/municipalities.ts';
import { townBySlug } from '../../shared/places/towns.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { listJobs } from '../jobs/queries.ts';
import { type Feed, toAtom, toJsonFeed } from './feed-formats.ts';
import { serveText, soonestEnd } from './serve-text.ts';

/** Offers in a feed. */
const NEWEST = 50;
/** Largest feed: long texts weigh several times as much once they are escaped, some of them twice. */
const MAX_BYTES = 900_000;

const ATOM = { type: 'application/atom+xml; charset=utf-8', write: toAtom };
const JSON_FEED = { type: 'application/feed+json; charset=utf-8', write: toJsonFeed };

/** The newest open offers as Atom. */
export const serveFeed = (c: Context<AppEnv>): Promise<Response> => serve(c, machinePath.feed(), null, ATOM);

/** The same as JSON Feed. */
export const serveJsonFeed = (c: Context<AppEnv>): Promise<Response> =>
  serve(c, machinePath.jsonFeed(), null, JSON_FEED);

/** The newest open offers that the list of a municipality shows, as Atom; 404 for what is none of the valley's. */
export function serveTownFeed(c: Context<AppEnv>): Promise<Response> {
  const slug = /^(.+)\.xml$/.exec(c.req.param('file') ?? '')?.[1] ?? '';
  const town = municipalityBySlug(slug);
  if (town === undefined) throw new DomainError('not-found', 'Questo indirizzo non esiste.');
  return serve(c, machinePath.townFeed(town.slug), town, ATOM);
}

function serve(
  c: Context<AppEnv>,
  path: string,
  town: Municipality | null,
  { type, write }: { type: string; write: (feed: Feed) => string },
): Promise<Response> {
  const now = c.get('now');
  const { SITE_URL } = c.get('config');
  const query = { sort: 'recent', limit: NEWEST, ...(town === null ? {} : { town: town.slug }) } as const;
  return serveText(c, {
    address: path,
    type,
    make: async (source) => {
      const { rows: jobs } = await listJobs(source, query, now);
      const about = town === null ? WHOLE_VALLEY : aboutTown(town);
      const head = { title: about.title, subtitle: about.subtitle, page: SITE_URL + about.page };
      const entries = entriesOf(jobs, SITE_URL);
      const writeOf = (count: number) =>
        write({ ...head, address: SITE_URL + path, siteUrl: SITE_URL, now, entries: entries.slice(0, count) });
      return {
        body: withinBytes(entries.length, writeOf),
        until: soonestEnd(jobs),
      };
    },
  });
}

/** The feed of as many of the newest offers as fit, where each half of them is tried. */
function withinBytes(count: number, write: (count: number) => string): string {
  const body = write(count);
  const isLight = new TextEncoder().encode(body).byteLength <= MAX_BYTES;
  return isLight || count < 2 ? body : withinBytes(Math.floor(count / 2), write);
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

const entriesOf = (jobs: readonly JobRow[], siteUrl: string): Feed['entries'] =>
  jobs.map((job) => {
    const facts = [job.companyName, job.location, job.type, job.contract, payText(job)].filter((fact) => fact !== null);
    return {
      url: siteUrl + pagePath.job(job.publicId),
      title: job.title,
      author: job.companyName,
      category: job.category,
      summary: facts.join(' · '),
      html: descriptionHtml(job.description),
      published: job.postedAt,
      updated: job.updatedAt,
    };
  });
