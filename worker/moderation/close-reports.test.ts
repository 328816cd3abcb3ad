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
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { insertOne, makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asAdmin, asVisitor, nextOf, type SignedIn } from '../testing/requests.ts';
import { insertMany, insertRows } from '../testing/seed-jobs.ts';
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
const reportRow = (columns: Partial<typeof reports.$inferInsert>) => ({
  ...{ publicId: uniqueWord(), targetKind: 'job', targetId: 'x', reason: 'other', createdAt: new Date() },
  ...columns,
});

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
    const nothing = { text: null, email: null };
    expect(groups).toMatchObject([
      {
        kind: 'job',
        targetId: job.publicId,
        count: 3,
        newest: groups[0]?.reports[2]?.id,
        reasons: [
          { reason: 'scam', count: 2 },
          { reason: 'other', count: 1 },
        ],
        reports: [{ text: 'Chiede soldi', email: 'anna@example.org' }, nothing, nothing],
        target: { kind: 'job', description: 'Testo intero', owner: { email: owner.email } },
      },
      {
        targetId: profile.publicId,
        count: 1,
        target: { kind: 'candidate', status: 'hidden', owner: null, email: 'chi@example.org' },
      },
    ]);
    const text = JSON.stringify(groups);
    for (const secret of ['password', 'openKey', 'manageToken', 'scrypt']) expect(text).not.toContain(secret);
  });

  test('says how many targets wait where they are many, and shows the oldest reports of one', async () => {
    const row = (targetId: string, n: number) => reportRow({ targetId, text: `${n}`, createdAt: new Date(n) });
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
  const same = { adminName: 'Altra persona', action: 'hide', targetKind: 'job', targetId: job.publicId };
  const entry = (n: number) => ({ ...same, publicId: uniqueWord(), reason: `Prova ${n}`, createdAt: new Date(n) });
  await insertMany(moderationLog, 52, (n) => entry(n));
  await admin.post(`/api/moderation/jobs/${job.publicId}/hide`, { rule: 'no-money', facts: 'L’ultima' });
  const first = await admin.get('/api/moderation/log');
  const entries = await read(first, strict(logEntrySchema));
  expect([entries.length, entries[0]?.by]).toEqual([50, admin.account.name]);
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'hide', kind: 'job', targetId: job.publicId, name: job.title, rule: 'no-money', reason: 'L’ultima' },
    // An entry without a rule.
    { rule: null, reason: 'Prova 51', by: 'Altra persona' },
  ]);
  const older = await read(await admin.get(nextOf(first) ?? ''), logEntrySchema);
  expect(older.slice(0, 3).map(({ reason }) => reason)).toEqual(['Prova 2', 'Prova 1', 'Prova 0']);
  await expectProblem(await admin.get('/api/moderation/log?cursor=x'), 400);
});

describe('mails that were given up', () => {
  const text = { subject: 'Oggetto riservato', bodyText: 'Testo riservato', bodyHtml: '' };
  const times = { createdAt: new Date('2026-11-01T08:00:00Z'), nextAttemptAt: new Date('2026-11-02T08:00:00Z') };
  const state = { recipient: 'chi@example.org', status: 'undelivered', attempts: 9 } as const;
  const mail = (columns: Partial<typeof outbox.$inferInsert> = {}) =>
    insertOne(outbox, { cause: `application:${uniqueWord()}`, ...text, ...times, ...state, ...columns });
  const rowOf = async ({ id }: { id: number }) => (await testDb().select().from(outbox).where(eq(outbox.id, id)))[0];
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
    expect((await rowOf({ id }))?.status).toBe('sent');
    expect(await (await retry(id)).json()).toEqual({ message: 'L’email è già in partenza, o è già arrivata.' });
  });

  test('that fail once more wait another day, and then are given up again', async () => {
    const given = await mail();
    const { bindings } = mailTransport(() => true);
    await retry(given.id, bindings);
    // The age of a link in it goes on.
    expect(await rowOf(given)).toMatchObject({ status: 'waiting', attempts: 1, createdAt: times.createdAt });
    const later = new Date(Date.now() + 25 * 60 * 60_000);
    await runScheduled('*/5 * * * *', bindings, later);
    const { status, nextAttemptAt } = (await rowOf(given)) ?? {};
    expect(status).toBe('undelivered');
    // The moment of the last try, which the run reaches after it has begun.
    expect(nextAttemptAt?.getTime()).toBeGreaterThanOrEqual(later.getTime());
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

  test('says of a hidden target that it is hidden; there is none of no report', async () => {
    const profile = await makeCandidate();
    await report('candidates', profile.publicId, 1, { reason: 'not-mine', email: 'anna@example.org' });
    const [waiting] = await queue();
    const { sent, bindings } = mailTransport();
    await dismiss(waiting?.newest ?? '', bindings);
    await sendLater(bindings);
    expect(sent[0]?.text).toContain('Non si vede più sul sito.');
    await expectProblem(await dismiss('nessuna'), 404);
  });

  test.each([
    ['whose account is suspended', ({ ownerId }) => testDb().batch([...suspendAccount(testDb(), ownerId, 'x', NOW)])],
    ['that its owner deleted', deleteOffer],
    ['that is purged', ({ id }) => testDb().delete(jobs).where(eq(jobs.id, id))],
  ] satisfies [string, (job: JobRow) => PromiseLike<unknown>][])(
    'tells who reported an offer %s that it is not shown',
    async (_what, end) => {
      const job = await makeJob();
      await report('jobs', job.publicId, 1, { reason: 'scam', email: 'anna@example.org' });
      await end(job);
      const [waiting] = await queue();
      const { sent, bindings } = mailTransport();
      expect((await dismiss(waiting?.newest ?? '', bindings)).status).toBe(200);
      await sendLater(bindings);
      expect(sent.map(({ to }) => to)).toEqual(['anna@example.org']);
      expect(sent[0]?.text).toContain('Non si vede più sul sito.');
    },
  );
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
    const createdAt = new Date(Date.now() - UNDO_MINUTES * 60_000);
    await testDb().update(moderationLog).set({ createdAt }).where(eq(moderationLog.targetId, overdue.publicId));
    await admin.post(`/api/moderation/jobs/${hidden.publicId}/hide`, { rule: 'no-money', facts: 'Chiede denaro.' });
    for (const shown of [first, second]) {
      await expectProblem(await undo(shown?.newest ?? ''), 409, /Non si può più annullare/);
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
