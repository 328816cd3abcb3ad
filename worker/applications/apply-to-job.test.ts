import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { ownApplicationSchema } from '../../shared/applications.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays } from '../../shared/dates.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { settleJobs } from '../db/settle.ts';
import { applicationEvents, applications } from '../db/tables/applications.ts';
import { type JobRow, jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { applyByForm, cvForm, PHONE, storedFiles } from '../testing/cv.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeApplication, makeJob, makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { racingD1 } from '../testing/faulty-d1.ts';
import { readJobs } from '../testing/job-lists.ts';
import { makeOwnJob, readOwnJob } from '../testing/own-jobs.ts';
import { asAccount, asStranger, asVisitor, asWorker, type SignedIn } from '../testing/requests.ts';
import { mailsTo, mailTransport, unsent } from '../testing/transport.ts';

const path = (job: Pick<JobRow, 'publicId'>) => `/api/jobs/${job.publicId}/applications`;

async function makeOffer() {
  const owner = await makeUser({ role: 'employer' });
  return { owner, job: await makeJob({ ownerId: owner.id }) };
}

describe('an application', () => {
  test('is stored together with the mail that tells the employer', async () => {
    const { owner, job } = await makeOffer();
    const worker = await asWorker();
    const answer = await worker.post(
      path(job),
      { phone: PHONE, message: 'Buongiorno,\r\nsono libera da lunedì. ' },
      { bindings: unsent },
    );
    expect(answer.status).toBe(201);
    const sent = strict(ownApplicationSchema).parse(await answer.json());
    expect(sent).toMatchObject({ jobId: job.publicId, message: 'Buongiorno,\nsono libera da lunedì.' });
    const [mail, ...others] = await mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      cause: `application:${sent.id}`,
      subject: `Nuova candidatura: ${worker.account.name} per “${job.title}”`,
      status: 'waiting',
      replyTo: worker.account.email,
    });
    expect(mail?.bodyText).toContain('Chiama, o rispondi a questa email, che arriva al suo indirizzo');
    expect(mail?.bodyText).toContain('Buongiorno,\nsono libera da lunedì.');
    expect(mail?.bodyText).toMatch(/http:\/\/localhost:8787\/rispondi-candidatura#token=[\w.-]+\n/);
    expect(mail?.bodyText).not.toContain(worker.account.email);
  });

  test('of an address that is not confirmed says so to the employer', async () => {
    const { owner, job } = await makeOffer();
    const account = await makeUser({ emailVerifiedAt: null });
    await (await asAccount(account)).post(path(job), { phone: PHONE }, { bindings: unsent });
    expect((await mailsTo(owner.email))[0]?.bodyText).toContain('arriva al suo indirizzo (contatto non verificato)');
  });

  test.each([undefined, '', '  \u200B '])('may have no message: %j', async (message) => {
    const { owner, job } = await makeOffer();
    const answer = await (await asWorker()).post(path(job), { phone: PHONE, message }, { bindings: unsent });
    expect(await answer.json()).toMatchObject({ message: null });
    const [mail] = await mailsTo(owner.email);
    expect(mail?.bodyText).not.toContain('Il suo messaggio');
  });

  test('has a message of at most 2000 characters', async () => {
    const job = await makeJob();
    const worker = await asWorker();
    const answer = await worker.post(path(job), { phone: PHONE, message: 'a'.repeat(2001) });
    expect(await refusedFields(answer)).toEqual({ message: 'Massimo 2.000 caratteri' });
    expect((await worker.post(path(job), { phone: PHONE, message: ` ${'a'.repeat(2000)} ` })).status).toBe(201);
  });
});

describe('an application is refused', () => {
  test("to one's own offer", async () => {
    const { owner, job } = await makeOffer();
    const { message } = await expectProblem(await (await asAccount(owner)).post(path(job), { phone: PHONE }), 409);
    expect(message).toBe('Non puoi candidarti alla tua offerta.');
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  test('to an offer that ended, swept or not, in words that say why', async () => {
    const ended = [
      await makeJob({ postedAt: addDays(new Date(), -31) }),
      await makeJob({ postedAt: addDays(new Date(), -31), status: 'expired' }),
      await makeJob({ status: 'closed' }),
      await makeJob({ status: 'paused' }),
    ];
    const worker = await asWorker();
    const messages: string[] = [];
    for (const job of ended)
      messages.push((await expectProblem(await worker.post(path(job), { phone: PHONE }), 409)).message);
    expect(messages).toEqual([
      'Questa offerta è scaduta: non riceve più candidature.',
      'Questa offerta è scaduta: non riceve più candidature.',
      'Il posto è occupato: questa offerta non riceve più candidature.',
      'Questa offerta è sospesa: per ora non riceve candidature.',
    ]);
  });

  test('to an offer that is not there, was deleted or hidden', async () => {
    const worker = await asWorker();
    const gone = [{ publicId: 'nothing' }, await makeJob({ status: 'deleted' }), await makeJob({ status: 'hidden' })];
    for (const job of gone) {
      await expectProblem(await worker.post(path(job), { phone: PHONE }), 404);
      await expectProblem(await worker.get(path(job)), 404);
    }
  });
});

test("everybody sees their own application, and nobody else's", async () => {
  const { owner, job } = await makeOffer();
  const [one, other] = [await asWorker(), await asWorker()];
  const sent = await (await one.post(path(job), { phone: PHONE, message: 'Mia' })).json();
  await other.post(path(job), { phone: PHONE, message: 'Altra' });
  const answer = await one.get(path(job));
  expect(mini.array(strict(ownApplicationSchema)).parse(await answer.json())).toEqual([sent]);
  for (const person of [await asStranger(), await asAccount(owner)])
    expect(await (await person.get(path(job))).json()).toEqual([]);
});

test('an offer that ended still shows its applicant what was sent', async () => {
  const job = await makeJob({ status: 'expired' });
  const worker = await asWorker();
  await makeApplication({ jobId: job.id, userId: worker.account.id, message: 'In tempo' });
  expect(await (await worker.get(path(job))).json()).toMatchObject([{ message: 'In tempo' }]);
});

test.each<[what: string, columns: Partial<NewJobRow>, status: number, message: string]>([
  ['closed', { ownerStatus: 'closed' }, 409, 'Il posto è occupato: questa offerta non riceve più candidature.'],
  ['paused', { ownerStatus: 'paused' }, 409, 'Questa offerta è sospesa: per ora non riceve candidature.'],
  ['over', { validThrough: new Date(0) }, 409, 'Questa offerta è scaduta: non riceve più candidature.'],
  ['hidden', { hiddenAt: new Date() }, 404, "L'offerta che stai cercando non esiste o è stata rimossa."],
])('an offer that is %s between read and write takes no application', async (_, columns, status, words) => {
  const owner = await makeUser({ role: 'employer' });
  const job = await makeJob({ ownerId: owner.id });
  const own = eq(jobs.id, job.id);
  const db = testDb();
  const [files, events] = [await storedFiles(), await db.$count(applicationEvents)];
  const { sent, bindings } = mailTransport();
  const DB = racingD1(() => db.batch([db.update(jobs).set(columns).where(own), settleJobs(db, own, new Date())]));
  const form = cvForm({ message: 'Buongiorno', cv: samplePdf() });
  const answer = await applyByForm(await asWorker(), job.publicId, form, { ...bindings, DB });
  await expectProblem(answer, status, words);
  expect(await db.$count(applications, eq(applications.jobId, job.id))).toBe(0);
  expect(await db.$count(applicationEvents)).toBe(events);
  expect(await db.$count(outbox, eq(outbox.recipient, owner.email))).toBe(0);
  expect(sent).toEqual([]);
  expect(await storedFiles()).toEqual(files);
});

const applyFor = async (publicId: string) =>
  (await asWorker()).post(
    pathOf('POST /api/jobs/:id/applications', { id: publicId }),
    { phone: PHONE },
    { bindings: unsent },
  );
const setStatus = async (owner: SignedIn, id: string, ownerStatus: string): Promise<OwnJob> =>
  readOwnJob(await owner.post(pathOf('PUT /api/jobs/:id/status', { id }), { ownerStatus }, { method: 'PUT' }));
const fullMails = async (owner: SignedIn) =>
  (await mailsTo(owner.account.email)).filter(({ cause }) => cause.startsWith('offer-full:'));

test('an offer pauses with the last application that its owner wants, who is told and asked; nobody else reads the number', async () => {
  const { owner, job } = await makeOwnJob({ title: `Cuoca ${uniqueWord()}`, closeAfter: 2 });
  expect((await applyFor(job.publicId)).status).toBe(201);
  expect((await readJobs({ search: job.title })).ids).toContain(job.publicId);
  expect(await fullMails(owner)).toEqual([]);
  expect((await applyFor(job.publicId)).status).toBe(201);
  expect((await readJobs({ search: job.title })).ids).not.toContain(job.publicId);
  const own = await readOwnJob(await owner.get(pathOf('GET /api/own-jobs/:id', { id: job.publicId })));
  expect(own).toMatchObject({ status: 'paused', ownerStatus: 'paused', closeAfter: 2, applications: 2 });
  const [mail, ...others] = await fullMails(owner);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`In pausa: “${job.title}” ha le candidature che volevi`);
  await expectProblem(await applyFor(job.publicId), 409);
  const shown = await asVisitor.get(pathOf('GET /api/jobs/:id', { id: job.publicId }));
  expect(Object.keys(await shown.json<object>())).not.toContain('closeAfter');
});

test('an offer that is opened again has no limit that was reached, and keeps one that was not', async () => {
  const { owner, job } = await makeOwnJob({ closeAfter: 1 });
  await applyFor(job.publicId);
  expect(await setStatus(owner, job.publicId, 'open')).toMatchObject({ status: 'open', closeAfter: null });
  expect((await applyFor(job.publicId)).status).toBe(201);
  const other = await makeOwnJob({ closeAfter: 5 });
  await setStatus(other.owner, other.job.publicId, 'paused');
  expect(await setStatus(other.owner, other.job.publicId, 'open')).toMatchObject({ closeAfter: 5 });
});

test('an offer without a limit, or one that its owner has paused, is left as it is', async () => {
  const { owner, job } = await makeOwnJob({ closeAfter: null });
  await applyFor(job.publicId);
  const own = await readOwnJob(await owner.get(pathOf('GET /api/own-jobs/:id', { id: job.publicId })));
  expect(own.status).toBe('open');
  expect(await fullMails(owner)).toEqual([]);
});
