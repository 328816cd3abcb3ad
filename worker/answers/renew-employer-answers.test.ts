import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { type JobDetail, jobDetailSchema } from '../../shared/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { strict } from '../testing/expect-problem.ts';
import { makeApplication, makeJob } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = new Date('2027-03-01T03:10:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);

/** An employer with one application per entry: after how many hours it was answered; null for one that was not. */
async function makeEmployer(hours: readonly (number | null)[]) {
  const job = await makeJob({ postedAt: before(20 * DAY) });
  const sentAt = before(10 * DAY);
  for (const took of hours)
    await makeApplication({
      jobId: job.id,
      createdAt: sentAt,
      ...(took === null ? {} : { status: 'reviewing', answeredAt: new Date(sentAt.getTime() + took * HOUR) }),
    });
  return job;
}

const nightly = () => runScheduled('10 3 * * *', env, NOW);

async function shown(publicId: string): Promise<JobDetail['answers']> {
  const answer = await asVisitor.get(pathOf('GET /api/jobs/:id', { id: publicId }));
  return strict(jobDetailSchema).parse(await answer.json()).answers;
}

test('an offer says how its employer answers, from five applications on', async () => {
  const quick = await makeEmployer([1, 20, 30, 90, null]);
  const slow = await makeEmployer([5, null, null, null, null, null]);
  const half = await makeEmployer([24, 48, 24 * 9, null, null, null]);
  const none = await makeEmployer([null, null, null, null, null]);
  const few = await makeEmployer([1, 1, 1, 1]);
  expect(await shown(quick.publicId)).toBeNull();
  await nightly();
  // Three of five were answered within 30 hours: within two days.
  expect(await shown(quick.publicId)).toEqual({ received: 5, answered: 4, medianDays: 2 });
  expect(await shown(slow.publicId)).toEqual({ received: 6, answered: 1, medianDays: null });
  expect(await shown(half.publicId)).toEqual({ received: 6, answered: 3, medianDays: 9 });
  expect(await shown(none.publicId)).toEqual({ received: 5, answered: 0, medianDays: null });
  expect(await shown(few.publicId)).toBeNull();
});

test('all offers of an account count together, and a first answer on the same day is within one', async () => {
  const job = await makeEmployer([1, 2, 3]);
  const other = await makeJob({ ownerId: job.ownerId });
  for (let n = 0; n < 2; n++)
    await makeApplication({ jobId: other.id, createdAt: before(4 * DAY), answeredAt: before(4 * DAY - HOUR) });
  await nightly();
  for (const { publicId } of [job, other])
    expect(await shown(publicId)).toEqual({ received: 5, answered: 5, medianDays: 1 });
});

test('young, withdrawn and deleted applications count neither way', async () => {
  const job = await makeEmployer([1, 1, 1, 1]);
  await makeApplication({ jobId: job.id, createdAt: before(3 * DAY - 1) });
  await makeApplication({ jobId: job.id, createdAt: before(9 * DAY), status: 'withdrawn' });
  await makeApplication({ jobId: job.id, createdAt: before(9 * DAY), deletedAt: before(DAY) });
  await nightly();
  expect(await shown(job.publicId)).toBeNull();
  await makeApplication({ jobId: job.id, createdAt: before(3 * DAY) });
  await nightly();
  expect(await shown(job.publicId)).toEqual({ received: 5, answered: 4, medianDays: 1 });
});
