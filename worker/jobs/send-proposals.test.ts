import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { readConfig, siteOf } from '../env.ts';
import { runScheduled } from '../scheduled.ts';
import { makeApplication, makeJob, makeUser, testDb } from '../testing/factories.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';
import { mailsTo } from '../testing/transport.ts';
import { sendProposals, setFilled } from './send-proposals.ts';

const NOW = new Date();
const CLOSED = addDays(NOW, -331);
const SEASONAL = { type: 'Stagionale', contract: 'Contratto stagionale' } as const;
const FILLED = { ...SEASONAL, status: 'closed', ownerStatus: 'closed', filledAt: CLOSED, postedAt: CLOSED } as const;

const propose = (now = NOW) => sendProposals(testDb(), siteOf(readConfig(env), now));
const rowOf = async (id: number) => (await testDb().select().from(jobs).where(eq(jobs.id, id)))[0];

beforeEach(async () => {
  // Those of other tests are due, too.
  await testDb().update(jobs).set({ proposedAt: NOW });
  await testDb().delete(outbox);
});

async function makeFilled(columns: Partial<NewJobRow> = {}, owner?: Awaited<ReturnType<typeof makeUser>>) {
  const account = owner ?? (await makeUser({ role: 'employer' }));
  return { owner: account, job: await makeJob({ ...FILLED, ownerId: account.id, ...columns }) };
}

test('330 days after it closed with somebody hired, one mail proposes an offer of a season again; never a second one', async () => {
  const { owner, job } = await makeFilled({ filledAt: addDays(NOW, -330) });
  await propose(new Date(NOW.getTime() - 1));
  expect(await mailsTo(owner.email)).toEqual([]);
  for (let night = 0; night < 3; night++) await propose(addDays(NOW, night));
  const [mail, ...others] = await mailsTo(owner.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: `Torna la stagione: ripubblichi “${job.title}”?`, priority: 'routine' });
  expect(mail?.bodyText).toContain(`Ripubblica: ${env.SITE_URL}/pubblica-offerta?da=${job.publicId}#modulo`);
  // Its row in the outbox is purged after thirty days: the offer itself remembers.
  await testDb().delete(outbox);
  await propose(addDays(NOW, 400));
  expect(await mailsTo(owner.email)).toEqual([]);
});

test('two runs at once make one mail, and several offers of an owner are in one', async () => {
  const { owner, job } = await makeFilled();
  const { job: second } = await makeFilled({}, owner);
  await Promise.all([propose(), propose()]);
  const mails = await mailsTo(owner.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Torna la stagione: ripubblichi le tue 2 offerte?']);
  for (const { publicId } of [job, second]) expect(mails[0]?.bodyText).toContain(`?da=${publicId}#modulo`);
});

test('a run costs the same however many are due: the next one takes the others', async () => {
  const owner = await makeUser({ role: 'employer' });
  for (let n = 0; n < 101; n++) await makeFilled({}, owner);
  await propose();
  expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('100 offerte')]);
  await propose();
  expect(await mailsTo(owner.email)).toHaveLength(2);
});

test.each<[string, Partial<typeof users.$inferInsert>, Partial<NewJobRow>]>([
  ['is suspended', { suspendedAt: NOW }, {}],
  ['is leaving', { deletedAt: NOW }, {}],
  ['has not confirmed its address', { emailVerifiedAt: null }, {}],
  ['wants no proposals', { unproposed: true }, {}],
  ['has opened the offer again', {}, { status: 'open', ownerStatus: 'open' }],
  ['has deleted the offer', {}, { status: 'deleted', deletedAt: NOW }],
])('an account that %s gets none', async (_what, account, columns) => {
  const owner = await makeUser({ role: 'employer', ...account });
  await makeFilled(columns, owner);
  await propose();
  expect(await mailsTo(owner.email)).toEqual([]);
});

test('an offer that was published again by itself is not proposed', async () => {
  const { owner, job } = await makeFilled();
  await makeJob({ ...SEASONAL, ownerId: owner.id, lastSeason: job.publicId });
  // Somebody else’s claim to be the same is none.
  const { owner: other, job: untouched } = await makeFilled();
  await makeJob({ ...SEASONAL, lastSeason: untouched.publicId });
  await propose();
  expect(await mailsTo(owner.email)).toEqual([]);
  expect(await mailsTo(other.email)).toHaveLength(1);
});

test.each<[string, Partial<NewJobRow>, 'hired' | 'rejected', boolean]>([
  ['a closed offer of a season', {}, 'hired', true],
  ['one by its contract alone', { type: 'Full-time' }, 'hired', true],
  ['one that has expired', { status: 'expired', ownerStatus: 'open' }, 'hired', true],
  ['one with nobody hired', {}, 'rejected', false],
  ['one that is paused', { status: 'paused', ownerStatus: 'paused' }, 'hired', false],
  ['an offer of no season', { type: 'Full-time', contract: 'Contratto determinato' }, 'hired', false],
])(
  '%s is noted as filled where it was, and that outlives its applications',
  async (_what, columns, status, expected) => {
    const { job } = await makeFilled({ filledAt: null, updatedAt: NOW, ...columns });
    const { id } = await makeApplication({ jobId: job.id, status });
    await setFilled(testDb(), NOW);
    await testDb().delete(applications).where(eq(applications.id, id));
    await setFilled(testDb(), addDays(NOW, 1));
    expect((await rowOf(job.id))?.filledAt).toEqual(expected ? NOW : null);
    await testDb().update(jobs).set({ status: 'open' }).where(eq(jobs.id, job.id));
    await setFilled(testDb(), addDays(NOW, 2));
    expect((await rowOf(job.id))?.filledAt).toBeNull();
  },
);

test('the nightly cron notes an offer before its applications go, and proposes it a year later', async () => {
  const ended = addDays(NOW, -400);
  const { owner, job } = await makeFilled({ filledAt: null, updatedAt: ended, validThrough: ended, postedAt: ended });
  const { id } = await makeApplication({ jobId: job.id, status: 'hired', createdAt: ended });
  await runScheduled('10 3 * * *', env, NOW);
  expect(await testDb().$count(applications, eq(applications.id, id))).toBe(0);
  await runScheduled('10 3 * * *', env, addDays(NOW, 331));
  expect(await testDb().$count(outbox, eq(outbox.cause, `next-season:${job.publicId}`))).toBe(1);
  expect(await mailsTo(owner.email)).toHaveLength(1);
});

test('one link ends the proposals, and a look at it changes nothing', async () => {
  const { owner } = await makeFilled();
  await propose();
  const [mail] = await mailsTo(owner.email);
  const path = mail?.unsubscribeUrl?.replace(env.SITE_URL, '') ?? '';
  expect(path).toMatch(/^\/api\/unsubscribe\?token=/);
  const unproposed = async () =>
    (await testDb().select({ is: users.unproposed }).from(users).where(eq(users.id, owner.id)))[0]?.is;
  const page = await asVisitor.get((await asVisitor.get(path)).headers.get('Location') ?? '');
  expect(await page.text()).toContain('method="post"');
  expect(await unproposed()).toBe(false);
  for (let press = 0; press < 2; press++) {
    const answer = await asVisitor.send(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect(await answer.json()).toEqual({ message: 'Non ti proponiamo più di ripubblicare.' });
  }
  expect(await unproposed()).toBe(true);
  await makeFilled({}, owner);
  await propose(addDays(NOW, 1));
  expect(await mailsTo(owner.email)).toHaveLength(1);
  // The account has them again, and its name with them.
  const account = await asAccount(owner);
  const changed = await account.post('/api/account', { proposals: true }, { method: 'PATCH' });
  expect(await changed.json()).toMatchObject({ proposals: true, name: owner.name });
  await makeFilled({}, owner);
  await propose(addDays(NOW, 2));
  expect(await mailsTo(owner.email)).toHaveLength(2);
});
