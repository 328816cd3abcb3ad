import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { makeJob, makeUser, newJobRow, testDb } from '../testing/factories.ts';

// The triggers of migrations/0001_first_release.sql against what they are there to keep.

type Kept = { readonly [Name in 'found' | 'counts' | 'cells' | 'sorted']: unknown };

const all = (query: string) => testDb().all(sql.raw(query));

/** Tables that the triggers keep. */
const kept = async (): Promise<Kept> => ({
  found: await all(
    `SELECT rowid AS id, facts, cell, posted_at, valid_through, title_key, location_key FROM job_search ORDER BY rowid`,
  ),
  counts: await all('SELECT facet, count FROM job_facet_counts ORDER BY facet'),
  cells: await all('SELECT cell, lat, lon, count FROM job_cells ORDER BY cell'),
  sorted: await all('SELECT facet, sort, key, id FROM job_sorted ORDER BY facet, sort, key, id'),
});

const OPEN = "(SELECT * FROM jobs WHERE status = 'open')";
const WORDS = `json_each('["' || replace(facets, ' ', '","') || '"]')`;

/** The same, counted from the offers themselves. */
const recounted = async (): Promise<Kept> => ({
  found: await all(
    `SELECT id, facts, cell, posted_at, valid_through, title_key, location_key FROM ${OPEN} ORDER BY id`,
  ),
  counts: await all(`
    SELECT facet, count(*) AS count FROM (
      SELECT '' AS facet FROM ${OPEN} UNION ALL
      SELECT value FROM ${OPEN}, ${WORDS} WHERE value NOT GLOB 'cell*' UNION ALL
      SELECT 'slot' || ((posted_at + 7200000) / 86400000 * 2 + ((posted_at + 7200000) % 86400000 >= 3600000)) FROM ${OPEN}
    ) GROUP BY facet ORDER BY facet`),
  cells: await all(
    `SELECT cell, lat, lon, count(*) AS count FROM ${OPEN} WHERE cell IS NOT NULL GROUP BY cell ORDER BY cell`,
  ),
  sorted: await all(`
    SELECT facet, 'location' AS sort, location_key AS key, id FROM (
      SELECT value AS facet, location_key, o.id FROM ${OPEN} AS o, ${WORDS} WHERE value NOT GLOB 'cell*' UNION ALL
      SELECT facet, location_key, id FROM ${OPEN}, job_windows WHERE posted_at >= since
    ) UNION ALL
    SELECT facet, 'title' AS sort, title_key AS key, id FROM (
      SELECT value AS facet, title_key, o.id FROM ${OPEN} AS o, ${WORDS} WHERE value NOT GLOB 'cell*' UNION ALL
      SELECT facet, title_key, id FROM ${OPEN}, job_windows WHERE posted_at >= since
    ) UNION ALL
    SELECT facet, 'recent', '', o.id FROM ${OPEN} AS o, job_windows WHERE posted_at >= since ORDER BY 1, 2, 3, 4`),
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
