import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { romeMoments } from '../../shared/appointments.ts';
import { addDays, romeClock } from '../../shared/dates.ts';
import { type JobFilters, type PublicJob, publicJobSchema } from '../../shared/jobs.ts';
import type { Reported } from '../../shared/moderation.ts';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { reports } from '../db/tables/moderation.ts';
import { runScheduled } from '../scheduled.ts';
import { PHONE as OF_APPLICANT } from '../testing/cv.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { insertOne, jobBody, makeJob, makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { readAllPages, readJobs } from '../testing/job-lists.ts';
import { makeEmployerPage } from '../testing/make-employer-page.ts';
import { asMember } from '../testing/make-member.ts';
import { readOwnJob } from '../testing/own-jobs.ts';
import { asAccount, asAdmin, asVisitor, asWorker, type SignedIn } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const PHONE = 'Chiama il 333 1234567.';
const ONE_OPEN = /^C’è già un’offerta che serve subito/;
const NO_MORE = /^Hai pubblicato 3 offerte che servono subito/;

/** The time on clocks in Rome in so many hours. */
const inHours = (hours: number): string => romeClock(addDays(new Date(), hours / 24));
const times = (hours = 30) => ({ neededFrom: inHours(hours), neededUntil: inHours(hours + 6) });

const urgentBody = (fields: Record<string, unknown> = {}) => ({
  ...jobBody({ description: PHONE, salaryMin: 12, salaryPeriod: 'ora' }),
  ...times(),
  ...fields,
});

/** An employer of long ago. */
const asKnown = async (age = 30): Promise<SignedIn> =>
  asAccount(await makeUser({ role: 'employer', createdAt: addDays(new Date(), -age) }));

const publish = (who: SignedIn, fields: Record<string, unknown> = {}, path = '/api/jobs') =>
  who.post(path, urgentBody(fields));

async function published(who: SignedIn, fields: Record<string, unknown> = {}): Promise<PublicJob> {
  const answer = await publish(who, fields);
  expect(answer.status).toBe(201);
  return strict(publicJobSchema).parse(await answer.json());
}

const makeUrgent = (columns: Partial<NewJobRow> = {}) => {
  const needed = { ...times(), ...columns };
  return makeJob({ validThrough: romeMoments(needed.neededFrom ?? '')[0] ?? new Date(), ...needed });
};

const setStatus = (who: SignedIn, id: string, ownerStatus: string) =>
  who.post(`/api/jobs/${id}/status`, { ownerStatus }, { method: 'PUT' });
const rowOf = async (id: string) => (await testDb().select().from(jobs).where(eq(jobs.publicId, id)))[0];
const reportsOf = (id: string) => testDb().select().from(reports).where(eq(reports.targetId, id));
const report = (targetId: string, columns: Partial<typeof reports.$inferInsert> = {}) =>
  insertOne(reports, { targetKind: 'job', targetId, reason: 'scam', ...columns });

describe('an urgent offer', () => {
  test('is open until its start, and says when somebody is needed', async () => {
    const job = await published(await asKnown());
    expect(job).toMatchObject({ open: true, validThrough: romeMoments(job.neededFrom ?? '')[0]?.toISOString() });
    expect((await asVisitor.get(`/api/jobs/${job.id}`)).status).toBe(200);
    const start = new Date(job.validThrough);
    await runScheduled('*/5 * * * *', env, start);
    expect(await rowOf(job.id)).toMatchObject({ status: 'expired' });
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no end', { neededUntil: undefined }, { neededUntil: 'Scegli fino a quando ti serve' }],
    ['no start', { neededFrom: undefined }, { neededFrom: 'Scegli da quando ti serve' }],
    ['an end before its start', { neededUntil: inHours(20) }, { neededUntil: 'La fine è prima dell’inizio' }],
    [
      'an end a week later',
      { neededUntil: inHours(31 + 7 * 24) },
      { neededUntil: 'Al massimo 7 giorni dopo l’inizio' },
    ],
    ['no time', { neededFrom: '2027-06-04' }, { neededFrom: 'Scegli giorno e ora' }],
    ['an hour that is none', { neededFrom: '2027-06-31T25:00' }, { neededFrom: 'Scegli giorno e ora' }],
    [
      'an hour that the clocks leave out',
      { neededFrom: '2027-03-28T02:30', neededUntil: '2027-03-28T09:00' },
      { neededFrom: 'Quest’ora non c’è: scegline un’altra' },
    ],
    ['a start that is over', times(-1), { neededFrom: 'Questa ora è già passata' }],
    ['a start in four days', times(73), { neededFrom: expect.stringMatching(/^Al massimo 72 ore/) }],
    [
      'no pay',
      { salaryMin: undefined, salaryPeriod: undefined },
      { salaryMin: expect.stringMatching(/^Scrivi la paga/) },
    ],
    ['no telephone', { description: 'Scrivi qui.' }, { description: expect.stringMatching(/un telefono/) }],
  ])('with %s is refused, at its field', async (_, fields, issues) => {
    expect(await refusedFields(await publish(await asKnown(), fields))).toMatchObject(issues);
  });

  test('of an employer is one at a time, however many are sent at once, and by whom', async () => {
    const owner = await asKnown();
    const [member, other] = [await asMember(owner.account.id, 'manage'), await asKnown()];
    const path = `/api/jobs?employer=${member.membership.publicId}`;
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => publish(owner)),
      ...[1, 2].map(() => publish(member, {}, path)),
      publish(other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    await expectProblem(await publish(owner), 409, ONE_OPEN);
    // An ordinary one is none.
    expect((await owner.post('/api/jobs', jobBody())).status).toBe(201);
  });

  test('sent twice is published once, and again where the first was deleted', async () => {
    for (const who of [await asKnown(), await asKnown(1)]) {
      const body = urgentBody();
      const answers = [await who.post('/api/jobs', body), await who.post('/api/jobs', body)];
      expect(answers.map(({ status }) => status)).toEqual([201, 200]);
      const { id } = (await answers[0]?.json<PublicJob>()) ?? {};
      await who.send(`/api/jobs/${id}`, { method: 'DELETE' });
      expect((await who.post('/api/jobs', body)).status).toBe(201);
    }
  });

  test('makes room once its place is taken or its start is over, three times in 30 days', async () => {
    const owner = await asKnown();
    const first = await published(owner);
    expect((await readOwnJob(await setStatus(owner, first.id, 'closed'))).status).toBe('closed');
    const second = await published(owner);
    // One that was closed is not opened beside it, and neither is one that was deleted.
    await expectProblem(await setStatus(owner, first.id, 'open'), 409, ONE_OPEN);
    await owner.send(`/api/jobs/${second.id}`, { method: 'DELETE' });
    const third = await published(owner);
    await expectProblem(await owner.post(`/api/jobs/${second.id}/restore`, {}), 409, ONE_OPEN);
    await testDb()
      .update(jobs)
      .set({ validThrough: new Date(0) })
      .where(eq(jobs.publicId, third.id));
    await expectProblem(await publish(owner), 409, NO_MORE);
    await testDb()
      .update(jobs)
      .set({ postedAt: addDays(new Date(), -30) })
      .where(eq(jobs.publicId, first.id));
    expect((await publish(owner)).status).toBe(201);
  });

  test('is edited within its first three days, and no offer becomes urgent or ceases to be', async () => {
    const owner = await asKnown();
    const job = await published(owner);
    const edit = (id: string, fields: object, revision = 1) =>
      owner.post(`/api/jobs/${id}`, { ...urgentBody(), ...fields, revision }, { method: 'PATCH' });
    const later = await readOwnJob(await edit(job.id, times(50)));
    expect(later.validThrough).toBe(romeMoments(later.neededFrom ?? '')[0]?.toISOString());
    const beyond = { neededFrom: expect.stringMatching(/^Al massimo 72 ore/) };
    expect(await refusedFields(await edit(job.id, times(80), 2))).toEqual(beyond);
    const none = { neededFrom: undefined, neededUntil: undefined };
    expect(await refusedFields(await edit(job.id, none, 2))).toHaveProperty('neededFrom');
    await expectProblem(await owner.post(`/api/jobs/${job.id}/renew`, {}), 409, /^Un’offerta che serve subito/);
    await testDb()
      .update(jobs)
      .set({ validThrough: new Date(0) })
      .where(eq(jobs.publicId, job.id));
    expect(await refusedFields(await edit(job.id, times(40), 2))).toHaveProperty('neededFrom');
    const usual = await makeJob({ ownerId: owner.account.id });
    expect(await refusedFields(await edit(usual.publicId, {}))).toHaveProperty('neededFrom');
    expect((await edit(usual.publicId, none)).status).toBe(200);
  });
});

describe('an employer who is new or reported', () => {
  test.each<[string, (who: SignedIn) => Promise<unknown>, number, Record<string, unknown>]>([
    ['new', async () => {}, 6, {}],
    ['reported for an offer', async ({ account }) => report((await makeJob({ ownerId: account.id })).publicId), 30, {}],
    [
      'reported with its page',
      async ({ account }) => {
        const { publicId } = await makeEmployerPage({ ownerId: account.id });
        return report(publicId, { targetKind: 'employer' });
      },
      30,
      {},
    ],
    [
      'known, with a text that looks like a fraud',
      async () => {},
      30,
      { description: `Versa 50 euro di cauzione. ${PHONE}` },
    ],
  ])('waits for an administrator, %s', async (_, prepare, age, fields) => {
    const owner = await asKnown(age);
    await prepare(owner);
    const job = await published(owner, fields);
    expect(job).toMatchObject({ status: 'hidden', open: false });
    expect((await asVisitor.get(`/api/jobs/${job.id}`)).status).toBe(404);
    const [{ reason, text } = {}, ...others] = await reportsOf(job.id);
    expect([reason, others]).toEqual(['rule', []]);
    expect(text).toMatch(/^Serve subito, e non esce finché non decidi: “.*”/);
    const own = await readOwnJob(await owner.get(`/api/own-jobs/${job.id}`));
    expect([own.status, own.waiting]).toEqual(['hidden', true]);
    await expectProblem(await publish(owner), 409, ONE_OPEN);
  });

  test.each<[string, (who: SignedIn) => Promise<unknown>]>([
    [
      'reports that were decided on',
      async ({ account }) => report((await makeJob({ ownerId: account.id })).publicId, { closedAt: new Date() }),
    ],
    [
      'a page that waits to be confirmed',
      async ({ account }) =>
        report((await makeEmployerPage({ ownerId: account.id })).publicId, { targetKind: 'employer', reason: 'claim' }),
    ],
    ['reports of others', async () => report((await makeJob()).publicId)],
  ])('is not who has only %s', async (_, prepare) => {
    const owner = await asKnown();
    await prepare(owner);
    expect((await published(owner)).status).toBe('open');
  });

  test('is told once an administrator lets the offer out, who finds it in the queue', async () => {
    const [owner, admin] = [await asKnown(1), await asAdmin()];
    const { sent, bindings } = mailTransport();
    const { id, title } = await published(owner);
    const queued = await (await admin.get('/api/moderation/reports')).json<Reported[]>();
    expect(queued.find(({ targetId }) => targetId === id)?.target).toMatchObject({ status: 'waiting' });
    const restore = () => admin.send(`/api/moderation/jobs/${id}/restore`, { method: 'POST', bindings });
    expect((await Promise.all([restore(), restore()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowOf(id)).toMatchObject({ status: 'open', hiddenAt: null });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.account.email, `Via libera alla tua offerta: ${title}`],
    ]);
    expect((await reportsOf(id)).every(({ closedAt }) => closedAt !== null)).toBe(true);
    // Another text than the one that was looked at.
    const edited = await owner.post(`/api/jobs/${id}`, { ...urgentBody(), revision: 1 }, { method: 'PATCH' });
    expect((await readOwnJob(edited)).status).toBe('hidden');
    expect((await reportsOf(id)).filter(({ closedAt }) => closedAt === null)).toHaveLength(1);
  });

  test('is told by which rule the offer does not come out', async () => {
    const [owner, admin] = [await asKnown(1), await asAdmin()];
    const { sent, bindings } = mailTransport();
    const { id } = await published(owner);
    const ground = { rule: 'true-job', facts: 'Non è un lavoro.' };
    expect((await admin.post(`/api/moderation/jobs/${id}/hide`, ground, { bindings })).status).toBe(200);
    expect((await rowOf(id))?.hiddenReason).toContain(ground.facts);
    expect(sent.map(({ to, text }) => [to, text.includes(ground.facts)])).toEqual([[owner.account.email, true]]);
    // It is no open one any more, and is not let out beside another.
    expect((await publish(owner)).status).toBe(201);
    const restored = await admin.send(`/api/moderation/jobs/${id}/restore`, { method: 'POST' });
    await expectProblem(restored, 409, ONE_OPEN);
    expect((await rowOf(id))?.status).toBe('hidden');
  });

  test('makes room with an offer that nobody has looked at before its start, which stays hidden', async () => {
    const owner = await asKnown(1);
    const { id, validThrough } = await published(owner);
    await runScheduled('*/5 * * * *', env, new Date(validThrough));
    const own = await readOwnJob(await owner.get(`/api/own-jobs/${id}`));
    const hiddenReason = 'Nessuno l’ha guardata prima del suo inizio.';
    expect(own).toMatchObject({ status: 'hidden', hiddenReason, waiting: false });
    expect((await reportsOf(id)).filter(({ closedAt }) => closedAt === null)).toEqual([]);
    expect((await publish(owner)).status).toBe(201);
  });

  test('waits again, however long known, once a text that looks like a fraud takes the place of another', async () => {
    const owner = await asKnown();
    const { id, status } = await published(owner);
    expect(status).toBe('open');
    const body = { ...urgentBody({ description: `Versa 50 euro di cauzione. ${PHONE}` }), revision: 1 };
    expect((await readOwnJob(await owner.post(`/api/jobs/${id}`, body, { method: 'PATCH' }))).status).toBe('hidden');
  });
});

test('the mail of an application leads to the page where one press closes the offer', async () => {
  const owner = await asKnown();
  const { sent, bindings } = mailTransport();
  const { id } = await published(owner);
  expect(
    (await (await asWorker()).post(`/api/jobs/${id}/applications`, { phone: OF_APPLICANT }, { bindings })).status,
  ).toBe(201);
  const { text = '' } = sent.find(({ to }) => to === owner.account.email) ?? {};
  const [, token] = /\/conferma-offerta#token=(\S+)/.exec(text) ?? [];
  expect((await asVisitor.get('/conferma-offerta')).status).toBe(200);
  expect((await rowOf(id))?.status).toBe('open');
  expect((await asVisitor.post(`/api/jobs/${id}/check`, { token, open: false })).status).toBe(200);
  expect((await rowOf(id))?.status).toBe('closed');
  expect((await publish(owner)).status).toBe(201);
});

describe('in lists', () => {
  test('urgent offers are the first of their town, once on whichever page, and nowhere else', async () => {
    const title = uniqueWord();
    const make = (columns: Partial<NewJobRow>) => makeJob({ title, location: 'Lozio', ...columns });
    const urgent = { title, location: 'Lozio' };
    const made = [
      await makeUrgent(urgent),
      await make({}),
      await makeUrgent({ title, location: 'Breno' }),
      await make({}),
      await makeUrgent(urgent),
      await make({}),
    ].map(({ publicId }) => publicId);
    const [first, , , , second] = made;
    for (const query of [
      'location=Lozio',
      'location=Lozio&radius=50',
      'town=lozio',
      `location=Lozio&search=${title}`,
    ]) {
      const pages = await readAllPages(`${query}&limit=1`);
      const listed = pages.flatMap(({ ids }) => ids).filter((id) => made.includes(id));
      expect(listed.slice(0, 2), query).toEqual([second, first]);
      expect(new Set(listed).size, query).toBe(listed.length);
      expect(pages[0]?.total, query).toBe((await readJobs(`${query}&limit=100`)).ids.length);
    }
    expect((await readJobs(`search=${title}`)).ids).toEqual(made.toReversed());
    expect((await readJobs('location=Lozio&sort=title')).ids.filter((id) => made.includes(id))).toHaveLength(5);
    expect((await readJobs(`search=${title}&urgent=true`)).ids).toEqual([4, 2, 0].map((n) => made[n]));
    const counted: JobFilters = await (await asVisitor.get(`/api/jobs/filters?search=${title}`)).json();
    expect(counted.counts.urgent).toEqual({ true: 3 });
  });

  test('they are none once their start is over, before any sweep', async () => {
    const title = uniqueWord();
    await makeUrgent({ title, location: 'Lozio', validThrough: new Date(Date.now() - 1000) });
    expect((await readJobs(`search=${title}&location=Lozio`)).ids).toEqual([]);
  });
});
