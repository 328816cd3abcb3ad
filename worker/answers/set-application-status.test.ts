import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { receivedApplicationSchema } from '../../shared/answers.ts';
import type { EmployerStatus } from '../../shared/application-values.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { type ApplicationRow, applicationEvents, applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeApplication, makeJob, makeUser, testDb } from '../testing/factories.ts';
import { postOffice } from '../testing/post-office.ts';
import { asAccount, type Person } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

async function makeReceived(columns: Partial<ApplicationRow> = {}) {
  const owner = await makeUser({ role: 'employer' });
  const job = await makeJob({ ownerId: owner.id, companyName: 'Trattoria Al Ponte' });
  const applicant = await makeUser({ name: 'Rosa' });
  const application = await makeApplication({ jobId: job.id, userId: applicant.id, ...columns });
  const office = postOffice();
  const say = (person: Person, status: string, note?: string) =>
    person.post(
      pathOf('DELETE /api/applications/:id', { id: application.publicId }),
      { status, ...(note === undefined ? {} : { note }) },
      { method: 'PATCH', bindings: office.bindings },
    );
  const mails = () => office.sent.filter(({ to }) => to === applicant.email);
  return { owner, employer: await asAccount(owner), job, applicant, application, say, mails };
}

async function rowOf({ id }: ApplicationRow): Promise<ApplicationRow | undefined> {
  return (await testDb().select().from(applications).where(eq(applications.id, id)))[0];
}

async function eventsOf({ id }: ApplicationRow): Promise<string[]> {
  const rows = await testDb()
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(asc(applicationEvents.id));
  return rows.map(({ status }) => status);
}

describe('an answer', () => {
  test.each([
    ['reviewing', 'La tua candidatura è in valutazione: '],
    ['rejected', 'Risposta alla tua candidatura: '],
    ['hired', 'Buone notizie sulla tua candidatura: '],
  ] as const)('%s is stored with its history, and the applicant gets one mail', async (status, subject) => {
    const { employer, job, application, say, mails } = await makeReceived();
    const answer = await say(employer, status);
    expect(answer.status).toBe(200);
    const told = strict(receivedApplicationSchema).parse(await answer.json());
    expect(told).toMatchObject({ id: application.publicId, status });
    expect(told.history.map((event) => event.status)).toEqual(['sent', status]);
    const row = await rowOf(application);
    expect(row).toMatchObject({ status });
    expect(row?.answeredAt).toEqual(row?.statusAt);
    expect(told.answeredAt).toBe(row?.answeredAt?.toISOString());
    expect(await eventsOf(application)).toEqual([status]);
    const [mail, ...others] = mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(subject + job.title);
    for (const text of ['Rosa', job.title, 'Trattoria Al Ponte', `http://localhost:8787${pagePath.applications()}`])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('prende il posto');
  });

  test('takes a line along, in the mail and in the applicant’s list; another answer takes its place', async () => {
    const { employer, applicant, application, say, mails } = await makeReceived();
    const note = 'Ti chiamo lunedì.\nPorta i documenti.';
    expect(await (await say(employer, 'reviewing', ` ${note} `)).json()).toMatchObject({ answerNote: note });
    expect(mails()[0]?.text).toContain(`Trattoria Al Ponte aggiunge:\n${note}`);
    const theirs = await asAccount(applicant);
    const list = async () => (await theirs.get('/api/applications?side=sent')).json();
    expect(await list()).toMatchObject([{ id: application.publicId, answerNote: note }]);
    await say(employer, 'hired');
    expect(await list()).toMatchObject([{ status: 'hired', answerNote: null }]);
    expect(mails()[1]?.text).not.toContain('aggiunge');
    expect(await refusedFields(await say(employer, 'rejected', 'x'.repeat(501)))).toHaveProperty('note');
  });

  test('may be corrected: each is told, and the first time stays', async () => {
    const { employer, application, say, mails } = await makeReceived();
    await say(employer, 'rejected');
    const first = (await rowOf(application))?.answeredAt;
    for (const status of ['reviewing', 'hired']) expect((await say(employer, status)).status).toBe(200);
    expect(await rowOf(application)).toMatchObject({ status: 'hired', answeredAt: first });
    expect(await eventsOf(application)).toEqual(['rejected', 'reviewing', 'hired']);
    const told = mails().map(({ text }) => text.includes('prende il posto di quella che hai ricevuto prima'));
    expect(told).toEqual([false, true, true]);
  });
});

test('of a closed offer, those who wait are told that the place is taken, and nobody else', async () => {
  const { employer, job, application, mails } = await makeReceived();
  const [hired, gone] = [await makeUser(), await makeUser()];
  const others = [
    await makeApplication({ jobId: job.id, userId: hired.id, status: 'hired' }),
    await makeApplication({ jobId: job.id, userId: gone.id, status: 'withdrawn' }),
  ];
  const { sent, bindings } = postOffice();
  const path = pathOf('POST /api/jobs/:id/answers', { id: job.publicId });
  await expectProblem(await (await asAccount(await makeUser())).send(path, { method: 'POST', bindings }), 404);
  const tell = async () => (await employer.send(path, { method: 'POST', bindings })).json();
  expect(await tell()).toEqual({ message: 'Abbiamo avvisato 1 persona.' });
  expect(await rowOf(application)).toMatchObject({ status: 'rejected', answerNote: 'Il posto è occupato.' });
  for (const other of others) expect(await rowOf(other)).toMatchObject({ status: other.status, answerNote: null });
  expect([sent.length, mails().length]).toEqual([1, 0]);
  expect(sent[0]?.text).toContain('Trattoria Al Ponte aggiunge:\nIl posto è occupato.');
  expect(await tell()).toEqual({ message: 'Abbiamo avvisato 0 persone.' });
});

describe('having read it', () => {
  test('is history, no answer and no mail; twice is once', async () => {
    const { employer, application, say, mails } = await makeReceived();
    for (let n = 0; n < 2; n++) expect(await (await say(employer, 'read')).json()).toMatchObject({ status: 'read' });
    expect(await rowOf(application)).toMatchObject({ status: 'read', answeredAt: null });
    expect(await eventsOf(application)).toEqual(['read']);
    expect(mails()).toEqual([]);
  });

  test.each(['reviewing', 'rejected', 'hired'] as const)('takes back no answer: %s', async (status) => {
    const { employer, application, say } = await makeReceived();
    await say(employer, status);
    expect(await (await say(employer, 'read')).json()).toMatchObject({ status });
    expect(await eventsOf(application)).toEqual([status]);
  });
});

describe('refused, and nothing changes', () => {
  const all: readonly EmployerStatus[] = ['read', 'reviewing', 'rejected', 'hired'];

  test('once it was withdrawn', async () => {
    const { employer, application, say, mails } = await makeReceived({ status: 'withdrawn' });
    for (const status of all) {
      const { message } = await expectProblem(await say(employer, status), 409);
      expect(message).toContain('ritirata');
    }
    expect(await rowOf(application)).toMatchObject({ status: 'withdrawn', answeredAt: null });
    expect(await eventsOf(application)).toEqual([]);
    expect(mails()).toEqual([]);
  });

  test.each(['sent', 'withdrawn', 'Assunta', ''])('%j is nothing an employer says', async (status) => {
    const { employer, say } = await makeReceived();
    expect(await refusedFields(await say(employer, status))).toEqual({ status: 'Stato sconosciuto' });
  });

  test('to an employer whose account was suspended: the offers are hidden', async () => {
    const { employer, job, say } = await makeReceived();
    await testDb().update(jobs).set({ status: 'hidden' }).where(eq(jobs.id, job.id));
    await expectProblem(await say(employer, 'hired'), 404);
  });
});
