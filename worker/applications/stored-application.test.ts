import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_PHONE, WRONG_PHONE } from '../../shared/application-values.ts';
import { STORED_APPLICATION_DAYS, storedApplicationSchema } from '../../shared/applications.ts';
import { addDays } from '../../shared/dates.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { sweepCvFiles } from '../db/cv-files.ts';
import { users } from '../db/tables/accounts.ts';
import { applications, storedApplications } from '../db/tables/applications.ts';
import { runScheduled } from '../scheduled.ts';
import { brokenR2, withBindings } from '../testing/bindings.ts';
import { applyByForm, BYTES, cvForm, largestPdf, PHONE, storedFiles } from '../testing/cv.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { failingMidway } from '../testing/faulty-d1.ts';
import { asWorker, type Person, type SignedIn } from '../testing/requests.ts';

const PATH = '/api/account/kept-application';
const db = testDb();
let worker: SignedIn;
let filesBefore: string[];

beforeEach(async () => {
  worker = await asWorker();
  filesBefore = await storedFiles();
});

const newFiles = async () => (await storedFiles()).filter((key) => !filesBefore.includes(key));
const stored = async (person: Person = worker) =>
  strict(storedApplicationSchema).parse(await (await person.get(PATH)).json());
const storedRow = async () =>
  (await db.select().from(storedApplications).where(eq(storedApplications.userId, worker.account.id)))[0];
const remove = (parts: readonly string[], bindings = env) =>
  worker.post(PATH, { parts }, { method: 'DELETE', bindings });

/** Applies for an offer of its own. */
const apply = async (body: object, bindings = env) =>
  worker.post(`/api/jobs/${(await makeJob()).publicId}/applications`, { phone: PHONE, ...body }, { bindings });
async function applyWithFile({ keep = 'true', ...parts }: Parameters<typeof cvForm>[0] & { keep?: string }) {
  const form = cvForm({ cv: samplePdf(), name: 'Rosa.pdf', ...parts });
  form.append('keep', keep);
  return applyByForm(worker, (await makeJob()).publicId, form);
}
const cvOf = async (answer: Response) => {
  const { id } = (await answer.json()) as { id: string };
  const [row] = await db.select().from(applications).where(eq(applications.publicId, id));
  return row?.cvKey ?? null;
};
const bytesOf = async (key: string | null | undefined) =>
  new Uint8Array((await (await env.CV_FILES.get(key ?? ''))?.arrayBuffer()) ?? []);

describe('the CV and message of an application', () => {
  test('are not kept unless that is asked for, and there are some', async () => {
    expect((await applyWithFile({ message: 'Buongiorno', keep: 'false' })).status).toBe(201);
    await apply({ message: 'Senza file' });
    expect(await stored()).toEqual({ cv: null, message: null, until: null, phone: PHONE });
    expect(await newFiles()).toHaveLength(1);
    await apply({ keep: true });
    expect(await storedRow()).toBeUndefined();
  });

  test('the number of an application is offered at the next one; none and a wrong one are refused', async () => {
    expect(await (await apply({})).json()).toMatchObject({ status: 'sent' });
    expect(await stored()).toMatchObject({ phone: PHONE, message: null });
    const sent = await db.select().from(applications).where(eq(applications.userId, worker.account.id));
    expect(sent.map(({ phone }) => phone)).toEqual(['+393331234567']);
    expect(await refusedFields(await apply({ phone: '12' }))).toEqual({ phone: WRONG_PHONE });
    for (const phone of [undefined, ' '])
      expect(await refusedFields(await apply({ phone }))).toEqual({ phone: NO_PHONE });
  });

  test('are kept by the form, the CV as a file of its own, and the application has its own', async () => {
    const key = await cvOf(await applyWithFile({ message: 'Buongiorno' }));
    const row = await storedRow();
    expect(await stored()).toEqual({
      cv: { name: 'Rosa.pdf', type: 'application/pdf', size: 2000 },
      message: 'Buongiorno',
      until: addDays(row?.usedAt ?? new Date(0), STORED_APPLICATION_DAYS).toISOString(),
      phone: PHONE,
    });
    expect(row?.cvKey).not.toBe(key);
    expect((await newFiles()).sort()).toEqual([key, row?.cvKey].sort());
    expect(await bytesOf(row?.cvKey)).toEqual(await bytesOf(key));
  });

  test('take the place of those before, whose file goes; what was not sent stays kept', async () => {
    await applyWithFile({ message: 'Primo' });
    await applyWithFile({ cv: BYTES.png, name: 'foto.png' });
    expect(await stored()).toMatchObject({ cv: { name: 'foto.png', type: 'image/png' }, message: 'Primo' });
    await apply({ message: 'Secondo', keep: true });
    expect(await stored()).toMatchObject({ cv: { name: 'foto.png' }, message: 'Secondo' });
    // Two of the applications, and one that is kept.
    expect(await newFiles()).toHaveLength(3);
  });

  test('are not kept of an application that is refused, nor is a file left', async () => {
    const job = await makeJob();
    const form = () => {
      const sent = cvForm({ cv: samplePdf(), message: 'Di nuovo' });
      sent.append('keep', 'true');
      return sent;
    };
    await applyByForm(worker, job.publicId, cvForm({ message: 'Prima' }));
    await expectProblem(await applyByForm(worker, job.publicId, form()), 409);
    const failing = withBindings({ DB: failingMidway() });
    await expectProblem(await applyByForm(worker, (await makeJob()).publicId, form(), failing), 500);
    expect(await storedRow()).toBeUndefined();
    expect(await newFiles()).toEqual([]);
  });

  test.each([['sì'], [1], [null]])('are not asked for by %j', async (keep) => {
    expect(await refusedFields(await apply({ message: 'Ciao', keep }))).toEqual({ keep: 'Scelta non valida' });
  });
});

describe('the kept CV', () => {
  test('goes with the next application as a copy, of the largest size too', async () => {
    await applyWithFile({ cv: largestPdf(), message: 'Con il CV' });
    const answer = await apply({ useKeptCv: true, message: 'Il solito CV' });
    expect(answer.status).toBe(201);
    const copy = answer.clone();
    expect(await copy.json()).toMatchObject({ cv: { name: 'Rosa.pdf', size: largestPdf().length } });
    const key = await cvOf(answer);
    expect(key).not.toBe((await storedRow())?.cvKey);
    expect(await bytesOf(key)).toEqual(largestPdf());
    // One kept, and one for each of the two.
    expect(await newFiles()).toHaveLength(3);
    // Kept again it is not stored again: the message alone is new.
    await apply({ useKeptCv: true, keep: true, message: 'Un altro' });
    expect(await newFiles()).toHaveLength(4);
    expect(await stored()).toMatchObject({ cv: { name: 'Rosa.pdf' }, message: 'Un altro' });
  });

  test('of a form without a file goes with it, too', async () => {
    await applyWithFile({});
    const form = cvForm({ message: 'Da un modulo' });
    form.append('useKeptCv', 'true');
    const answer = await applyByForm(worker, (await makeJob()).publicId, form);
    expect(await answer.json()).toMatchObject({ cv: { name: 'Rosa.pdf' } });
  });

  test('that is not there, or whose file is gone, is said at the field of the CV, and nothing is sent', async () => {
    const gone = { cv: 'Il CV che conservavi non c’è più: scegli il file, oppure invia senza CV.' };
    expect(await refusedFields(await apply({ useKeptCv: true }))).toEqual(gone);
    await applyWithFile({ message: 'Con il CV' });
    await env.CV_FILES.delete((await storedRow())?.cvKey ?? '');
    expect(await refusedFields(await apply({ useKeptCv: true }))).toEqual(gone);
    expect(await db.$count(applications, eq(applications.userId, worker.account.id))).toBe(1);
  });

  test('and a chosen file are one too many', async () => {
    await applyWithFile({});
    const form = cvForm({ cv: samplePdf() });
    form.append('useKeptCv', 'true');
    const answer = await applyByForm(worker, (await makeJob()).publicId, form);
    expect(await refusedFields(answer)).toEqual({ cv: expect.stringContaining('non tutti e due') });
  });

  test('is saved by its account, as a download that nothing runs', async () => {
    await applyWithFile({});
    const saved = await worker.get(`${PATH}/cv`);
    expect(new Uint8Array(await saved.arrayBuffer())).toEqual(samplePdf());
    expect(saved.headers.get('Content-Disposition')).toContain('attachment; filename="Rosa.pdf"');
    expect(saved.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(saved.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the kept CV and message are deleted', () => {
  test('one part or both, with the file; again it changes nothing', async () => {
    await applyWithFile({ message: 'Ciao' });
    const key = (await storedRow())?.cvKey ?? '';
    const first = await remove(['cv']);
    expect(await first.json()).toEqual({ cv: null, message: 'Ciao', until: expect.any(String), phone: PHONE });
    expect(await storedFiles()).not.toContain(key);
    const nothing = { cv: null, message: null, until: null, phone: PHONE };
    expect(await (await remove(['message'])).json()).toEqual(nothing);
    expect(await storedRow()).toBeUndefined();
    await applyWithFile({ message: 'Di nuovo' });
    expect(await (await remove(['cv', 'message'])).json()).toEqual(nothing);
    expect(await (await remove(['cv', 'message'])).json()).toEqual(nothing);
    // Two applications with their own.
    expect(await newFiles()).toHaveLength(2);
  });

  test('never in part by a bucket that does not answer', async () => {
    await applyWithFile({ message: 'Ciao' });
    await expectProblem(await remove(['cv', 'message'], withBindings({ CV_FILES: brokenR2() })), 503);
    expect(await stored()).toMatchObject({ cv: { name: 'Rosa.pdf' }, message: 'Ciao' });
  });

  test('only by names of parts', async () => {
    expect(await refusedFields(await remove([]))).toEqual({ parts: 'Di’ che cosa eliminare' });
    await expectProblem(await remove(['account']), 400);
  });
});

describe('twelve months without use', () => {
  const later = (days: number) => addDays(new Date(), days);
  const lastUsed = (usedAt: Date) =>
    db.update(storedApplications).set({ usedAt }).where(eq(storedApplications.userId, worker.account.id));

  test('end it, with its file', async () => {
    await applyWithFile({ message: 'Ciao' });
    const key = (await storedRow())?.cvKey ?? '';
    await runScheduled('10 3 * * *', env, later(STORED_APPLICATION_DAYS - 1));
    expect(await storedRow()).toBeDefined();
    await runScheduled('10 3 * * *', env, later(STORED_APPLICATION_DAYS + 1));
    expect(await storedRow()).toBeUndefined();
    expect(await storedFiles()).not.toContain(key);
  });

  test.each([
    ['the kept CV', { useKeptCv: true }, true],
    ['the kept words', { message: 'Ciao' }, true],
    ['other words', { message: 'Altro' }, false],
    ['nothing', {}, false],
  ])('begin again with an application that sends %s', async (_, body, again) => {
    await applyWithFile({ message: 'Ciao' });
    const longAgo = later(-300);
    await lastUsed(longAgo);
    expect((await apply(body)).status).toBe(201);
    expect((await storedRow())?.usedAt.getTime() === longAgo.getTime()).toBe(!again);
  });
});

test('the sweep of files leaves the kept one', async () => {
  await applyWithFile({});
  const key = (await storedRow())?.cvKey ?? '';
  await sweepCvFiles(db, env.CV_FILES, addDays(new Date(), 1));
  expect(await storedFiles()).toContain(key);
});

test('deleting the account ends both, with the file', async () => {
  await applyWithFile({ message: 'Tenuto da parte' });
  const key = (await storedRow())?.cvKey ?? '';
  const deletedAt = addDays(new Date(), -8);
  await db.update(users).set({ deletedAt }).where(eq(users.id, worker.account.id));
  await runScheduled('10 3 * * *', env, new Date());
  expect(await storedRow()).toBeUndefined();
  expect(await storedFiles()).not.toContain(key);
});
