import { env } from 'cloudflare:workers';
import { getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import { addDays, romeDay } from '../shared/dates.ts';
import { PARTS } from './db/personal-data/registry.ts';
import { accountLinks, loginCodes, sessions, usedChallenges, users } from './db/tables/accounts.ts';
import { alerts } from './db/tables/alerts.ts';
import { applications, storedApplications } from './db/tables/applications.ts';
import { candidateMessages, candidates } from './db/tables/candidates.ts';
import { type JobRow, jobs, jobViews } from './db/tables/jobs.ts';
import { contactMessages, outbox } from './db/tables/mail.ts';
import { memberAudit, members } from './db/tables/members.ts';
import { moderationLog, reports } from './db/tables/moderation.ts';
import { dailyCounts, searchCounts } from './db/tables/operation.ts';
import { newPublicId } from './public-id.ts';
import { runScheduled } from './scheduled.ts';
import { makeApplication, makeJob, makeSession, makeUser, newEmail, testDb, uniqueWord } from './testing/factories.ts';
import { makeAlert } from './testing/make-alert.ts';
import { makeCandidate } from './testing/make-candidate.ts';

const NOW = new Date('2027-03-01T03:10:00Z');
const DAY = 86_400_000;

type Rule = {
  readonly what: string;
  readonly table: SQLiteTable;
  /** Days that it is kept after the moment that counts; 0 where the row itself says until when. */
  readonly days: number;
  /** Makes a row whose moment is this one. */
  readonly make: (moment: Date) => Promise<unknown>;
  /** How much later its moment is so that it stays: a day where days are counted. */
  readonly unit?: number;
};

const db = testDb();
const owner = async () => (await makeUser()).id;
const named = () => ({ publicId: newPublicId(), name: 'Rosa', email: newEmail() });

/** An application of long ago for an offer of which the time ended 150 days ago. */
const makeOldApplication = async (columns: Partial<JobRow>) =>
  makeApplication({
    jobId: (await makeJob({ validThrough: addDays(NOW, -150), ...columns })).id,
    createdAt: addDays(NOW, -400),
  });
const makeMail = async (status: 'waiting' | 'sent' | 'undelivered', moment: Date) =>
  db.insert(outbox).values({
    cause: uniqueWord(),
    recipient: 'rosa@example.org',
    subject: 'Prova',
    bodyText: '',
    bodyHtml: '',
    status,
    createdAt: moment,
    nextAttemptAt: moment,
  });
const makeReport = async (closedAt: Date | null) =>
  db.insert(reports).values({
    publicId: newPublicId(),
    targetKind: 'job',
    targetId: (await makeJob({ validThrough: addDays(NOW, 5) })).publicId,
    reason: 'other',
    createdAt: addDays(NOW, -900),
    closedAt,
  });

/** When each kind of data has to be forgotten, as the privacy page says. */
const RULES: readonly Rule[] = [
  { what: 'an account that was deleted', table: users, days: 7, make: (deletedAt) => makeUser({ deletedAt }) },
  {
    what: 'a session',
    table: sessions,
    days: 0,
    make: async (expiresAt) => makeSession({ userId: await owner(), expiresAt }),
  },
  {
    what: 'a link mailed to an account',
    table: accountLinks,
    days: 0,
    make: async (expiresAt) => db.insert(accountLinks).values({ kind: 'reset', tokenHash: uniqueWord(), expiresAt }),
  },
  {
    what: 'a code of a login',
    table: loginCodes,
    days: 1,
    make: async (createdAt) =>
      db
        .insert(loginCodes)
        .values({ userId: await owner(), attemptHash: uniqueWord(), codeHash: '', createdAt, expiresAt: createdAt }),
  },
  {
    what: 'a challenge that a passkey has signed',
    table: usedChallenges,
    days: 0,
    make: async (expiresAt) => db.insert(usedChallenges).values({ hash: uniqueWord(), expiresAt }),
  },
  {
    what: 'an offer that was deleted',
    table: jobs,
    days: 7,
    make: (deletedAt) => makeJob({ status: 'deleted', deletedAt }),
  },
  {
    what: 'how often an offer was opened on a day',
    table: jobViews,
    days: 400,
    unit: DAY,
    // The day itself is kept.
    make: async (moment) =>
      db.insert(jobViews).values({ jobId: (await makeJob()).id, day: romeDay(moment, -1), views: 1 }),
  },
  {
    what: 'an application that was deleted',
    table: applications,
    days: 7,
    make: async (deletedAt) =>
      makeApplication({ jobId: (await makeJob({ validThrough: addDays(NOW, 5) })).id, deletedAt }),
  },
  {
    what: 'an application whose mailed link nobody pressed',
    table: applications,
    days: 7,
    make: async (createdAt) =>
      makeApplication({
        jobId: (await makeJob({ validThrough: addDays(NOW, 5) })).id,
        userId: null,
        name: 'Rosa',
        email: newEmail(),
        createdAt,
        deliveredAt: null,
      }),
  },
  {
    what: 'a CV and message that an account keeps unused',
    table: storedApplications,
    days: 365,
    make: async (usedAt) => db.insert(storedApplications).values({ userId: await owner(), message: 'Salve', usedAt }),
  },
  {
    what: 'an invitation that nobody has accepted',
    table: members,
    days: 14,
    make: async (createdAt) =>
      db
        .insert(members)
        .values({ publicId: newPublicId(), ownerId: await owner(), email: newEmail(), role: 'read', createdAt }),
  },
  {
    what: 'an action of somebody for an employer',
    table: memberAudit,
    days: 365,
    make: async (createdAt) =>
      db
        .insert(memberAudit)
        .values({ ownerId: await owner(), actorName: 'Rosa', deed: 'edit-job', target: newPublicId(), createdAt }),
  },
  {
    what: 'an application for an offer that has ended',
    table: applications,
    days: 183,
    make: async (validThrough) => makeApplication({ jobId: (await makeJob({ status: 'expired', validThrough })).id }),
  },
  {
    what: 'an application for an offer whose place was taken',
    table: applications,
    days: 183,
    make: (updatedAt) => makeOldApplication({ status: 'closed', ownerStatus: 'closed', updatedAt }),
  },
  {
    what: 'a profile that was deleted',
    table: candidates,
    days: 7,
    make: (deletedAt) => makeCandidate({ status: 'deleted', deletedAt }),
  },
  {
    what: 'a profile that nobody has looked after, and nobody can be warned about',
    table: candidates,
    days: 365,
    make: (activeAt) => makeCandidate({ activeAt }),
  },
  {
    what: 'a message to a candidate',
    table: candidateMessages,
    days: 365,
    make: async (createdAt) => {
      const candidateId = (await makeCandidate({ postedAt: NOW })).id;
      return db.insert(candidateMessages).values({ ...named(), candidateId, message: 'Testo', createdAt });
    },
  },
  {
    what: 'a message that was deleted',
    table: candidateMessages,
    days: 7,
    make: async (deletedAt) => {
      const candidateId = (await makeCandidate({ postedAt: NOW })).id;
      const message = { ...named(), candidateId, message: 'Testo', createdAt: addDays(NOW, -30) };
      return db.insert(candidateMessages).values({ ...message, deletedAt });
    },
  },
  {
    what: 'a message of the contact page',
    table: contactMessages,
    days: 365,
    make: async (createdAt) =>
      db.insert(contactMessages).values({ ...named(), subject: 'Prova', message: 'Testo', createdAt }),
  },
  { what: 'a mail that was sent', table: outbox, days: 30, make: (moment) => makeMail('sent', moment) },
  { what: 'a mail that was given up', table: outbox, days: 30, make: (moment) => makeMail('undelivered', moment) },
  {
    what: 'an alert that nobody has confirmed',
    table: alerts,
    days: 0,
    make: (confirmUntil) => makeAlert({ confirmedAt: null, confirmUntil }),
  },
  {
    what: 'an alert that nobody wanted any more',
    table: alerts,
    days: 14,
    make: (promptedAt) => makeAlert({ promptedAt }),
  },
  { what: 'a report that was decided on', table: reports, days: 365, make: (closedAt) => makeReport(closedAt) },
  {
    what: 'an entry of the log of moderation',
    table: moderationLog,
    days: 365,
    make: async (createdAt) =>
      db
        .insert(moderationLog)
        .values({ publicId: newPublicId(), action: 'hide', targetKind: 'job', targetId: uniqueWord(), createdAt }),
  },
  {
    what: 'how often something was searched for on a day',
    table: searchCounts,
    days: 90,
    unit: DAY,
    make: async (moment) =>
      db.insert(searchCounts).values({
        kind: 'jobs',
        day: romeDay(moment, -1),
        words: uniqueWord(),
        town: '',
        found: true,
        count: 3,
      }),
  },
  {
    what: 'how often somebody did something on a day',
    table: dailyCounts,
    days: 0,
    unit: DAY,
    make: async (moment) => db.insert(dailyCounts).values({ day: romeDay(moment, -1), key: uniqueWord(), count: 1 }),
  },
];

/** Tables whose rows go with others, by a statement beside it or a reference that cascades. */
const FOLLOWS: Readonly<Record<string, string>> = {
  passkeys: 'users',
  employer_answers: 'users',
  application_events: 'applications',
  candidate_blocks: 'candidates',
  blocked_senders: 'candidates',
  alert_addresses: 'alerts',
};

describe.each(RULES)('$what', ({ table, days, make, unit = 1 }) => {
  test(`goes the night after ${days} days are over, and not before`, async () => {
    const over = addDays(NOW, -days);
    const before = await db.$count(table);
    await make(new Date(over.getTime() + unit));
    await runScheduled('10 3 * * *', env, NOW);
    expect(await db.$count(table), 'stays').toBe(before + 1);
    await make(over);
    expect(await db.$count(table)).toBe(before + 2);
    await runScheduled('10 3 * * *', env, NOW);
    expect(await db.$count(table), 'goes').toBe(before + 1);
  });
});

test('a row that still waits for somebody stays, however old', async () => {
  const tables = [outbox, reports, applications];
  await makeMail('waiting', addDays(NOW, -60));
  await makeReport(null);
  await makeOldApplication({ validThrough: addDays(NOW, 5) });
  await makeOldApplication({ status: 'paused', ownerStatus: 'paused', updatedAt: addDays(NOW, -184) });
  const before = await Promise.all(tables.map((table) => db.$count(table)));
  await runScheduled('10 3 * * *', env, NOW);
  expect(await Promise.all(tables.map((table) => db.$count(table)))).toEqual(before);
});

test('everything that is held about people has its time', () => {
  const ruled = new Set(RULES.map(({ table }) => getTableName(table)));
  const tables = [...new Set(PARTS.map(({ table }) => getTableName(table)))];
  expect(tables.filter((name) => !ruled.has(FOLLOWS[name] ?? name))).toEqual([]);
});
