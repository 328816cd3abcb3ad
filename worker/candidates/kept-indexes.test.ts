import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { candidates, type NewCandidateRow } from '../db/tables/candidates.ts';
import { testDb } from '../testing/factories.ts';
import { makeCandidate, newCandidateRow } from '../testing/make-candidate.ts';

// The triggers of migrations/0001_first_release.sql against what they are there to keep.

type Kept = Readonly<Record<'found' | 'counts' | 'cells' | 'companiesFound' | 'companiesCells', unknown>>;

const all = (query: string) => testDb().all(sql.raw(query));

/** Tables that the triggers keep. */
const kept = async (): Promise<Kept> => ({
  found: await all('SELECT rowid AS id FROM candidate_search ORDER BY rowid'),
  counts: await all('SELECT status, count FROM candidate_counts WHERE count <> 0 ORDER BY status'),
  cells: await all('SELECT cell, lat, lon, count FROM candidate_cells WHERE count <> 0 ORDER BY cell'),
  companiesFound: await all('SELECT rowid AS id FROM company_candidate_search ORDER BY rowid'),
  companiesCells: await all('SELECT cell, lat, lon, count FROM company_candidate_cells WHERE count <> 0 ORDER BY cell'),
});

const cellsOf = (status: string) =>
  all(`
    SELECT cell, lat, lon, count(*) AS count FROM candidates WHERE status = '${status}' AND cell IS NOT NULL
    GROUP BY cell ORDER BY cell`);

/** The same, counted from the profiles themselves. */
const recounted = async (): Promise<Kept> => ({
  found: await all("SELECT id FROM candidates WHERE status = 'open' ORDER BY id"),
  counts: await all('SELECT status, count(*) AS count FROM candidates GROUP BY status ORDER BY status'),
  cells: await cellsOf('open'),
  companiesFound: await all("SELECT id FROM candidates WHERE status = 'companies' ORDER BY id"),
  companiesCells: await cellsOf('companies'),
});

const expectInStep = async () => expect(await kept()).toEqual(await recounted());

/** Ids of profiles whose column holds a word. */
const holding = async (column: string, word: string, index = 'candidate_search'): Promise<unknown> =>
  testDb().all(sql`SELECT rowid AS id FROM ${sql.raw(index)} WHERE ${sql.raw(index)} MATCH ${`${column} : ${word}`}`);
const COMPANIES = 'company_candidate_search';

async function change(id: number, columns: Partial<NewCandidateRow>): Promise<void> {
  await testDb().update(candidates).set(columns).where(eq(candidates.id, id));
}

beforeEach(async () => {
  await makeCandidate({ location: 'Edolo' });
  await makeCandidate({ location: 'tutta la valle' });
  await makeCandidate({ location: 'Breno', status: 'hidden' });
  await makeCandidate({ location: 'Edolo', status: 'companies' });
});

test('profiles that arrive', expectInStep);

test('a profile that goes through every status', async () => {
  const { id } = await makeCandidate({ title: 'Zafferano' });
  for (const status of [
    'hidden',
    'open',
    'companies',
    'companies',
    'deleted',
    'companies',
    'hidden',
    'open',
    'open',
  ] as const) {
    await change(id, { status });
    await expectInStep();
    expect(await holding('title', 'zafferano')).toEqual(status === 'open' ? [{ id }] : []);
    expect(await holding('title', 'zafferano', COMPANIES)).toEqual(status === 'companies' ? [{ id }] : []);
  }
  await change(id, { status: 'companies' });
  await testDb().delete(candidates).where(eq(candidates.id, id));
  await expectInStep();
  expect(await holding('title', 'zafferano')).toEqual([]);
  expect(await holding('title', 'zafferano', COMPANIES)).toEqual([]);
});

test('a profile that is changed: texts, skills, place, in each state', async () => {
  const { id } = await makeCandidate({ title: 'Curcuma', skills: ['cumino'] });
  for (const status of ['open', 'hidden', 'companies', 'open'] as const) {
    for (const location of ['Breno', 'tutta la valle', 'Edolo']) {
      const { publicId, postedAt, ...columns } = newCandidateRow({ location, status, skills: ['l’"aneto"', 'menta'] });
      await change(id, columns);
      await expectInStep();
    }
  }
  expect(await holding('title', 'curcuma')).toEqual([]);
  expect(await holding('skills', 'cumino')).toEqual([]);
  expect(await holding('skills', 'aneto')).toEqual([{ id }]);
  expect(await holding('skills', 'menta')).toEqual([{ id }]);
  expect(await holding('skills', 'menta', COMPANIES)).toEqual([]);
});

test('the indexes are whole', async () => {
  await testDb().run(sql`INSERT INTO candidate_search (candidate_search) VALUES ('integrity-check')`);
  await testDb().run(sql`INSERT INTO company_candidate_search (company_candidate_search) VALUES ('integrity-check')`);
});
