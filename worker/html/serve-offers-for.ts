import type { Context } from 'hono';
import { romeDay } from '../../shared/dates.ts';
import { type Dialect, dialectsOf, wholeHtml } from '../../shared/elsewhere.ts';
import { categoryLabel, type JobContract, type JobType } from '../../shared/job-values.ts';
import { machinePath, pagePath } from '../../shared/paths.ts';
import { payText } from '../../shared/pay.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import type { AppEnv } from '../env.ts';
import type { PublicJobRow } from '../jobs/list-queries.ts';
import { jobsForOthers } from '../jobs/queries.ts';
import { withinBytes } from './feeds.ts';
import { serveText, soonestEnd } from './serve-text.ts';
import { cdata, element, type Xml, xmlDocument } from './xml.ts';

/** Offers in a file, the newest, and its bytes: a reader takes what is not in it for ended, so that nearly all must fit. */
const MOST = 1000;
const MAX_BYTES = 4_000_000;

/** Words that say nothing of the work, which the rules of these sites refuse in a title, with the signs around them. */
const URGENT =
  /[\s([{!*:,;.–—-]{0,9}(?<!\p{L})urgen(?:te|ti|za|temente|tissim[oaie])(?!\p{L})[\s)\]}!*:,;.–—-]{0,9}/giu;

function titleOf({ title, category }: PublicJobRow): string {
  const plain = title.replace(URGENT, ' ').trim();
  return /\p{L}/u.test(plain) ? plain.replace(/^\p{L}/u, (first) => first.toUpperCase()) : categoryLabel(category);
}

const toOffer = (job: PublicJobRow, siteUrl: string) => {
  const place = municipalityBySlug(job.town ?? '');
  return {
    id: job.publicId,
    url: siteUrl + pagePath.job(job.publicId),
    title: titleOf(job),
    company: job.companyName,
    city: place?.name ?? job.location,
    province: place?.province ?? VALLEY.province,
    html: wholeHtml(job),
    pay: payText(job),
    job,
  };
};
type Offer = ReturnType<typeof toOffer>;

/** `31.12.2026`, the day in Rome. */
const dotted = (date: Date): string => romeDay(date).split('-').reverse().join('.');
const seconds = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

const HOURS: Partial<Record<JobType, string>> = { 'Full-time': 'full-time', 'Part-time': 'part-time' };
const CONTRACTS: Partial<Record<JobContract, string>> = {
  'Contratto indeterminato': 'permanent',
  'Contratto determinato': 'temporary',
  'Contratto stagionale': 'temporary',
  'Stage/Tirocinio': 'training',
};

const maybe = (name: string, text: string | null | undefined): Xml[] => (text ? [cdata(name, text)] : []);

type Written = { readonly root: string; readonly head: readonly Xml[]; readonly toXml: (offer: Offer) => Xml };

/**
 * The form of each site, by its own rules: Jooble's "XML Feed Specifications" (whole description, CDATA, days as DD.MM.YYYY);
 * Adzuna's "XML specifications" (a title without 'urgent', an HTML description of 100 characters); talent.com/integrations (CDATA, HTML
 * of 50 characters, times as yyyy-MM-ddTHH:mm:ssZ); careerjet.com/docs/feeds/xml (city, region and country by themselves).
 */
const WRITTEN: Readonly<Record<Dialect, Written>> = {
  jooble: {
    root: 'jobs',
    head: [],
    toXml: ({ id, url, title, company, city, province, html, pay, job }) =>
      element(
        'job',
        { id },
        cdata('link', url),
        cdata('name', title),
        cdata('region', `${city} (${province})`),
        cdata('description', html),
        cdata('company', company),
        ...maybe('salary', pay),
        ...maybe('jobtype', HOURS[job.type]),
        cdata('pubdate', dotted(job.postedAt)),
        cdata('updated', dotted(job.updatedAt)),
        cdata('expire', dotted(job.validThrough)),
      ),
  },
  adzuna: {
    root: 'jobs',
    head: [],
    toXml: ({ id, url, title, company, city, province, html, pay, job }) =>
      element(
        'job',
        {},
        cdata('title', title),
        cdata('id', id),
        cdata('description', html),
        cdata('url', url),
        cdata('location', `${city}, ${province}`),
        cdata('company', company),
        ...maybe('salary', pay),
        ...maybe('contract_time', HOURS[job.type]?.replace('-', '_')),
        cdata('date', seconds(job.postedAt)),
      ),
  },
  talent: {
    root: 'source',
    head: [element('publisher', {}, SITE_NAME)],
    toXml: ({ id, url, title, company, city, province, html, job }) =>
      element(
        'job',
        {},
        cdata('referencenumber', id),
        cdata('title', title),
        cdata('company', company),
        cdata('city', city),
        cdata('state', province),
        cdata('country', 'IT'),
        cdata('dateposted', seconds(job.postedAt)),
        cdata('url', url),
        cdata('description', html),
      ),
  },
  careerjet: {
    root: 'jobs',
    head: [],
    toXml: ({ id, url, title, company, city, province, html, pay, job }) =>
      element(
        'job',
        {},
        cdata('id', id),
        cdata('title', title),
        cdata('url', url),
        element('location', {}, cdata('city', city), cdata('region', province), cdata('country', 'Italia')),
        cdata('company', company),
        cdata('description', html),
        ...maybe('contract_type', CONTRACTS[job.contract]),
        ...maybe('working_hours', HOURS[job.type]),
        ...maybe('salary', pay),
      ),
  },
};

/** The open offers that a site of others may read, as it reads them: those of families never, others unless their owner says no. */
export const serveOffersFor = (c: Context<AppEnv>, dialect: Dialect): Promise<Response> =>
  serveText(c, {
    address: machinePath.offersFor(dialect),
    type: 'application/xml; charset=utf-8',
    make: async ({ db }) => {
      const { root, head, toXml } = WRITTEN[dialect];
      const found = await jobsForOthers(db, MOST, c.get('now'));
      const jobs = found.filter((job) => dialectsOf(job).includes(dialect));
      const offers = jobs.map((job) => toXml(toOffer(job, c.get('config').SITE_URL)));
      const write = (count: number) => xmlDocument(element(root, {}, ...head, ...offers.slice(0, count)));
      return { body: withinBytes(offers.length, write, MAX_BYTES), until: soonestEnd(jobs) };
    },
  });
