import { env } from 'cloudflare:workers';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, romeDay } from '../shared/dates.ts';
import type { ReportKind } from '../shared/report-values.ts';
import { applications } from './db/tables/applications.ts';
import { candidateMessages } from './db/tables/candidates.ts';
import { jobViews } from './db/tables/jobs.ts';
import { contactMessages, outbox } from './db/tables/mail.ts';
import { moderationLog, reports } from './db/tables/moderation.ts';
import { runScheduled } from './scheduled.ts';
import { makeApplication, makeJob, testDb, uniqueWord } from './testing/factories.ts';
import { makeCandidate } from './testing/make-candidate.ts';

const NOW = new Date('2027-03-01T03:10:00Z');
const nightly = () => runScheduled('10 3 * * *', env, NOW);
const daysAgo = (days: number): Date => addDays(NOW, -days);

test('messages of the contact page go after twelve months, not before', async () => {
  const email = `${uniqueWord()}@example.org`;
  const row = (days: number) => ({
    publicId: uniqueWord(),
    name: 'Rosa',
    email,
    subject: `${days} giorni`,
    message: 'Testo',
    createdAt: daysAgo(days),
  });
  await testDb()
    .insert(contactMessages)
    .values([row(1), row(364), row(365), row(800)]);
  await nightly();
  const left = await testDb().select().from(contactMessages).where(eq(contactMessages.email, email));
  expect(left.map(({ subject }) => subject)).toEqual(['1 giorni', '364 giorni']);
});

test('mails go a month after they were sent or given up; what still waits stays', async () => {
  const mail = (status: 'waiting' | 'sent' | 'undelivered', days: number) => ({
    cause: `${status}-${days}-${uniqueWord()}`,
    recipient: 'rosa@example.org',
    subject: 'Prova',
    bodyText: '',
    bodyHtml: '',
    status,
    createdAt: daysAgo(days),
    nextAttemptAt: daysAgo(days),
  });
  const mails = [
    mail('sent', 29),
    mail('sent', 30),
    mail('undelivered', 29),
    mail('undelivered', 31),
    mail('waiting', 60),
  ];
  await testDb().insert(outbox).values(mails);
  await nightly();
  const causes = mails.map(({ cause }) => cause);
  const left = await testDb().select({ cause: outbox.cause }).from(outbox).where(inArray(outbox.cause, causes));
  expect(left.map(({ cause }) => cause.split('-').slice(0, 2).join(' ')).sort()).toEqual([
    'sent 29',
    'undelivered 29',
    'waiting 60',
  ]);
});

test('applications go six months after the offer ended; those of open offers stay, however old', async () => {
  const old = { createdAt: daysAgo(400) };
  const gone = await makeJob({ status: 'expired', validThrough: daysAgo(183) });
  const recent = await makeJob({ status: 'closed', validThrough: daysAgo(182) });
  const open = await makeJob({ validThrough: addDays(NOW, 5) });
  const closed = { status: 'closed', ownerStatus: 'closed', validThrough: daysAgo(150) } as const;
  const taken = await makeJob({ ...closed, updatedAt: daysAgo(184) });
  const takenLater = await makeJob({ ...closed, updatedAt: daysAgo(182) });
  const paused = await makeJob({ ...closed, status: 'paused', ownerStatus: 'paused', updatedAt: daysAgo(184) });
  for (const { id: jobId } of [gone, recent, open, taken, takenLater, paused]) await makeApplication({ jobId, ...old });
  await nightly();
  const left = await testDb().select({ jobId: applications.jobId }).from(applications);
  const jobs = left.map(({ jobId }) => jobId);
  expect(jobs).toEqual(expect.arrayContaining([recent.id, open.id, takenLater.id, paused.id]));
  for (const { id } of [gone, taken]) expect(jobs).not.toContain(id);
});

test('reports go twelve months after somebody decided, the log after twelve; what waits stays', async () => {
  const { publicId: targetId } = await makeJob({ validThrough: addDays(NOW, 5) });
  const report = (days: number, closed: number | null) => ({
    publicId: uniqueWord(),
    targetKind: 'job' as const,
    targetId,
    reason: 'other' as const,
    text: `${days} ${closed}`,
    createdAt: daysAgo(days),
    closedAt: closed === null ? null : daysAgo(closed),
  });
  await testDb()
    .insert(reports)
    .values([report(900, null), report(900, 365), report(900, 364), report(2, 1)]);
  const entry = (days: number) => ({
    publicId: uniqueWord(),
    action: 'hide' as const,
    targetKind: 'job' as const,
    targetId,
    reason: `${days}`,
    createdAt: daysAgo(days),
  });
  await testDb()
    .insert(moderationLog)
    .values([entry(1), entry(364), entry(365)]);
  await nightly();
  const left = await testDb().select().from(reports).where(eq(reports.targetId, targetId));
  expect(left.map(({ text }) => text)).toEqual(['900 null', '900 364', '2 1']);
  const entries = await testDb().select().from(moderationLog).where(eq(moderationLog.targetId, targetId));
  expect(entries.map(({ reason }) => reason)).toEqual(['1', '364']);
});

test('reports about what was purged go with it; those about what is there stay', async () => {
  const recent = { postedAt: daysAgo(1) };
  const candidate = await makeCandidate(recent);
  const message = { name: 'Ditta', email: 'ditta@example.org', message: 'Buongiorno', createdAt: daysAgo(1) };
  const publicId = uniqueWord();
  await testDb()
    .insert(candidateMessages)
    .values({ ...message, publicId, candidateId: candidate.id });
  const deleted = { status: 'deleted', deletedAt: daysAgo(8), ...recent } as const;
  const there: [ReportKind, string][] = [
    ['job', (await makeJob(recent)).publicId],
    ['job', (await makeJob({ ...recent, status: 'hidden', hiddenAt: daysAgo(1) })).publicId],
    ['candidate', candidate.publicId],
    ['message', publicId],
  ];
  const purged: [ReportKind, string][] = [
    ['job', (await makeJob(deleted)).publicId],
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
  await nightly();
  const left = await testDb().select().from(reports).orderBy(reports.id);
  expect(left.map(({ targetKind, targetId }) => [targetKind, targetId])).toEqual([
    ...there,
    [decided.targetKind, decided.targetId],
  ]);
});

test('views go after 400 days, and those of offers that are gone', async () => {
  const { id } = await makeJob({ validThrough: addDays(NOW, 5) });
  const row = (jobId: number, days: number) => ({ jobId, day: romeDay(daysAgo(days)), views: 1 });
  await testDb()
    .insert(jobViews)
    .values([row(id, 0), row(id, 400), row(id, 401), row(id + 1000, 1)]);
  await nightly();
  const left = await testDb().select().from(jobViews).orderBy(jobViews.day);
  expect(left.map(({ jobId, day }) => [jobId, day])).toEqual([
    [id, romeDay(daysAgo(400))],
    [id, romeDay(NOW)],
  ]);
});
