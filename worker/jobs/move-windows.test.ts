import { env } from 'cloudflare:workers';
import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { windowStarts } from '../db/job-windows.ts';
import { jobSorted, jobs, jobWindows } from '../db/tables/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { costOf } from '../testing/bindings.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { moveWindows } from './end-expired.ts';

beforeEach(async () => {
  await testDb().delete(jobs);
  await testDb()
    .update(jobWindows)
    .set({ since: new Date(0) });
});

const move = (now: Date) => moveWindows(testDb(), now);

/** Offers of each window in the sorted lists, by their keys. */
async function inWindows(): Promise<Record<string, string[]>> {
  const rows = await testDb()
    .select()
    .from(jobSorted)
    .where(like(jobSorted.facet, 'posted%'))
    .orderBy(jobSorted.facet, jobSorted.sort, jobSorted.id);
  const windows: Record<string, string[]> = { posted0: [], posted3: [], posted7: [], posted14: [] };
  for (const { facet, sort, key } of rows) if (sort === 'title') windows[facet]?.push(key);
  return windows;
}

describe.each([
  ['in winter', '2027-01-20T10:00:00Z', '2027-01-19T23:00:00Z', '2027-01-05T23:00:00Z'],
  ['in summer', '2027-07-20T10:00:00Z', '2027-07-19T22:00:00Z', '2027-07-05T22:00:00Z'],
  ['after midnight in Rome', '2027-07-19T22:00:00Z', '2027-07-19T22:00:00Z', '2027-07-05T22:00:00Z'],
  ['before it', '2027-07-19T21:59:59Z', '2027-07-18T22:00:00Z', '2027-07-04T22:00:00Z'],
  ['on the day that clocks go forward', '2027-03-28T10:00:00Z', '2027-03-27T23:00:00Z', '2027-03-13T23:00:00Z'],
  ['on the day after', '2027-03-29T10:00:00Z', '2027-03-28T22:00:00Z', '2027-03-14T23:00:00Z'],
  ['on the day that clocks go back', '2027-10-31T10:00:00Z', '2027-10-30T22:00:00Z', '2027-10-16T22:00:00Z'],
  ['on the day after that', '2027-11-01T10:00:00Z', '2027-10-31T23:00:00Z', '2027-10-17T22:00:00Z'],
])('%s', (_when, now, today, fortnight) => {
  test('the windows begin at midnight in Rome', async () => {
    const starts = windowStarts(new Date(now));
    const since = (facet: string) => starts.find((window) => window.facet === facet)?.since.toISOString();
    expect([since('posted0'), since('posted14')]).toEqual([
      new Date(today).toISOString(),
      new Date(fortnight).toISOString(),
    ]);
    expect(await move(new Date(now))).toBe(4);
    expect(await testDb().select().from(jobWindows).orderBy(jobWindows.since)).toEqual(
      starts.toSorted((a, b) => a.since.getTime() - b.since.getTime()),
    );
  });
});

test('offers leave each window on their day, and come back with none', async () => {
  const posted = (title: string, time: string) =>
    makeJob({ title, postedAt: new Date(time), validThrough: new Date('2028-01-01') });
  await posted('due settimane fa', '2027-07-05T22:00:00Z');
  await posted('una settimana fa', '2027-07-12T22:00:00Z');
  await posted('ieri', '2027-07-19T21:59:59Z');
  const { id } = await posted('oggi', '2027-07-19T22:00:00Z');
  await move(new Date('2027-07-20T04:00:00Z'));
  const all = ['due settimane fa', 'una settimana fa', 'ieri', 'oggi'];
  expect(await inWindows()).toEqual({ posted14: all, posted7: all.slice(1), posted3: all.slice(2), posted0: ['oggi'] });
  await move(new Date('2027-07-21T04:00:00Z'));
  expect(await inWindows()).toEqual({
    posted14: all.slice(1),
    posted7: all.slice(2),
    posted3: all.slice(2),
    posted0: [],
  });
  await testDb().update(jobs).set({ status: 'paused' }).where(eq(jobs.id, id));
  await testDb().update(jobs).set({ status: 'open' }).where(eq(jobs.id, id));
  expect((await inWindows()).posted0).toEqual([]);
  await move(new Date('2027-09-01T04:00:00Z'));
  expect(await inWindows()).toEqual({ posted14: [], posted7: [], posted3: [], posted0: [] });
  const left = await testDb().all(sql`SELECT DISTINCT facet FROM job_sorted WHERE facet LIKE 'category%'`);
  expect(left, 'other lists keep them').toHaveLength(1);
});

test('a second run of a day reads four rows and writes nothing, and one that comes late moves nothing back', async () => {
  const now = new Date('2027-07-20T04:00:00Z');
  await makeJob({ postedAt: now });
  await move(now);
  const before = [await inWindows(), await testDb().select().from(jobWindows)];
  const { cost, result } = await costOf(({ DB }) => moveWindows(openDatabase(DB, null), now));
  expect([result, cost]).toEqual([0, { statements: 1, rowsRead: 4 }]);
  expect(await move(new Date('2027-07-18T04:00:00Z'))).toBe(0);
  expect([await inWindows(), await testDb().select().from(jobWindows)]).toEqual(before);
});

test('the cron moves them', async () => {
  const now = new Date('2027-07-20T04:00:00Z');
  await runScheduled('*/5 * * * *', env, now);
  expect(await testDb().select().from(jobWindows)).toEqual(expect.arrayContaining(windowStarts(now)));
});
