import { describe, expect, test } from 'vitest';
import { type PublicCandidate, publishedCandidateSchema } from '../../shared/candidates.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { candidateBody, makeCandidate } from '../testing/make-candidate.ts';
import { readPage, runningAttributes } from '../testing/read-page.ts';
import { asVisitor } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

const KEPT = [
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' OR 1=1 --",
  '"; DROP TABLE candidates; --',
  '" * NEAR( OR ^ : - AND NOT {title} : x',
  '%00 %2e%2e%2f',
  'javascript:alert(1)',
  '😀👩‍👩‍👧‍👦 ＣＵＯＣＡ',
  'مرحبا שלום 日本語',
  '["a"]',
  '\\u0000 \\"',
  '__proto__',
  'null',
];

describe('a text of every field that is kept as it was written, and only shown', () => {
  test.each(KEPT)('%s', async (text) => {
    const body = candidateBody({ name: text, title: text, location: text, skills: [text], experience: text });
    const answer = await asVisitor.post('/api/candidates', body);
    expect(answer.status).toBe(201);
    const { manageToken, ...candidate } = strict(publishedCandidateSchema).parse(await answer.json());
    const written = text.normalize('NFC');
    expect(candidate).toMatchObject({ name: written, title: written, location: written, skills: [written] });
    for (const name of ['search', 'location', 'skills']) {
      const found = await asVisitor.get(`/api/candidates?${new URLSearchParams({ [name]: text })}`);
      expect(found.status, name).toBe(200);
      expect(((await found.json()) as PublicCandidate[]).length, name).toBeGreaterThan(0);
    }
    const page = await readPage(`/candidati/${candidate.id}`);
    expect([page.status, page.h1]).toEqual([200, [written]]);
    // The content of a meta element never runs.
    const running = (await runningAttributes(page.html)).filter((found) => !found.startsWith('content='));
    expect(running).toEqual([]);
    expect(page.html).not.toContain('<script>alert(1)');
  });
});

describe('a query that is answered, whatever stands in it', () => {
  test.each([
    '"',
    '*',
    'NEAR(',
    'OR',
    'AND NOT',
    '^a',
    'title:a',
    '(((((',
    "'",
    '%',
    '\u0000',
    'facets:celnone',
    'a '.repeat(200),
  ])('%j', async (text) => {
    for (const name of ['search', 'location', 'skills']) {
      const answer = await asVisitor.get(`/api/candidates?${new URLSearchParams({ [name]: text })}`);
      expect(answer.status, name).toBe(200);
      expect(await answer.json()).toBeInstanceOf(Array);
    }
  });

  test('facets are no words of the text', async () => {
    const { publicId } = await makeCandidate({ location: 'Breno' });
    for (const search of ['townbreno', 'cellnone']) {
      const found: PublicCandidate[] = await (await asVisitor.get(`/api/candidates?search=${search}`)).json();
      expect(found.map(({ id }) => id)).not.toContain(publicId);
    }
  });
});

test.each(['%00', '%E0%A4%A', '../users', 'a'.repeat(5000), "'; --", '%F0%9F%98%80', '__proto__', 'mine'])(
  'a profile of the id %s is not found',
  async (id) => {
    await expectProblem(await asVisitor.get(`/api/candidates/${id}`), 404);
  },
);
