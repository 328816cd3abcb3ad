import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { guestApplicationSchema } from '../../shared/guest-applications.ts';
import { type ApplicationRow, applications } from '../db/tables/applications.ts';
import { type JobRow, jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { memberAudit } from '../db/tables/members.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { jobBody, makeApplication, makeJob, makeUser, newEmail, testDb } from '../testing/factories.ts';
import { asMember } from '../testing/make-member.ts';
import { makeOwnJob, readOwnJob } from '../testing/own-jobs.ts';
import { asEmployer, asVisitor, asWorker, type Person } from '../testing/requests.ts';
import { mailsTo, unsent } from '../testing/transport.ts';

const SEASONAL = { type: 'Stagionale', contract: 'Contratto stagionale' } as const;
const ENDED = { ...SEASONAL, status: 'closed', ownerStatus: 'closed' } as const;
const ROSA = { userId: null, name: 'Rosa', nextSeason: true } as const;

let owner: Awaited<ReturnType<typeof makeOwnJob>>['owner'];
let last: JobRow;
let job: JobRow;

beforeEach(async () => {
  ({ owner, job: last } = await makeOwnJob(ENDED));
  job = await makeJob({ ...SEASONAL, ownerId: owner.account.id, lastSeason: last.publicId });
});

const apply = (columns: Partial<ApplicationRow>) => makeApplication({ jobId: last.id, ...columns });
const invite = (by: Person = owner, which: Pick<JobRow, 'publicId'> = job) =>
  by.post(`/api/jobs/${which.publicId}/season-invitations`, undefined, { bindings: unsent });
const messageOf = async (answer: Response): Promise<string> => ((await answer.json()) as { message: string }).message;
const returners = async () => (await readOwnJob(await owner.get(`/api/own-jobs/${job.publicId}`))).returners;
const rowOf = async ({ id }: Pick<ApplicationRow, 'id'>) =>
  (await testDb().select().from(applications).where(eq(applications.id, id)))[0];
const NOBODY = expect.stringContaining('Non c’è nessuno da invitare');

test('one press mails the new offer to everybody who ticked and has not withdrawn, whatever they were answered; once', async () => {
  const rosa = await makeUser({ name: 'Rosa Verdi' });
  const [ida, ugo] = [newEmail(), newEmail()];
  await apply({ userId: rosa.id, nextSeason: true, status: 'hired' });
  await apply({ ...ROSA, name: 'Ida Neri', email: ida, status: 'rejected' });
  await apply({ ...ROSA, name: 'Ugo Bruni', email: ugo, status: 'withdrawn' });
  expect(await returners()).toBe(2);
  expect(await messageOf(await invite())).toBe('Abbiamo scritto a 2 persone.');
  expect(await messageOf(await invite())).toEqual(NOBODY);
  expect(await returners()).toBe(0);
  expect(await mailsTo(ugo)).toEqual([]);
  for (const [email, name] of [
    [rosa.email, 'Rosa Verdi'],
    [ida, 'Ida Neri'],
  ] as const) {
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Nuova stagione da ${job.companyName}: ${job.title}`);
    expect(mail?.bodyText).toContain(`Ciao ${name},`);
    expect(mail?.bodyText).toContain(`${env.SITE_URL}/offerte/${job.publicId}`);
    // Nothing of the others.
    for (const other of ['Rosa Verdi', 'Ida Neri', 'Ugo Bruni', rosa.email, ida, ugo].filter(
      (text) => text !== name && text !== email,
    ))
      expect(mail?.bodyText).not.toContain(other);
  }
});

test('two presses at once make one mail', async () => {
  const email = newEmail();
  await apply({ ...ROSA, email });
  const messages = await Promise.all([invite(), invite()].map(async (answer) => messageOf(await answer)));
  expect(messages.filter((message) => message === 'Abbiamo scritto a 1 persona.')).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test.each<[string, () => Promise<Partial<ApplicationRow>>]>([
  ['did not tick it', async () => ({ ...ROSA, nextSeason: false, email: newEmail() })],
  ['left a number alone', async () => ({ ...ROSA, phone: '+393331234567' })],
  ['has not pressed the link of its application', async () => ({ ...ROSA, email: newEmail(), deliveredAt: null })],
  ['has deleted its application', async () => ({ ...ROSA, email: newEmail(), deletedAt: new Date() })],
  [
    'has an account without a confirmed address',
    async () => ({ nextSeason: true, userId: (await makeUser({ emailVerifiedAt: null })).id }),
  ],
  ['is suspended', async () => ({ nextSeason: true, userId: (await makeUser({ suspendedAt: new Date() })).id })],
  ['is leaving', async () => ({ nextSeason: true, userId: (await makeUser({ deletedAt: new Date() })).id })],
])('no mail goes to somebody who %s', async (_what, columns) => {
  const row = await apply(await columns());
  expect(await messageOf(await invite())).toEqual(NOBODY);
  expect((await rowOf(row))?.invitedAt).toBeNull();
});

test.each<[string, () => Promise<Partial<NewJobRow>>]>([
  ['somebody else’s', async () => ({ lastSeason: (await makeJob(ENDED)).publicId })],
  ['not there', async () => ({ lastSeason: 'nothing' })],
  [
    'hidden',
    async () => ({ lastSeason: (await makeJob({ ...ENDED, ownerId: owner.account.id, status: 'hidden' })).publicId }),
  ],
  ['open still', async () => ({ lastSeason: (await makeJob({ ...SEASONAL, ownerId: owner.account.id })).publicId })],
  ['not named', async () => ({ lastSeason: null })],
])('an offer whose last season is %s invites nobody', async (_what, columns) => {
  const { lastSeason } = await columns();
  await testDb()
    .update(jobs)
    .set({ lastSeason: lastSeason ?? null })
    .where(eq(jobs.id, job.id));
  const [named] = await testDb()
    .select()
    .from(jobs)
    .where(eq(jobs.publicId, lastSeason ?? ''));
  const email = newEmail();
  await makeApplication({ ...ROSA, email, jobId: named?.id ?? last.id });
  expect(await messageOf(await invite())).toEqual(NOBODY);
  expect(await mailsTo(email)).toEqual([]);
});

test('an offer that is not open is refused in words', async () => {
  await apply({ ...ROSA, email: newEmail() });
  await testDb().update(jobs).set({ status: 'paused', ownerStatus: 'paused' }).where(eq(jobs.id, job.id));
  expect(await messageOf(await invite())).toBe('Questa offerta non è aperta: chi la apre non si può candidare.');
  expect(await returners()).toBe(0);
});

test('people who manage invite, which is noted; those who read, and others, do not', async () => {
  await apply({ ...ROSA, email: newEmail() });
  await expectProblem(await invite(await asEmployer()), 403);
  await expectProblem(await invite(await asMember(owner.account.id, 'read')), 403);
  const manager = await asMember(owner.account.id, 'manage');
  expect(await messageOf(await invite(manager))).toBe('Abbiamo scritto a 1 persona.');
  expect(await messageOf(await invite(manager))).toEqual(NOBODY);
  const deeds = await testDb().select().from(memberAudit).where(eq(memberAudit.actorId, manager.account.id));
  expect(deeds).toMatchObject([{ deed: 'invite-applicants', target: job.publicId }]);
});

test('a press writes to fifty at most, and says that others are left', async () => {
  for (let n = 0; n < 51; n++) await apply({ ...ROSA, email: newEmail() });
  expect(await messageOf(await invite())).toBe('Abbiamo scritto a 50 persone. Premi di nuovo per le altre.');
  expect(await messageOf(await invite())).toBe('Abbiamo scritto a 1 persona.');
});

describe('the link of an invitation', () => {
  async function invited() {
    const email = newEmail();
    const row = await apply({ ...ROSA, email });
    await invite();
    const [mail] = await mailsTo(email);
    return { row, path: mail?.unsubscribeUrl?.replace(env.SITE_URL, '') ?? '' };
  }
  const press = (path: string) => asVisitor.send(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' });

  test('ends it, and leaves the application as long as it would be kept anyway', async () => {
    const { row, path } = await invited();
    expect((await asVisitor.get(path)).status).toBe(303);
    expect((await rowOf(row))?.nextSeason).toBe(true);
    for (let time = 0; time < 2; time++) expect((await press(path)).status).toBe(200);
    expect(await rowOf(row)).toMatchObject({ nextSeason: false, name: 'Rosa' });
  });

  test('deletes at once what is kept for it alone', async () => {
    const { row, path } = await invited();
    const updatedAt = addDays(new Date(), -184);
    await testDb().update(jobs).set({ updatedAt }).where(eq(jobs.id, last.id));
    const other = await apply({ ...ROSA, email: newEmail() });
    expect((await press(path)).status).toBe(200);
    expect(await rowOf(row)).toBeUndefined();
    expect(await rowOf(other)).toBeDefined();
  });

  test('says what came of it to a browser, and refuses what nobody has signed', async () => {
    const { path } = await invited();
    const headers = { Accept: 'text/html' };
    const pressed = await asVisitor.send(path, { method: 'POST', headers });
    expect(await (await asVisitor.get(pressed.headers.get('Location') ?? '')).text()).toContain('Non le ricevi più');
    await expectProblem(await press('/api/unsubscribe?token=x'), 400);
  });
});

describe('the tick', () => {
  const stored = (jobId: number) => testDb().select().from(applications).where(eq(applications.jobId, jobId));

  test.each([
    ['Stagionale', 'Contratto determinato', true],
    ['Full-time', 'Contratto stagionale', true],
    ['Full-time', 'Contratto determinato', false],
  ] as const)('of an account, for %s and %s, is stored: %s', async (type, contract, expected) => {
    const open = await makeJob({ type, contract });
    const worker = await asWorker();
    const answer = await worker.post(`/api/jobs/${open.publicId}/applications`, {
      phone: '333 1234567',
      nextSeason: true,
    });
    expect(await answer.json()).toMatchObject({ nextSeason: expected });
    expect(await stored(open.id)).toMatchObject([{ nextSeason: expected }]);
  });

  test('of somebody without an account comes as a form as well, and their page says it', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ name: 'Rosa', phone: '333 123 4567', nextSeason: 'true' }))
      body.set(name, value);
    const path = `/api/jobs/${job.publicId}/guest-applications`;
    const answer = await asVisitor.send(path, { method: 'POST', body });
    const { token } = (await answer.json()) as { token: string };
    const linked = await asVisitor.get('/api/applications/linked', { headers: { Authorization: `Link ${token}` } });
    expect(guestApplicationSchema.parse(await linked.json()).nextSeason).toBe(true);
    const received = await owner.get('/api/applications/received');
    expect(await received.json()).toMatchObject([{ name: 'Rosa', nextSeason: true }]);
  });
});

test('an offer that is published again names the last season, and has a pay of its own', async () => {
  const body = { ...jobBody(SEASONAL), salaryMin: 1500, salaryPeriod: 'mese', lastSeason: last.publicId };
  const answer = await owner.post('/api/jobs', body);
  expect(answer.status).toBe(201);
  const { id, ...published } = (await answer.json()) as { id: string };
  expect(published).not.toHaveProperty('lastSeason');
  await apply({ ...ROSA, email: newEmail() });
  expect(await messageOf(await invite(owner, { publicId: id }))).toBe('Abbiamo scritto a 1 persona.');
});
