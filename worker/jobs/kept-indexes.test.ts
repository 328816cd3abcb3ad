import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { makeJob, makeUser, newJobRow, testDb } from '../testing/factories.ts';

// The triggers of migrations/0001_job_search.sql against what they are there to keep.

type Kept = { readonly found: unknown; readonly counts: unknown; readonly cells: unknown };

const all = (query: string) => testDb().all(sql.raw(query));

/** What the triggers have kept. */
const kept = async (): Promise<Kept> => ({
  found: await all('SELECT rowid AS id FROM job_search ORDER BY rowid'),
  counts: await all('SELECT town, category, count FROM job_counts WHERE count <> 0 ORDER BY town, category'),
  cells: await all('SELECT cell, lat, lon, count FROM job_cells WHERE count <> 0 ORDER BY cell'),
});

/** The same, counted from the offers themselves. */
const recounted = async (): Promise<Kept> => ({
  found: await all("SELECT id FROM jobs WHERE status = 'open' ORDER BY id"),
  counts: await all(`
    SELECT t.town, c.category, count(*) AS count
    FROM (SELECT '' AS town UNION SELECT town FROM jobs WHERE town IS NOT NULL) AS t
    JOIN (SELECT '' AS category UNION SELECT category FROM jobs) AS c
    JOIN jobs AS j ON j.status = 'open' AND t.town IN ('', j.town) AND c.category IN ('', j.category)
    GROUP BY t.town, c.category ORDER BY t.town, c.category`),
  cells: await all(`
    SELECT cell, lat, lon, count(*) AS count FROM jobs WHERE status = 'open' AND cell IS NOT NULL
    GROUP BY cell ORDER BY cell`),
});

const expectInStep = async () => expect(await kept()).toEqual(await recounted());

/** Ids of offers whose title holds a word. */
const holding = async (word: string): Promise<unknown> =>
  testDb().all(sql`SELECT rowid AS id FROM job_search WHERE job_search MATCH ${`title : ${word}`}`);

async function change(id: number, columns: Partial<NewJobRow>): Promise<void> {
  await testDb().update(jobs).set(columns).where(eq(jobs.id, id));
}

beforeEach(async () => {
  await makeJob({ location: 'Edolo', category: 'Sport' });
  await makeJob({ location: 'tutta la valle', category: 'Sport' });
  await makeJob({ location: 'Breno', status: 'paused' });
});

test('offers that arrive', expectInStep);

test('an offer that goes through every status', async () => {
  const { id } = await makeJob({ title: 'Zafferano' });
  for (const status of ['paused', 'closed', 'open', 'expired', 'open', 'hidden', 'deleted', 'open', 'open'] as const) {
    await change(id, { status });
    await expectInStep();
    expect(await holding('zafferano')).toEqual(status === 'open' ? [{ id }] : []);
  }
  await testDb().delete(jobs).where(eq(jobs.id, id));
  await expectInStep();
  expect(await holding('zafferano')).toEqual([]);
});

test('an offer that is changed: texts, category, place, in either state', async () => {
  const { ownerId, id } = await makeJob({ title: 'Curcuma', location: 'Edolo', category: 'Sport' });
  for (const status of ['open', 'paused', 'open'] as const) {
    for (const location of ['Breno', 'tutta la valle', 'Edolo']) {
      for (const category of ['Altro', 'Sport'] as const) {
        const { publicId, postedAt, ...columns } = newJobRow({
          ownerId,
          location,
          category,
          status,
          title: 'Cardamomo',
        });
        await change(id, columns);
        await expectInStep();
      }
    }
  }
  expect(await holding('curcuma')).toEqual([]);
  expect(await holding('cardamomo')).toEqual([{ id }]);
});

test('an offer is found by what it can be filtered by now, and no longer by what it was', async () => {
  const { ownerId, id } = await makeJob({ housing: true, shifts: ['notte'] });
  const found = async (word: string): Promise<boolean> => {
    const rows = await testDb().all<{ id: number }>(
      sql`SELECT rowid AS id FROM job_search WHERE job_search MATCH ${`facets : ${word}`}`,
    );
    return rows.some((row) => row.id === id);
  };
  expect([await found('withhousing'), await found('shiftnotte'), await found('withpay')]).toEqual([true, true, false]);
  const { facets } = newJobRow({ ownerId, salaryMax: 1500, shifts: ['sera'] });
  await change(id, { facets });
  await expectInStep();
  expect([await found('withhousing'), await found('shiftnotte'), await found('withpay')]).toEqual([false, false, true]);
});

test('a change that lists do not show leaves the index alone', async () => {
  const { id } = await makeJob({ title: 'Anice' });
  await change(id, { contentHash: null, openings: 3, updatedAt: new Date() });
  await expectInStep();
  expect(await holding('anice')).toEqual([{ id }]);
});

test('many offers in one statement', async () => {
  const { id: ownerId } = await makeUser();
  for (let n = 0; n < 4; n++) await makeJob({ ownerId, location: n % 2 ? 'Edolo' : 'Cerveno' });
  await testDb().update(jobs).set({ status: 'closed' }).where(eq(jobs.ownerId, ownerId));
  await expectInStep();
  await testDb().update(jobs).set({ status: 'open', category: 'Turismo' }).where(eq(jobs.ownerId, ownerId));
  await expectInStep();
  await testDb().delete(jobs).where(eq(jobs.ownerId, ownerId));
  await expectInStep();
});
