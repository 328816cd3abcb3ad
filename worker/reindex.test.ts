import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { candidates } from './db/tables/candidates.ts';
import { jobs } from './db/tables/jobs.ts';
import { reindex } from './reindex.ts';
import { expectCached } from './testing/expect-sound.ts';
import { makeJob, testDb } from './testing/factories.ts';
import { makeCandidate, makeCompanyCandidate } from './testing/make-candidate.ts';

beforeEach(async () => {
  await testDb().delete(jobs);
  await testDb().delete(candidates);
});

test.each([
  ['an empty index', "INSERT INTO job_search (job_search) VALUES ('delete-all')"],
  ['an index of something else', "INSERT INTO candidate_search (rowid, title) VALUES (999999, 'fantasma')"],
  ['columns that were derived in another way', "UPDATE jobs SET codes = '', title_key = 'x' WHERE id % 2 = 0"],
])('%s is mended', async (_what, corruption) => {
  for (const status of ['open', 'paused', 'expired', 'open', 'hidden'] as const)
    await makeJob({ title: 'Caffè “così”', location: 'Breno, Esine', status, shifts: ['notte'] });
  await makeCandidate({ location: 'Cevo' });
  await makeCompanyCandidate();
  const indexed = async () => [
    await testDb().all(sql`SELECT term, sum(cnt) AS cnt FROM job_words GROUP BY term ORDER BY term`),
    await testDb().select().from(jobs),
  ];
  await reindex(testDb());
  const before = await indexed();
  await testDb().run(sql.raw(corruption));
  await reindex(testDb());
  expect(await indexed()).toEqual(before);
  await expectCached();
});

test('more offers than one page are read, and what is edited meanwhile is left alone', async () => {
  const { id, ownerId } = await makeJob({ title: 'Prima' });
  await testDb().run(sql`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
    INSERT INTO jobs (public_id, owner_id, status, title, company_name, location, category, type, experience, contract, description, posted_at, valid_through, updated_at, title_key, location_key, codes)
    SELECT 'molte' || i, owner_id, 'expired', title, company_name, location, category, type, experience, contract, description, posted_at, valid_through, updated_at, 'sbagliata', location_key, codes
    FROM n, jobs WHERE jobs.id = ${id}`);
  const db = testDb();
  const real = db.batch.bind(db);
  // Before the first page is written, somebody edits one of its offers.
  vi.spyOn(db, 'batch').mockImplementationOnce(async (queries) => {
    await testDb().update(jobs).set({ titleKey: 'nuova', revision: 2 }).where(eq(jobs.publicId, 'molte7'));
    return real(queries);
  });
  expect((await reindex(db)).jobs).toEqual({ rows: 2501, changed: 2499 });
  const left = await testDb().select({ key: jobs.titleKey }).from(jobs).where(eq(jobs.ownerId, ownerId));
  expect(left.map(({ key }) => key).filter((key) => key !== 'prima')).toEqual(['nuova']);
});
