import { beforeAll, expect, test } from 'vitest';
import type { PublicJob } from '../shared/jobs.ts';
import { LIMITS } from '../shared/limits.ts';
import { candidates } from './db/tables/candidates.ts';
import { type JobRow, jobs, type NewJobRow } from './db/tables/jobs.ts';
import { makeJob, newJobRow, testDb } from './testing/factories.ts';
import { forgetCopies } from './testing/forget-copies.ts';
import { newCandidateRow } from './testing/make-candidate.ts';
import { asAccount, asAdmin, asEmployer, asVisitor, nextOf, type Person, type SignedIn } from './testing/requests.ts';

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
  const columns: Partial<NewJobRow> = { ownerId: owner.account.id, description: long(0), location: 'Breno' };
  first = await makeJob({ ...columns, ownerId: owner.account.id });
  const rows = Array.from({ length: OFFERS - 1 }, (_, n) =>
    newJobRow({ ...columns, title: `Offerta ${n}`, description: long(n), ownerId: owner.account.id }),
  );
  for (const row of rows) await testDb().insert(jobs).values(row);
  for (let n = 0; n < PROFILES; n++)
    await testDb()
      .insert(candidates)
      .values(
        newCandidateRow({
          experience: '字'.repeat(LIMITS.candidateExperience),
          skills: Array.from({ length: LIMITS.skill.count }, (_, skill) =>
            `${skill}`.padEnd(LIMITS.skill.length, '字'),
          ),
          name: '字'.repeat(LIMITS.name),
        }),
      );
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

test.each(['/feed.xml', '/feed.json', '/sitemap.xml', '/offerte', '/cerca-profili', '/bacheca/breno'])(
  '%s weighs less than a megabyte',
  async (path) => {
    const answer = await asVisitor.get(path);
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(MAX_BYTES);
  },
);

test('the page of the longest offer, and its poster, weigh less than a megabyte', async () => {
  for (const path of [`/offerte/${first.publicId}`, `/offerte/${first.publicId}/locandina`]) {
    const answer = await asVisitor.get(path);
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(MAX_BYTES);
  }
});

test('answers for administrators weigh less than a megabyte', async () => {
  const moderator = await asAccount((await asAdmin()).account);
  for (const path of ['/api/moderation/reports', `/api/moderation/search?q=${owner.account.email}`]) {
    const answer = await moderator.get(path);
    expect(answer.status).toBe(200);
    expect((await answer.clone().arrayBuffer()).byteLength).toBeLessThan(MAX_BYTES);
    expect(await answer.json()).not.toEqual([]);
  }
  expect((await admin.get('/api/moderation/log')).status).toBe(200);
});
