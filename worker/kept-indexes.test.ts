import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { candidates } from './db/tables/candidates.ts';
import { jobs } from './db/tables/jobs.ts';
import { expectKept } from './testing/expect-sound.ts';
import { makeJob, makeUser, newJobRow, testDb } from './testing/factories.ts';
import { makeCandidate, newCandidateRow } from './testing/make-candidate.ts';

// The triggers of migrations/0001_first_release.sql: `expectKept` compares the indexes with what is stored.

/** Ids of rows that an index finds for a word of a column. */
const holding = (index: string, column: string, word: string): Promise<unknown> =>
  testDb().all(sql`SELECT rowid AS id FROM ${sql.raw(index)} WHERE ${sql.raw(index)} MATCH ${`${column} : ${word}`}`);
const OFFERS = 'job_search';
const PROFILES = 'candidate_search';

beforeEach(async () => {
  await makeJob({ location: 'Edolo', category: 'Sport' });
  await makeJob({ location: 'tutta la valle', category: 'Sport' });
  await makeJob({ location: 'Breno', status: 'paused' });
  await makeCandidate({ location: 'Edolo' });
  await makeCandidate({ location: 'tutta la valle' });
  await makeCandidate({ location: 'Breno', status: 'hidden' });
  await makeCandidate({ location: 'Edolo', status: 'companies' });
});
afterEach(expectKept);

describe('an offer', () => {
  const change = (id: number, columns: Partial<typeof jobs.$inferInsert>) =>
    testDb().update(jobs).set(columns).where(eq(jobs.id, id));

  test('that goes through every status is found while it is open', async () => {
    const { id } = await makeJob({ title: 'Zafferano' });
    for (const status of ['paused', 'closed', 'open', 'expired', 'open', 'hidden', 'deleted', 'open'] as const) {
      await change(id, { status });
      await expectKept();
      expect(await holding(OFFERS, 'title', 'zafferano')).toEqual(status === 'open' ? [{ id }] : []);
    }
    await testDb().delete(jobs).where(eq(jobs.id, id));
    expect(await holding(OFFERS, 'title', 'zafferano')).toEqual([]);
  });

  test('that is changed in either state is found by what it is now, and no longer by what it was', async () => {
    const { ownerId, id } = await makeJob({ title: 'Curcuma', category: 'Sport', housing: true, shifts: ['notte'] });
    for (const status of ['open', 'paused', 'open'] as const)
      for (const location of ['Breno', 'tutta la valle', 'Edolo']) {
        const columns = { ownerId, location, category: 'Altro', status, title: 'Cardamomo', salaryMax: 1500 } as const;
        const { publicId, postedAt, ...changed } = newJobRow({ ...columns, housing: false, shifts: ['sera'] });
        await change(id, changed);
        await expectKept();
      }
    expect(await holding(OFFERS, 'title', 'curcuma')).toEqual([]);
    expect(await holding(OFFERS, 'title', 'cardamomo')).toEqual([{ id }]);
  });

  test('of which nothing changes that lists show stays in the index', async () => {
    const { id } = await makeJob({ title: 'Anice' });
    await change(id, { contentHash: null, hiddenReason: 'Prova', updatedAt: new Date() });
    expect(await holding(OFFERS, 'title', 'anice')).toEqual([{ id }]);
  });

  test('may be changed in one statement with many others', async () => {
    const { id: ownerId } = await makeUser();
    for (let n = 0; n < 4; n++) await makeJob({ ownerId, location: n % 2 ? 'Edolo' : 'Cerveno' });
    for (const status of ['closed', 'open'] as const) {
      await testDb().update(jobs).set({ status }).where(eq(jobs.ownerId, ownerId));
      await expectKept();
    }
    await testDb().delete(jobs).where(eq(jobs.ownerId, ownerId));
  });
});

describe('a profile', () => {
  const change = (id: number, columns: Partial<typeof candidates.$inferInsert>) =>
    testDb().update(candidates).set(columns).where(eq(candidates.id, id));

  test('that goes through every status is found while somebody may see it', async () => {
    const { id } = await makeCandidate({ title: 'Zafferano' });
    const ways = ['hidden', 'open', 'companies', 'companies', 'deleted', 'companies', 'hidden', 'open'] as const;
    for (const status of ways) {
      await change(id, { status });
      await expectKept();
      const isFound = status === 'open' || status === 'companies';
      expect(await holding(PROFILES, 'title', 'zafferano')).toEqual(isFound ? [{ id }] : []);
    }
    await change(id, { status: 'companies' });
    await testDb().delete(candidates).where(eq(candidates.id, id));
    expect(await holding(PROFILES, 'title', 'zafferano')).toEqual([]);
  });

  test('that is changed in each state is found by what it is now, and no longer by what it was', async () => {
    const { id } = await makeCandidate({ title: 'Curcuma', skills: ['cumino'] });
    for (const status of ['open', 'hidden', 'companies', 'open'] as const)
      for (const location of ['Breno', 'tutta la valle', 'Edolo']) {
        const { publicId, postedAt, ...columns } = newCandidateRow({
          location,
          status,
          skills: ['l’"aneto"', 'menta'],
        });
        await change(id, columns);
        await expectKept();
      }
    expect(await holding(PROFILES, 'title', 'curcuma')).toEqual([]);
    expect(await holding(PROFILES, 'skills', 'cumino')).toEqual([]);
    for (const word of ['aneto', 'menta']) expect(await holding(PROFILES, 'skills', word)).toEqual([{ id }]);
  });
});
