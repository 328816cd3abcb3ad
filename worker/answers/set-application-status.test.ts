import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { answeredSchema, receivedApplicationSchema, waitingSchema } from '../../shared/answers.ts';
import {
  CLOSED_NOTE,
  type EmployerStatus,
  MOST_ANSWERED,
  REFUSAL_REASON_IDS,
  REFUSAL_REASONS,
} from '../../shared/application-values.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { type ApplicationRow, applicationEvents, applications } from '../db/tables/applications.ts';
import { applicantLink } from '../mail/applications.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeApplication, makeUser, newEmail, testDb } from '../testing/factories.ts';
import { setCount } from '../testing/log-ins.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { asAccount, type Person, sendExample } from '../testing/requests.ts';
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
      await expectProblem(await say(employer, status), 409, /ritirata/);
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
    await expectProblem(await say(employer, 'hired', { seen: 'read' }), 409, /Nel frattempo/);
    expect([(await rowOf(application))?.status, mails().length]).toEqual(['rejected', 1]);
    expect((await say(employer, 'hired', { seen: 'rejected' })).status).toBe(200);
  });
});

const PATH = pathOf('POST /api/applications/answers');

async function makeEmployer() {
  const { owner: employer, job, apply } = await makeOwnJob({ companyName: 'Trattoria Al Ponte' });
  const guest = (columns: Partial<ApplicationRow>) => apply({ userId: null, name: 'Ida', ...columns });
  return { employer, job, apply, guest };
}

const idsOf = (rows: readonly ApplicationRow[]) => rows.map(({ publicId }) => publicId);
const answered = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return strict(answeredSchema).parse(await answer.json());
};

describe('several applications', () => {
  test('are answered at once, each with its own mail; a number alone gets none, and that is said', async () => {
    const { employer, apply, guest } = await makeEmployer();
    const [email, user] = [newEmail(), await makeUser()];
    const rows = [
      await apply({ userId: user.id }),
      await guest({ email }),
      await guest({ name: 'Ugo', phone: '+393331234567' }),
    ];
    const { sent, bindings } = mailTransport();
    const body = { ids: idsOf(rows), status: 'rejected', reason: 'many', note: 'Grazie.' };
    expect(await answered(await employer.post(PATH, body, { bindings }))).toEqual({
      message: 'Salvato per 3 persone. 1 persona ha lasciato solo il telefono: avvisala tu.',
      count: 3,
      unmailed: 1,
    });
    for (const row of rows)
      expect(await rowOf(row)).toMatchObject({ status: 'rejected', reason: 'many', answerNote: 'Grazie.' });
    expect(sent.map(({ to }) => to).sort()).toEqual([email, user.email].sort());
    for (const { text } of sent) expect(text).toContain(`Motivo: ${REFUSAL_REASONS.many}\n`);
  });

  test('keep nobody waiting for one that was withdrawn, deleted or is somebody else’s', async () => {
    const { employer, apply } = await makeEmployer();
    const waits = await apply();
    const others = [
      await apply({ status: 'withdrawn' }),
      await apply({ deletedAt: new Date() }),
      await makeApplication(),
    ];
    const body = { ids: idsOf([...others, waits]), status: 'reviewing' };
    expect(await answered(await employer.post(PATH, body))).toEqual({
      message: 'Salvato per 1 persona. 3 nel frattempo sono state ritirate o non ci sono più.',
      count: 1,
      unmailed: 0,
    });
    expect(await rowOf(waits)).toMatchObject({ status: 'reviewing' });
    for (const other of others) expect(await rowOf(other)).toMatchObject({ status: other.status });
  });

  test('are read at once without a mail, and an answered one stays answered', async () => {
    const { employer, apply } = await makeEmployer();
    const rows = [await apply(), await apply({ status: 'hired', answeredAt: new Date() })];
    const { sent, bindings } = mailTransport();
    expect(await answered(await employer.post(PATH, { ids: idsOf(rows), status: 'read' }, { bindings }))).toMatchObject(
      { count: 2 },
    );
    expect((await Promise.all(rows.map(rowOf))).map((row) => row?.status)).toEqual(['read', 'hired']);
    expect(sent).toEqual([]);
  });

  test('are fifty at most, at least one, and named by what can be a name', async () => {
    const { employer } = await makeEmployer();
    const refused = async (ids: unknown) => refusedFields(await employer.post(PATH, { ids, status: 'hired' }));
    expect(await refused([])).toEqual({ ids: 'Scegli almeno una candidatura' });
    expect(await refused(Array.from({ length: MOST_ANSWERED + 1 }, () => 'a'))).toEqual({
      ids: 'Al massimo 50 alla volta',
    });
    expect(await refused('a')).toEqual({ ids: 'Scegli le candidature' });
    expect(await refused(['<b>'])).toEqual({ 'ids.0': 'Candidatura non valida' });
  });

  test('count as many answers of the day as they are; having read them is none', async () => {
    const { employer, apply } = await makeEmployer();
    const rows = [await apply(), await apply()];
    const ids = idsOf(rows);
    const bindings = withBindings({ RATE_LIMITS: 'on', WRITE_LIMIT: { limit: async () => ({ success: true }) } });
    await setCount(`answer:${employer.account.id}`, 499);
    expect((await employer.post(PATH, { ids, status: 'read' }, { bindings })).status).toBe(200);
    await expectProblem(await employer.post(PATH, { ids, status: 'hired' }, { bindings }), 429);
    for (const row of rows) expect(await rowOf(row)).toMatchObject({ status: 'read' });
  });
});

test('an applicant with an address and no account gets the answer with the private link, and nothing before the delivery', async () => {
  const { employer, guest } = await makeEmployer();
  const [email, waiting] = [newEmail(), newEmail()];
  const row = await guest({ email });
  const undelivered = await guest({ email: waiting, deliveredAt: null });
  const { sent, bindings } = mailTransport();
  await employer.post(PATH, { ids: idsOf([row, undelivered]), status: 'reviewing' }, { bindings });
  expect(sent.map(({ to }) => to)).toEqual([email]);
  const link = await applicantLink(row, { secret: bindings.JWT_SECRET, siteUrl: 'http://localhost:8787' });
  expect(link).toContain(linkedApplicationLink('').split('#')[0]);
  expect(sent[0]?.text).toContain(`Segui la candidatura: ${link}`);
  expect(sent[0]?.text).toContain('Ciao Ida');
  expect(await rowOf(undelivered)).toMatchObject({ status: 'sent' });
});

test('an applicant from a page in Arabic gets the answer in Arabic, but for the words of the employer', async () => {
  const { employer, guest } = await makeEmployer();
  const row = await guest({ email: newEmail(), language: 'ar' });
  const { sent, bindings } = mailTransport();
  const body = { ids: idsOf([row]), status: 'rejected', reason: 'taken', note: 'Grazie lo stesso' };
  await employer.post(PATH, body, { bindings });
  expect(sent[0]?.html).toContain('<html lang="ar" dir="rtl">');
  expect(sent[0]?.text).toContain('أُعطيت الوظيفة لشخص آخر');
  expect(sent[0]?.text).toContain('Grazie lo stesso');
  expect(sent[0]?.text).toContain(`/ar${linkedApplicationLink('').split('#')[0]}#`);
  expect(sent[0]?.text).not.toMatch(/Ciao|Motivo|Partita/);
});

describe('of a closed offer', () => {
  const pathTo = (id: string) => pathOf('POST /api/jobs/:id/answers', { id });
  const waitingOf = async (person: Person, id: string) =>
    mini.array(strict(waitingSchema)).parse(await (await person.get(pathTo(id))).json());

  async function makeWaiting() {
    const employer = await makeEmployer();
    const waits = [
      await employer.apply({ userId: (await makeUser({ name: 'Rosa' })).id, createdAt: addDays(new Date(), -3) }),
      await employer.guest({ email: newEmail(), status: 'read', createdAt: addDays(new Date(), -2) }),
      await employer.guest({ name: 'Ugo', phone: '+393331234567', status: 'reviewing' }),
    ];
    const others = [
      await employer.apply({ status: 'hired' }),
      await employer.apply({ status: 'withdrawn' }),
      await employer.apply({ status: 'rejected' }),
      await employer.guest({ email: newEmail(), deliveredAt: null }),
    ];
    return { ...employer, waits, others };
  }

  test('those who wait are listed by name, the longest first, with who left a number only', async () => {
    const { employer, job, waits } = await makeWaiting();
    const [rosa, ida, ugo] = idsOf(waits);
    expect(await waitingOf(employer, job.publicId)).toEqual([
      { id: rosa, name: 'Rosa', status: 'sent', hasEmail: true },
      { id: ida, name: 'Ida', status: 'read', hasEmail: true },
      { id: ugo, name: 'Ugo', status: 'reviewing', hasEmail: false },
    ]);
  });

  test('all who wait are told, kindly and why, and nobody else', async () => {
    const { employer, job, waits, others } = await makeWaiting();
    const { sent, bindings } = mailTransport();
    const notify = async () => answered(await employer.send(pathTo(job.publicId), { method: 'POST', bindings }));
    expect(await notify()).toEqual({
      message: 'Abbiamo avvisato 2 persone. 1 persona ha lasciato solo il telefono: avvisala tu.',
      count: 3,
      unmailed: 1,
    });
    for (const row of waits)
      expect(await rowOf(row)).toMatchObject({ status: 'rejected', reason: 'taken', answerNote: CLOSED_NOTE });
    for (const row of others) expect(await rowOf(row)).toMatchObject({ status: row.status, reason: null });
    expect(sent).toHaveLength(2);
    for (const { text } of sent) {
      expect(text).toContain(`Motivo: ${REFUSAL_REASONS.taken}\n`);
      expect(text).toContain(`Trattoria Al Ponte aggiunge:\n${CLOSED_NOTE}`);
    }
    expect(await notify()).toEqual({ message: 'Abbiamo avvisato 0 persone.', count: 0, unmailed: 0 });
  });

  test('only those who are named are told, in one’s own words; others’ ids name nobody', async () => {
    const { employer, job, waits, others } = await makeWaiting();
    const [rosa, ...rest] = waits;
    if (!rosa) throw new Error('nobody waits');
    const elsewhere = await makeApplication();
    const body = { ids: idsOf([rosa, ...others, elsewhere]), note: 'A presto!' };
    expect(await answered(await employer.post(pathTo(job.publicId), body))).toMatchObject({ count: 1 });
    expect(await rowOf(rosa)).toMatchObject({ status: 'rejected', answerNote: 'A presto!' });
    const [ida] = rest;
    await employer.post(pathTo(job.publicId), { ids: idsOf(ida ? [ida] : []), note: '' });
    expect(await rowOf(ida as ApplicationRow)).toMatchObject({ status: 'rejected', answerNote: null });
    for (const row of [...rest.slice(1), ...others, elsewhere])
      expect(await rowOf(row)).toMatchObject({ status: row.status });
  });

  test('only numbers: nobody is said to be told', async () => {
    const { employer, job, guest } = await makeEmployer();
    for (const phone of ['+393331234567', '+393337654321']) await guest({ phone });
    expect(await answered(await employer.post(pathTo(job.publicId), {}))).toEqual({
      message: '2 persone hanno lasciato solo il telefono: avvisale tu.',
      count: 2,
      unmailed: 2,
    });
  });
});
