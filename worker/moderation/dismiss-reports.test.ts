import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { type Reported, reportedSchema, todaySchema } from '../../shared/moderation.ts';
import { UNDO_MINUTES } from '../../shared/report-values.ts';
import { suspendAccount } from '../db/account-state.ts';
import { settleJobs } from '../db/settle.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { moderationLog, reports } from '../db/tables/moderation.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob, makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { insertRows } from '../testing/insert-rows.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { mailsTo, postOffice } from '../testing/post-office.ts';
import { asAdmin, asVisitor, type Person } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

const read = async <Schema extends mini.ZodMiniType>(
  answer: Response,
  schema: Schema,
): Promise<mini.infer<Schema>[]> => {
  return mini.array(schema).parse(await answer.json());
};
const queue = async (admin: Person): Promise<Reported[]> =>
  read(await admin.get('/api/moderation/reports'), strict(reportedSchema));
const report = (kind: 'jobs' | 'candidates', id: string, n: number, body: object) =>
  asVisitor.post(`/api/${kind}/${id}/report`, body, { headers: { 'CF-Connecting-IP': `192.0.2.${n}` } });
const dismiss = (admin: Person, id: string, bindings = env) =>
  admin.send(`/api/moderation/reports/${id}/dismiss`, { method: 'POST', bindings });

/** Sends what waits until a dismissal cannot be taken back. */
const sendLater = (bindings: Env) => sendWaiting(bindings, new Date(Date.now() + (UNDO_MINUTES * 60 + 1) * 1000));

const NOW = new Date();
async function deleteOffer({ id }: JobRow): Promise<void> {
  const [db, own] = [testDb(), eq(jobs.id, id)];
  await db.batch([db.update(jobs).set({ deletedAt: NOW }).where(own), settleJobs(db, own, NOW)]);
}

describe('dismissing', () => {
  test('takes what was shown together off the queue, and leaves the target and what came in since', async () => {
    await testDb().delete(reports);
    const admin = await asAdmin();
    const job = await makeJob();
    await report('jobs', job.publicId, 1, { reason: 'scam', email: 'anna@example.org' });
    await report('jobs', job.publicId, 2, { reason: 'other' });
    const [shown] = await queue(admin);
    await report('jobs', job.publicId, 3, { reason: 'false-data', email: 'bice@example.org' });
    const { sent, bindings } = postOffice();
    expect((await dismiss(admin, shown?.newest ?? '', bindings)).status).toBe(200);
    expect(sent).toEqual([]);
    await sendLater(bindings);
    expect(await (await dismiss(admin, shown?.newest ?? '', bindings)).json()).toEqual({
      message: 'Erano già archiviate.',
    });
    expect((await queue(admin)).map(({ reasons }) => reasons)).toEqual([[{ reason: 'false-data', count: 1 }]]);
    expect((await asVisitor.get(`/api/jobs/${job.publicId}`)).status).toBe(200);
    expect(sent.map(({ to }) => to)).toEqual(['anna@example.org']);
    // Nobody has confirmed the address: it takes nothing of the day from what confirmed people wait for.
    expect(await mailsTo('anna@example.org')).toMatchObject([{ lane: 'unconfirmed' }]);
    expect(sent[0]?.text).toContain('resta com’è');
  });

  test('works for a target that is gone, and says of a hidden one that it is hidden', async () => {
    await testDb().delete(reports);
    const admin = await asAdmin();
    const profile = await makeCandidate();
    await report('candidates', profile.publicId, 1, { reason: 'not-mine', email: 'anna@example.org' });
    const [waiting] = await queue(admin);
    const { sent, bindings } = postOffice();
    await dismiss(admin, waiting?.newest ?? '', bindings);
    await sendLater(bindings);
    expect(sent[0]?.text).toContain('Non si vede più sul sito.');
    const gone = {
      publicId: uniqueWord(),
      targetKind: 'message',
      targetId: 'x',
      reason: 'other',
      createdAt: new Date(),
    };
    await insertRows(reports, [gone]);
    expect((await dismiss(admin, gone.publicId)).status).toBe(200);
    await expectProblem(await dismiss(admin, 'nessuna'), 404);
  });

  test.each([
    [
      'whose account is suspended',
      (job: JobRow) => testDb().batch([...suspendAccount(testDb(), job.ownerId, 'x', NOW)]),
    ],
    ['that its owner deleted', (job: JobRow) => deleteOffer(job)],
    ['that is purged', (job: JobRow) => testDb().delete(jobs).where(eq(jobs.id, job.id))],
  ] as const)('tells who reported an offer %s that it does not show any more', async (_what, end) => {
    await testDb().delete(reports);
    const admin = await asAdmin();
    const job = await makeJob();
    await report('jobs', job.publicId, 1, { reason: 'scam', email: 'anna@example.org' });
    await end(job);
    const [waiting] = await queue(admin);
    const { sent, bindings } = postOffice();
    expect((await dismiss(admin, waiting?.newest ?? '', bindings)).status).toBe(200);
    await sendLater(bindings);
    expect(sent.map(({ to }) => to)).toEqual(['anna@example.org']);
    expect(sent[0]?.text).toContain('Non si vede più sul sito.');
  });
});

describe('taking a dismissal back', () => {
  const undo = (admin: Person, id: string, bindings = env) =>
    admin.send(`/api/moderation/reports/${id}/restore`, { method: 'POST', bindings });

  test('puts its reports into the queue again, tells nobody, and is in the log', async () => {
    await testDb().delete(reports);
    const admin = await asAdmin();
    const job = await makeJob();
    await report('jobs', job.publicId, 1, { reason: 'scam', email: 'anna@example.org' });
    await report('jobs', job.publicId, 2, { reason: 'other' });
    const [shown] = await queue(admin);
    const newest = shown?.newest ?? '';
    const { sent, bindings } = postOffice();
    await dismiss(admin, newest, bindings);
    expect(await queue(admin)).toEqual([]);
    expect((await undo(admin, newest, bindings)).status).toBe(200);
    expect(await queue(admin)).toEqual([shown]);
    expect(await (await undo(admin, newest)).json()).toEqual({ message: 'Erano già da leggere.' });
    await sendLater(bindings);
    expect(sent).toEqual([]);
    const log = await testDb().select().from(moderationLog).where(eq(moderationLog.targetId, job.publicId));
    expect(log.map(({ action }) => action)).toEqual(['dismiss', 'reopen']);
    // Dismissed again, the reporter is told once.
    await dismiss(admin, newest, bindings);
    await sendLater(bindings);
    expect(sent.map(({ to }) => to)).toEqual(['anna@example.org']);
  });

  test('is refused after ten minutes, for what hid its target, and for no report', async () => {
    await testDb().delete(reports);
    const admin = await asAdmin();
    const [late, hidden] = [await makeJob(), await makeJob()];
    for (const [n, job] of [late, hidden].entries()) await report('jobs', job.publicId, n, { reason: 'scam' });
    const [first, second] = await queue(admin);
    await dismiss(admin, first?.newest ?? '');
    await testDb()
      .update(moderationLog)
      .set({ createdAt: new Date(Date.now() - UNDO_MINUTES * 60_000) })
      .where(eq(moderationLog.targetId, late.publicId));
    await admin.post(`/api/moderation/jobs/${hidden.publicId}/hide`, { rule: 'no-money', facts: 'Chiede denaro.' });
    for (const shown of [first, second]) {
      const { message } = await expectProblem(await undo(admin, shown?.newest ?? ''), 409);
      expect(message).toContain('Non si può più annullare');
    }
    expect(await queue(admin)).toEqual([]);
    await expectProblem(await undo(admin, 'nessuna'), 404);
  });
});

test('the day has its new offers and accounts, not those of yesterday, and what waits', async () => {
  await testDb().delete(reports);
  const admin = await asAdmin();
  const read = async () => strict(todaySchema).parse(await (await admin.get('/api/moderation/today')).json());
  const before = await read();
  const owner = await makeUser();
  const job = await makeJob({ ownerId: owner.id });
  const old = await makeJob({ ownerId: owner.id, postedAt: new Date(Date.now() - 86_400_000) });
  await makeUser({ createdAt: new Date(Date.now() - 86_400_000) });
  for (const n of [1, 2]) await report('jobs', job.publicId, n, { reason: n === 1 ? 'scam' : 'other' });
  const day = await read();
  expect([day.newJobs - before.newJobs, day.newAccounts - before.newAccounts]).toEqual([1, 1]);
  expect([day.reports, day.undelivered]).toEqual([1, before.undelivered]);
  expect(day.jobs[0]).toMatchObject({ id: job.publicId, title: job.title, status: 'open' });
  expect(day.jobs.map(({ id }) => id)).not.toContain(old.publicId);
  expect(day.accounts[0]).toMatchObject({ id: owner.publicId, email: owner.email });
});
