import { env } from 'cloudflare:workers';
import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { applicationEvents, applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { withBindings } from '../testing/bindings.ts';
import { makeApplication, testDb, uniqueWord } from '../testing/factories.ts';
import { makeOwnJob, readOwnJob } from '../testing/own-jobs.ts';

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
