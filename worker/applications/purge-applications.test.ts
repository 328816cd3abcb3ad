import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { GivenAnswer } from '../../shared/application-questions.ts';
import { addDays } from '../../shared/dates.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { storeCv } from '../db/cv-files.ts';
import { type ApplicationRow, applicationEvents, applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { brokenR2, withBindings } from '../testing/bindings.ts';
import { makeSent, PHONE, storedFiles } from '../testing/cv.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { insertOne, makeApplication, makeJob, makeUser, testDb } from '../testing/factories.ts';
import { freshStorage } from '../testing/forget-copies.ts';
import { asAccount, type Person } from '../testing/requests.ts';

const nightly = (now: Date, bindings = env) => runScheduled('10 3 * * *', bindings, now);
const remove = (person: Person, id: string) => person.send(`/api/applications/${id}`, { method: 'DELETE' });

const rowOf = async (publicId: string) =>
  (await testDb().select().from(applications).where(eq(applications.publicId, publicId)))[0];

/** An application with a CV, and what is left of it: its row, its history, its file. */
async function makeWatched() {
  const made = await makeSent();
  const { id = 0, cvKey = '' } = (await rowOf(made.sent.id)) ?? {};
  const left = async () => ({
    rows: await testDb().$count(applications, eq(applications.id, id)),
    events: await testDb().$count(applicationEvents, eq(applicationEvents.applicationId, id)),
    files: (await storedFiles()).filter((key) => key === cvKey).length,
  });
  return { ...made, left };
}

const WHOLE = { rows: 1, events: 1, files: 1 };
const NOTHING = { rows: 0, events: 0, files: 0 };

test('a deleted application leaves no row, no history and no file on the seventh day, and all before', async () => {
  const { worker, job, sent, left } = await makeWatched();
  await remove(worker, sent.id);
  await nightly(addDays(new Date(), 6.9));
  expect(await left()).toEqual(WHOLE);
  await nightly(addDays(new Date(), 7.01));
  expect(await left()).toEqual(NOTHING);
  // The night has ended the old session too.
  const again = await asAccount(worker.account);
  await expectProblem(await again.send(`/api/applications/${sent.id}/restore`, { method: 'POST' }), 404);
  expect((await again.post(`/api/jobs/${job.publicId}/applications`, { phone: PHONE })).status).toBe(201);
});

test('seven days after it was deleted, no row and no file of an offer is left; of others everything is', async () => {
  const [deleted, other] = [await makeWatched(), await makeWatched()];
  await deleted.employer.send(`/api/jobs/${deleted.job.publicId}`, { method: 'DELETE' });
  await nightly(addDays(new Date(), 6.99));
  expect(await deleted.left()).toEqual(WHOLE);
  await nightly(addDays(new Date(), 7.01));
  expect(await testDb().$count(jobs, eq(jobs.id, deleted.job.id))).toBe(0);
  expect(await deleted.left()).toEqual(NOTHING);
  expect(await other.left()).toEqual(WHOLE);
});

test('a row whose file cannot be deleted stays, and both go the next time', async () => {
  const { worker, sent, left } = await makeWatched();
  await remove(worker, sent.id);
  const later = addDays(new Date(), 8);
  await expect(nightly(later, withBindings({ CV_FILES: brokenR2() }))).rejects.toThrow(/10001/);
  expect(await left()).toEqual(WHOLE);
  await nightly(later);
  expect(await left()).toEqual(NOTHING);
});

test('more are dropped than one statement takes', async () => {
  const { id: jobId } = await makeJob();
  for (let n = 0; n < 120; n++) await makeApplication({ jobId, deletedAt: addDays(new Date(), -8) });
  await nightly(new Date());
  expect(await testDb().$count(applications, eq(applications.jobId, jobId))).toBe(0);
});

test('files without a row are swept, but none that is younger than an hour, and none that has one', async () => {
  const { sent, worker } = await makeSent();
  await env.CV_FILES.put('orphan', samplePdf());
  await nightly(new Date(Date.now() + 30 * 60_000));
  expect(await storedFiles()).toContain('orphan');
  await nightly(new Date(Date.now() + 61 * 60_000));
  expect(await storedFiles()).not.toContain('orphan');
  expect((await worker.get(`/api/applications/${sent.id}/cv`)).status).toBe(200);
});

test('no file is swept from beside an empty database, which waits to be restored', async () => {
  await freshStorage();
  await env.CV_FILES.put('of-somebody', samplePdf());
  await nightly(addDays(new Date(), 1));
  expect(await storedFiles()).toEqual(['of-somebody']);
  await makeUser();
  await nightly(addDays(new Date(), 1));
  expect(await storedFiles()).toEqual([]);
});

describe('an applicant who wants to be asked for the next season', () => {
  const ENDED = addDays(new Date(), -100);
  const later = (days: number) => addDays(ENDED, days);

  async function makeTicked(columns: Partial<ApplicationRow> = {}) {
    const job = await makeJob({ type: 'Stagionale', status: 'expired', validThrough: ENDED });
    const words = { message: 'Salve', answerNote: 'Grazie', reason: 'many', phone: '+393331234567' } as const;
    const ticks = [{ what: 'HACCP', preferred: false, has: true }];
    const answers: GivenAnswer[] = [{ question: 'inizio', answer: 'Subito' }];
    const cvKey = await storeCv(env.CV_FILES, { bytes: samplePdf().buffer, type: 'application/pdf' });
    const row = { ...words, ticks, answers, status: 'rejected', cvKey, cvName: 'a.pdf' } as const;
    const made = await makeApplication({ jobId: job.id, nextSeason: true, ...row, ...columns });
    await insertOne(applicationEvents, { applicationId: made.id, status: 'sent' });
    return made;
  }

  test('is kept with name, contact and status alone, after the six months of the rest', async () => {
    const { publicId, id, cvKey, userId } = await makeTicked();
    await nightly(later(182.9));
    expect(await rowOf(publicId)).toMatchObject({ message: 'Salve', cvKey });
    for (let night = 0; night < 2; night++) {
      await nightly(later(183.1 + night));
      expect(await rowOf(publicId)).toMatchObject({
        ...{ userId, phone: '+393331234567', status: 'rejected', nextSeason: true },
        ...{ message: null, answerNote: null, reason: null, ticks: [], answers: [], cvKey: null, cvName: null },
      });
    }
    expect(await testDb().$count(applicationEvents, eq(applicationEvents.applicationId, id))).toBe(0);
    expect(await storedFiles()).not.toContain(cvKey);
  });

  test.each<[string, Partial<ApplicationRow>]>([
    ['did not tick it', { nextSeason: false }],
    ['withdrew', { status: 'withdrawn' }],
  ])('goes with the rest where somebody %s', async (_what, columns) => {
    const { publicId } = await makeTicked(columns);
    await nightly(later(183.1));
    expect(await rowOf(publicId)).toBeUndefined();
  });
});
