import { and, eq, like } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays } from '../shared/dates.ts';
import type { OwnJob } from '../shared/jobs.ts';
import { samplePdf } from '../shared/testing/sample-files.ts';
import { users } from './db/tables/accounts.ts';
import { applicationEvents, applications } from './db/tables/applications.ts';
import { candidateMessages, candidates } from './db/tables/candidates.ts';
import { type JobRow, jobs } from './db/tables/jobs.ts';
import { outbox } from './db/tables/mail.ts';
import { applyByForm, cvForm, PHONE, storedFiles } from './testing/cv.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { expectSound } from './testing/expect-sound.ts';
import { jobBody, makeJob, makeUser, newEmail, testDb } from './testing/factories.ts';
import { racingD1 } from './testing/faulty-d1.ts';
import { candidateBody, makeCandidate, makeLinkedCandidate } from './testing/make-candidate.ts';
import { makeOwnJob } from './testing/own-jobs.ts';
import { PASSWORD, passwordHash } from './testing/passwords.ts';
import {
  asAccount,
  asAdmin,
  asVisitor,
  asWorker,
  type Person,
  type SignedIn,
  sendExample,
} from './testing/requests.ts';
import { mailsTo, mailTransport } from './testing/transport.ts';

const db = testDb();
const applicationsFor = ({ id }: JobRow) => db.select().from(applications).where(eq(applications.jobId, id));
const apply = (person: Person, job: JobRow, bindings: Env) =>
  person.post(`/api/jobs/${job.publicId}/applications`, { phone: PHONE, message: 'Buongiorno' }, { bindings });

afterEach(expectSound);

/** Sends so many requests at the same moment. @param request is given the number of the request, from 0 */
const times = (count: number, request: (n: number) => Promise<Response>): Promise<Response[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => request(n)));

function statusesOf(answers: readonly Response[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
  return found;
}

test('eight applications of one person with a CV each at the same moment leave one file', async () => {
  const { job } = await makeOwnJob();
  const worker = await asWorker();
  const before = await storedFiles();
  // As many as one network may have waiting.
  const answers = await times(8, (n) => applyByForm(worker, job.publicId, cvForm({ cv: samplePdf(1000 + n) })));
  expect(statusesOf(answers)).toEqual({ 201: 1, 409: 7 });
  const [application] = await applicationsFor(job);
  const left = (await storedFiles()).filter((key) => !before.includes(key));
  expect(left).toEqual([application?.cvKey]);
});

describe('of edits over one revision at the same moment one is stored', () => {
  /** Sends twenty edits; the one that was stored. */
  async function edits<Body extends object>(path: string, person: Person, bodyOf: (n: number) => Body, headers = {}) {
    const bodies = Array.from({ length: 20 }, (_, n) => bodyOf(n));
    const answers = await times(20, (n) =>
      person.post(path, { ...bodies[n], revision: 1 }, { method: 'PATCH', headers }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 19 });
    return { ...bodies[answers.findIndex(({ status }) => status === 200)], revision: 2 };
  }

  test('and nothing of the others: an offer', async () => {
    const { owner, job } = await makeOwnJob();
    const towns = ['Edolo', 'Breno', 'Esine', 'Iseo', 'Lovere'];
    const stored = await edits(`/api/jobs/${job.publicId}`, owner, (n) =>
      jobBody({ title: `Versione ${n}`, location: towns[n % 5] ?? '', openings: 2 + n, housing: n % 2 === 0 }),
    );
    expect(await (await owner.get(`/api/own-jobs/${job.publicId}`)).json()).toMatchObject(stored);
  });

  test('and nothing of the others: a profile', async () => {
    const { candidate, headers } = await makeLinkedCandidate();
    const bodyOf = (n: number) => ({ title: `Versione ${n}`, skills: [`capacità ${n}`] });
    const stored = await edits(`/api/candidates/${candidate.publicId}`, asVisitor, bodyOf, headers);
    expect(await (await asVisitor.get('/api/own-candidates', { headers })).json()).toMatchObject([stored]);
  });

  test('and no address is written to that an edit which lost had typed', async () => {
    const email = newEmail();
    const { candidate, headers } = await makeLinkedCandidate({ email });
    const path = `/api/candidates/${candidate.publicId}`;
    const edit = (body: unknown) => asVisitor.post(path, body, { method: 'PATCH', headers });
    const lost = newEmail();
    const answers = await Promise.all([
      edit({ title: 'Versione prima', revision: 1 }),
      edit({ title: 'Versione seconda', email: lost, revision: 1 }),
    ]);
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 1 });
    const [row] = await db.select().from(candidates).where(eq(candidates.id, candidate.id));
    // One mail to the new address where that edit won, none to anybody where it lost.
    expect((await mailsTo(lost)).length).toBe(row?.email === lost ? 1 : 0);
    expect(await mailsTo(email)).toEqual([]);
  });
});

test.each([
  ['deletes', 'DELETE /api/jobs/:id', {}, [404]],
  ['closes', 'PUT /api/jobs/:id/status', { ownerStatus: 'closed' }, [409]],
  ['pauses', 'PUT /api/jobs/:id/status', { ownerStatus: 'paused' }, [409]],
])('an employer %s an offer while ten apply: who was told so has applied', async (_, call, stated, refusals) => {
  const { owner, job } = await makeOwnJob();
  const people = await Promise.all(Array.from({ length: 10 }, asWorker));
  const { sent, bindings } = mailTransport();
  const [ended, ...answers] = await Promise.all([
    sendExample(call, owner, { id: job.publicId, stated }),
    ...people.map((person) => apply(person, job, bindings)),
  ]);
  expect(ended.status).toBe(200);
  for (const { status } of answers) expect([201, ...refusals]).toContain(status);
  const notified = people.filter((_person, n) => answers[n]?.status === 201).map((person) => person.account.id);
  const stored = await applicationsFor(job);
  expect(stored.map(({ userId }) => userId).sort()).toEqual(notified.sort());
  expect(await mailsTo(owner.account.email)).toHaveLength(notified.length);
  expect(sent).toHaveLength(notified.length);
});

test('an offer that is hidden, edited, deleted and taken back at the same moment is what was said of it', async () => {
  const { owner, job } = await makeOwnJob();
  const admin = await asAdmin();
  const path = `/api/jobs/${job.publicId}`;
  const answers = await Promise.all([
    admin.post(`/api/moderation${path.slice(4)}/hide`, { rule: 'no-money', facts: 'Prova.' }),
    owner.post(path, { ...jobBody(), revision: 1 }, { method: 'PATCH' }),
    owner.send(path, { method: 'DELETE' }),
    owner.send(`${path}/restore`, { method: 'POST' }),
    owner.post(`${path}/status`, { ownerStatus: 'paused' }, { method: 'PUT' }),
  ]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const [row] = await db.select().from(jobs).where(eq(jobs.id, job.id));
  expect(row?.status).toBe(row?.deletedAt ? 'deleted' : 'hidden');
});

test('two renewals at the same moment give an offer thirty days, once', async () => {
  const { owner, job } = await makeOwnJob({
    validThrough: addDays(new Date(), 1),
    salaryMin: 1400,
    salaryPeriod: 'mese',
  });
  const answers = await times(5, () => owner.post(`/api/jobs/${job.publicId}/renew`, {}));
  expect(statusesOf(answers)).toEqual({ 200: 5 });
  const ends = await Promise.all(answers.map((answer) => answer.json() as Promise<OwnJob>));
  expect(new Set(ends.map(({ validThrough }) => validThrough)).size).toBe(1);
  const [row] = await db.select().from(jobs).where(eq(jobs.id, job.id));
  expect(row?.validThrough.toISOString()).toBe(ends[0]?.validThrough);
});

test('a profile is hidden while ten people write to it: who was told so has written, and nobody else', async () => {
  const person = await asWorker();
  const candidate = await makeCandidate({ ownerId: person.account.id });
  const path = `/api/candidates/${candidate.publicId}`;
  const { bindings } = mailTransport();
  const [hidden, ...answers] = await Promise.all([
    person.post(path, { hidden: true }, { method: 'PATCH' }),
    ...Array.from({ length: 10 }, (_, n) =>
      asVisitor.post(`${path}/messages`, { name: 'Ditta', email: newEmail(), message: `Messaggio ${n}` }, { bindings }),
    ),
  ]);
  expect(hidden.status).toBe(200);
  for (const { status } of answers) expect([201, 404]).toContain(status);
  const notified = answers.flatMap(({ status }, n) => (status === 201 ? `Messaggio ${n}` : []));
  const rows = await db.select().from(candidateMessages).where(eq(candidateMessages.candidateId, candidate.id));
  expect(rows.map(({ message }) => message).sort()).toEqual(notified.sort());
  const forwarded = and(eq(outbox.recipient, person.account.email), like(outbox.cause, 'candidate-message:%'));
  expect(await db.$count(outbox, forwarded)).toBe(notified.length);
});

test('an application that is answered, withdrawn and deleted at the same moment is what its history says', async () => {
  const { owner, job } = await makeOwnJob();
  const worker = await asWorker();
  const { bindings } = mailTransport();
  const { id } = (await (await apply(worker, job, bindings)).json()) as { id: string };
  const path = `/api/applications/${id}`;
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => owner.post(path, { status: 'hired' }, { method: 'PATCH', bindings })),
    worker.send(`${path}/withdraw`, { method: 'POST', bindings }),
    worker.send(path, { method: 'DELETE', bindings }),
  ]);
  for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  const history = await db
    .select({ status: applicationEvents.status })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(eq(applications.publicId, id));
  const hired = history.filter(({ status }) => status === 'hired').length;
  expect(hired).toBeLessThanOrEqual(1);
  // Told once of an answer that was given, and never of one that was not.
  const answered = and(eq(outbox.recipient, worker.account.email), like(outbox.cause, 'application-answer:%'));
  expect(await db.$count(outbox, answered)).toBe(hired);
});

const newPerson = async (): Promise<SignedIn> =>
  asAccount(await makeUser({ email: newEmail(), emailVerifiedAt: new Date(), passwordHash }));
const leave = (person: SignedIn) => person.post('/api/account', { currentPassword: PASSWORD }, { method: 'DELETE' });

test('ten confirmations with one link at the same moment move an address once', async () => {
  const person = await newPerson();
  const [before, after] = [person.account.email, newEmail()];
  const { sent, bindings } = mailTransport();
  await person.post('/api/account/email', { email: after, currentPassword: PASSWORD }, { bindings });
  const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1];
  const answers = await times(10, () => asVisitor.post('/api/email/confirm', { token, password: PASSWORD }));
  expect(statusesOf(answers)).toEqual({ 200: 1, 400: 9 });
  expect(await db.select().from(users).where(eq(users.id, person.account.id))).toMatchObject([{ email: after }]);
  expect(await mailsTo(before)).toHaveLength(1);
});

test('of two accounts that confirm one address at the same moment one has it', async () => {
  const people = [await newPerson(), await newPerson()];
  const email = newEmail();
  const tokens = await Promise.all(
    people.map(async (person) => {
      const { sent, bindings } = mailTransport();
      await person.post('/api/account/email', { email, currentPassword: PASSWORD }, { bindings });
      return sent.flatMap(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? []);
    }),
  );
  const answers = await Promise.all(
    tokens.flat().map((token) => asVisitor.post('/api/email/confirm', { token, password: PASSWORD })),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 1 });
  expect(await db.$count(users, eq(users.email, email))).toBe(1);
  const old = await Promise.all(people.map(({ account }) => mailsTo(account.email)));
  expect(old.flat()).toHaveLength(1);
});

describe('somebody who leaves at the very moment', () => {
  test('in which they publish shows nothing of it, and twice is told once', async () => {
    const person = await newPerson();
    const [first, second, offer, profile] = await Promise.all([
      leave(person),
      leave(person),
      person.post('/api/jobs', jobBody()),
      person.post('/api/candidates', candidateBody()),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    for (const { status } of [offer, profile]) expect([201, 403]).toContain(status);
    const own = eq(jobs.ownerId, person.account.id);
    expect(await db.$count(jobs, and(own, eq(jobs.status, 'open')))).toBe(0);
    expect(
      await db.$count(candidates, and(eq(candidates.ownerId, person.account.id), eq(candidates.status, 'open'))),
    ).toBe(0);
    expect(await mailsTo(person.account.email)).toHaveLength(1);
  });

  test('between what their publishing reads and what it writes shows nothing of it', async () => {
    const person = await newPerson();
    const DB = racingD1(() => leave(person));
    const { bindings } = mailTransport();
    await person.post('/api/jobs', jobBody(), { bindings: { ...bindings, DB } });
    expect(await db.select().from(jobs).where(eq(jobs.ownerId, person.account.id))).toMatchObject([
      { status: 'hidden' },
    ]);
  });

  test('between what their application reads and what it writes applies for nothing', async () => {
    const person = await newPerson();
    const owner = await makeUser({ email: newEmail() });
    const job = await makeJob({ ownerId: owner.id });
    const { sent, bindings } = mailTransport();
    const DB = racingD1(() => leave(person));
    const path = `/api/jobs/${job.publicId}/applications`;
    const answer = await person.post(path, { phone: PHONE, message: 'Buongiorno' }, { bindings: { ...bindings, DB } });
    expect((await expectProblem(answer, 403)).message).toMatch(/^Il tuo account sarà eliminato /);
    expect(await db.$count(applications, eq(applications.userId, person.account.id))).toBe(0);
    expect(await mailsTo(owner.email)).toEqual([]);
    expect(sent.filter(({ to }) => to === owner.email)).toEqual([]);
  });

  test('in which they come back is here or gone, and everything of them with it', async () => {
    const person = await newPerson();
    await person.post('/api/jobs', jobBody());
    const answers = await times(10, (n) =>
      n % 2 ? leave(person) : person.send('/api/account/restore', { method: 'POST' }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 10 });
    const [account] = await db.select().from(users).where(eq(users.id, person.account.id));
    expect(await db.select().from(jobs).where(eq(jobs.ownerId, person.account.id))).toMatchObject([
      { status: account?.deletedAt ? 'hidden' : 'open' },
    ]);
  });
});
