import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { DIALECTS, type Dialect } from '../../shared/elsewhere.ts';
import { JOB_CONTRACTS, JOB_TYPES } from '../../shared/job-values.ts';
import { machinePath } from '../../shared/paths.ts';
import { keysOf } from '../../shared/records.ts';
import { cleanLine, cleanText } from '../../shared/text.ts';
import { type JobRow, jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { makeJob as makeAnyJob, testDb } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { childrenOf, readXml, textOf, type XmlElement } from '../testing/read-xml.ts';
import { asVisitor } from '../testing/requests.ts';

const NAMES = keysOf(DIALECTS);

/** An offer that says enough for every site, unless it is given another text. */
const makeJob = (columns: Partial<NewJobRow> = {}) =>
  makeAnyJob({ description: 'Servizio ai tavoli, pranzo e cena, in una trattoria di montagna.', ...columns });

beforeEach(async () => {
  await testDb().delete(jobs);
  await forgetCopies();
});

const DOTTED = /^(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])\.20\d\d$/;
const SECONDS = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const HTML = /^(<(p|ul)>.*<\/\2>)+$/s;
const URL_OF_OFFER = /^http:\/\/localhost:8787\/offerte\/[\da-z]+$/;
const SOME = /\S/;

type Rules = {
  readonly root: string;
  readonly title: string;
  readonly url: string;
  readonly idOf: (job: XmlElement) => string | undefined;
  /** Fields that each offer must have, once, and those that it may have. */
  readonly needed: Readonly<Record<string, RegExp>>;
  readonly optional: Readonly<Record<string, RegExp>>;
  readonly least: number;
};

const HOURS = /^(full|part)-time$/;

/** The rules of each site as it has written them (`serve-offers-for.ts`). */
const RULES: Readonly<Record<Dialect, Rules>> = {
  jooble: {
    root: 'jobs',
    title: 'name',
    url: 'link',
    idOf: ({ attributes }) => attributes.id,
    needed: {
      link: URL_OF_OFFER,
      name: SOME,
      region: SOME,
      description: HTML,
      company: SOME,
      pubdate: DOTTED,
      updated: DOTTED,
      expire: DOTTED,
    },
    optional: { salary: SOME, jobtype: HOURS },
    least: 1,
  },
  adzuna: {
    root: 'jobs',
    title: 'title',
    url: 'url',
    idOf: (job) => textOf(job, 'id'),
    needed: {
      title: SOME,
      id: SOME,
      description: HTML,
      url: URL_OF_OFFER,
      location: SOME,
      company: SOME,
      date: SECONDS,
    },
    optional: { salary: SOME, contract_time: /^(full|part)_time$/ },
    least: 100,
  },
  talent: {
    root: 'source',
    title: 'title',
    url: 'url',
    idOf: (job) => textOf(job, 'referencenumber'),
    needed: {
      referencenumber: SOME,
      title: SOME,
      company: SOME,
      city: SOME,
      state: SOME,
      country: /^IT$/,
      dateposted: SECONDS,
      url: URL_OF_OFFER,
      description: HTML,
    },
    optional: {},
    least: 50,
  },
  careerjet: {
    root: 'jobs',
    title: 'title',
    url: 'url',
    idOf: (job) => textOf(job, 'id'),
    needed: { id: SOME, title: SOME, url: URL_OF_OFFER, location: /^$/, company: SOME, description: HTML },
    optional: { contract_type: /^(permanent|temporary|training)$/, working_hours: HOURS, salary: SOME },
    least: 1,
  },
};

async function read(dialect: Dialect) {
  const answer = await asVisitor.get(machinePath.offersFor(dialect));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const document = await answer.text();
  expect(document).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/);
  const root = readXml(document);
  expect(root.name).toBe(RULES[dialect].root);
  return { answer, document, offers: childrenOf(root, 'job') };
}

const idsIn = async (dialect: Dialect) => (await read(dialect)).offers.map(RULES[dialect].idOf);

/** Expects an offer in a file to keep the rules of its site. */
function expectRules(dialect: Dialect, offer: XmlElement): void {
  const { needed, optional, title, least } = RULES[dialect];
  const names = offer.children.map(({ name }) => name);
  expect(new Set(names).size, 'each field once').toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(Object.keys(needed)));
  for (const { name, text } of offer.children)
    expect(text, name).toMatch(needed[name] ?? optional[name] ?? /^unknown$/);
  expect(textOf(offer, title)).not.toMatch(/urgen(te|ti|za|temente|tissim)(?!\p{L})/iu);
  expect(textOf(offer, 'description').replace(/<[^>]*>/g, '').length).toBeGreaterThanOrEqual(least);
}

const LINES = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      'URGENTE!!! Cuoco',
      'Cercasi barista – urgentissimo',
      'Urgente',
      ']]> <b>Oste</b> &amp; figli',
      '\u{1f600} Commessa',
    ),
  )
  .map(cleanLine)
  .filter((line) => line !== '');
const offers = fc.record({
  title: LINES,
  companyName: LINES,
  location: fc.constantFrom('Breno', 'Edolo', 'tutta la valle'),
  type: fc.constantFrom(...JOB_TYPES),
  contract: fc.constantFrom(...JOB_CONTRACTS),
  description: fc
    .oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), fc.constant('- uno ]]>\n- due\n\n<script>'))
    .map((text) => cleanText(text) || 'Testo'),
  salaryMin: fc.option(fc.constant(1500)),
  salaryPeriod: fc.constant('mese' as const),
  employerKind: fc.constantFrom('impresa', 'ente', 'agenzia'),
});

test.each(NAMES)('the file of %s keeps its rules, whatever was typed', async (dialect) => {
  const made: JobRow[] = [];
  for (const columns of fc.sample(offers, 40)) made.push(await makeJob(columns));
  const { document, offers: found } = await read(dialect);
  for (const offer of found) expectRules(dialect, offer);
  expect(found.map(RULES[dialect].idOf)).toEqual(
    made
      .reverse()
      .flatMap(({ publicId }) => (found.some((offer) => RULES[dialect].idOf(offer) === publicId) ? publicId : [])),
  );
  // A text is within CDATA, but for the name of this site.
  const outside = document.replace(/<!\[CDATA\[.*?\]\]>/gs, '').replace(/<publisher>[^<]*<\/publisher>/, '');
  expect(outside.replace(/<[^>]*>/g, '').trim() === '', 'nothing outside').toBe(true);
  if (RULES[dialect].least === 1) expect(found).toHaveLength(40);
});

test.each([
  ['URGENTE!!! cuoco', 'Cuoco'],
  ['Cercasi barista – urgentissimo', 'Cercasi barista'],
  ['Barista (urgente) a Edolo', 'Barista a Edolo'],
  ['Urgente!', 'Ristorazione'],
  ['Insurgente', 'Insurgente'],
])('%j is called %j', async (title, called) => {
  await makeJob({ title });
  for (const dialect of NAMES) {
    const [offer] = (await read(dialect)).offers;
    expect(offer && textOf(offer, RULES[dialect].title)).toBe(called);
  }
});

describe('a file has', () => {
  test.each([
    ['a family', { employerKind: 'famiglia' }],
    ['a family that does not say so', { category: 'Assistenza in famiglia' }],
    ['one by its title', { title: 'Badante convivente', category: 'Altro' }],
    ['one by its name', { companyName: 'Famiglia di Malonno' }],
    ['who says no', { onlyHere: true }],
    ['who has paused it', { status: 'paused', ownerStatus: 'paused' }],
    ['who has it hidden', { status: 'hidden', hiddenAt: new Date() }],
    ['who is too late', { validThrough: new Date(Date.now() - 1000) }],
  ] as const)('no offer of %s', async (_, columns) => {
    const { publicId } = await makeJob();
    await makeJob(columns);
    for (const dialect of NAMES) expect(await idsIn(dialect), dialect).toEqual([publicId]);
  });

  test('an offer of a company that cares for families', async () => {
    const { publicId } = await makeJob({ category: 'Assistenza in famiglia', employerKind: 'ente' });
    expect(await idsIn('jooble')).toEqual([publicId]);
  });

  test('only offers of a length that its site takes', async () => {
    const { id } = await makeJob({ description: 'Breve.' });
    expect(await idsIn('adzuna')).toHaveLength(0);
    expect(await idsIn('talent')).toHaveLength(1);
    await testDb()
      .update(jobs)
      .set({ description: 'Lungo abbastanza. '.repeat(6) })
      .where(eq(jobs.id, id));
    await forgetCopies();
    expect(await idsIn('adzuna')).toHaveLength(1);
  });
});

test('a file that has not changed is not sent again', async () => {
  await makeJob();
  const { answer } = await read('jooble');
  const etag = answer.headers.get('ETag') ?? '';
  const again = await asVisitor.get(machinePath.offersFor('jooble'), { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
