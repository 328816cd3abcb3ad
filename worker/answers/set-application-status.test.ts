import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { receivedApplicationSchema } from '../../shared/answers.ts';
import { type EmployerStatus, REFUSAL_REASON_IDS, REFUSAL_REASONS } from '../../shared/application-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { type ApplicationRow, applicationEvents, applications } from '../db/tables/applications.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeUser, testDb } from '../testing/factories.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { asAccount, type Person, sendExample } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';
import { mailTransport } from '../testing/transport.ts';

async function makeReceived(columns: Partial<ApplicationRow> = {}) {
  const { owner: employer, job, apply } = await makeOwnJob({ companyName: 'Trattoria Al Ponte' });
  const applicant = await makeUser({ name: 'Rosa' });
  const application = await apply({ userId: applicant.id, ...columns });
  const { sent, bindings } = mailTransport();
  const say = (person: Person, status: string, more: { note?: string; reason?: string; seen?: string } = {}) =>
    sendExample('PATCH /api/applications/:id', person, {
      id: application.publicId,
      stated: { status, ...more },
      bindings,
    });
  const mails = () => sent.filter(({ to }) => to === applicant.email);
  const list = async () => (await (await asAccount(applicant)).get('/api/applications?side=sent')).json();
  return { employer, job, application, say, mails, list };
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
    const notified = strict(receivedApplicationSchema).parse(await answer.json());
    expect(notified).toMatchObject({ id: application.publicId, status });
    expect(notified.history.map((event) => event.status)).toEqual(['sent', status]);
    const row = await rowOf(application);
    expect(row).toMatchObject({ status });
    expect(row?.answeredAt).toEqual(row?.statusAt);
    expect(notified.answeredAt).toBe(row?.answeredAt?.toISOString());
    expect(await eventsOf(application)).toEqual([status]);
    const [mail, ...others] = mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(subject + job.title);
    for (const text of ['Rosa', job.title, 'Trattoria Al Ponte', `http://localhost:8787${pagePath.applications()}`])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('prende il posto');
  });

  test('takes a line along, in the mail and in the applicant’s list; another answer takes its place', async () => {
    const { employer, application, say, mails, list } = await makeReceived();
    const note = 'Ti chiamo lunedì.\nPorta i documenti.';
    expect(await (await say(employer, 'reviewing', { note: ` ${note} ` })).json()).toMatchObject({ answerNote: note });
    expect(mails()[0]?.text).toContain(`Trattoria Al Ponte aggiunge:\n${note}`);
    expect(await list()).toMatchObject([{ id: application.publicId, answerNote: note }]);
    await say(employer, 'hired');
    expect(await list()).toMatchObject([{ status: 'hired', answerNote: null }]);
    expect(mails()[1]?.text).not.toContain('aggiunge');
    expect(await refusedFields(await say(employer, 'rejected', { note: 'x'.repeat(501) }))).toHaveProperty('note');
  });

  test('may be corrected: each is told, and the first time stays', async () => {
    const { employer, application, say, mails } = await makeReceived();
    await say(employer, 'rejected');
    const first = (await rowOf(application))?.answeredAt;
    for (const status of ['reviewing', 'hired']) expect((await say(employer, status)).status).toBe(200);
    expect(await rowOf(application)).toMatchObject({ status: 'hired', answeredAt: first });
    expect(await eventsOf(application)).toEqual(['rejected', 'reviewing', 'hired']);
    const notified = mails().map(({ text }) => text.includes('prende il posto di quella che hai ricevuto prima'));
    expect(notified).toEqual([false, true, true]);
  });
});

describe('a refusal with a reason', () => {
  test.each(REFUSAL_REASON_IDS)('says it in the mail and in the applicant’s list: %s', async (reason) => {
    const { employer, say, mails, list } = await makeReceived();
    expect(await (await say(employer, 'rejected', { reason })).json()).toMatchObject({ status: 'rejected', reason });
    expect(mails()[0]?.text).toContain(`Motivo: ${REFUSAL_REASONS[reason]}\n`);
    expect(await list()).toMatchObject([{ reason }]);
  });

  test('goes with another answer', async () => {
    const { employer, say, mails } = await makeReceived();
    await say(employer, 'rejected', { reason: 'hours', note: 'Il turno è di notte.' });
    expect(mails()[0]?.text).toContain('aggiunge:\nIl turno è di notte.');
    expect(await (await say(employer, 'reviewing')).json()).toMatchObject({ reason: null, answerNote: null });
  });

  test('is refused beside any other answer, and where nobody knows it', async () => {
    const { employer, application, say } = await makeReceived();
    for (const status of ['read', 'reviewing', 'hired'])
      expect(await refusedFields(await say(employer, status, { reason: 'many' }))).toEqual({
        reason: 'Il motivo va solo con “Non selezionata”',
      });
    expect(await refusedFields(await say(employer, 'rejected', { reason: 'age' }))).toEqual({
      reason: 'Motivo sconosciuto',
    });
    expect(await rowOf(application)).toMatchObject({ status: 'sent', reason: null });
  });
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
});

describe('two people who answer the same application', () => {
  test('at once: one answers, the others are told, and the applicant gets one mail', async () => {
    const { employer, application, say, mails } = await makeReceived();
    const answers = await Promise.all(['rejected', 'hired', 'reviewing'].map((status) => say(employer, status)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await eventsOf(application)).toHaveLength(1);
    expect(mails()).toHaveLength(1);
  });

  test('with the same answer in other words: the second is told, as its words were not stored', async () => {
    const { employer, say } = await makeReceived();
    await say(employer, 'rejected', { note: 'Grazie' });
    expect((await say(employer, 'rejected', { note: 'Grazie' })).status).toBe(200);
    await expectProblem(await say(employer, 'rejected', { note: 'Altro' }), 409);
  });

  test('one after the other: the second is told of the answer that was not there yet, and may then correct it', async () => {
    const { employer, application, say, mails } = await makeReceived();
    await say(employer, 'rejected', { seen: 'read' });
    const { message } = await expectProblem(await say(employer, 'hired', { seen: 'read' }), 409);
    expect(message).toContain('Nel frattempo');
    expect([(await rowOf(application))?.status, mails().length]).toEqual(['rejected', 1]);
    expect((await say(employer, 'hired', { seen: 'rejected' })).status).toBe(200);
  });
});
