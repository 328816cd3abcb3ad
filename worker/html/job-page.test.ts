import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, romeDay } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { employerAnswers } from '../db/tables/applications.ts';
import type { JobRow, NewJobRow } from '../db/tables/jobs.ts';
import { insertOne, makeJob, uniqueWord } from '../testing/factories.ts';
import { elements, type ReadPage, readPage } from '../testing/read-page.ts';

const typeOf = (data: unknown) => z.looseObject({ '@type': z.string() }).parse(data)['@type'];
/** Parts of Google's JobPosting that the tests look at (developers.google.com/search/docs/appearance/structured-data/job-posting). */
const jobPosting = z.looseObject({
  '@type': z.literal('JobPosting'),
  title: z.string().min(1),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'OTHER']),
  jobLocation: z.unknown(),
  baseSalary: z.looseObject({ value: z.unknown() }).optional(),
});

const pageOf = (job: JobRow): Promise<ReadPage> => readPage(`/offerte/${job.publicId}`);

/** The structured data of a new offer with these columns. */
async function postingOf(columns: Partial<NewJobRow>) {
  const job = await makeJob(columns);
  const { jsonLd } = await pageOf(job);
  expect(jsonLd.map(typeOf)).toEqual(['JobPosting', 'BreadcrumbList']);
  return { job, posting: jobPosting.parse(jsonLd[0]) };
}

describe('the page of an open offer', () => {
  test('has its head', async () => {
    const description = 'Servizio ai tavoli in una trattoria di montagna, '.repeat(6);
    const job = await makeJob({ title: 'Cameriera', companyName: 'Trattoria Sole', location: 'Edolo', description });
    const page = await pageOf(job);
    expect([page.status, page.h1]).toEqual([200, ['Cameriera']]);
    expect(page.title).toMatch(/Cameriera.*Edolo/);
    const meta = page.meta.get('description') ?? '';
    expect(meta.length).toBeLessThanOrEqual(150);
    expect(description.startsWith(meta.replace(/…$/, ''))).toBe(true);
    expect(page.canonical).toBe(`http://localhost:8787/offerte/${job.publicId}`);
    expect(page.meta.get('robots')).toBe('index, follow');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
    const categories = ['Ristorazione', 'Turismo', 'Commercio'].map((name) => `/lavoro-vallecamonica?category=${name}`);
    expect(page.links).toEqual(expect.arrayContaining(['/offerte', ...categories]));
  });

  test('has structured data with what is truly known', async () => {
    const startDate = romeDay(new Date(), 40);
    const { job, posting } = await postingOf({
      title: 'Cameriera di sala',
      companyName: 'Albergo Sole',
      location: 'Lovere, lungolago',
      type: 'Part-time',
      experience: 'No esperienza',
      description: 'Cerchiamo:\n- <b>due</b> persone\n\nPaga & vitto',
      salaryMin: 1200,
      salaryMax: 1400,
      salaryPeriod: 'mese',
      weeklyHours: 24,
      openings: 2,
      licence: 'B',
      requirements: [
        { what: 'HACCP', level: null, reason: null, preferred: false },
        { what: 'Tedesco', level: 'B1', reason: null, preferred: true },
      ],
      startDate,
      endDate: romeDay(new Date(), 150),
      shifts: ['mattina', 'fine settimana'],
      housing: true,
      housingRoom: 'singola',
      housingCost: 0,
      housingMinutes: 5,
      meals: true,
    });
    expect(posting).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Cameriera di sala',
      description: '<p>Cerchiamo:</p><ul><li>&lt;b&gt;due&lt;/b&gt; persone</li></ul><p>Paga &amp; vitto</p>',
      datePosted: job.postedAt.toISOString(),
      validThrough: addDays(job.postedAt, 30).toISOString(),
      employmentType: 'PART_TIME',
      directApply: true,
      identifier: { '@type': 'PropertyValue', name: 'Albergo Sole', value: job.publicId },
      hiringOrganization: { '@type': 'Organization', name: 'Albergo Sole' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Lovere',
          addressRegion: 'BG',
          postalCode: '24065',
          addressCountry: 'IT',
        },
        geo: { '@type': 'GeoCoordinates', latitude: job.lat, longitude: job.lon },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 1200, maxValue: 1400, unitText: 'MONTH' },
      },
      industry: 'Ristorazione',
      occupationalCategory: {
        '@type': 'CategoryCode',
        inCodeSet: { '@type': 'CategoryCodeSet', name: 'ISCO-08' },
        codeValue: '5131',
        url: 'http://data.europa.eu/esco/isco/C5131',
      },
      experienceRequirements: 'no requirements',
      qualifications: 'Patente B, HACCP',
      totalJobOpenings: 2,
      jobStartDate: startDate,
      workHours: '24 ore alla settimana, mattina, fine settimana',
      jobBenefits: 'Vitto, Alloggio (camera singola · gratis · a 5 minuti a piedi dal lavoro)',
    });
  });

  test.each([
    ['Full-time', 'FULL_TIME'],
    ['Stagionale', 'OTHER'],
    ['Weekend', 'OTHER'],
  ] as const)('%s is %s', async (type, employmentType) => {
    expect((await postingOf({ type })).posting.employmentType).toBe(employmentType);
  });

  test.each([
    ['Apri il 1 luglio', '2026-07-01', true],
    ['Apri il 2 luglio', '2026-07-02', undefined],
  ] as const)('begins at once where its day is not after that of the offer: %s', async (_, startDate, expected) => {
    const postedAt = new Date('2026-07-01T08:00:00Z');
    const { posting } = await postingOf({ startDate, postedAt, validThrough: addDays(new Date(), 1) });
    expect(posting.jobImmediateStart).toBe(expected);
  });

  test('names the number in its text as contact, but for that of a family', async () => {
    const columns = { description: 'Chiama Rosa al 333 123 4567, dopo le 18.' } as const;
    const contact = { '@type': 'ContactPoint', contactType: 'Candidature', telephone: '333 123 4567' };
    expect((await postingOf(columns)).posting.applicationContact).toEqual(contact);
    const ofFamily = await postingOf({ ...columns, employerKind: 'famiglia' });
    expect(ofFamily.posting).not.toHaveProperty('applicationContact');
  });

  test.each(['Domatore di leoni', 'Operaia'])('has no occupation where that is not clear: %s', async (title) => {
    expect((await postingOf({ title })).posting).not.toHaveProperty('occupationalCategory');
  });

  test('without a place there is no CAP and no position, and the province is BS', async () => {
    const { posting } = await postingOf({ location: 'tutta la valle' });
    const named = { addressLocality: 'tutta la valle', addressRegion: 'BS', addressCountry: 'IT' };
    expect(posting.jobLocation).toEqual({ '@type': 'Place', address: { '@type': 'PostalAddress', ...named } });
  });

  const HOUR = { value: 10, unitText: 'HOUR' };
  const DAY = { minValue: 90, unitText: 'DAY' };
  const YEAR = { maxValue: 31_000, unitText: 'YEAR' };

  test.each([
    [{ salaryMin: 10, salaryMax: 10, salaryPeriod: 'ora' }, HOUR],
    [{ salaryMin: 90, salaryPeriod: 'giorno' }, DAY],
    [{ salaryMax: 31_000, salaryPeriod: 'anno' }, YEAR],
    [{ salaryMin: 80, salaryMax: 80, salaryPeriod: 'servizio' }, null],
    [{ salaryMin: 1450, salaryPeriod: 'mese', salaryNet: true }, null],
    [{ salaryPeriod: 'mese' }, null],
  ] as const)('pay of %j is %j in the structured data', async (pay, value) => {
    const { posting } = await postingOf(pay);
    expect(posting.baseSalary?.value ?? null).toEqual(value && { '@type': 'QuantitativeValue', ...value });
  });
});

describe('the page of an offer that ended', () => {
  test.each([
    ['Offerta scaduta', { postedAt: addDays(new Date(), -31) }],
    ['Offerta scaduta', { status: 'expired' }],
    ['Posto occupato', { status: 'closed' }],
    ['Offerta sospesa', { status: 'paused' }],
  ] as const)('stays, says “%s”, and leaves search engines: %j', async (title, columns) => {
    const { status, h1, jsonLd, html, meta } = await pageOf(await makeJob({ title: 'Finita', ...columns }));
    expect({ status, h1, jsonLd }).toEqual({ status: 200, h1: ['Finita'], jsonLd: [] });
    expect(html).toContain(title);
    expect(meta.get('robots')).toBe('noindex, follow');
  });

  test('shows similar open offers and none that ended', async () => {
    const ended = await makeJob({ category: 'Automotive', status: 'expired', location: 'Cerveno' });
    const similar = await makeJob({ category: 'Automotive', location: 'Cerveno' });
    const other = await makeJob({ category: 'Automotive', location: 'Cerveno', status: 'paused' });
    const { links } = await pageOf(ended);
    expect(links).toContain(`/offerte/${similar.publicId}`);
    expect(links).not.toContain(`/offerte/${other.publicId}`);
  });
});

describe('the page of an offer that is not there', () => {
  test.each(['nothing', 'deleted', 'hidden'] as const)('%s is HTTP 404 with noindex', async (status) => {
    const id = status === 'nothing' ? 'abcdefgh1234' : (await makeJob({ status, title: 'Segreta' })).publicId;
    const { status: http, h1, canonical, jsonLd, meta, headers, html } = await readPage(`/offerte/${id}`);
    const expected = { http: 404, h1: ['Offerta non trovata'], canonical: null, jsonLd: [] };
    expect({ http, h1, canonical, jsonLd }).toEqual(expected);
    expect([meta.get('robots'), headers.get('Cache-Control')]).toEqual(['noindex, follow', 'no-store']);
    expect(html).toContain('stai cercando non esiste o è stata rimossa.');
    expect(html).not.toContain('Segreta');
  });

  test('whatever stands in its address', async () => {
    for (const id of ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', '%E0%A4%A', '%00', '..%2F..%2Fapi', '__proto__']) {
      const { status, inlineScripts } = await readPage(`/offerte/${id}`);
      expect([status, inlineScripts.length], id).toEqual([404, 2]);
    }
  });
});

/** The page of an offer whose employer answers like this. */
const shownFor = async (answers: Omit<typeof employerAnswers.$inferInsert, 'userId'> | null) => {
  const job = await makeJob();
  if (answers) await insertOne(employerAnswers, { userId: job.ownerId, ...answers });
  return (await readPage(pagePath.job(job.publicId))).html;
};

test('an offer says "usually" and how often its employer answers, where half were answered in time', async () => {
  const day = 86_400_000;
  expect(await shownFor({ received: 10, answered: 8, halfWithinMs: 1.4 * day })).toContain(
    'Risponde di solito entro 2 giorni · ha risposto a 8 candidature su 10',
  );
  expect(await shownFor({ received: 6, answered: 6, halfWithinMs: 60_000 })).toContain(
    'Risponde di solito entro 1 giorno · ha risposto a 6 candidature su 6',
  );
});

test('only how often, where fewer were, and nothing before there are enough', async () => {
  const text = await shownFor({ received: 10, answered: 1, halfWithinMs: null });
  expect(text).toContain('Ha risposto a 1 candidatura su 10');
  expect(text).not.toContain('di solito');
  expect(await shownFor(null)).not.toMatch(/risponde di solito|ha risposto/i);
});

const textsOf = async (path: string, selector: string) =>
  (await elements((await readPage(path)).html, selector)).map(({ text }) => text);

/** Marks of a new offer: beside its title, among its facts and on its card. */
async function marksOf(columns: Partial<NewJobRow>) {
  const title = uniqueWord();
  const page = pagePath.job((await makeJob({ title, ...columns })).publicId);
  const card = (await textsOf(`${pagePath.jobs()}?search=${title}`, '.job-card')).join();
  return { card, head: await textsOf(page, 'header p'), facts: await textsOf(page, 'dd') };
}

test('a driving licence and the hours of a week are on the offers that say them, missing pay on those without', async () => {
  const plain = await marksOf({});
  expect(plain.head).toContain('Paga non indicata');
  expect(plain.card).toContain('Paga non indicata');
  expect(JSON.stringify(plain)).not.toMatch(/patente|alla settimana/);
  const full = await marksOf({ licence: 'CE', weeklyHours: 24, salaryMin: 1200, salaryPeriod: 'mese' });
  expect(full.facts).toEqual(expect.arrayContaining(['CE', '24 ore alla settimana']));
  expect(full.card).toContain('Serve la patente CE');
  expect(JSON.stringify(full)).not.toMatch(/non indicata/i);
});
