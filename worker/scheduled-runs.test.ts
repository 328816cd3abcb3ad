import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { addDays, romeDay } from '../shared/dates.ts';
import type { ReportKind } from '../shared/report-values.ts';
import { candidateMessages } from './db/tables/candidates.ts';
import { jobs, jobViews } from './db/tables/jobs.ts';
import { reports } from './db/tables/moderation.ts';
import worker from './index.ts';
import { toOutbox } from './mail/outbox.ts';
import { runScheduled } from './scheduled.ts';
import { insertOne, makeJob, makeUser, testDb, uniqueWord } from './testing/factories.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { mailTransport } from './testing/transport.ts';

test('a cron counts from the time it was meant for, however late it runs', async () => {
  const meant = new Date('2026-05-01T12:00:00Z');
  const ended = await makeJob({ validThrough: new Date(meant.getTime() - 1) });
  const open = await makeJob({ validThrough: new Date(meant.getTime() + 60_000) });
  await worker.scheduled(createScheduledController({ cron: '*/5 * * * *', scheduledTime: meant }), env);
  const status = async (id: number) => (await testDb().select().from(jobs).where(eq(jobs.id, id)))[0]?.status;
  expect(await status(ended.id)).toBe('expired');
  expect(await status(open.id)).toBe('open');
});

test('a task that fails keeps none of those after it, and the error says which statement, not of whom', async () => {
  const morning = new Date('2026-12-01T07:30:00Z');
  const { email } = await makeUser();
  const mail = { subject: 'Prova', text: 'Testo', html: '<p>Testo</p>' };
  await toOutbox(testDb(), { cause: `moderation:${email}`, recipient: email, mail, now: morning });
  const { sent, bindings } = mailTransport();
  await env.DB.exec('ALTER TABLE alerts RENAME TO alerts_away');
  try {
    const error = await runScheduled('* * * * *', bindings, morning).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    const { message } = error as Error;
    expect(message).toMatch(/^\* \* \* \* \*: .*no such table: alerts.*; .*no such table: alerts/);
    expect(message).not.toMatch(/params|2026-12-01|\n/);
    expect(message).not.toContain(String(morning.getTime()));
  } finally {
    await env.DB.exec('ALTER TABLE alerts_away RENAME TO alerts');
  }
  expect(sent.map(({ to }) => to)).toEqual([email]);
});

test('a cron that nobody knows fails, and the log says which, by which build', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = worker.scheduled(createScheduledController({ cron: '7 7 * * *', scheduledTime: new Date() }), env);
  await expect(run).rejects.toThrow('7 7 * * *');
  const lines = logged.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines).toEqual([
    { requestId: expect.any(String), cron: '7 7 * * *', error: expect.stringContaining('7 7 * * *'), version: 'test' },
  ]);
});

const NOW = new Date('2027-03-01T03:10:00Z');
const daysAgo = (days: number): Date => addDays(NOW, -days);

test('reports and views of what was purged go with it; those about what is there stay', async () => {
  const recent = { postedAt: daysAgo(1) };
  const candidate = await makeCandidate(recent);
  const message = { name: 'Ditta', email: 'ditta@example.org', message: 'Buongiorno', createdAt: daysAgo(1) };
  const publicId = uniqueWord();
  await insertOne(candidateMessages, { ...message, publicId, candidateId: candidate.id });
  const deleted = { status: 'deleted', deletedAt: daysAgo(8), ...recent } as const;
  const there: [ReportKind, string][] = [
    ['job', (await makeJob(recent)).publicId],
    ['job', (await makeJob({ ...recent, status: 'hidden', hiddenAt: daysAgo(1) })).publicId],
    // Waits for the decision.
    ['job', (await makeJob(deleted)).publicId],
    ['candidate', candidate.publicId],
    ['message', publicId],
  ];
  const purged: [ReportKind, string][] = [
    ['job', uniqueWord()],
    ['candidate', (await makeCandidate(deleted)).publicId],
    ['message', uniqueWord()],
    // A target of one kind is none of another.
    ['candidate', publicId],
  ];
  await testDb().delete(reports);
  const row = ([targetKind, targetId]: [ReportKind, string]) => ({ publicId: uniqueWord(), targetKind, targetId });
  const rest = { reason: 'other', createdAt: daysAgo(1) } as const;
  const decided = { ...row(['job', uniqueWord()]), ...rest, closedAt: daysAgo(1) };
  await testDb()
    .insert(reports)
    .values([...[...there, ...purged].map((target) => ({ ...row(target), ...rest })), decided]);
  await insertOne(jobViews, { jobId: 999_999, day: romeDay(daysAgo(1)), views: 1 });
  await runScheduled('10 3 * * *', env, NOW);
  expect(await testDb().$count(jobViews)).toBe(0);
  const left = await testDb().select().from(reports).orderBy(reports.id);
  expect(left.map(({ targetKind, targetId }) => [targetKind, targetId])).toEqual([
    ...there,
    [decided.targetKind, decided.targetId],
  ]);
});
