import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { addDays } from '../../shared/dates.ts';
import {
  logEntrySchema,
  moderatedSchema,
  type Reported,
  reportedSchema,
  todaySchema,
  undeliveredMailSchema,
} from '../../shared/moderation.ts';
import { UNDO_MINUTES } from '../../shared/report-values.ts';
import { suspendAccount } from '../db/account-state.ts';
import { settleJobs } from '../db/settle.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { moderationLog, reports } from '../db/tables/moderation.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { runScheduled } from '../scheduled.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asAdmin, asVisitor, nextOf, type SignedIn } from '../testing/requests.ts';
import { insertRows } from '../testing/seed-jobs.ts';
import { strict } from '../testing/strict.ts';
import { mailsTo, mailTransport } from '../testing/transport.ts';
import { canRetry } from './retry-mail.ts';

let admin: SignedIn;
beforeEach(async () => {
  await testDb().delete(reports);
  admin = await asAdmin();
});

const read = async <Schema extends mini.ZodMiniType>(answer: Response, schema: Schema) =>
  mini.array(schema).parse(await answer.json());
const queue = async (): Promise<Reported[]> => read(await admin.get('/api/moderation/reports'), strict(reportedSchema));
const report = (kind: 'jobs' | 'candidates', id: string, n: number, body: object) =>
  asVisitor.post(`/api/${kind}/${id}/report`, body, { headers: { 'CF-Connecting-IP': `192.0.2.${n}` } });
describe('the queue', () => {
  test('holds what waits by target, the oldest first, with the target as it is, hidden ones too', async () => {
    const owner = await makeUser();
    const job = await makeJob({ ownerId: owner.id, description: 'Testo intero' });
    const profile = await makeCandidate({ email: 'chi@example.org' });
    await report('jobs', job.publicId, 1, { reason: 'scam', text: 'Chiede soldi', email: 'anna@example.org' });
    await report('candidates', profile.publicId, 2, { reason: 'not-mine' });
    await report('jobs', job.publicId, 3, { reason: 'scam' });
    await report('jobs', job.publicId, 4, { reason: 'other' });
    const groups = await queue();
    expect(groups.map(({ kind, targetId, count }) => [kind, targetId, count])).toEqual([
      ['job', job.publicId, 3],
      ['candidate', profile.publicId, 1],
    ]);
    const [first, second] = groups;
    expect(first?.reasons).toEqual([
      { reason: 'scam', count: 2 },
      { reason: 'other', count: 1 },
    ]);
    expect(first?.reports.map(({ text, email }) => [text, email])).toEqual([
      ['Chiede soldi', 'anna@example.org'],
      [null, null],
      [null, null],
    ]);
    expect(first?.newest).toBe(first?.reports[2]?.id);
    expect(first?.target).toMatchObject({ kind: 'job', description: 'Testo intero', owner: { email: owner.email } });
    expect(second?.target).toMatchObject({
      kind: 'candidate',
      status: 'hidden',
      owner: null,
      email: 'chi@example.org',
    });
    const text = JSON.stringify(groups);
    for (const secret of ['password', 'openKey', 'manageToken', 'scrypt']) expect(text).not.toContain(secret);
  });

  test('says how many targets wait where they are many, and shows the oldest reports of one', async () => {
    const row = (targetId: string, n: number) => ({
      publicId: uniqueWord(),
      targetKind: 'job',
      targetId,
      reason: 'other',
      text: `${n}`,
      createdAt: new Date(n),
    });
    await insertRows(reports, [
      ...Array.from({ length: 30 }, (_, n) => row('molto-segnalata', n)),
      ...Array.from({ length: 24 }, (_, n) => row(`altra-${n}`, n)),
    ]);
    const answer = await admin.get('/api/moderation/reports');
    expect(answer.headers.get('X-Total-Count')).toBe('25');
    const groups = await read(answer, reportedSchema);
    expect(groups).toHaveLength(20);
    expect(groups[0]).toMatchObject({ targetId: 'molto-segnalata', count: 30, target: null });
    expect(groups[0]?.reports.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, n) => `${n}`));
  });
});

test('looking for somebody or something by e-mail: the account with all that it has; by id or address of a page: that one', async () => {
  const owner = await makeUser();
  const job = await makeJob({ ownerId: owner.id, status: 'hidden', hiddenAt: new Date() });
  const profile = await makeCandidate({ ownerId: owner.id });
  const unowned = await makeCandidate({ email: newEmail() });
  const ids = async (q: string) => {
    const found = await read(await admin.get(`/api/moderation/search?q=${encodeURIComponent(q)}`), moderatedSchema);
    return found.map(({ kind, id }) => `${kind} ${id}`);
  };
  const all = [`account ${owner.publicId}`, `job ${job.publicId}`, `candidate ${profile.publicId}`];
  expect(await ids(owner.email.toUpperCase())).toEqual(all);
  expect(await ids(owner.publicId)).toEqual(all);
  expect(await ids(` https://www.example.org/offerte/${job.publicId}?x=1#y `)).toEqual([`job ${job.publicId}`]);
  expect(await ids(profile.publicId)).toEqual([`candidate ${profile.publicId}`]);
  expect(await ids(unowned.email ?? '')).toEqual([`candidate ${unowned.publicId}`]);
  expect(await ids("' OR 1=1 --")).toEqual([]);
  expect(await refusedFields(await admin.get('/api/moderation/search?q=%20'))).toHaveProperty('q');
});

test('the log is read in pages, newest first, and by administrators only', async () => {
  const job = await makeJob();
  const entry = (n: number) => ({
    publicId: uniqueWord(),
    adminName: 'Altra persona',
    action: 'hide',
    targetKind: 'job',
    targetId: job.publicId,
    reason: `Prova ${n}`,
    createdAt: new Date(n),
  });
  await insertRows(
    moderationLog,
    Array.from({ length: 52 }, (_, n) => entry(n)),
  );
  await admin.post(`/api/moderation/jobs/${job.publicId}/hide`, { rule: 'no-money', facts: 'L’ultima' });
  const first = await admin.get('/api/moderation/log');
  const entries = await read(first, strict(logEntrySchema));
  expect(entries).toHaveLength(50);
  expect(entries.slice(0, 2)).toMatchObject([
    {
      action: 'hide',
      kind: 'job',
      targetId: job.publicId,
      name: job.title,
      rule: 'no-money',
      reason: 'L’ultima',
      by: admin.account.name,
    },
    // An entry without a rule.
    { rule: null, reason: 'Prova 51', by: 'Altra persona' },
  ]);
  const older = await read(await admin.get(nextOf(first) ?? ''), logEntrySchema);
  expect(older.slice(0, 3).map(({ reason }) => reason)).toEqual(['Prova 2', 'Prova 1', 'Prova 0']);
  await expectProblem(await admin.get('/api/moderation/log?cursor=x'), 400);
});

describe('mails that were given up', () => {
  const mail = async (columns: Partial<typeof outbox.$inferInsert> = {}) => {
    const [row] = await testDb()
      .insert(outbox)
      .values({
        cause: `application:${uniqueWord()}`,
        recipient: 'chi@example.org',
        subject: 'Oggetto riservato',
        bodyText: 'Testo riservato',
        bodyHtml: '',
        status: 'undelivered',
        attempts: 9,
        createdAt: new Date('2026-11-01T08:00:00Z'),
        nextAttemptAt: new Date('2026-11-02T08:00:00Z'),
        ...columns,
      })
      .returning();
    if (!row) throw new Error('no mail');
    return row;
  };
  const retry = (id: number | string, bindings = env) =>
    admin.send(`/api/moderation/mails/${id}/retry`, { method: 'POST', bindings });

  test('are listed without what they say', async () => {
    const { id, cause } = await mail();
    const answer = await admin.get('/api/moderation/mails');
    const text = await answer.clone().text();
    expect(text).not.toMatch(/riservato/);
    expect(text).not.toContain(cause);
    expect((await read(answer, strict(undeliveredMailSchema))).find((one) => one.id === String(id))).toEqual({
      id: String(id),
      kind: 'application',
      recipient: 'chi@example.org',
      attempts: 9,
      createdAt: '2026-11-01T08:00:00.000Z',
      lastTriedAt: '2026-11-02T08:00:00.000Z',
      canRetry: true,
    });
  });

  test('go out when an administrator tries them again, once for two clicks', async () => {
    const { id } = await mail();
    const { sent, bindings } = mailTransport();
    await Promise.all([retry(id, bindings), retry(id, bindings)]);
    expect(sent.map(({ to }) => to)).toEqual(['chi@example.org']);
    expect((await testDb().select().from(outbox).where(eq(outbox.id, id)))[0]?.status).toBe('sent');
    expect(await (await retry(id)).json()).toEqual({ message: 'L’email è già in partenza, o è già arrivata.' });
  });

  test('that fail once more wait another day, and then are given up again', async () => {
    const { id } = await mail();
    const { bindings } = mailTransport(() => true);
    await retry(id, bindings);
    const state = async () => (await testDb().select().from(outbox).where(eq(outbox.id, id)))[0];
    // The age of a link in it goes on.
    expect(await state()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      createdAt: new Date('2026-11-01T08:00:00Z'),
    });
    const later = new Date(Date.now() + 25 * 60 * 60_000);
    await runScheduled('*/5 * * * *', bindings, later);
    const given = await state();
    expect(given?.status).toBe('undelivered');
    // The moment of the last try, which the run reaches after it has begun.
    expect(given?.nextAttemptAt.getTime()).toBeGreaterThanOrEqual(later.getTime());
  });

  test('whose text is gone, or whose link is dead, stay where they are', async () => {
    const [empty, dead] = [await mail({ bodyText: '' }), await mail({ cause: `password-reset:${uniqueWord()}` })];
    for (const { id } of [empty, dead]) await expectProblem(await retry(id), 409);
    for (const id of ['999999999', 'x', '1e3', '-1']) await expectProblem(await retry(id), 404);
  });
});

const dismiss = (id: string, bindings = env) =>
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
    const job = await makeJob();
    await report('jobs', job.publicId, 1, { reason: 'scam', email: 'anna@example.org' });
    await report('jobs', job.publicId, 2, { reason: 'other' });
    const [shown] = await queue();
    await report('jobs', job.publicId, 3, { reason: 'false-data', email: 'bice@example.org' });
    const { sent, bindings } = mailTransport();
    expect((await dismiss(shown?.newest ?? '', bindings)).status).toBe(200);
    expect(sent).toEqual([]);
    await sendLater(bindings);
    expect(await (await dismiss(shown?.newest ?? '', bindings)).json()).toEqual({ message: 'Erano già archiviate.' });
    expect((await queue()).map(({ reasons }) => reasons)).toEqual([[{ reason: 'false-data', count: 1 }]]);
    expect((await asVisitor.get(`/api/jobs/${job.publicId}`)).status).toBe(200);
    expect(sent.map(({ to }) => to)).toEqual(['anna@example.org']);
    // Nobody has confirmed the address: it takes nothing of the day from what confirmed people wait for.
    expect(await mailsTo('anna@example.org')).toMatchObject([{ priority: 'unconfirmed' }]);
    expect(sent[0]?.text).toContain('resta com’è');
  });

  test('works for a target that is gone, and says of a hidden one that it is hidden', async () => {
    const profile = await makeCandidate();
    await report('candidates', profile.publicId, 1, { reason: 'not-mine', email: 'anna@example.org' });
    const [waiting] = await queue();
    const { sent, bindings } = mailTransport();
    await dismiss(waiting?.newest ?? '', bindings);
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
    expect((await dismiss(gone.publicId)).status).toBe(200);
    await expectProblem(await dismiss('nessuna'), 404);
  });

  test.each([
    [
      'whose account is suspended',
      (job: JobRow) => testDb().batch([...suspendAccount(testDb(), job.ownerId, 'x', NOW)]),
    ],
    ['that its owner deleted', (job: JobRow) => deleteOffer(job)],
    ['that is purged', (job: JobRow) => testDb().delete(jobs).where(eq(jobs.id, job.id))],
  ] as const)('tells who reported an offer %s that it does not show any more', async (_what, end) => {
    const job = await makeJob();
    await report('jobs', job.publicId, 1, { reason: 'scam', email: 'anna@example.org' });
    await end(job);
    const [waiting] = await queue();
    const { sent, bindings } = mailTransport();
    expect((await dismiss(waiting?.newest ?? '', bindings)).status).toBe(200);
    await sendLater(bindings);
    expect(sent.map(({ to }) => to)).toEqual(['anna@example.org']);
    expect(sent[0]?.text).toContain('Non si vede più sul sito.');
  });
});

describe('taking a dismissal back', () => {
  const undo = (id: string, bindings = env) =>
    admin.send(`/api/moderation/reports/${id}/restore`, { method: 'POST', bindings });

  test('puts its reports into the queue again, tells nobody, and is in the log', async () => {
    const job = await makeJob();
    await report('jobs', job.publicId, 1, { reason: 'scam', email: 'anna@example.org' });
    await report('jobs', job.publicId, 2, { reason: 'other' });
    const [shown] = await queue();
    const newest = shown?.newest ?? '';
    const { sent, bindings } = mailTransport();
    await dismiss(newest, bindings);
    expect(await queue()).toEqual([]);
    expect((await undo(newest, bindings)).status).toBe(200);
    expect(await queue()).toEqual([shown]);
    expect(await (await undo(newest)).json()).toEqual({ message: 'Erano già da leggere.' });
    await sendLater(bindings);
    expect(sent).toEqual([]);
    const log = await testDb().select().from(moderationLog).where(eq(moderationLog.targetId, job.publicId));
    expect(log.map(({ action }) => action)).toEqual(['dismiss', 'reopen']);
    // Dismissed again, the reporter is told once.
    await dismiss(newest, bindings);
    await sendLater(bindings);
    expect(sent.map(({ to }) => to)).toEqual(['anna@example.org']);
  });

  test('is refused after ten minutes, for what hid its target, and for no report', async () => {
    const [overdue, hidden] = [await makeJob(), await makeJob()];
    for (const [n, job] of [overdue, hidden].entries()) await report('jobs', job.publicId, n, { reason: 'scam' });
    const [first, second] = await queue();
    await dismiss(first?.newest ?? '');
    await testDb()
      .update(moderationLog)
      .set({ createdAt: new Date(Date.now() - UNDO_MINUTES * 60_000) })
      .where(eq(moderationLog.targetId, overdue.publicId));
    await admin.post(`/api/moderation/jobs/${hidden.publicId}/hide`, { rule: 'no-money', facts: 'Chiede denaro.' });
    for (const shown of [first, second]) {
      const { message } = await expectProblem(await undo(shown?.newest ?? ''), 409);
      expect(message).toContain('Non si può più annullare');
    }
    expect(await queue()).toEqual([]);
    await expectProblem(await undo('nessuna'), 404);
  });
});

test('the day has its new offers and accounts, not those of yesterday, and what waits', async () => {
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

/** Answers canRetry for a mail written so many days ago. */
const canRetryAfter = (kind: string, days: number, bodyText = 'Testo') =>
  canRetry({ cause: `${kind}:abc`, bodyText, createdAt: addDays(NOW, -days) }, NOW);

test.each([
  ['email-link', 3],
  ['alert-link', 7],
  ['confirm-application', 7],
  ['renewed-check-link', 14],
  ['candidate-idle', 7],
  ['job-check', 14],
  ['alert-renewal', 14],
])('the link of %s is good for %i days: it can be sent until a day before', (kind, days) => {
  const ages = [0, days - 1.01, days - 1, days, 29];
  expect(ages.map((age) => canRetryAfter(kind, age))).toEqual([true, true, false, false, false]);
});

test.each([
  ['password-reset', 'Testo', false],
  ['application', '', false],
  ['application', 'Testo', true],
  ['password-changed', 'Testo', true],
  ['moderation', 'Testo', true],
  ['newsletter', 'Testo', true],
])('a mail of %s with the text “%s” can be sent as long as it is kept: %s', (kind, text, can) => {
  expect([0, 3, 29].map((age) => canRetryAfter(kind, age, text))).toEqual([can, can, can]);
});
