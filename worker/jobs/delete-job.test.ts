import { env } from 'cloudflare:workers';
import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays } from '../../shared/dates.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { PHONE } from '../testing/cv.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { testDb, uniqueWord } from '../testing/factories.ts';
import { makeOwnJob, readOwnJob } from '../testing/own-jobs.ts';
import { asStranger, asVisitor, asWorker, type Person } from '../testing/requests.ts';
import { placesAbout, placesOf, showing } from '../testing/shown-places.ts';

type Which = Pick<JobRow, 'publicId'>;
const remove = (person: Person, { publicId }: Which) =>
  person.send(pathOf('DELETE /api/jobs/:id', { id: publicId }), { method: 'DELETE' });
const restore = (person: Person, { publicId }: Which) =>
  person.send(pathOf('POST /api/jobs/:id/restore', { id: publicId }), { method: 'POST' });

const read = async (path: string): Promise<string> => (await asVisitor.get(path)).text();

describe('a deleted offer', () => {
  test('is gone from every place at once, for everybody, and back when it is taken back', async () => {
    const { owner, job } = await makeOwnJob({ title: uniqueWord(), location: 'Temù', category: 'Automotive' });
    // Read once, so that what is kept for everybody holds it.
    expect(await showing(job)).toEqual(placesOf(job));
    const counts = await read(pathOf('GET /api/jobs/counts'));

    expect(await readOwnJob(await remove(owner, job))).toMatchObject({ status: 'deleted', open: false });
    expect(await showing(job)).toEqual([]);
    for (const path of placesAbout(job)) expect((await asVisitor.get(path)).status, path).toBe(404);
    expect(await read(pathOf('GET /api/jobs/counts'))).not.toBe(counts);
    await expectProblem(
      await (await asWorker()).post(pathOf('POST /api/jobs/:id/applications', { id: job.publicId }), { phone: PHONE }),
      404,
    );

    expect(await readOwnJob(await restore(owner, job))).toMatchObject({ status: 'open', deletedAt: null });
    expect(await showing(job)).toEqual(placesOf(job));
    expect(await read(pathOf('GET /api/jobs/counts'))).toBe(counts);
  });

  test('is purged no later when it is deleted twice', async () => {
    const { owner, job } = await makeOwnJob({ status: 'deleted', deletedAt: addDays(new Date(), -2) });
    const answers = await Promise.all([remove(owner, job), remove(owner, job)]);
    for (const answer of answers)
      expect((await readOwnJob(answer)).purgedAt).toBe(addDays(job.deletedAt ?? new Date(0), 7).toISOString());
  });

  test('comes back as what it was: paused, ended, hidden', async () => {
    const now = new Date();
    const states = [
      { ownerStatus: 'paused', status: 'paused' },
      { postedAt: addDays(now, -31), status: 'expired' },
      { hiddenAt: now, status: 'hidden' },
    ] as const;
    for (const columns of states) {
      const { owner, job } = await makeOwnJob(columns);
      await remove(owner, job);
      expect((await readOwnJob(await restore(owner, job))).status).toBe(columns.status);
    }
  });

  test('is taken back within seven days, by its owner; after that it is not there', async () => {
    const overdue = await makeOwnJob({ status: 'deleted', deletedAt: addDays(new Date(), -7) });
    await expectProblem(await restore(overdue.owner, overdue.job), 404);
    await expectProblem(await remove(overdue.owner, overdue.job), 404);
    const { owner, job } = await makeOwnJob({ status: 'deleted', deletedAt: addDays(new Date(), -6.9) });
    await expectProblem(await restore(await asStranger(), job), 404);
    expect((await readOwnJob(await restore(owner, job))).status).toBe('open');
    // Nothing was deleted: nothing to take back, and nothing to refuse.
    expect((await readOwnJob(await restore(owner, job))).status).toBe('open');
  });
});

test('a closed or ended offer is not purged', async () => {
  const [closed, ended] = [await makeOwnJob({ ownerStatus: 'closed', status: 'closed' }), await makeOwnJob()];
  await runScheduled('10 3 * * *', env, addDays(new Date(), 400));
  expect(await testDb().$count(jobs, inArray(jobs.id, [closed.job.id, ended.job.id]))).toBe(2);
});
