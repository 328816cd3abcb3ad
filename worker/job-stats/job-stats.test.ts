import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { addDays, romeDay, romeHour } from '../../shared/dates.ts';
import { type JobDay, jobStatsSchema, STATS_DAYS } from '../../shared/jobs.ts';
import { type JobRow, jobViews } from '../db/tables/jobs.ts';
import { costOf } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeApplication, makeJob, makeUser, testDb } from '../testing/factories.ts';
import { asAccount, asEmployer, asStranger, asVisitor, asWorker, type Person } from '../testing/requests.ts';

const look = (person: Person, { publicId }: Pick<JobRow, 'publicId'>) =>
  person.send(`/api/jobs/${publicId}/views`, { method: 'POST' });

const viewsOf = async ({ id }: Pick<JobRow, 'id'>) =>
  (await testDb().select().from(jobViews).where(eq(jobViews.jobId, id))).map(({ day, views }) => [day, views]);

async function statsOf(person: Person, { publicId }: Pick<JobRow, 'publicId'>): Promise<JobDay[]> {
  const answer = await person.get(`/api/jobs/${publicId}/stats`);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  return jobStatsSchema.parse(await answer.json());
}

/** An offer with somebody signed in as its owner. */
async function ownJob(columns: Parameters<typeof makeJob>[0] = {}) {
  const account = await makeUser({ role: 'employer' });
  return { job: await makeJob({ ...columns, ownerId: account.id }), owner: await asAccount(account) };
}

describe('a look at an offer', () => {
  test('counts for whoever looks, but not for its owner', async () => {
    const { job, owner } = await ownJob();
    for (const person of [asVisitor, await asWorker(), await asEmployer(), asVisitor]) {
      const answer = await look(person, job);
      expect([answer.status, await answer.json()]).toEqual([200, { counted: true }]);
    }
    expect(await (await look(owner, job)).json()).toEqual({ counted: false });
    expect(await viewsOf(job)).toEqual([[romeDay(new Date()), 4]]);
  });

  test.each([
    { status: 'paused' },
    { status: 'closed' },
    { status: 'expired' },
    // Past its time, and no sweep has reached it.
    { validThrough: new Date(0) },
  ] as const)('does not count where the offer is not open: %j', async (columns) => {
    const job = await makeJob(columns);
    expect(await (await look(asVisitor, job)).json()).toEqual({ counted: false });
    expect(await viewsOf(job)).toEqual([]);
  });

  test('is a 404 where the offer is hidden or deleted, or there is none', async () => {
    const gone = [await makeJob({ status: 'hidden' }), await makeJob({ status: 'deleted', deletedAt: new Date() })];
    for (const job of gone) {
      await expectProblem(await look(asVisitor, job), 404);
      expect(await viewsOf(job)).toEqual([]);
    }
    await expectProblem(await look(asVisitor, { publicId: "' OR 1=1 --" }), 404);
  });

  test('counts on its day in Rome', async () => {
    const { job } = await ownJob({ validThrough: new Date('2027-08-01T00:00:00Z') });
    for (const time of ['2027-07-15T21:59:59Z', '2027-07-15T22:00:01Z', '2027-07-16T10:00:00Z']) {
      vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
      await look(asVisitor, job);
    }
    expect(await viewsOf(job)).toEqual([
      ['2027-07-15', 1],
      ['2027-07-16', 2],
    ]);
  });

  test('two at the same moment are two', async () => {
    const job = await makeJob();
    await Promise.all(Array.from({ length: 5 }, () => look(asVisitor, job)));
    expect(await viewsOf(job)).toEqual([[romeDay(new Date()), 5]]);
  });
});

describe('the days of an offer', () => {
  test('of a hidden offer are its owner’s too; nobody else learns that it is there', async () => {
    const { job, owner } = await ownJob({ status: 'hidden', hiddenAt: new Date() });
    expect(await statsOf(owner, job)).toHaveLength(STATS_DAYS);
    await expectProblem(await (await asStranger()).get(`/api/jobs/${job.publicId}/stats`), 404);
    const deleted = await makeJob({ ownerId: job.ownerId, status: 'deleted', deletedAt: new Date() });
    await expectProblem(await owner.get(`/api/jobs/${deleted.publicId}/stats`), 404);
  });

  test('are thirty in Rome, oldest first, with views and applications on each', async () => {
    const now = new Date('2027-03-30T22:30:00Z');
    const { job, owner } = await ownJob({ validThrough: addDays(now, 5) });
    const day = (text: string, views: number) => ({ jobId: job.id, day: text, views });
    await testDb()
      .insert(jobViews)
      .values([day('2027-03-01', 9), day('2027-03-02', 4), day('2027-03-28', 7), day('2027-03-31', 2)]);
    const other = await makeJob();
    await testDb().insert(jobViews).values({ jobId: other.id, day: '2027-03-31', views: 50 });
    // Around midnight in Rome, in winter and in summer; the night of the change itself has none.
    for (const time of ['2027-03-01T22:59:59Z', '2027-03-01T23:00:00Z', '2027-03-30T21:59:59Z', '2027-03-30T22:00:00Z'])
      await makeApplication({ jobId: job.id, createdAt: new Date(time) });
    await makeApplication({ jobId: job.id, createdAt: new Date('2027-03-30T22:10:00Z') });
    await makeApplication({ jobId: job.id, createdAt: now, deletedAt: now });
    await makeApplication({ jobId: other.id, createdAt: now });
    // One counts for the day on which it was delivered, and for none before.
    await makeApplication({ jobId: job.id, createdAt: new Date('2027-03-20T10:00:00Z'), deliveredAt: now });
    await makeApplication({ jobId: job.id, createdAt: now, userId: null, name: 'Ida', deliveredAt: null });

    vi.useFakeTimers({ now, toFake: ['Date'] });
    const stats = await statsOf(await asAccount(owner.account), job);
    expect(stats).toHaveLength(STATS_DAYS);
    expect(stats[0]?.day).toBe('2027-03-02');
    expect(stats.at(-1)?.day).toBe('2027-03-31');
    expect(new Set(stats.map((row) => row.day)).size).toBe(STATS_DAYS);
    expect(stats.filter(({ views, applications }) => views + applications > 0)).toEqual([
      { day: '2027-03-02', views: 4, applications: 1 },
      { day: '2027-03-28', views: 7, applications: 0 },
      { day: '2027-03-30', views: 0, applications: 1 },
      { day: '2027-03-31', views: 2, applications: 3 },
    ]);
  });

  test('read a few rows, however many offers and looks there are', async () => {
    const { job, owner } = await ownJob();
    // From noon: late in the evening, a day of summer would be counted twice.
    const noon = romeHour(romeDay(new Date()), 12);
    const days = Array.from({ length: 100 }, (_, index) => romeDay(noon, -index));
    for (const { id } of [job, await makeJob(), await makeJob()])
      for (let from = 0; from < days.length; from += 30)
        await testDb()
          .insert(jobViews)
          .values(days.slice(from, from + 30).map((day) => ({ jobId: id, day, views: 3 })));
    const { cost } = await costOf((bindings) => owner.get(`/api/jobs/${job.publicId}/stats`, { bindings }));
    expect(cost.rowsRead).toBeLessThanOrEqual(STATS_DAYS + 10);
  });
});
