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

/** The facts of an offer as these sites write them; one without a text is left out. */
function factsOf(job: PublicJobRow, description: string, siteUrl: string) {
  const { publicId: id, companyName: company } = job;
  const { name: city = job.location, province = VALLEY.province } = municipalityBySlug(job.town ?? '') ?? {};
  const hours = HOURS[job.type];
  return {
    ...{ id, description, company, city, province, hours, country: 'IT' },
    title: titleOf(job),
    url: siteUrl + pagePath.job(id),
    salary: payText(job),
    contract: CONTRACTS[job.contract],
    contractTime: hours?.replace('-', '_'),
    region: `${city} (${province})`,
    place: `${city}, ${province}`,
    address: { city, region: province, country: 'Italia' },
    time: seconds(job.postedAt),
    posted: dotted(job.postedAt),
    updated: dotted(job.updatedAt),
    ends: dotted(job.validThrough),
  };
}

type Facts = ReturnType<typeof factsOf>;
type Elements = Readonly<Record<string, keyof Facts>>;

const COMMON = { title: 'title', url: 'url', description: 'description', company: 'company' } as const;

/**
 * The elements of each site besides, by its own rules: Jooble's "XML Feed Specifications" (whole description, CDATA, days as DD.MM.YYYY);
 * Adzuna's "XML specifications" (a title without 'urgent', an HTML description of 100 characters); talent.com/integrations (CDATA, HTML
 * of 50 characters, times as yyyy-MM-ddTHH:mm:ssZ); careerjet.com/docs/feeds/xml (city, region and country by themselves).
 */
const ELEMENTS: Readonly<Record<Dialect, Elements>> = {
  jooble: {
    ...{ link: 'url', name: 'title', description: 'description', company: 'company', region: 'region' },
    ...{ salary: 'salary', jobtype: 'hours', pubdate: 'posted', updated: 'updated', expire: 'ends' },
  },
  adzuna: { ...COMMON, id: 'id', location: 'place', salary: 'salary', contract_time: 'contractTime', date: 'time' },
  talent: { ...COMMON, referencenumber: 'id', city: 'city', state: 'province', country: 'country', dateposted: 'time' },
  careerjet: {
    ...COMMON,
    ...{ id: 'id', location: 'address', contract_type: 'contract', working_hours: 'hours', salary: 'salary' },
  },
};

const toXml = (name: string, value: Facts[keyof Facts]): Xml[] => {
  if (!value) return [];
  if (typeof value === 'string') return [cdata(name, value)];
  return [element(name, {}, ...Object.entries(value).flatMap(([part, text]) => toXml(part, text)))];
};

/** The open offers that a site of others may read, as it reads them: those of families never, others unless their owner says no. */
export const serveOffersFor = (c: Context<AppEnv>, dialect: Dialect): Promise<Response> =>
  serveText(c, {
    address: machinePath.offersFor(dialect),
    type: 'application/xml; charset=utf-8',
    make: async ({ db }) => {
      const found = (await jobsForOthers(db, MOST, c.get('now'))).map((job) => ({ job, html: wholeHtml(job) }));
      const taken = found.filter(({ job, html }) => dialectsOf(job, html).includes(dialect));
      const offers = taken.map(({ job, html }) => {
        const facts = factsOf(job, html, c.get('config').SITE_URL);
        const fields = Object.entries(ELEMENTS[dialect]).flatMap(([name, fact]) => toXml(name, facts[fact]));
        return element('job', { id: job.publicId }, ...fields);
      });
      const [root, ...head] = dialect === 'talent' ? ['source', element('publisher', {}, SITE_NAME)] : ['jobs'];
      const write = (count: number) => xmlDocument(element(root, {}, ...head, ...offers.slice(0, count)));
      return { body: withinBytes(offers.length, write, MAX_BYTES), until: soonestEnd(taken.map(({ job }) => job)) };
    },
  });
