import { beforeAll, describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { publishedCandidateSchema } from '../shared/candidates.ts';
import { type PublicJob, publicJobSchema } from '../shared/jobs.ts';
import { withQuery } from '../shared/paths.ts';
import { expectProblem, refusedFields, strict } from './testing/expect-problem.ts';
import { jobBody, makeJob, uniqueWord } from './testing/factories.ts';
import { candidateBody } from './testing/make-candidate.ts';
import { readPage, runningAttributes } from './testing/read-page.ts';
import { asEmployer, asVisitor, type SignedIn } from './testing/requests.ts';

let employer: SignedIn;
beforeAll(async () => {
  employer = await asEmployer();
});

/** Sends a body as it is written here, which JSON.stringify could not write. */
const postText = (text: string) =>
  employer.send('/api/jobs', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text });

async function found(list: string, query: Readonly<Record<string, string>>): Promise<string[]> {
  const answer = await asVisitor.get(withQuery(list, query));
  expect(answer.status, JSON.stringify(query)).toBe(200);
  return mini
    .array(mini.looseObject({ id: mini.string() }))
    .parse(await answer.json())
    .map(({ id }) => id);
}

/** Expects a page that shows a text as its heading, where nothing of it runs. */
async function expectOnlyShown(path: string, written: string): Promise<void> {
  const page = await readPage(path);
  expect([page.status, page.h1, page.inlineScripts.length]).toEqual([200, [written], 2]);
  // The content of a meta element never runs.
  const running = (await runningAttributes(page.html)).filter((attribute) => !attribute.startsWith('content='));
  expect(running).toEqual([]);
  expect(page.html).not.toContain('<script>alert(1)');
}

const STORED = [
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '<!-- --> ]]> {{7*7}} #{7*7}',
  "Robert'); DELETE FROM users; --",
  '" * NEAR( OR ^ : - AND NOT {title} : x',
  '%00 %2e%2e%2f ../../etc/passwd',
  'javascript:alert(1)',
  '😀👩‍👩‍👧‍👦🇮🇹 ＣＥＲＣＡＳＩ مرحبا 日本語',
  '\\u0000 \\" \\\\',
  '__proto__',
];

describe.each(STORED)('%s in every text is kept as it was written, and only shown', (text) => {
  const written = text.normalize('NFC');

  test('in an offer', async () => {
    const fields = { title: text, companyName: text, location: text, description: text };
    const answer = await employer.post('/api/jobs', jobBody(fields));
    expect(answer.status).toBe(201);
    const job = strict(publicJobSchema).parse(await answer.json());
    expect(job).toMatchObject({ title: written, companyName: written, location: written, description: written });
    expect(await (await asVisitor.get(`/api/jobs/${job.id}`)).json()).toMatchObject(job);
    for (const name of ['search', 'location']) expect(await found('/api/jobs', { [name]: text })).not.toEqual([]);
    await expectOnlyShown(`/offerte/${job.id}`, written);
  });

  test('in a profile', async () => {
    const body = candidateBody({ name: text, title: text, location: text, skills: [text], experience: text });
    const answer = await asVisitor.post('/api/candidates', body);
    expect(answer.status).toBe(201);
    const candidate = strict(publishedCandidateSchema).parse(await answer.json());
    expect(candidate).toMatchObject({ name: written, title: written, location: written, skills: [written] });
    for (const name of ['search', 'location', 'skills'])
      expect(await found('/api/candidates', { [name]: text })).not.toEqual([]);
    await expectOnlyShown(`/candidati/${candidate.id}`, written);
  });
});

test('characters that nobody sees are cleaned away, and line ends in a line', async () => {
  const hidden = '\u0000\u202EC\uDC00u\u200Bo\uD800\uFEFFc\u0007o\r\nBcc: x\u202C';
  const job: PublicJob = await (await employer.post('/api/jobs', jobBody({ title: hidden }))).json();
  expect(job.title).toBe('Cuoco Bcc: x');
  const answer = await employer.post('/api/jobs', jobBody({ title: '\u0000\u200B\uD800' }));
  expect(await refusedFields(answer)).toEqual({ title: 'Inserisci il titolo' });
});

test('letters that few keyboards have, and forms that only look different, are the plain ones for who searches', async () => {
  const mark = uniqueWord();
  const written = { title: `Đảm ${mark}`, companyName: 'Straßenbau Łódź', description: 'ﬁnestre e Øre, 𝐬𝐞𝐫𝐫𝐚𝐦𝐞𝐧𝐭𝐢' };
  const job = await makeJob(written);
  for (const word of 'dam strassenbau STRAẞENBAU łódź finestre ore serramenti ｌｏｄｚ lo\u200Bdz'.split(' '))
    expect(await found('/api/jobs', { search: `${mark} ${word}`, exact: 'true' }), word).toEqual([job.publicId]);
});

describe('a body that is refused', () => {
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

  test('a thousand unknown keys: some are named, not all, and none at length', async () => {
    const keys = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`chiave${index}`, 1]));
    const { issues = [] } = await expectProblem(await employer.post('/api/jobs', { ...jobBody(), ...keys }), 400);
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.length).toBeLessThanOrEqual(50);
    const long = await employer.post('/api/jobs', { ...jobBody(), ['k'.repeat(5000)]: 1 });
    expect(JSON.stringify(await expectProblem(long, 400)).length).toBeLessThan(1000);
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

// Any other text is tried by worker/text-search/search.property.test.ts.
describe.each(['/api/jobs', '/api/candidates'])('a query of %s is answered, whatever stands in it', (list) => {
  test.each(['%', '%E0%A4%A', '%ZZ', '%00', '%ED%A0%80', '%FF'])('search=%s', async (raw) => {
    expect((await asVisitor.get(`${list}?search=${raw}`)).status).toBe(200);
  });

  test.each(['%00', '%E0%A4%A', '../users', 'a'.repeat(5000), "'; --", '%F0%9F%98%80', '__proto__', 'mine'])(
    'nothing has the id %s',
    async (id) => {
      await expectProblem(await asVisitor.get(`${list}/${id}`), 404);
    },
  );
});
