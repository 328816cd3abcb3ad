import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { ENDED_CHECK, EXPIRED_CHECK, FORGED_CHECK, type JobDetail, jobDetailSchema } from '../../shared/jobs.ts';
import { CHECK_DAYS } from '../../shared/link-days.ts';
import { LINK_RENEWED } from '../../shared/renewed-links.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { checkToken } from '../link-token.ts';
import { runScheduled } from '../scheduled.ts';
import { costOf } from '../testing/bindings.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeJob, makeToken, makeUser, newEmail, testDb } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';
import { seedJobs } from '../testing/seed-jobs.ts';
import { mailTransport } from '../testing/transport.ts';

const MONDAY = new Date('2027-05-10T07:00:00Z');
const request = (now: Date, bindings = env) => runScheduled('*/10 7-9 * * MON', bindings, now);
const posted = (time: string) => ({ postedAt: new Date(time), validThrough: addDays(MONDAY, 20) });
const OLD = posted('2027-05-01T10:00:00Z');

/** The token of a weekly mail to an account, as it is now. */
const linkOf = (owner: UserRow, about: readonly JobRow[], now = new Date()): Promise<string> =>
  checkToken(
    owner,
    about.map(({ publicId }) => publicId),
    { secret: env.JWT_SECRET, expiresAt: addDays(now, CHECK_DAYS) },
  );

const mailsTo = ({ email }: UserRow) =>
  testDb().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);
const rowOf = async ({ id }: Pick<JobRow, 'id'>) => (await testDb().select().from(jobs).where(eq(jobs.id, id)))[0];

beforeEach(async () => {
  // Offers of the tests before are nobody's question any more.
  await testDb().update(jobs).set({ ownerStatus: 'closed', status: 'closed' });
});

describe('on Monday morning', () => {
  test('an owner of week-old open offers gets one mail with all of them, also of two runs at the same moment', async () => {
    const owner = await makeUser();
    const two = [
      await makeJob({ ownerId: owner.id, title: 'Cuoca/o', location: 'Edolo', salaryMin: 1400, ...OLD }),
      await makeJob({ ownerId: owner.id, title: 'Barista', ...OLD }),
    ];
    await makeJob({ ownerId: owner.id, title: 'Pubblicata ieri', ...posted('2027-05-09T10:00:00Z') });
    await Promise.all([request(MONDAY), request(MONDAY)]);
    await request(addDays(MONDAY, 1 / 144));
    const mails = await mailsTo(owner);
    expect(mails.map(({ subject }) => subject)).toEqual(['Sono ancora aperte? Le tue 2 offerte']);
    const text = mails[0]?.bodyText ?? '';
    expect(text).toContain('- Cuoca/o, Edolo\n- Barista, Breno · Manca la paga');
    expect(text).toContain('Dal 7 giugno 2026 la legge chiede');
    expect(text).not.toContain('Pubblicata ieri');
    expect(text.match(/https?:\S+/g)?.join()).toMatch(/^http:\/\/localhost:8787\/conferma-offerta#token=[\w.-]+$/);
    expect((await rowOf(two[0] as JobRow))?.promptedAt).toEqual(MONDAY);
    // A week later again, as nobody answered; now the third one is old enough too.
    await request(addDays(MONDAY, 7));
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([
      'Sono ancora aperte? Le tue 2 offerte',
      'Sono ancora aperte? Le tue 3 offerte',
    ]);
  });

  test.each([
    ['paused', { ownerStatus: 'paused', status: 'paused' }],
    ['closed', { ownerStatus: 'closed', status: 'closed' }],
    ['hidden', { status: 'hidden', hiddenAt: MONDAY }],
    ['deleted', { status: 'deleted', deletedAt: MONDAY }],
    ['past its time', { validThrough: MONDAY }],
    ['published six days ago', posted('2027-05-03T22:00:00Z')],
    ['confirmed six days ago', { confirmedAt: new Date('2027-05-04T06:00:00Z') }],
    ['asked about this week', { promptedAt: new Date('2027-05-10T06:00:00Z') }],
  ] satisfies [string, Partial<JobRow>][])('nobody is asked about an offer that is %s', async (_, columns) => {
    const owner = await makeUser();
    await makeJob({ ownerId: owner.id, ...OLD, ...columns });
    await request(MONDAY);
    expect(await mailsTo(owner)).toEqual([]);
  });

  test.each([
    ['published seven days ago, late in the evening', posted('2027-05-03T21:59:00Z')],
    ['confirmed last Monday', { confirmedAt: new Date('2027-05-03T08:10:00Z') }],
    ['asked about last Monday', { promptedAt: new Date('2027-05-03T07:50:00Z') }],
  ])('the owner is asked about an offer that was %s', async (_, columns) => {
    const owner = await makeUser();
    await makeJob({ ownerId: owner.id, title: 'Guida alpina', ...OLD, ...columns });
    await request(MONDAY);
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual(['È ancora aperta? “Guida alpina”']);
  });

  test('more offers than a mail lists: it says how many more there are', async () => {
    const owner = await makeUser();
    for (let n = 0; n < 42; n++) await makeJob({ ownerId: owner.id, ...OLD });
    await request(MONDAY);
    const bodyText = expect.stringContaining('- e altre 2');
    expect(await mailsTo(owner)).toMatchObject([{ subject: 'Sono ancora aperte? Le tue 42 offerte', bodyText }]);
  });

  test('a run reads a bounded number of rows, and the runs after it take the others', async () => {
    const owners = await Promise.all(Array.from({ length: 130 }, () => makeUser()));
    for (const { id: ownerId } of owners) await makeJob({ ownerId, ...posted('2027-04-01T10:00:00Z') });
    // Offers of another owner that are not as old: they are not due.
    const later = await makeUser();
    await seedJobs({ ownerId: later.id, count: 3000, newest: new Date('2027-05-02T10:00:00Z') });
    // Offers that need no question cost nothing.
    for (let n = 0; n < 100; n++) await makeJob({ ...posted('2027-05-09T10:00:00Z') });
    const emails = new Set(owners.map(({ email }) => email));
    const requested = async () =>
      (await testDb().select().from(outbox)).filter((mail) => emails.has(mail.recipient)).length;
    const first = await costOf((bindings) => request(MONDAY, bindings));
    expect(await requested()).toBe(100);
    expect(first.cost.rowsRead).toBeLessThan(2000);
    await request(MONDAY);
    expect(await requested()).toBe(130);
    await testDb().update(jobs).set({ status: 'closed' }).where(eq(jobs.ownerId, later.id));
    const last = await costOf((bindings) => request(MONDAY, bindings));
    expect(last.cost.rowsRead).toBeLessThan(10);
  });
});

describe('answers of the owner', () => {
  let owner: UserRow;
  let job: JobRow;
  let token: string;

  const answer = (open: boolean, { on = job.publicId, by = token }: { on?: string; by?: string } = {}) =>
    asVisitor.post(`/api/jobs/${on}/check`, { token: by, open });
  const read = async (): Promise<JobDetail> =>
    strict(jobDetailSchema).parse(await (await asVisitor.get(`/api/jobs/${job.publicId}`)).json());

  beforeEach(async () => {
    owner = await makeUser({ emailVerifiedAt: new Date() });
    job = await makeJob({ ownerId: owner.id, title: 'Cuoca/o' });
    token = await linkOf(owner, [job]);
  });

  test('still open: the offer says when that was confirmed, in lists too', async () => {
    expect((await read()).confirmedAt).toBeNull();
    const version = await env.LISTS.get('version');
    const body = await answer(true);
    expect(body.status).toBe(200);
    expect(await body.json()).toEqual({ message: 'Grazie: chi legge “Cuoca/o” vede che l’hai confermata oggi.' });
    const { confirmedAt, open } = await read();
    expect(open).toBe(true);
    expect(Date.now() - Date.parse(confirmedAt ?? '')).toBeLessThan(60_000);
    expect((await readJobs('limit=99')).jobs.find(({ id }) => id === job.publicId)?.confirmedAt).toBe(confirmedAt);
    expect(await env.LISTS.get('version')).not.toBe(version);
    // An edit that somebody has open in another tab is none of this.
    expect((await rowOf(job))?.revision).toBe(job.revision);
  });

  test('taken: the offer is closed and leaves the lists at once, and stays so', async () => {
    // Also after it was said to be open.
    for (const open of [true, true]) expect((await answer(open)).status).toBe(200);
    expect(await (await answer(false)).json()).toEqual({
      message: 'Fatto: “Cuoca/o” è chiusa e non è più negli elenchi.',
    });
    expect(await rowOf(job)).toMatchObject({ status: 'closed', ownerStatus: 'closed' });
    expect((await readJobs('limit=98')).ids).not.toContain(job.publicId);
    expect((await read()).open).toBe(false);
    // Said again it is said once; a taken place is not opened by the same link.
    expect((await answer(false)).status).toBe(200);
    await expectProblem(await answer(true), 409, 'Hai già detto che il posto è occupato: questa offerta è chiusa.');
    expect((await rowOf(job))?.status).toBe('closed');
  });

  test.each([
    ['expired', { status: 'expired', validThrough: new Date(0) }, 409, 'Questa offerta è scaduta'],
    ['paused', { status: 'paused', ownerStatus: 'paused' }, 409, 'Questa offerta è in pausa'],
    ['hidden', { status: 'hidden', hiddenAt: new Date() }, 409, 'nascosta da chi gestisce'],
    ['deleted', { status: 'deleted', deletedAt: new Date() }, 404, 'è stata eliminata'],
  ] satisfies [string, Partial<JobRow>, number, string][])(
    'of an offer that is %s: it is not open',
    async (_, columns, status, text) => {
      await testDb().update(jobs).set(columns).where(eq(jobs.id, job.id));
      expect((await expectProblem(await answer(true), status)).message).toContain(text);
      if (status === 404) await expectProblem(await answer(false), 404);
      expect(await rowOf(job)).toMatchObject({ ...columns, confirmedAt: null });
    },
  );

  test('past the fourteen days: the link says so', async () => {
    const old = await linkOf(owner, [job], addDays(new Date(), -14.01));
    for (const open of [true, false])
      expect(await refusedFields(await answer(open, { by: old }))).toEqual({ token: EXPIRED_CHECK });
    expect((await rowOf(job))?.status).toBe('open');
  });

  test('through a link of other offers, of another account, of another purpose or made up: nothing happens', async () => {
    const other = await makeJob();
    const stranger = await makeUser({ emailVerifiedAt: new Date() });
    const forged = [
      await makeToken(owner),
      await checkToken(owner, [job.publicId], { secret: 'x'.repeat(40), expiresAt: addDays(new Date(), 1) }),
      await linkOf(owner, [other]),
      token.slice(0, -3),
      `${token}.${token}`,
      'x',
    ];
    for (const by of forged)
      expect(await refusedFields(await answer(false, { by })), by).toEqual({ token: FORGED_CHECK });
    // Signed by us, for an offer that is not this owner's.
    const others = await linkOf(stranger, [job]);
    await expectProblem(await answer(false, { by: others }), 404);
    expect(await refusedFields(await answer(false, { on: other.publicId }))).toEqual({ token: FORGED_CHECK });
    expect(await refusedFields(await answer(true, { by: 'x'.repeat(5000) }))).toEqual({ token: FORGED_CHECK });
    expect(await rowOf(job)).toMatchObject({ status: 'open', confirmedAt: null });
    expect((await rowOf(other))?.status).toBe('open');
  });
});

const close = ({ publicId }: JobRow, token: string) =>
  asVisitor.post(`/api/jobs/${publicId}/check`, { token, open: false });

/** Asks for a new link, and what was mailed for it. */
async function renew(token: string) {
  const { sent, bindings } = mailTransport();
  const answer = await asVisitor.post('/api/job-checks/link', { token }, { bindings });
  const tokens = sent.map(({ to, text }) => [to, /#token=(\S+)/.exec(text)?.[1] ?? ''] as const);
  return { answer, tokens };
}

async function make() {
  const owner = await makeUser({ email: newEmail(), emailVerifiedAt: new Date() });
  const job = await makeJob({ ownerId: owner.id });
  return { owner, job, token: await linkOf(owner, [job]) };
}

describe('the link of a weekly mail', () => {
  test.each([
    ['address', { email: newEmail() }],
    ['password', { tokenVersion: 2 }],
  ])('ends with a new %s of the account', async (_what, columns) => {
    const { owner, job, token } = await make();
    await testDb().update(users).set(columns).where(eq(users.id, owner.id));
    expect(await refusedFields(await close(job, token))).toEqual({ token: ENDED_CHECK });
    expect((await rowOf(job))?.status).toBe('open');
  });

  test('that is over gets a new one mailed to the present address, and no other', async () => {
    const { owner, job, token } = await make();
    const email = newEmail();
    await testDb().update(users).set({ email }).where(eq(users.id, owner.id));
    const { answer, tokens } = await renew(token);
    expect([answer.status, await answer.json()]).toEqual([202, { message: LINK_RENEWED }]);
    expect(tokens.map(([to]) => to)).toEqual([email]);
    expect((await close(job, tokens[0]?.[1] ?? '')).status).toBe(200);
  });

  test('past its fourteen days is renewed too, for the offers that are open', async () => {
    const { owner, job } = await make();
    const closed = await makeJob({ ownerId: owner.id, status: 'closed', ownerStatus: 'closed' });
    const old = await linkOf(owner, [job, closed], addDays(new Date(), -15));
    const { tokens } = await renew(old);
    expect(JSON.parse(atob(tokens[0]?.[1].split('.')[1] ?? ''))).toMatchObject({ jobs: [job.publicId] });
    const { answer } = await renew(await linkOf(owner, [closed]));
    await expectProblem(answer, 404);
  });

  test('that is not ours renews nothing', async () => {
    const { owner, token } = await make();
    for (const text of [await makeToken(owner), `${token.slice(0, -3)}AAA`, 'x', 'x'.repeat(5000)]) {
      const { answer, tokens } = await renew(text);
      expect(await refusedFields(answer)).toEqual({ token: FORGED_CHECK });
      expect(tokens).toEqual([]);
    }
  });
});
