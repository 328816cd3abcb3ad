import { env } from 'cloudflare:workers';
import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays } from '../../shared/dates.ts';
import { applicationEvents, applications } from '../db/tables/applications.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeApplication, testDb, uniqueWord } from '../testing/factories.ts';
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
      await (await asWorker()).post(pathOf('POST /api/jobs/:id/applications', { id: job.publicId }), {}),
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

const nightly = (now: Date, bindings: Env = env) => runScheduled('10 3 * * *', bindings, now);

/** An offer with an application, its history and its CV. */
async function offerWithCv() {
  const cvKey = uniqueWord();
  await env.CV_FILES.put(cvKey, '%PDF-');
  const { owner, job } = await makeOwnJob();
  const application = await makeApplication({ jobId: job.id, cvKey });
  await testDb()
    .insert(applicationEvents)
    .values({ applicationId: application.id, status: 'sent', createdAt: new Date() });
  return { owner, job, application, cvKey };
}

type Offer = Awaited<ReturnType<typeof offerWithCv>>;

/** Rows and files that are left of an offer. */
async function leftOf({ job, application, cvKey }: Offer) {
  const db = testDb();
  return {
    jobs: await db.$count(jobs, inArray(jobs.id, [job.id])),
    applications: await db.$count(applications, inArray(applications.jobId, [job.id])),
    events: await db.$count(applicationEvents, inArray(applicationEvents.applicationId, [application.id])),
    files: (await env.CV_FILES.head(cvKey)) === null ? 0 : 1,
  };
}

const ALL = { jobs: 1, applications: 1, events: 1, files: 1 };
const NOTHING = { jobs: 0, applications: 0, events: 0, files: 0 };

test('seven days after it was deleted, no row and no file of an offer is left; of others everything is', async () => {
  const [deleted, other] = [await offerWithCv(), await offerWithCv()];
  const { deletedAt } = await readOwnJob(
    await deleted.owner.send(`/api/jobs/${deleted.job.publicId}`, { method: 'DELETE' }),
  );
  const from = new Date(deletedAt ?? 0);
  await nightly(new Date(addDays(from, 7).getTime() - 1));
  expect(await leftOf(deleted)).toEqual(ALL);
  await nightly(addDays(from, 7));
  expect(await leftOf(deleted)).toEqual(NOTHING);
  expect(await leftOf(other)).toEqual(ALL);
});

test('a closed or ended offer is not purged', async () => {
  const [closed, ended] = [await makeOwnJob({ ownerStatus: 'closed', status: 'closed' }), await makeOwnJob()];
  await nightly(addDays(new Date(), 400));
  const ids = [closed.job.id, ended.job.id];
  expect(await testDb().$count(jobs, inArray(jobs.id, ids))).toBe(2);
});

test('a failing bucket leaves the rows for the next night', async () => {
  const offer = await offerWithCv();
  await offer.owner.send(`/api/jobs/${offer.job.publicId}`, { method: 'DELETE' });
  const broken = withBindings({
    CV_FILES: {
      list: () => Promise.resolve({ objects: [], truncated: false }),
      delete: () => Promise.reject(new Error('R2 is down')),
    } as unknown as R2Bucket,
  });
  const night = addDays(new Date(), 7.1);
  await expect(nightly(night, broken)).rejects.toThrow('R2 is down');
  expect(await leftOf(offer)).toEqual(ALL);
  await nightly(addDays(night, 1));
  expect(await leftOf(offer)).toEqual(NOTHING);
});
