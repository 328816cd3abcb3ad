import { eq, type SQL, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { candidates } from './db/tables/candidates.ts';
import { jobs } from './db/tables/jobs.ts';
import { expectCached } from './testing/expect-sound.ts';
import { makeJob, makeUser, newJobRow, testDb } from './testing/factories.ts';
import { makeCandidate, newCandidateRow } from './testing/make-candidate.ts';

// The triggers of migrations/0001_first_release.sql: `expectCached` compares the indexes with what is stored.
afterEach(expectCached);

/** Ids of rows that an index finds for a word. */
const holding = (index: SQL, word: string): Promise<unknown> =>
  testDb().all(sql`SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ${word}`);
const OFFERS = sql.raw('job_search');
const PROFILES = sql.raw('candidate_search');

test('an offer is found while it is open, by what it says now', async () => {
  const { id, ownerId } = await makeJob({ title: 'Zafferano' });
  const change = (columns: Partial<typeof jobs.$inferInsert>) =>
    testDb().update(jobs).set(columns).where(eq(jobs.id, id));
  for (const status of ['paused', 'closed', 'open', 'expired', 'open', 'hidden', 'deleted', 'open'] as const) {
    await change({ status });
    await expectCached();
    expect(await holding(OFFERS, 'title : zafferano')).toEqual(status === 'open' ? [{ id }] : []);
  }
  await change({ contentHash: null, hiddenReason: 'Prova', updatedAt: new Date() });
  expect(await holding(OFFERS, 'title : zafferano')).toEqual([{ id }]);
  for (const status of ['open', 'paused', 'open'] as const) {
    const { publicId, postedAt, ...changed } = newJobRow({ ownerId, location: 'Edolo', status, title: 'Cardamomo' });
    await change(changed);
    await expectCached();
  }
  expect(await holding(OFFERS, 'zafferano')).toEqual([]);
  expect(await holding(OFFERS, 'title : cardamomo')).toEqual([{ id }]);
  await testDb().delete(jobs).where(eq(jobs.id, id));
  expect(await holding(OFFERS, 'cardamomo')).toEqual([]);
});

test('many offers may be changed in one statement', async () => {
  const { id: ownerId } = await makeUser();
  for (const location of ['Edolo', 'Cerveno', 'tutta la valle']) await makeJob({ ownerId, location });
  for (const status of ['closed', 'open'] as const) {
    await testDb().update(jobs).set({ status }).where(eq(jobs.ownerId, ownerId));
    await expectCached();
  }
  await testDb().delete(jobs).where(eq(jobs.ownerId, ownerId));
});

test('a profile is found while somebody may see it, by what it says now', async () => {
  const { id } = await makeCandidate({ title: 'Zafferano', skills: ['cumino'] });
  const change = (columns: Partial<typeof candidates.$inferInsert>) =>
    testDb().update(candidates).set(columns).where(eq(candidates.id, id));
  for (const status of ['hidden', 'open', 'companies', 'companies', 'deleted', 'companies', 'open'] as const) {
    await change({ status });
    await expectCached();
    const isFound = status === 'open' || status === 'companies';
    expect(await holding(PROFILES, 'title : zafferano')).toEqual(isFound ? [{ id }] : []);
  }
  for (const status of ['hidden', 'companies', 'open'] as const) {
    const { publicId, postedAt, ...columns } = newCandidateRow({ status, skills: ['l’"aneto"', 'menta'] });
    await change(columns);
    await expectCached();
  }
  expect(await holding(PROFILES, 'cumino')).toEqual([]);
  expect(await holding(PROFILES, 'skills : aneto menta')).toEqual([{ id }]);
  await testDb().delete(candidates).where(eq(candidates.id, id));
  expect(await holding(PROFILES, 'menta')).toEqual([]);
});
