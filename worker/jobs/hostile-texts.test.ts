import { beforeAll, describe, expect, test } from 'vitest';
import { type PublicJob, publicJobSchema } from '../../shared/jobs.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { jobBody, makeJob } from '../testing/factories.ts';
import { asEmployer, asVisitor, type SignedIn } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

let employer: SignedIn;
beforeAll(async () => {
  employer = await asEmployer();
});

/** Sends a body as it is written here, which JSON.stringify could not write. */
const postText = (text: string) =>
  employer.send('/api/jobs', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text });

const listed = (query: string) => asVisitor.get(`/api/jobs?${query}`);

const KEPT = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '<!-- --> ]]> {{7*7}} #{7*7}',
  "' OR 1=1 --",
  '"; DROP TABLE jobs; --',
  '" * NEAR( OR ^ : - AND NOT {title} : x',
  "Robert'); DELETE FROM users; --",
  '%00 %2e%2e%2f ../../etc/passwd',
  'javascript:alert(1)',
  '😀👩‍👩‍👧‍👦🇮🇹 ＣＥＲＣＡＳＩ',
  'مرحبا שלום 日本語',
  '\\u0000 \\" \\\\',
  '__proto__',
  'null',
  '= HYPERLINK("http://x")',
];

describe('a text of every field that is kept as it was written', () => {
  test.each(KEPT)('%s', async (text) => {
    const fields = { title: text, companyName: text, location: text, description: text };
    const answer = await employer.post('/api/jobs', jobBody(fields));
    expect(answer.status).toBe(201);
    const job = strict(publicJobSchema).parse(await answer.json());
    const written = text.normalize('NFC');
    expect(job).toMatchObject({ title: written, companyName: written, location: written, description: written });
    expect(await (await asVisitor.get(`/api/jobs/${job.id}`)).json()).toEqual({
      ...job,
      answers: null,
      similarSearch: expect.any(String),
    });
    for (const name of ['search', 'location']) {
      const found = await listed(new URLSearchParams({ [name]: text }).toString());
      expect(found.status, name).toBe(200);
      const jobs: PublicJob[] = await found.json();
      expect(jobs.length, name).toBeGreaterThan(0);
    }
  });
});

describe('a text that is cleaned', () => {
  test.each([
    ['null bytes', 'Cuo\u0000co\u0000', 'Cuoco'],
    ['lone surrogates', '\uD800Cuoco\uDC00', 'Cuoco'],
    ['surrogates the wrong way round', 'Cuo\uDC00\uD800co', 'Cuoco'],
    ['a change of direction', '\u202Ecouoc\u202C', 'couoc'],
    ['zero-width characters', 'Cu\u200Bo\uFEFFco', 'Cuoco'],
    ['control characters', '\u0007Cuoco\u001B[31m', 'Cuoco[31m'],
    ['line ends in a line', 'Cuoco\r\nBcc: tutti@example.org', 'Cuoco Bcc: tutti@example.org'],
  ])('%s', async (_, title, kept) => {
    const job: PublicJob = await (await employer.post('/api/jobs', jobBody({ title }))).json();
    expect(job.title).toBe(kept);
  });

  test('a text of nothing but such characters is empty', async () => {
    const answer = await employer.post('/api/jobs', jobBody({ title: '\u0000\u200B\uD800' }));
    expect(await refusedFields(answer)).toEqual({ title: 'Inserisci il titolo' });
  });
});

describe('a body that is refused', () => {
  test('a title of ten thousand characters', async () => {
    const answer = await employer.post('/api/jobs', jobBody({ title: 'a'.repeat(10_000) }));
    expect(await refusedFields(answer)).toEqual({ title: 'Massimo 120 caratteri' });
  });

  test('numbers that are none, or have no end', async () => {
    const body = JSON.stringify(jobBody()).slice(0, -1);
    await expectProblem(await postText(`${body},"salaryMin":NaN,"salaryPeriod":"mese"}`), 400);
    for (const number of ['1e999', '-1e999', '1e308', '-0']) {
      const answer = await postText(`${body},"salaryMin":${number},"salaryPeriod":"mese"}`);
      expect(Object.keys(await refusedFields(answer)), number).toEqual(['salaryMin']);
    }
  });

  test.each(['title', 'description', 'shifts', 'salaryMin', 'lat'])('%s nested a thousand deep', async (field) => {
    const deep = `${'{"a":'.repeat(1000)}[]${'}'.repeat(1000)}`;
    const answer = await postText(JSON.stringify({ ...jobBody(), [field]: 0 }).replace(/:0([,}])/, `:${deep}$1`));
    expect(Object.keys(await refusedFields(answer))).toEqual([field]);
  });

  test('a thousand unknown keys: some are named, not all', async () => {
    const keys = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`chiave${index}`, 1]));
    const { issues = [] } = await expectProblem(await employer.post('/api/jobs', { ...jobBody(), ...keys }), 400);
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.length).toBeLessThanOrEqual(50);
  });

  test('an unknown key of five thousand characters is not repeated at length', async () => {
    const answer = await employer.post('/api/jobs', { ...jobBody(), ['k'.repeat(5000)]: 1 });
    expect(JSON.stringify(await expectProblem(answer, 400)).length).toBeLessThan(1000);
  });

  test('keys that touch the prototype of objects', async () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const answer = await postText(`${JSON.stringify(jobBody()).slice(0, -1)},"${key}":{"open":true}}`);
      expect(await refusedFields(answer), key).toEqual({ [key]: 'Campo sconosciuto' });
    }
  });
});

test('of a key written twice the last one counts', async () => {
  const { title, ...rest } = jobBody();
  const answer = await postText(`{"title":"Prima ${title}","title":"Ultima",${JSON.stringify(rest).slice(1)}`);
  const job: PublicJob = await answer.json();
  expect(job.title).toBe('Ultima');
});

describe('a query that is answered, whatever stands in it', () => {
  test.each([
    '"',
    '*',
    'a*',
    '"a',
    'NEAR(',
    'NEAR(a b, 2)',
    'OR',
    'AND NOT',
    '^cuoco',
    'title:cuoco',
    '{title}:cuoco',
    'cuoco - barista',
    '(((((',
    "'",
    "' OR 1=1 --",
    '%',
    '_',
    '\\',
    '😀',
    '\u0000',
    '\uFFFF',
    '..',
    'e',
    'facets:categoryaltro',
    'a '.repeat(200),
    'a'.repeat(400),
    `${'cuoco '.repeat(60)}`,
  ])('%j', async (text) => {
    for (const name of ['search', 'location']) {
      const answer = await listed(new URLSearchParams({ [name]: text }).toString());
      expect(answer.status, name).toBe(200);
      expect(await answer.json()).toBeInstanceOf(Array);
    }
  });

  test.each(['%', '%E0%A4%A', '%ZZ', '%00', '%ED%A0%80', '%FF'])('search=%s', async (raw) => {
    expect((await listed(`search=${raw}`)).status).toBe(200);
  });

  test('words of the filters are not words of the text', async () => {
    const job = await makeJob({ title: 'Tornitore', category: 'Altro' });
    const answer = await listed('search=categoryaltro');
    const found: PublicJob[] = await answer.json();
    expect(found.map(({ id }) => id)).not.toContain(job.publicId);
  });
});

test.each(['%00', '%E0%A4%A', '../users', 'a'.repeat(5000), "'; --", '%F0%9F%98%80', '__proto__'])(
  'an offer of the id %s is not found',
  async (id) => {
    await expectProblem(await asVisitor.get(`/api/jobs/${id}`), 404);
  },
);
