import * as fc from 'fast-check';
import { beforeAll, expect, inject } from 'vitest';
import { readPageSchema } from '../../../shared/career-page.ts';
import { strict } from '../../testing/expect-problem.ts';
import { putPage } from '../../testing/outside-pages.ts';
import { property } from '../../testing/property.ts';
import { asWorker, type SignedIn } from '../../testing/requests.ts';

let person: SignedIn;
beforeAll(async () => {
  person = await asWorker();
});

async function expectRead(address: unknown): Promise<void> {
  const answer = await person.post('/api/jobs/from-page', { address });
  expect([200, 400]).toContain(answer.status);
  if (answer.status === 200) strict(readPageSchema).parse(await answer.json());
}

const PROPERTIES = [
  ...'title description hiringOrganization name jobLocation address addressLocality addressCountry'.split(' '),
  ...'employmentType baseSalary currency value minValue maxValue unitText validThrough workHours'.split(' '),
  ...'applicationContact telephone email @graph __proto__ constructor toString'.split(' '),
];
const TEXTS = [
  'EUR',
  'MONTH',
  'FULL_TIME',
  'INTERN',
  '2026-12-31T10:00:00Z',
  '40 ore a settimana',
  '<p>a&agrave;</p>',
  '1500',
];
const leaf = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const { posting } = fc.letrec<{ value: unknown; posting: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('posting'), fc.array(tie('value'), { maxLength: 3 })),
  posting: fc
    .tuple(fc.dictionary(fc.constantFrom(...PROPERTIES), tie('value')), fc.constantFrom('JobPosting', 'Place', 7))
    .map(([fields, type]) => ({ title: 'Cuoca/o', ...fields, '@type': type })),
}));
const numRuns = Math.ceil(inject('propertyRuns') / 2);

property(
  'no posting is a failure',
  [posting],
  async (value) => {
    const body = `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
    await expectRead(`https://www.example.org${await putPage({ body })}`);
  },
  { numRuns },
);

const PIECES = [
  '<script type="application/ld+json">',
  '</script>',
  '<p>',
  '</',
  '<!--',
  '-->',
  '<svg>',
  '<nav/>',
  '<table/>',
  '<title>',
];
const MORE = [
  '</title>',
  '<![CDATA[',
  '<li>',
  '<template>',
  '<textarea>',
  '&agrave;',
  '&#x',
  '\0',
  '"@type":"JobPosting"',
  '{',
  '}',
  '<p a="',
];
const html = fc.array(fc.oneof(fc.constantFrom(...PIECES, ...MORE), fc.string({ unit: 'binary' })), { maxLength: 30 });

property(
  'no page is a failure',
  [html],
  async (pieces) => {
    await expectRead(`https://www.example.org${await putPage({ body: pieces.join('') })}`);
  },
  { numRuns },
);

const location = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('//', 'https://[', '?', '\\\\127.0.0.1\\'));
const status = fc.constantFrom(200, 204, 206, 300, 301, 302, 304, 307, 308, 400, 404, 451, 500, 503, 599);

property(
  'no answer is a failure',
  [status, location, fc.string()],
  async (answered, target, type) => {
    const headers = { Location: encodeURI(target.toWellFormed()), 'Content-Type': encodeURI(type.toWellFormed()) };
    await expectRead(`https://www.example.org${await putPage({ status: answered, headers, body: 'x' })}`);
  },
  { numRuns },
);

property(
  'no address is a failure',
  [
    fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.anything(),
      fc.ipV6().map((ip) => `https://[${ip}]`),
    ),
  ],
  expectRead,
);
