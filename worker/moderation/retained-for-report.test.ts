import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { passkeys, users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { candidates } from '../db/tables/candidates.ts';
import { jobs } from '../db/tables/jobs.ts';
import { reports } from '../db/tables/moderation.ts';
import { runScheduled } from '../scheduled.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeApplication, makeJob, newEmail, testDb } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { makePasskey } from '../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asAdmin, asVisitor } from '../testing/requests.ts';

const db = testDb();
const nightly = (days: number) => runScheduled('10 3 * * *', env, addDays(new Date(), days));
const report = async (publicId: string) =>
  expect((await asVisitor.post(`/api/jobs/${publicId}/report`, { reason: 'scam' })).status).toBe(201);
const dismiss = async (targetId: string) => {
  const [row] = await db.select().from(reports).where(eq(reports.targetId, targetId));
  const path = `/api/moderation/reports/${row?.publicId}/dismiss`;
  expect((await (await asAdmin()).send(path, { method: 'POST' })).status).toBe(200);
};
const has = async ({ id }: { id: number }) => (await db.$count(jobs, eq(jobs.id, id))) > 0;

describe('an account that leaves', () => {
  /** Somebody with a reported offer, another one, a profile and a passkey, who deletes the account. */
  async function leaving() {
    const { user } = await makePasskey({ email: newEmail(), emailVerifiedAt: new Date(), passwordHash });
    const reported = await makeJob({ ownerId: user.id });
    const other = await makeJob({ ownerId: user.id });
    const application = await makeApplication({ jobId: reported.id });
    await makeCandidate({ ownerId: user.id });
    await report(reported.publicId);
    const person = await asAccount(user);
    await person.post('/api/account', { currentPassword: PASSWORD }, { method: 'DELETE' });
    const left = async () => ({
      account: await db.$count(users, eq(users.id, user.id)),
      reported: await has(reported),
      other: await has(other),
      more:
        (await db.$count(passkeys, eq(passkeys.userId, user.id))) +
        (await db.$count(candidates, eq(candidates.ownerId, user.id))) +
        (await db.$count(applications, eq(applications.id, application.id))),
    });
    return { reported, left };
  }
  const NOTHING = { account: 0, reported: false, other: false, more: 0 };

  test('keeps its reported offer, hidden, and nothing else, until the report is decided', async () => {
    const { reported, left } = await leaving();
    await expectProblem(await asVisitor.get(`/api/jobs/${reported.publicId}`), 404);
    await nightly(8);
    expect(await left()).toEqual({ account: 1, reported: true, other: false, more: 0 });
    await expectProblem(await asVisitor.get(`/api/jobs/${reported.publicId}`), 404);
    const queue = await (await asAdmin()).get('/api/moderation/reports');
    expect(await queue.text()).toContain(reported.title);
    await nightly(60);
    expect((await left()).reported).toBe(true);
    await dismiss(reported.publicId);
    await nightly(8);
    expect(await left()).toEqual(NOTHING);
  });

  test('is gone after 90 days, whoever has decided nothing', async () => {
    const { reported, left } = await leaving();
    await nightly(89);
    expect((await left()).reported).toBe(true);
    await nightly(91);
    expect(await left()).toEqual(NOTHING);
    await nightly(91);
    expect(await db.$count(reports, eq(reports.targetId, reported.publicId))).toBe(0);
  });
});

test('a deleted offer that was reported waits for the decision, without its applications', async () => {
  const deletedAt = new Date();
  const [reported, other] = [await makeJob(), await makeJob({ status: 'deleted', deletedAt })];
  await report(reported.publicId);
  await db.update(jobs).set({ status: 'deleted', deletedAt }).where(eq(jobs.id, reported.id));
  const { id } = await makeApplication({ jobId: reported.id });
  await nightly(8);
  expect([await has(reported), await has(other)]).toEqual([true, false]);
  expect(await db.$count(applications, eq(applications.id, id))).toBe(0);
  await dismiss(reported.publicId);
  await nightly(8);
  expect(await has(reported)).toBe(false);
});
