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

type Offer = { readonly job: PublicJobRow; readonly html: string; readonly url: string };

/** The elements of an offer by their names; one without a text is left out. */
type Fields = { readonly [name: string]: string | null | undefined | Fields };

/**
 * The form of each site, by its own rules: Jooble's "XML Feed Specifications" (whole description, CDATA, days as DD.MM.YYYY);
 * Adzuna's "XML specifications" (a title without 'urgent', an HTML description of 100 characters); talent.com/integrations (CDATA, HTML
 * of 50 characters, times as yyyy-MM-ddTHH:mm:ssZ); careerjet.com/docs/feeds/xml (city, region and country by themselves).
 */
function fieldsOf(dialect: Dialect, { job, html: description, url }: Offer): Fields {
  const { publicId: id, companyName: company, postedAt } = job;
  const { name: city = job.location, province = VALLEY.province } = municipalityBySlug(job.town ?? '') ?? {};
  const [title, salary, hours] = [titleOf(job), payText(job), HOURS[job.type]];
  const common = { description, company };
  switch (dialect) {
    case 'jooble':
      return {
        ...common,
        link: url,
        name: title,
        region: `${city} (${province})`,
        salary,
        jobtype: hours,
        pubdate: dotted(postedAt),
        updated: dotted(job.updatedAt),
        expire: dotted(job.validThrough),
      };
    case 'adzuna':
      return {
        ...common,
        id,
        title,
        url,
        location: `${city}, ${province}`,
        salary,
        contract_time: hours?.replace('-', '_'),
        date: seconds(postedAt),
      };
    case 'talent':
      return {
        ...common,
        referencenumber: id,
        title,
        url,
        city,
        state: province,
        country: 'IT',
        dateposted: seconds(postedAt),
      };
    case 'careerjet':
      return {
        ...common,
        id,
        title,
        url,
        location: { city, region: province, country: 'Italia' },
        contract_type: CONTRACTS[job.contract],
        working_hours: hours,
        salary,
      };
  }
}

const toXml = (fields: Fields): Xml[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (!value) return [];
    return typeof value === 'string' ? cdata(name, value) : element(name, {}, ...toXml(value));
  });

/** The open offers that a site of others may read, as it reads them: those of families never, others unless their owner says no. */
export const serveOffersFor = (c: Context<AppEnv>, dialect: Dialect): Promise<Response> =>
  serveText(c, {
    address: machinePath.offersFor(dialect),
    type: 'application/xml; charset=utf-8',
    make: async ({ db }) => {
      const found = (await jobsForOthers(db, MOST, c.get('now'))).map((job) => ({
        job,
        html: wholeHtml(job),
        url: c.get('config').SITE_URL + pagePath.job(job.publicId),
      }));
      const taken = found.filter(({ job, html }) => dialectsOf(job, html).includes(dialect));
      const offers = taken.map((offer) => {
        const attributes = dialect === 'jooble' ? { id: offer.job.publicId } : {};
        return element('job', attributes, ...toXml(fieldsOf(dialect, offer)));
      });
      const head = dialect === 'talent' ? [element('publisher', {}, SITE_NAME)] : [];
      const root = dialect === 'talent' ? 'source' : 'jobs';
      const write = (count: number) => xmlDocument(element(root, {}, ...head, ...offers.slice(0, count)));
      return { body: withinBytes(offers.length, write, MAX_BYTES), until: soonestEnd(taken.map(({ job }) => job)) };
    },
  });
