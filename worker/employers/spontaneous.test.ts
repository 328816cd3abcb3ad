import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { receivedApplicationSchema } from '../../shared/answers.ts';
import { addDays, datePhrase, romeDay } from '../../shared/dates.ts';
import { type EmployerDetail, employerDetailSchema, type OwnEmployer } from '../../shared/employers.ts';
import { pick } from '../../shared/records.ts';
import { settleJobs } from '../db/settle.ts';
import { applications } from '../db/tables/applications.ts';
import { employerPages } from '../db/tables/employers.ts';
import { jobs } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { readConfig, siteOf } from '../env.ts';
import { sign } from '../sign.ts';
import { expectProblem, strict } from '../testing/expect-problem.ts';
import { makeApplication, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { makeEmployerPage } from '../testing/make-employer-page.ts';
import { asMember } from '../testing/make-member.ts';
import { asAccount, asEmployer, asVisitor, type Person } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';
import { sendOpenChecks } from './set-openness.ts';

const OPEN = { way: 'form', monthly: 10, trades: ['cuoco'] };

async function makeOpen(openness: object = {}) {
  const owner = await asEmployer();
  const page = await makeEmployerPage({ ownerId: owner.account.id });
  const set = async (body: object | null, by: Person = owner, membership = '') => {
    const [own] = await (await owner.get('/api/own-employers')).json<OwnEmployer[]>();
    const says = own && pick(own, ['name', 'kind', 'town', 'category', 'revision']);
    const path = `/api/own-employers${membership && `?employer=${membership}`}`;
    return by.post(path, { ...says, ...(body && { ...OPEN, ...body }) }, { method: 'PUT' });
  };
  expect((await set(openness)).status).toBe(200);
  const detail = async (): Promise<EmployerDetail> =>
    strict(employerDetailSchema).parse(await (await asVisitor.get(`/api/employers/${page.publicId}`)).json());
  const jobId = (await detail()).spontaneous?.jobId ?? '';
  return { owner, page, set, detail, jobId };
}

const asPerson = async () => asAccount(await makeUser({ email: newEmail() }));
const apply = (person: Person, jobId: string) =>
  person.post(`/api/jobs/${jobId}/applications`, { phone: '333 123 4567', message: 'So fare i casoncelli.' });
const guest = (jobId: string, fields: object) =>
  asVisitor.post(`/api/jobs/${jobId}/guest-applications`, { name: 'Rosa', ...fields });
const tokenFor = (jobId: string, days = 5) =>
  sign('keep-open', { sub: jobId }, { secret: env.JWT_SECRET, expiresAt: addDays(new Date(), days) });
const press = (token: string, open: boolean) => asVisitor.post('/api/own-employers/openness', { token, open });

describe('an employer open to spontaneous applications', () => {
  test('is so only once it says how, is in no list of offers, and its door has no page', async () => {
    const silent = await makeEmployerPage();
    const answer = await (await asVisitor.get(`/api/employers/${silent.publicId}`)).json();
    expect(answer).toMatchObject({ spontaneous: null });
    const { owner, jobId, detail } = await makeOpen();
    expect((await detail()).spontaneous).toMatchObject({ way: 'form', closed: null, trades: ['cuoco'] });
    expect((await detail()).jobs).toEqual([]);
    await expectProblem(await asVisitor.get(`/api/jobs/${jobId}`), 404);
    expect(await (await asVisitor.get(`/api/jobs/saved?ids=${jobId}`)).json()).toEqual([]);
    expect(await (await owner.get('/api/own-jobs')).json()).toEqual([]);
    for (const method of ['DELETE', 'PATCH'])
      expect([400, 403, 404]).toContain((await owner.send(`/api/jobs/${jobId}`, { method })).status);
    expect(await (await asVisitor.get('/sitemap.xml')).text()).not.toContain(jobId);
  });

  test.each([
    ['none a month', { monthly: 0 }, 'monthly'],
    ['31 a month', { monthly: 31 }, 'monthly'],
    ['no trade', { trades: [] }, 'trades'],
    ['a telephone without a number', { way: 'phone' }, 'contact'],
  ])('is refused with %s at its field', async (_, body, path) => {
    const { set } = await makeOpen();
    expect((await expectProblem(await set(body), 400)).issues?.map((issue) => issue.path)).toEqual([path]);
  });

  test('is opened and ended by people who manage, and by nobody else', async () => {
    const { owner, set, detail } = await makeOpen();
    const lea = await asMember(owner.account.id, 'read', 'Lea');
    const marta = await asMember(owner.account.id, 'manage');
    await expectProblem(await set({ monthly: 3 }, lea, lea.membership.publicId), 403);
    const [read] = await (await lea.get('/api/own-employers')).json<OwnEmployer[]>();
    expect(read).toMatchObject({ monthly: 10, openUntil: expect.any(String) });
    expect((await set(null, marta, marta.membership.publicId)).status).toBe(200);
    expect((await detail()).spontaneous).toBeNull();
  });

  test('gets applications of accounts as any offer does, and answers them', async () => {
    const { owner, page, jobId } = await makeOpen();
    const rosa = await asPerson();
    const transport = mailTransport();
    const sending = await rosa.post(
      `/api/jobs/${jobId}/applications`,
      { phone: '333 123 4567' },
      { bindings: transport.bindings },
    );
    expect(sending.status).toBe(201);
    expect(transport.sent.find(({ to }) => to === owner.account.email)?.text).toContain(
      '/candidature-spontanee#token=',
    );
    await expectProblem(await apply(rosa, jobId), 409, 'Ti sei già presentata/o qui negli ultimi 90 giorni.');
    const [received] = await (await owner.get('/api/applications/received')).json<unknown[]>();
    const { id, spontaneous, jobTitle } = receivedApplicationSchema.parse(received);
    expect({ spontaneous, jobTitle }).toEqual({ spontaneous: true, jobTitle: 'Candidatura spontanea' });
    const note = 'Ci risentiamo a giugno.';
    const refused = await owner.post(
      `/api/applications/${id}`,
      { status: 'rejected', note },
      { method: 'PATCH', bindings: transport.bindings },
    );
    expect(refused.status).toBe(200);
    expect(transport.sent.find(({ to }) => to === rosa.account.email)?.text).toContain('Ci risentiamo a giugno.');
    const [sent] = await (await rosa.get('/api/applications')).json<{ job: object; status: string }[]>();
    expect(sent).toMatchObject({
      status: 'rejected',
      job: { title: 'Candidatura spontanea', employerSlug: page.publicId },
    });
  });

  test('takes one of a person in 90 days, also by a door that was opened since', async () => {
    const { set, detail, jobId } = await makeOpen();
    const rosa = await asPerson();
    expect((await apply(rosa, jobId)).status).toBe(201);
    await set(null);
    await expectProblem(await apply(await asPerson(), jobId), 409);
    await set({});
    const next = (await detail()).spontaneous?.jobId ?? '';
    expect(next).not.toBe(jobId);
    await expectProblem(await apply(rosa, next), 409, 'Ti sei già presentata/o qui negli ultimi 90 giorni.');
    await testDb()
      .update(applications)
      .set({ createdAt: addDays(new Date(), -91) })
      .where(eq(applications.userId, rosa.account.id));
    expect((await apply(rosa, next)).status).toBe(201);
  });

  test('takes one of an address in 90 days, by the press of its link', async () => {
    const { set, detail, jobId } = await makeOpen();
    const email = newEmail();
    const transport = mailTransport();
    const send = async (door: string) => {
      const answer = await asVisitor.post(
        `/api/jobs/${door}/guest-applications`,
        { name: 'Rosa', email, sending: uniqueWord() },
        { bindings: transport.bindings },
      );
      expect(answer.status).toBe(201);
      const mail = transport.sent.findLast(({ to }) => to === email);
      return /#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    expect((await asVisitor.post('/api/applications/confirm', { token: await send(jobId) })).status).toBe(200);
    await set(null);
    await set({});
    const again = await send((await detail()).spontaneous?.jobId ?? '');
    await expectProblem(await asVisitor.post('/api/applications/confirm', { token: again }), 409);
  });

  test('takes no more than it wants in a month, and says from when on again', async () => {
    const { detail, jobId } = await makeOpen({ monthly: 2 });
    expect((await apply(await asPerson(), jobId)).status).toBe(201);
    const answers = await Promise.all([apply(await asPerson(), jobId), guest(jobId, { phone: '333 765 4321' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { message } = await expectProblem(await guest(jobId, { phone: '333 999 4321' }), 409);
    expect(message).toMatch(/^Questo mese si sono già presentate .* Puoi presentarti di nuovo dal 1 /);
    expect((await detail()).spontaneous?.closed).toBe(message);
  });

  test('takes none while it is in pause, nor by another way than the form', async () => {
    const until = romeDay(addDays(new Date(), 3));
    const paused = await makeOpen({ pausedUntil: until });
    await expectProblem(await apply(await asPerson(), paused.jobId), 409);
    expect((await paused.detail()).spontaneous?.closed).toContain(
      `in pausa le candidature spontanee. Puoi presentarti di nuovo ${datePhrase('dal', addDays(new Date(), 4))}.`,
    );
    await paused.set({ pausedUntil: romeDay(addDays(new Date(), -1)) });
    expect((await apply(await asPerson(), paused.jobId)).status).toBe(201);
    const called = await makeOpen({ way: 'phone', contact: '0364 123456' });
    await expectProblem(await apply(await asPerson(), called.jobId), 409);
  });

  test('takes none of its own people', async () => {
    const { owner, jobId } = await makeOpen();
    await expectProblem(await apply(owner, jobId), 409);
  });

  test('ends after 90 days, unless one press keeps it; another press ends it at once', async () => {
    const { owner, page, detail, jobId } = await makeOpen();
    const db = testDb();
    const soon = addDays(new Date(), 9);
    await db.update(jobs).set({ validThrough: soon }).where(eq(jobs.publicId, jobId));
    const run = siteOf(readConfig(env), new Date());
    for (let time = 0; time < 2; time++) await sendOpenChecks(db, run);
    const mails = await db.select().from(outbox).where(eq(outbox.recipient, owner.account.email));
    expect(mails.map(({ subject }) => subject)).toEqual(['Vuoi ancora ricevere candidature spontanee?']);
    const token = await tokenFor(jobId);
    expect((await press(token, true)).status).toBe(200);
    const renewed = (await detail()).spontaneous?.jobId ?? '';
    expect(renewed).not.toBe(jobId);
    expect((await press(token, true)).status).toBe(200);
    expect((await detail()).spontaneous?.jobId).toBe(renewed);
    await expectProblem(await press(await tokenFor('nobody'), true), 400);
    for (let time = 0; time < 2; time++) expect((await press(token, false)).status).toBe(200);
    expect((await detail()).spontaneous).toBeNull();
    await expectProblem(await press(token, true), 409);
    const [row] = await db.select().from(employerPages).where(eq(employerPages.id, page.id));
    expect(row?.way).toBeNull();
  });

  test('that nobody has renewed is over, and its applications stay as those of an offer that ended', async () => {
    const { detail, jobId } = await makeOpen();
    const db = testDb();
    const now = new Date();
    const [door] = await db.update(jobs).set({ validThrough: now }).where(eq(jobs.publicId, jobId)).returning();
    await makeApplication({ jobId: door?.id ?? 0 });
    await settleJobs(db, eq(jobs.publicId, jobId), now);
    expect((await detail()).spontaneous).toBeNull();
    const [ended] = await db.select().from(jobs).where(eq(jobs.publicId, jobId));
    expect(ended?.status).toBe('expired');
    await expectProblem(await asVisitor.get(`/api/jobs/${jobId}`), 404);
  });

  test('is named where a search for its trade nearby finds nothing, unless its month is full', async () => {
    const { page, jobId, set } = await makeOpen({ trades: ['spazzacamino'] });
    const find = async (search: string, location = 'Breno') =>
      (await asVisitor.get(`/api/employers?search=${search}&location=${location}`)).json<{ slug: string }[]>();
    expect(await find('spazzacamino')).toContainEqual(expect.objectContaining({ slug: page.publicId }));
    expect(await find('spazzacamino', 'Ponte di Legno')).not.toContainEqual(
      expect.objectContaining({ slug: page.publicId }),
    );
    expect(await find('idraulico')).not.toContainEqual(expect.objectContaining({ slug: page.publicId }));
    expect(await find('!')).toEqual([]);
    await set({ trades: ['spazzacamino'], monthly: 1 });
    await apply(await asPerson(), jobId);
    expect(await find('spazzacamino')).not.toContainEqual(expect.objectContaining({ slug: page.publicId }));
  });
});
