import { expect, test } from 'vitest';
import { MUNICIPALITIES } from '../../../shared/places/municipalities.ts';
import { VALLEY } from '../../../shared/valley/valley.ts';
import { readPosting } from './to-job-fields.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const TITLE = { '@type': 'JobPosting', title: 'Cuoca/o' };
const read = (...values: unknown[]) =>
  readPosting(
    values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
    NOW,
  );
const readWith = async (fields: object) => {
  const { title, ...others } = (await read({ ...TITLE, ...fields })) ?? {};
  expect(title).toBe('Cuoca/o');
  return others;
};
const TOWN = VALLEY.examples.town.name;

test('a posting as Google documents it fills the form', async () => {
  expect(
    await read({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Cuoca&#47;o &amp; aiuto',
      description:
        '<p>Cucina tradizionale, <b>anche</b> la sera.</p><ul><li>Riposo luned&igrave;</li><li>Mensa</li></ul>',
      hiringOrganization: { '@type': 'Organization', name: 'Albergo al Lago', sameAs: 'https://example.org' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: TOWN, addressCountry: 'IT' },
      },
      employmentType: 'FULL_TIME',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 1500, maxValue: '1800.50', unitText: 'MONTH' },
      },
      validThrough: '2026-12-31T23:59:59',
      workHours: '40 ore alla settimana',
      applicationContact: { telephone: '0364 000000', email: 'mailto:lavoro@example.org' },
      image: 'https://example.org/x.png',
    }),
  ).toEqual({
    title: 'Cuoca/o & aiuto',
    description:
      'Cucina tradizionale, anche la sera.\n\n- Riposo lunedì\n- Mensa\n\nContatti: 0364 000000, lavoro@example.org',
    companyName: 'Albergo al Lago',
    location: TOWN,
    type: 'Full-time',
    salaryMin: 1500,
    salaryMax: 1800.5,
    salaryPeriod: 'mese',
    weeklyHours: 40,
    applyBy: '2026-12-31',
  });
});

test.each([
  ['itself', [TITLE]],
  ['in a list', [[{ '@type': 'Organization', name: 'x' }, TITLE, { ...TITLE, title: 'Altra' }]]],
  ['in a graph', [{ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, TITLE] }]],
  ['deep within', [{ '@type': 'WebPage', mainEntity: { itemListElement: [{ item: TITLE }] } }]],
  ['of several types', [{ ...TITLE, '@type': ['Thing', 'JobPosting'] }]],
  ['with the whole name of its type', [{ ...TITLE, '@type': 'https://schema.org/JobPosting' }]],
  ['after a broken block', ['{"@type": "JobPosting", "title": ', '', 'null', '"x"', '1', TITLE]],
  ['after one without a title', [{ '@type': 'JobPosting' }, { ...TITLE, title: ' ' }, { ...TITLE, title: 3 }, TITLE]],
  ['with a line end in a text', ['{"@type":"JobPosting",\n"title":"Cuoca/o","x":"a\nb\tc"}']],
  ['under a thousand lists', [`${'['.repeat(1000)}${JSON.stringify(TITLE)}${']'.repeat(1000)}`]],
  [
    'with keys of prototypes',
    ['{"__proto__":{"title":"No"},"constructor":{"prototype":{"title":"No"}},"@type":"JobPosting","title":"Cuoca/o"}'],
  ],
] as const)('a posting is found %s', async (_, blocks) => {
  expect(await read(...blocks)).toEqual({ title: 'Cuoca/o' });
  expect(({} as { title?: unknown }).title).toBeUndefined();
});

test.each([
  ['no JSON', 'JobPosting'],
  [
    'other types',
    [
      { '@type': 'Article', title: 'x' },
      { '@type': 'JobPostings', title: 'x' },
      { type: 'JobPosting', title: 'x' },
    ],
  ],
  ['a type of a prototype', '{"__proto__":{"@type":"JobPosting","title":3}}'],
  ['lists without end', '['.repeat(300_000) + ']'.repeat(300_000)],
  ['more values than anybody needs', [...Array.from({ length: 30_000 }, () => 0), TITLE]],
])('there is none in %s', async (_, block) => {
  expect(await read(block)).toBeNull();
});

test.each([
  ['a list of lines', '<ul><li>uno<li>due</ul>', '- uno\n- due'],
  ['what has no tags', 'uno\ndue\n\ntre < 4 & 5', 'uno\ndue\n\ntre < 4 & 5'],
  ['tags written as entities', '&lt;p&gt;Citt&agrave;&lt;/p&gt;&lt;p&gt;due&lt;/p&gt;', 'Città\n\ndue'],
  [
    'entities',
    'a<br>&egrave; &Egrave; &ccedil; &rsquo; &euro; &#8364; &#x20AC;&nbsp;&nessuna; &#1114112; &#0;',
    'a\nè È ç ’ € € € &nessuna;',
  ],
  ['script and style', 'a<script>alert(1)</script><style>p{}</style><p>b', 'a\n\nb'],
  ['pictures', 'a<svg><nav/><table/></svg>b', 'a\n\nb'],
  ['a tag without an end', 'a <p b', 'a'],
])('the text of a description: %s', async (_, description, text) => {
  expect(await readWith({ description })).toEqual({ description: text });
});

test.each([
  ['a text too long for the form', { description: 'a'.repeat(10_001) }],
  ['texts that are none', { description: 4, hiringOrganization: [{ name: {} }], jobLocation: 'x', workHours: {} }],
  ['an employer without a name', { hiringOrganization: { legalName: 'x' } }],
  ['a place elsewhere', { jobLocation: { address: { addressLocality: 'Milano' } } }],
  ['a place of the same name abroad', { jobLocation: { address: { addressLocality: TOWN, addressCountry: 'CH' } } }],
  [
    'two places',
    { jobLocation: MUNICIPALITIES.slice(0, 2).map(({ name }) => ({ address: { addressLocality: name } })) },
  ],
  [
    'a place among others',
    { jobLocation: [TOWN, 'Milano'].map((addressLocality) => ({ address: { addressLocality } })) },
  ],
  ['a type that may be either', { employmentType: ['FULL_TIME', 'PART_TIME'] }],
  ['other types', { employmentType: ['TEMPORARY', 'CONTRACTOR', 'OTHER', 'toString', 7] }],
  ['pay in francs', { baseSalary: { currency: 'CHF', value: { value: 20, unitText: 'HOUR' } } }],
  ['pay without a currency', { baseSalary: { value: { value: 20, unitText: 'HOUR' } } }],
  ['pay a week', { baseSalary: { currency: 'EUR', value: { value: 400, unitText: 'WEEK' } } }],
  ['pay without a period', { baseSalary: { currency: 'EUR', value: 1500 } }],
  [
    'pay of the period of a prototype',
    { baseSalary: { currency: 'EUR', value: { value: 1, unitText: 'CONSTRUCTOR' } } },
  ],
  [
    'an amount that may be either of two',
    { baseSalary: { currency: 'EUR', value: { value: '1.500', unitText: 'MONTH' } } },
  ],
  ['a most that is less', { baseSalary: { currency: 'EUR', value: { minValue: 9, maxValue: 8, unitText: 'HOUR' } } }],
  ['a most alone', { baseSalary: { currency: 'EUR', value: { maxValue: 8, unitText: 'HOUR' } } }],
  ['a most in words', { baseSalary: { currency: 'EUR', value: { minValue: 9, maxValue: 'boh', unitText: 'HOUR' } } }],
  ['no pay', { baseSalary: { currency: 'EUR', value: { value: 0, unitText: 'HOUR' } } }],
  ['a day that is over', { validThrough: '2026-11-30' }],
  ['days that are none', { validThrough: '2026-02-30' }],
  ['days in words', { validThrough: 'presto' }],
  ['too many hours', { workHours: '90 ore alla settimana' }],
  ['hours of a day', { workHours: '8:00-17:00, 8 ore al giorno' }],
])('stays unknown: %s', async (_, fields) => {
  expect(await readWith(fields)).toEqual({});
});

test.each([
  ['the name of an employer alone', { hiringOrganization: 'Albergo' }, { companyName: 'Albergo' }],
  [
    'the same place twice',
    { jobLocation: [1, 2].map(() => ({ address: { addressLocality: `${TOWN} ` } })) },
    { location: TOWN },
  ],
  ['a type among others', { employmentType: ['Part-time', 'TEMPORARY'] }, { type: 'Part-time' }],
  ['an internship', { employmentType: 'INTERN' }, { contract: 'Stage/Tirocinio' }],
  [
    'one amount',
    { baseSalary: { currency: 'EUR', value: { value: 9.5, unitText: 'HOUR' } } },
    { salaryMin: 9.5, salaryPeriod: 'ora' },
  ],
  [
    'an amount without its own thing',
    { baseSalary: { currency: 'EUR', value: 30000, unitText: 'year' } },
    { salaryMin: 30000, salaryPeriod: 'anno' },
  ],
  [
    'an amount twice',
    { baseSalary: { currency: 'EUR', value: { minValue: 9, maxValue: 9, unitText: 'DAY' } } },
    { salaryMin: 9, salaryPeriod: 'giorno' },
  ],
  ['a moment elsewhere', { validThrough: '2026-12-31T23:30:00Z' }, { applyBy: '2027-01-01' }],
  ['a moment with a zone', { validThrough: '2026-12-31T23:30:00+0100' }, { applyBy: '2026-12-31' }],
  ['hours in English', { workHours: 'Mon-Fri, 32 hours per week' }, { weeklyHours: 32 }],
  ['a contact', { applicationContact: [{ email: 'a@example.org' }] }, { description: 'Contatti: a@example.org' }],
  [
    'a contact in the text',
    { description: 'Scrivi a a@example.org', applicationContact: { email: 'a@example.org' } },
    { description: 'Scrivi a a@example.org' },
  ],
])('is read: %s', async (_, fields, known) => {
  expect(await readWith(fields)).toEqual(known);
});
