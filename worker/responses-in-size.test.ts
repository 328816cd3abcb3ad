import { beforeAll, expect, test } from 'vitest';
import type { PublicJob } from '../shared/jobs.ts';
import { LIMITS } from '../shared/limits.ts';
import type { JobRow } from './db/tables/jobs.ts';
import { makeJob } from './testing/factories.ts';
import { forgetCopies } from './testing/forget-copies.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { asAdmin, asEmployer, asVisitor, nextOf, type Person, type SignedIn } from './testing/requests.ts';

const MAX_BYTES = 1_000_000;
const OFFERS = 100;
const PROFILES = 100;

let owner: SignedIn;
let admin: Person;
let first: JobRow;

/** Longest text of the heaviest characters: one of three bytes, or one that is escaped in every format. */
const long = (n: number): string => (n % 2 ? '字' : '&').repeat(LIMITS.description);

beforeAll(async () => {
  owner = await asEmployer();
  admin = await asAdmin();
  const { id: ownerId } = owner.account;
  first = await makeJob({ ownerId, description: long(0) });
  for (let n = 1; n < OFFERS; n++) await makeJob({ ownerId, title: `Offerta ${n}`, description: long(n) });
  const experience = '字'.repeat(LIMITS.candidateExperience);
  const skills = Array.from({ length: LIMITS.skill.count }, (_, n) => `${n}`.padEnd(LIMITS.skill.length, '字'));
  for (let n = 0; n < PROFILES; n++) await makeCandidate({ experience, skills, name: '字'.repeat(LIMITS.name) });
  await asVisitor.post(`/api/jobs/${first.publicId}/report`, { reason: 'scam', text: '字'.repeat(LIMITS.reportText) });
  await forgetCopies();
});

test.each([
  '/api/jobs?limit=100',
  '/api/jobs?limit=100&search=offerta',
  '/api/candidates?limit=100',
  '/api/own-jobs?limit=100',
])('%s answers as many as fit, and leads to the others', async (path) => {
  const ids = new Set<string>();
  for (let next: string | null = path; next !== null; ) {
    const answer: Response = await owner.get(next);
    expect(answer.status).toBe(200);
    const bytes = await answer.clone().arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(MAX_BYTES);
    const items = (await answer.json()) as PublicJob[];
    expect(items.length).toBeGreaterThan(0);
    for (const { id } of items) ids.add(id);
    next = nextOf(answer);
  }
  expect(ids.size).toBeGreaterThanOrEqual(path.includes('search') ? OFFERS - 1 : OFFERS);
});

test.each([
  '/feed.xml',
  '/feed.json',
  '/sitemap.xml',
  '/offerte',
  '/cerca-profili',
  '/bacheca/breno',
  '/offerte/:id',
  '/offerte/:id/locandina',
  '/api/moderation/reports',
  '/api/moderation/search?q=:email',
])('%s weighs less than a megabyte', async (path) => {
  const person = path.includes('moderation') ? admin : asVisitor;
  const answer = await person.get(path.replace(':id', first.publicId).replace(':email', owner.account.email));
  expect(answer.status).toBe(200);
  const { byteLength } = await answer.arrayBuffer();
  expect(byteLength).toBeLessThan(MAX_BYTES);
  expect(byteLength, 'not an empty list').toBeGreaterThan(2);
});
