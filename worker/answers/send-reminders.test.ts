import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownApplicationSchema } from '../../shared/applications.ts';
import { addDays } from '../../shared/dates.ts';
import { users } from '../db/tables/accounts.ts';
import { type ApplicationRow, applications } from '../db/tables/applications.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { readConfig, siteOf } from '../env.ts';
import { applicantLink } from '../mail/applications.ts';
import { runScheduled } from '../scheduled.ts';
import { makeApplication, makeJob, makeUser, newEmail, testDb } from '../testing/factories.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { asAccount, sendExample } from '../testing/requests.ts';
import { mailsTo } from '../testing/transport.ts';
import { overdueApplications } from './queries.ts';
import { sendReminders } from './send-reminders.ts';

const NOW = new Date();
const OVERDUE = addDays(NOW, -14);
const remind = (now = NOW) => sendReminders(testDb(), siteOf(readConfig(env), now));

beforeEach(async () => {
  // Those of other tests are late, too.
  const remindedAt = addDays(NOW, -400);
  await testDb().update(applications).set({ remindedAt });
  await testDb().delete(outbox);
});

async function makeOffer(columns: Partial<JobRow> = {}) {
  const { owner, job, apply } = await makeOwnJob({ companyName: 'Trattoria Al Ponte', ...columns });
  const late = (application: Partial<ApplicationRow> = {}) => apply({ createdAt: OVERDUE, ...application });
  return { owner: owner.account, job, apply: late };
}

const rowOf = async ({ id }: ApplicationRow) =>
  (await testDb().select().from(applications).where(eq(applications.id, id)))[0];

describe('after fourteen days without an answer', () => {
  test('an owner is asked once for an offer, and each applicant with a proven address is told', async () => {
    const { owner, job, apply } = await makeOffer();
    const [rosa, unproved] = [await makeUser({ name: 'Rosa' }), await makeUser({ emailVerifiedAt: null })];
    const email = newEmail();
    const overdue = [
      await apply({ userId: rosa.id }),
      await apply({ userId: null, name: 'Ida', email, status: 'read' }),
      await apply({ userId: null, name: 'Ugo', phone: '+393331234567' }),
      await apply({ userId: unproved.id }),
    ];
    for (let night = 0; night < 2; night++) await remind(addDays(NOW, night));
    const [requested, ...more] = await mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(requested).toMatchObject({ subject: `4 persone aspettano una risposta: ${job.title}`, priority: 'routine' });
    expect(requested?.bodyText).toContain('Sono passati 14 giorni o più.');
    expect(requested?.bodyText).toContain(`/candidature?lato=ricevute&offerta=${job.publicId}`);
    const [notified, ...others] = await mailsTo(rosa.email);
    expect(others).toEqual([]);
    expect(notified).toMatchObject({ priority: 'routine' });
    expect(notified?.bodyText).toContain('Dopo 14 giorni non abbiamo avuto notizie da Trattoria Al Ponte');
    expect(notified?.bodyText).toContain('Abbiamo chiesto a chi ha pubblicato l’offerta di rispondere.');
    expect(notified?.bodyText).not.toContain('risulta letta');
    const [guest] = await mailsTo(email);
    expect(guest?.bodyText).toContain('risulta letta, ma senza risposta.');
    const own = await applicantLink(
      { publicId: overdue[1]?.publicId ?? '', language: null },
      { secret: env.JWT_SECRET, siteUrl: env.SITE_URL },
    );
    expect(guest?.bodyText).toContain(own);
    expect(await mailsTo(unproved.email)).toEqual([]);
    for (const row of overdue) expect((await rowOf(row))?.remindedAt).toEqual(NOW);
  });

  test.each<[string, Partial<ApplicationRow>, Partial<JobRow>?]>([
    ['delivered a moment later', { deliveredAt: new Date(OVERDUE.getTime() + 1) }],
    ['never delivered', { userId: null, name: 'Ida', email: 'ida@example.org', deliveredAt: null }],
    ['delivered more than sixty days ago', { deliveredAt: addDays(NOW, -60.1) }],
    ['answered', { status: 'reviewing', answeredAt: NOW }],
    ['withdrawn', { status: 'withdrawn' }],
    ['deleted', { deletedAt: NOW }],
    ['for an offer that is hidden', {}, { status: 'hidden' }],
    ['for an offer that is deleted', {}, { status: 'deleted' }],
  ])('nobody is asked for one that was %s', async (_what, columns, offer) => {
    const { owner, apply } = await makeOffer(offer);
    const row = await apply(columns);
    await remind();
    expect(await mailsTo(owner.email)).toEqual([]);
    expect((await rowOf(row))?.remindedAt).toBeNull();
  });

  test('a suspended applicant is neither asked for nor told', async () => {
    const { owner, apply } = await makeOffer();
    const applicant = await makeUser({ suspendedAt: NOW });
    await apply({ userId: applicant.id });
    await remind();
    expect([await mailsTo(owner.email), await mailsTo(applicant.email)]).toEqual([[], []]);
  });

  test('an application that is late within a week of the mail is asked for after it, with those that still wait', async () => {
    const { owner, job, apply } = await makeOffer();
    await apply();
    await remind();
    const next = await apply({ createdAt: addDays(OVERDUE, 1) });
    await remind(addDays(NOW, 1));
    expect((await rowOf(next))?.remindedAt).toBeNull();
    await remind(addDays(NOW, 8));
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      `1 persona aspetta una risposta: ${job.title}`,
      `2 persone aspettano una risposta: ${job.title}`,
    ]);
  });

  test('an owner whose address nobody confirmed is not mailed, and nobody is told that they were asked', async () => {
    const { owner, apply } = await makeOffer();
    await testDb().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.id));
    const applicant = await makeUser();
    await apply({ userId: applicant.id });
    await remind();
    expect(await mailsTo(owner.email)).toEqual([]);
    const [notified] = await mailsTo(applicant.email);
    expect(notified?.bodyText).not.toContain('Abbiamo chiesto');
  });

  test('an owner of many offers is asked for five in a night, and for the others in the next', async () => {
    const owner = await makeUser({ role: 'employer' });
    for (let n = 0; n < 7; n++)
      await makeApplication({ jobId: (await makeJob({ ownerId: owner.id })).id, createdAt: OVERDUE });
    await remind();
    expect(await mailsTo(owner.email)).toHaveLength(5);
    await remind(addDays(NOW, 1));
    expect(await mailsTo(owner.email)).toHaveLength(7);
  });

  test('a night asks for a hundred, whose oldest come first', async () => {
    const { apply } = await makeOffer();
    const oldest = await apply({ createdAt: addDays(OVERDUE, -1) });
    const row = { jobId: oldest.jobId, createdAt: OVERDUE, userId: null, name: 'Ugo', phone: '+393331234567' };
    for (let n = 0; n < 101; n++) await makeApplication(row);
    await remind();
    expect((await rowOf(oldest))?.remindedAt).toEqual(NOW);
    expect(await testDb().$count(applications, eq(applications.remindedAt, NOW))).toBe(100);
  });

  test('an index finds what is late, in its own order', async () => {
    const query = overdueApplications(testDb(), {
      deliveredBy: OVERDUE,
      deliveredSince: OVERDUE,
      notRemindedSince: OVERDUE,
      limit: 100,
    });
    const steps = await testDb().all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${query.getSQL()}`);
    const plan = steps.map(({ detail }) => detail).join('\n');
    expect(plan).toContain('SEARCH applications USING INDEX applications_unanswered');
    expect(plan).not.toMatch(/B-TREE|SCAN /);
  });

  test('it is the nightly cron that does it', async () => {
    const { owner, apply } = await makeOffer();
    await apply();
    await runScheduled('10 3 * * *', env, NOW);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });
});

describe('the list of the applicant', () => {
  async function makeNotified() {
    const { owner, apply } = await makeOffer();
    const applicant = await makeUser();
    const row = await apply({ userId: applicant.id, createdAt: addDays(OVERDUE, -1) });
    await remind(new Date(Date.now() - 1000));
    const theirs = await asAccount(applicant);
    const list = async () =>
      ownApplicationSchema.parse(((await (await theirs.get('/api/applications?side=sent')).json()) as unknown[])[0])
        .remindedAt;
    const say = async (status: string) =>
      sendExample('PATCH /api/applications/:id', await asAccount(owner), { id: row.publicId, stated: { status } });
    return { applicant, list, say };
  }

  test('says that nothing was heard, until something is', async () => {
    const { list, say } = await makeNotified();
    expect(await list()).not.toBeNull();
    await say('read');
    expect(await list()).toBeNull();
  });

  test('and its mail, where it still waits, are over with an answer', async () => {
    const { applicant, list, say } = await makeNotified();
    expect((await mailsTo(applicant.email)).map(({ cause }) => cause.split(':')[0])).toEqual(['late-application']);
    await say('rejected');
    expect(await list()).toBeNull();
    expect((await mailsTo(applicant.email)).map(({ cause }) => cause.split(':')[0])).toEqual(['application-answer']);
  });
});
