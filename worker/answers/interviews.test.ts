import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { appointment } from '../../shared/appointments.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays, romeDay, romeHour } from '../../shared/dates.ts';
import { type Interview, interviewSchema } from '../../shared/interviews.ts';
import { pagePath } from '../../shared/paths.ts';
import { users } from '../db/tables/accounts.ts';
import { type ApplicationRow, applicationEvents, applications } from '../db/tables/applications.ts';
import { type InterviewRow, interviews } from '../db/tables/interviews.ts';
import { outbox } from '../db/tables/mail.ts';
import { memberAudit } from '../db/tables/members.ts';
import { readConfig, siteOf } from '../env.ts';
import { applicantToken, unheardCause } from '../mail/applications.ts';
import { toOutbox } from '../mail/outbox.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { insertOne, makeApplication, makeUser, newEmail, testDb } from '../testing/factories.ts';
import { racingD1 } from '../testing/faulty-d1.ts';
import { asMember } from '../testing/make-member.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { readPage } from '../testing/read-page.ts';
import { asAccount, asVisitor, asWorker, type Person } from '../testing/requests.ts';
import { mailsTo, mailTransport, unsent } from '../testing/transport.ts';
import { cancelOfEnded } from './change-interview.ts';
import { sendDayBefore, sendOutcomeMails } from './send-interview-mails.ts';

const BODY = {
  ...{ time1: '2098-05-06T10:30', time2: '2098-05-07T09:00', time3: '' },
  ...{ minutes: '30', place: 'Via Roma 1, Breno' },
};
const [FIRST, SECOND] = ['2098-05-06T08:30:00.000Z', '2098-05-07T07:00:00.000Z'];
const siteAt = (now: Date) => siteOf(readConfig(env), now);
const bindings = unsent;

async function makeApplied(columns: Partial<ApplicationRow> = {}) {
  const { owner, job, apply } = await makeOwnJob({ companyName: 'Trattoria Al Ponte' });
  const account = await makeUser({ name: 'Rosa Bianchi' });
  const application = await apply({ userId: account.id, ...columns });
  const path = pathOf('POST /api/applications/:id/interview', { id: application.publicId });
  const propose = (body: object = {}, by: Person = owner, DB = env.DB) =>
    by.post(path, { ...BODY, ...body }, { bindings: { ...bindings, DB } });
  return { owner, job, application, propose, applicant: await asAccount(account) };
}
type Applied = Awaited<ReturnType<typeof makeApplied>>;

const readList = async (answer: Response) => mini.parse(mini.array(strict(interviewSchema)), await answer.json());
const listOf = async (by: Person) => readList(await by.get(pathOf('GET /api/interviews')));
const byLink = (token: string) => ({ headers: { Authorization: `Link ${token}` } });
const seenBy = async (token: string) => readList(await asVisitor.get(pathOf('GET /api/interviews'), byLink(token)));

/** Presses a button of the page, as a browser without script does. */
const press = (token: string, choice: string, reason = '', DB = env.DB) =>
  asVisitor.send(`${pathOf('POST /api/interviews/linked')}?token=${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: new URLSearchParams({ choice, reason }).toString(),
    bindings: { ...bindings, DB },
  });
const outcomeOf = (answer: Response) => {
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('Location') ?? '', env.SITE_URL).searchParams.get('esito');
};

/** Mails of interviews to an address, in their order. */
const mailed = async (email: string) => (await mailsTo(email)).filter(({ cause }) => cause.startsWith('interview'));
const tokenIn = (text = '') => /colloquio\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
const lastMail = async (email: string) => (await mailed(email)).at(-1);
const lastToken = async (email: string) => tokenIn((await lastMail(email))?.bodyText);
const rowOf = async ({ id }: ApplicationRow) =>
  (await testDb().select().from(interviews).where(eq(interviews.applicationId, id)))[0];
const statusOf = async ({ id }: ApplicationRow) =>
  (await testDb().select().from(applications).where(eq(applications.id, id)))[0]?.status;

/** Of a calendar: its method, uid, sequence and start. */
function readCalendar(text: string | null | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(text ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  const { uid, sequence, startDate } = event;
  return { method: calendar.getFirstPropertyValue('method'), uid, sequence, at: startDate.toJSDate().toISOString() };
}

/** An interview that is fixed, at a moment of its own. */
async function makeFixed(startsAt: Date, columns: Partial<InterviewRow> = {}): Promise<Applied> {
  const applied = await makeApplied({ status: 'reviewing' });
  await insertOne(interviews, {
    ...{ applicationId: applied.application.id, times: [startsAt.getTime()], minutes: 30 },
    ...{ place: 'Via Roma 1', startsAt, state: 'chosen', sequence: 1, changedAt: addDays(startsAt, -7), ...columns },
  });
  return applied;
}

describe('a proposal', () => {
  test('mails the applicant, makes the application one under review, and is stored once', async () => {
    const { owner, application, applicant, propose } = await makeApplied();
    const proposed = strict(interviewSchema).parse(await (await propose()).json());
    expect(proposed).toMatchObject({
      side: 'employer',
      state: 'proposed',
      startsAt: null,
      minutes: 30,
      name: 'Rosa Bianchi',
    });
    expect(proposed.times).toEqual([FIRST, SECOND].map((at) => ({ at, busy: false })));
    expect((await propose()).status).toBe(200);
    const [mail, ...more] = await mailed(applicant.account.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ priority: 'needed', calendar: null, replyTo: null });
    expect(mail?.bodyText).toContain(`Quando: ${appointment(new Date(FIRST))} (30 minuti)`);
    expect(await mailed(owner.account.email)).toEqual([]);
    expect(await statusOf(application)).toBe('reviewing');
    const history = eq(applicationEvents.applicationId, application.id);
    expect(await testDb().select().from(applicationEvents).where(history)).toMatchObject([
      { status: 'reviewing', actorId: owner.account.id },
    ]);
  });

  test('is refused at its fields, to readers, and to everybody else', async () => {
    const { owner, application, propose } = await makeApplied();
    const answer = await propose({ time1: '2098-03-30T02:30', minutes: '5' });
    expect(Object.keys(await refusedFields(answer)).sort()).toEqual(['minutes', 'time1']);
    await expectProblem(await propose({}, await asMember(owner.account.id, 'read')), 403);
    await expectProblem(await propose({}, await asWorker()), 404);
    expect(await rowOf(application)).toBeUndefined();
    expect((await propose({}, await asMember(owner.account.id, 'manage'))).status).toBe(200);
    const withdrawn = await makeApplied({ status: 'withdrawn' });
    await expectProblem(await withdrawn.propose(), 404);
  });

  test('that somebody else was faster with leaves the status, the audit and a waiting mail alone', async () => {
    const { owner, application, propose } = await makeApplied();
    const cause = unheardCause(application.publicId);
    const mail = { subject: 'Ancora nessuna risposta', text: 'Testo', html: '<p>Testo</p>' };
    await toOutbox(testDb(), { cause, recipient: newEmail(), mail, now: new Date() });
    const first = { applicationId: application.id, times: [Date.parse(SECOND)], minutes: 20 };
    const faster = () =>
      insertOne(interviews, { ...first, place: 'Bienno', state: 'proposed', sequence: 0, changedAt: new Date(0) });
    await expectProblem(await propose({}, await asMember(owner.account.id, 'manage'), racingD1(faster)), 409);
    expect(await rowOf(application)).toMatchObject({ place: 'Bienno', sequence: 0 });
    expect(await statusOf(application)).toBe('sent');
    const [history, audit] = [eq(applicationEvents.applicationId, application.id), memberAudit];
    expect(await testDb().$count(applicationEvents, history)).toBe(0);
    expect(await testDb().$count(audit, eq(audit.target, application.publicId))).toBe(0);
    expect(await testDb().$count(outbox, eq(outbox.cause, cause))).toBe(1);
  });

  test('comes five times a day for one application; a sixth is refused and mails nobody', async () => {
    const { owner, application, applicant } = await makeApplied();
    const limited = withBindings({ RATE_LIMITS: 'on', WRITE_LIMIT: { limit: async () => ({ success: true }) } });
    const path = pathOf('POST /api/applications/:id/interview', { id: application.publicId });
    for (let day = 1; day <= 6; day++) {
      const answer = await owner.post(path, { ...BODY, time3: `2098-06-0${day}T10:30` }, { bindings: limited });
      expect(answer.status).toBe(day <= 5 ? 200 : 429);
    }
    expect(await mailed(applicant.account.email)).toHaveLength(5);
  });

  test('tells an unconfirmed address nothing, and of a number alone gives the link to send', async () => {
    const unconfirmed = await makeUser({ emailVerifiedAt: null });
    const { propose } = await makeApplied({ userId: unconfirmed.id });
    await propose();
    expect(await mailed(unconfirmed.email)).toEqual([]);

    const guest = await makeApplied({ userId: null, name: 'Ugo Gelmi', phone: '+393331234567' });
    const { whatsapp } = strict(interviewSchema).parse(await (await guest.propose()).json());
    const text = new URL(whatsapp ?? '').searchParams.get('text') ?? '';
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/393331234567\?text=/);
    expect(text).toContain(`Buongiorno Ugo, per “${guest.job.title}” scegli qui`);
    expect(outcomeOf(await press(tokenIn(text), FIRST))).toBe('fatto');
    const [row] = await listOf(guest.owner);
    expect(new URL(row?.whatsapp ?? '').searchParams.get('text')).toContain(
      'il colloquio è martedì 6 maggio 2098, ore 10:30',
    );
  });
});

describe('a choice', () => {
  test('fixes the time for both, whose mails have the same appointment', async () => {
    const { owner, applicant, application, propose } = await makeApplied();
    await propose();
    const token = await lastToken(applicant.account.email);
    const answer = await press(token, FIRST);
    expect(outcomeOf(answer)).toBe('fatto');
    const page = await readPage(answer.headers.get('Location') ?? '');
    expect(page.html).toContain('Colloquio fissato: martedì 6 maggio 2098, ore 10:30');
    for (const { account } of [owner, applicant]) {
      const mail = await lastMail(account.email);
      expect(mail?.subject).toContain('Colloquio di martedì 6 maggio 2098, ore 10:30');
      const uid = expect.stringMatching(/^[\da-z]{12}@localhost$/);
      expect(readCalendar(mail?.calendar)).toEqual({ method: 'REQUEST', uid, sequence: 1, at: FIRST });
      const other = account === owner.account ? applicant.account : owner.account;
      expect(mail?.calendar).not.toContain(other.email);
    }
    // Again it says the same and mails nothing; another time is not free any more.
    expect(outcomeOf(await press(token, FIRST))).toBe('fatto');
    expect(outcomeOf(await press(token, SECOND))).toBe('cambiato');
    expect(await mailed(owner.account.email)).toHaveLength(1);
    expect(await rowOf(application)).toMatchObject({ state: 'chosen', startsAt: new Date(FIRST), sequence: 1 });
    const file = await asVisitor.get(`${pathOf('GET /api/interviews/linked/calendar')}?token=${token}`);
    expect(file.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(readCalendar(await file.text())).toMatchObject({ method: 'PUBLISH', sequence: 1, at: FIRST });
  });

  test('goes out with the calendar as a file whose type names its method', async () => {
    const { applicant, propose } = await makeApplied();
    await propose();
    await press(await lastToken(applicant.account.email), FIRST);
    await testDb().update(outbox).set({ nextAttemptAt: new Date() });
    const { sent, bindings: taking } = mailTransport();
    await sendWaiting(taking, new Date(Date.now() + 60_000));
    const mail = sent.findLast(({ to }) => to === applicant.account.email) as unknown as {
      readonly attachments: readonly { readonly type: string; readonly filename: string; readonly content: string }[];
    };
    const file = mail.attachments.find(({ filename }) => filename === 'colloquio.ics');
    expect(file?.type).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(readCalendar(Buffer.from(file?.content ?? '', 'base64').toString())).toMatchObject({ at: FIRST });
    expect((await lastMail(applicant.account.email))?.calendar).toBeNull();
  });

  test('of two at the same time is one: the first counts', async () => {
    const { owner, applicant, application, propose } = await makeApplied();
    await propose();
    const token = await lastToken(applicant.account.email);
    const answers = await Promise.all([FIRST, SECOND, 'declined', FIRST].map((choice) => press(token, choice)));
    const row = await rowOf(application);
    expect(row?.sequence).toBe(1);
    const mails = await mailed(owner.account.email);
    expect(mails).toHaveLength(1);
    if (row?.startsAt) expect(readCalendar(mails[0]?.calendar).at).toBe(row.startsAt.toISOString());
    expect(answers.map(outcomeOf)).toContain('cambiato');
  });

  test('is made by a press alone: looking changes nothing, whoever looks, and nobody else can press', async () => {
    const { owner, applicant, application, propose } = await makeApplied();
    await propose();
    const token = await lastToken(applicant.account.email);
    const state = async () => [
      await rowOf(application),
      await statusOf(application),
      await mailed(owner.account.email),
    ];
    const before = await state();
    const page = await readPage(`${pagePath.interview()}?token=${token}`);
    expect(page.html).toContain('Trattoria Al Ponte ti propone un colloquio');
    for (const at of [FIRST, SECOND]) expect(page.html).toContain(appointment(new Date(at)));
    expect(await seenBy(token)).toMatchObject([{ side: 'applicant', outcome: null, whatsapp: null }]);
    await expectProblem(await asVisitor.get(pathOf('GET /api/interviews'), byLink(`${token}x`)), 401);
    await expectProblem(await asVisitor.get(pathOf('GET /api/interviews')), 401);
    expect(await listOf(await asWorker())).toEqual([]);
    const [own] = await listOf(owner);
    for (const choice of [FIRST, 'declined', 'cancelled', 'hired', 'absent', '', 'constructor'])
      expect(outcomeOf(await press(own?.token ?? '', choice))).toBe('cambiato');
    expect(outcomeOf(await press(`${token}x`, FIRST))).toBeNull();
    for (const choice of ['withdrawn', 'hired', 'proposed', '2098-05-06T08:31:00.000Z', "'"])
      expect(outcomeOf(await press(token, choice))).toBe(choice === 'proposed' ? 'fatto' : 'cambiato');
    expect(await state()).toEqual(before);
  });

  test('ends with the address or the password that its link was mailed to', async () => {
    const { applicant, application, propose } = await makeApplied();
    await propose();
    const token = await lastToken(applicant.account.email);
    await testDb().update(users).set({ tokenVersion: 2 }).where(eq(users.id, applicant.account.id));
    expect(outcomeOf(await press(token, FIRST))).toBeNull();
    const page = await readPage(`${pagePath.interview()}?token=${token}`);
    expect(page.html).toContain('Questo link non vale più');
    expect((await rowOf(application))?.state).toBe('proposed');
  });

  test('is made from the page of an application without an account, too', async () => {
    const email = newEmail();
    const { application, propose } = await makeApplied({ userId: null, name: 'Ida', email });
    await propose();
    const [seen] = await seenBy(await applicantToken(application.publicId, env.JWT_SECRET));
    expect(outcomeOf(await press(seen?.token ?? '', SECOND))).toBe('fatto');
    expect(readCalendar((await lastMail(email))?.calendar)).toMatchObject({ at: SECOND });
  });

  test('is warned of what else is fixed then, on either side, and not refused', async () => {
    const [one, other] = [await makeApplied(), await makeApplied()];
    await one.propose();
    await press(await lastToken(one.applicant.account.email), FIRST);
    // An application of theirs elsewhere, where a time overlaps by a quarter of an hour.
    await testDb()
      .update(applications)
      .set({ userId: one.applicant.account.id })
      .where(eq(applications.id, other.application.id));
    await other.propose({ time1: '2098-05-06T10:45' });
    const busy = (list: readonly Interview[]) =>
      list.find(({ state }) => state === 'proposed')?.times.map(({ busy: isBusy }) => isBusy);
    expect(busy(await listOf(one.applicant))).toEqual([true, false]);
    expect(busy(await listOf(other.owner))).toEqual([false, false]);
    // So is an employer, of another applicant.
    const next = await makeUser();
    const theirs = await makeApplication({ jobId: one.job.id, userId: next.id });
    await one.owner.post(pathOf('POST /api/applications/:id/interview', { id: theirs.publicId }), BODY, { bindings });
    expect(busy(await listOf(one.owner))).toEqual([true, false]);
    const token = await lastToken(one.applicant.account.email);
    expect(busy(await seenBy(token))).toEqual([true, false]);
    expect(outcomeOf(await press(token, '2098-05-06T08:45:00.000Z'))).toBe('fatto');
  });
});

describe('an end', () => {
  test('by the applicant before: none of the times suits, which the employer is told', async () => {
    const { owner, applicant, propose } = await makeApplied();
    await propose();
    expect(outcomeOf(await press(await lastToken(applicant.account.email), 'declined'))).toBe('fatto');
    expect(await lastMail(owner.account.email)).toMatchObject({
      subject: 'Rosa Bianchi: nessuno degli orari va bene',
      calendar: null,
    });
    expect(await mailed(applicant.account.email)).toHaveLength(1);
    await propose({ time1: '2098-06-01T10:30' });
    expect(await mailed(applicant.account.email)).toHaveLength(2);
  });

  test.each(['cancelled', 'withdrawn'])('of a fixed one, %s, cancels the same appointment for both', async (choice) => {
    const { owner, applicant, propose } = await makeApplied();
    await propose();
    await press(await lastToken(applicant.account.email), FIRST);
    const fixed = readCalendar((await lastMail(owner.account.email))?.calendar);
    const presser = choice === 'cancelled' ? applicant : owner;
    expect(outcomeOf(await press(await lastToken(presser.account.email), choice))).toBe('fatto');
    for (const { account } of [owner, applicant]) {
      const mail = await lastMail(account.email);
      expect(readCalendar(mail?.calendar)).toEqual({ ...fixed, method: 'CANCEL', sequence: 2 });
      expect(mail?.bodyText).toContain(account === presser.account ? 'Hai annullato' : ' ha annullato');
    }
  });

  test('by another proposal: the appointment is cancelled, and its next time has the same name and a higher number', async () => {
    const { owner, applicant, propose } = await makeApplied();
    await propose();
    await press(await lastToken(applicant.account.email), FIRST);
    await propose({ time1: '2098-06-01T10:30' });
    const { uid } = readCalendar((await lastMail(owner.account.email))?.calendar);
    for (const { account } of [owner, applicant])
      expect(readCalendar((await lastMail(account.email))?.calendar)).toEqual({
        method: 'CANCEL',
        uid,
        sequence: 2,
        at: FIRST,
      });
    const token = await lastToken(applicant.account.email);
    expect(outcomeOf(await press(token, FIRST))).toBe('cambiato');
    expect(outcomeOf(await press(token, SECOND))).toBe('fatto');
    const again = { method: 'REQUEST', uid, sequence: 3, at: SECOND };
    expect(readCalendar((await lastMail(owner.account.email))?.calendar)).toEqual(again);
  });
});

describe('an application that ends', () => {
  test.each([
    ['withdrawn', 'Rosa Bianchi ha annullato', 'Hai annullato'],
    ['rejected', 'Hai annullato', 'Trattoria Al Ponte ha annullato'],
  ] as const)('%s, takes its fixed interview out of both calendars, once', async (status, toOwner, toApplicant) => {
    const { owner, applicant, application } = await makeFixed(new Date(FIRST));
    await testDb().update(applications).set({ status }).where(eq(applications.id, application.id));
    for (let runs = 0; runs < 2; runs++) await cancelOfEnded(testDb(), siteAt(new Date()));
    for (const [{ account }, who] of [
      [owner, toOwner],
      [applicant, toApplicant],
    ] as const) {
      const [mail, ...more] = await mailed(account.email);
      expect(more).toEqual([]);
      expect(mail?.bodyText).toContain(`${who} il colloquio di martedì 6 maggio 2098, ore 10:30.`);
      expect(readCalendar(mail?.calendar)).toMatchObject({ method: 'CANCEL', sequence: 2, at: FIRST });
    }
  });

  test('refused, lets nobody choose a time, until another is proposed and it is under review again', async () => {
    const { owner, applicant, application, propose } = await makeApplied();
    await propose();
    const token = await lastToken(applicant.account.email);
    await owner.post(
      `/api/applications/${application.publicId}`,
      { status: 'rejected' },
      { method: 'PATCH', bindings },
    );
    expect(outcomeOf(await press(token, FIRST))).toBe('cambiato');
    expect((await seenBy(token))[0]?.state).toBe('withdrawn');
    await propose({ time1: '2098-06-01T10:30' });
    expect(await statusOf(application)).toBe('reviewing');
    expect(outcomeOf(await press(token, SECOND))).toBe('fatto');
    await cancelOfEnded(testDb(), siteAt(new Date()));
    expect((await rowOf(application))?.state).toBe('chosen');
  });
});

describe('the evening before', () => {
  const DAY = '2027-04-10';
  const evening = romeHour(DAY, 18);
  const tomorrow = romeHour('2027-04-11', 9);

  test.each([
    ['before six', new Date(evening.getTime() - 600_000), {}, 0],
    ['from six on', evening, {}, 1],
    ['later that evening', romeHour(DAY, 23), {}, 1],
    ['chosen after six', romeHour(DAY, 20), { changedAt: romeHour(DAY, 19) }, 0],
    ['the day itself', romeHour('2027-04-11', 7), {}, 0],
    ['cancelled', evening, { state: 'cancelled' as const }, 0],
  ])('%s, both get so many mails: %o', async (_, now, columns, count) => {
    const { owner, applicant } = await makeFixed(tomorrow, columns);
    for (const ms of [0, 300_000]) await sendDayBefore(testDb(), siteAt(new Date(now.getTime() + ms)));
    for (const { account } of [owner, applicant]) {
      const mails = await mailed(account.email);
      expect(mails).toHaveLength(count);
      if (count > 0) expect(mails[0]?.subject).toContain('Domani alle 09:00: colloquio per');
    }
  });

  test.each(['withdrawn', 'rejected'] as const)('nobody is reminded of an application that is %s', async (status) => {
    const { applicant, application } = await makeFixed(tomorrow);
    await testDb().update(applications).set({ status }).where(eq(applications.id, application.id));
    await sendDayBefore(testDb(), siteAt(evening));
    expect(await mailed(applicant.account.email)).toEqual([]);
  });
});

describe('after it', () => {
  const twoDaysAgo = () => romeHour(romeDay(new Date(), -2), 10);
  const ask = () => sendOutcomeMails(testDb(), siteAt(new Date()));

  test('the employer is asked once, two days later, unless the answer was given', async () => {
    const [due, early, answered] = [
      await makeFixed(twoDaysAgo()),
      await makeFixed(romeHour(romeDay(new Date(), -1), 10)),
      await makeFixed(twoDaysAgo()),
    ];
    await testDb().update(applications).set({ status: 'hired' }).where(eq(applications.id, answered.application.id));
    for (let times = 0; times < 2; times++) await ask();
    const [mail, ...more] = await mailed(due.owner.account.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Com’è andata con Rosa Bianchi?', priority: 'routine' });
    for (const { owner } of [early, answered]) expect(await mailed(owner.account.email)).toEqual([]);
    expect(await mailed(due.applicant.account.email)).toEqual([]);
    const token = tokenIn(mail?.bodyText);
    const page = await readPage(`${pagePath.interview()}?token=${token}`);
    for (const text of ['Assunta', 'Ancora in valutazione', 'Non selezionata', 'Non si è presentata'])
      expect(page.html).toContain(text);
    expect((await rowOf(due.application))?.outcome).toBeNull();
  });

  test('a press that comes after another one answers nobody', async () => {
    const { owner, applicant, application } = await makeFixed(twoDaysAgo());
    await ask();
    const token = await lastToken(owner.account.email);
    const faster = racingD1(() => press(token, 'absent'));
    expect(outcomeOf(await press(token, 'hired', '', faster))).toBe('cambiato');
    expect(await rowOf(application)).toMatchObject({ outcome: 'absent' });
    expect(await statusOf(application)).toBe('reviewing');
    expect(await mailsTo(applicant.account.email)).toEqual([]);
  });

  test('a mailed link lives no longer for being read', async () => {
    const { owner } = await makeFixed(twoDaysAgo());
    await ask();
    const token = await lastToken(owner.account.email);
    expect((await seenBy(token))[0]?.token).toBe(token);
  });

  test.each([
    ['hired', 'hours', 'hired'],
    ['reviewing', '', 'reviewing'],
    ['rejected', 'hours', 'rejected'],
    ['absent', '', 'reviewing'],
  ])('a press of %s %s makes the application: %s', async (outcome, reason, status) => {
    const { owner, applicant, application } = await makeFixed(twoDaysAgo());
    await ask();
    const token = await lastToken(owner.account.email);
    expect(outcomeOf(await press(token, outcome, reason))).toBe('fatto');
    expect(outcomeOf(await press(token, outcome === 'hired' ? 'absent' : 'hired'))).toBe('cambiato');
    expect(await rowOf(application)).toMatchObject({ outcome });
    expect(await statusOf(application)).toBe(status);
    const answers = (await mailsTo(applicant.account.email)).map(({ subject }) => subject);
    expect(answers).toHaveLength(status === 'reviewing' ? 0 : 1);
    // A reason that was chosen before another button says nothing.
    const [answer] = await mailsTo(applicant.account.email);
    expect(answer?.bodyText.includes('Motivo: Gli orari') ?? false).toBe(outcome === 'rejected');
    // The note of the employer is theirs alone.
    expect((await listOf(applicant))[0]).toMatchObject({ outcome: null, hasBegun: true });
    expect((await listOf(owner))[0]).toMatchObject({ outcome });
  });
});
