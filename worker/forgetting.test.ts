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
import { employerPages } from './db/tables/employers.ts';
import { interviews } from './db/tables/interviews.ts';
import { type JobRow, jobs, jobViews } from './db/tables/jobs.ts';
import { contactMessages, outbox } from './db/tables/mail.ts';
import { memberAudit, members } from './db/tables/members.ts';
import { moderationLog, reports } from './db/tables/moderation.ts';
import { dailyCounts, searchCounts } from './db/tables/operation.ts';
import { pushes, pushSubscriptions } from './db/tables/push.ts';
import { runScheduled } from './scheduled.ts';
import {
  insertOne,
  makeApplication,
  makeJob,
  makeSession,
  makeUser,
  newEmail,
  testDb,
  uniqueWord,
} from './testing/factories.ts';
import { makeAlert } from './testing/make-alert.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { makeEmployerPage } from './testing/make-employer-page.ts';
import { makeMember } from './testing/make-member.ts';

const NOW = new Date('2027-03-01T03:10:00Z');
const DAY = 86_400_000;

type Rule = [
  what: string,
  table: SQLiteTable,
  /** Days that it is kept after the moment that counts; 0 where the row itself says until when. */
  days: number,
  /** Makes a row whose moment is this one. */
  make: (moment: Date) => Promise<unknown>,
  /** How much later its moment is so that it stays: a day where days are counted. */
  unit?: number,
];

const db = testDb();
const owner = async () => (await makeUser()).id;
const named = () => ({ name: 'Rosa', email: newEmail() });
const openJob = async () => makeJob({ validThrough: addDays(NOW, 5) });
/** The day before the one of a moment, which itself is kept. */
const dayBefore = (moment: Date) => romeDay(moment, -1);

/** An application of long ago for an offer of which the time ended 150 days ago. */
const makeOldApplication = async (columns: Partial<JobRow>) =>
  makeApplication({
    jobId: (await makeJob({ validThrough: addDays(NOW, -150), ...columns })).id,
    createdAt: addDays(NOW, -400),
  });
const makeMessage = async (times: { readonly createdAt: Date; readonly deletedAt?: Date }) =>
  insertOne(candidateMessages, {
    ...named(),
    candidateId: (await makeCandidate({ postedAt: NOW })).id,
    message: 'Testo',
    ...times,
  });
const makeMail = (status: 'waiting' | 'sent' | 'undelivered', moment: Date) =>
  insertOne(outbox, {
    cause: uniqueWord(),
    recipient: 'rosa@example.org',
    subject: 'Prova',
    bodyText: '',
    bodyHtml: '',
    status,
    createdAt: moment,
    nextAttemptAt: moment,
  });
const makeDevice = (seenAt: Date) => {
  const keys = { endpoint: uniqueWord(), p256dh: '', auth: '', vapidKey: '' };
  return insertOne(pushSubscriptions, { ...keys, atNight: false, topics: [], seenAt });
};
const makeReport = async (closedAt: Date | null) =>
  insertOne(reports, {
    targetKind: 'job',
    targetId: (await openJob()).publicId,
    reason: 'other',
    createdAt: addDays(NOW, -900),
    closedAt,
  });

/** When each kind of data has to be forgotten, as the privacy page says. */
const RULES: readonly Rule[] = [
  ['an account that was deleted', users, 7, (deletedAt) => makeUser({ deletedAt })],
  ['a session', sessions, 0, async (expiresAt) => makeSession({ userId: await owner(), expiresAt })],
  [
    'a link mailed to an account',
    accountLinks,
    0,
    (expiresAt) => insertOne(accountLinks, { kind: 'reset', tokenHash: uniqueWord(), expiresAt }),
  ],
  [
    'a code of a login',
    loginCodes,
    1,
    async (createdAt) => {
      const code = { attemptHash: uniqueWord(), codeHash: '', createdAt, expiresAt: createdAt };
      return insertOne(loginCodes, { userId: await owner(), ...code });
    },
  ],
  [
    'a challenge that a passkey has signed',
    usedChallenges,
    0,
    (expiresAt) => insertOne(usedChallenges, { hash: uniqueWord(), expiresAt }),
  ],
  ['an offer that was deleted', jobs, 7, (deletedAt) => makeJob({ status: 'deleted', deletedAt })],
  ['the page of an employer that was deleted', employerPages, 7, (endedAt) => makeEmployerPage({ endedAt })],
  [
    'how often an offer was opened on a day',
    jobViews,
    400,
    async (moment) => insertOne(jobViews, { jobId: (await makeJob()).id, day: dayBefore(moment), views: 1 }),
    DAY,
  ],
  [
    'an interview of an application that was deleted',
    interviews,
    7,
    async (deletedAt) => {
      const { id: applicationId } = await makeApplication({ jobId: (await openJob()).id, deletedAt });
      const proposed = { times: [0], minutes: 30, place: 'Breno', sequence: 0, changedAt: deletedAt };
      return insertOne(interviews, { applicationId, ...proposed, state: 'proposed' });
    },
  ],
  [
    'an application that was deleted',
    applications,
    7,
    async (deletedAt) => makeApplication({ jobId: (await openJob()).id, deletedAt }),
  ],
  [
    'an application whose mailed link nobody pressed',
    applications,
    7,
    async (createdAt) =>
      makeApplication({ jobId: (await openJob()).id, userId: null, ...named(), createdAt, deliveredAt: null }),
  ],
  [
    'a CV and message that an account keeps unused',
    storedApplications,
    365,
    async (usedAt) => insertOne(storedApplications, { userId: await owner(), message: 'Salve', usedAt }),
  ],
  ['an invitation that nobody has accepted', members, 14, (createdAt) => makeMember({ createdAt })],
  [
    'an action of somebody for an employer',
    memberAudit,
    365,
    async (createdAt) => {
      const deed = { actorName: 'Rosa', deed: 'edit-job', target: uniqueWord(), createdAt } as const;
      return insertOne(memberAudit, { ownerId: await owner(), ...deed });
    },
  ],
  [
    'an application for an offer that has ended',
    applications,
    183,
    async (validThrough) => makeApplication({ jobId: (await makeJob({ status: 'expired', validThrough })).id }),
  ],
  [
    'an application for an offer whose place was taken',
    applications,
    183,
    (updatedAt) => makeOldApplication({ status: 'closed', ownerStatus: 'closed', updatedAt }),
  ],
  [
    'name and contact of an applicant who wants to be asked for the next season',
    applications,
    426,
    async (validThrough) => {
      const jobId = (await makeJob({ status: 'expired', validThrough })).id;
      return makeApplication({ jobId, nextSeason: true, createdAt: addDays(NOW, -500) });
    },
  ],
  ['a profile that was deleted', candidates, 7, (deletedAt) => makeCandidate({ status: 'deleted', deletedAt })],
  [
    'a profile that nobody has looked after, and nobody can be warned about',
    candidates,
    365,
    (activeAt) => makeCandidate({ activeAt }),
  ],
  ['a message to a candidate', candidateMessages, 365, (createdAt) => makeMessage({ createdAt })],
  [
    'a message that was deleted',
    candidateMessages,
    7,
    (deletedAt) => makeMessage({ createdAt: addDays(NOW, -30), deletedAt }),
  ],
  [
    'a message of the contact page',
    contactMessages,
    365,
    (createdAt) => insertOne(contactMessages, { ...named(), subject: 'Prova', message: 'Testo', createdAt }),
  ],
  ['a mail that was sent', outbox, 30, (moment) => makeMail('sent', moment)],
  ['a mail that was given up', outbox, 30, (moment) => makeMail('undelivered', moment)],
  ['an alert that nobody has confirmed', alerts, 0, (confirmUntil) => makeAlert({ confirmedAt: null, confirmUntil })],
  ['an alert that nobody wanted any more', alerts, 14, (promptedAt) => makeAlert({ promptedAt })],
  ['a device that came no more', pushSubscriptions, 60, makeDevice],
  [
    'a message to a device',
    pushes,
    14,
    async (createdAt) => {
      const { id: subscriptionId } = await makeDevice(NOW);
      const texts = { kind: 'urgent', title: 'Serve subito', body: 'Breno', path: '/' } as const;
      const times = { createdAt, dueAt: createdAt, expiresAt: createdAt };
      return insertOne(pushes, { subscriptionId, cause: uniqueWord(), ...texts, ...times });
    },
  ],
  ['a report that was decided on', reports, 365, makeReport],
  [
    'an entry of the log of moderation',
    moderationLog,
    365,
    (createdAt) => insertOne(moderationLog, { action: 'hide', targetKind: 'job', targetId: uniqueWord(), createdAt }),
  ],
  [
    'how often something was searched for on a day',
    searchCounts,
    90,
    (moment) => {
      const search = { kind: 'jobs', words: uniqueWord(), town: '', found: true, count: 3 } as const;
      return insertOne(searchCounts, { ...search, day: dayBefore(moment) });
    },
    DAY,
  ],
  [
    'how often somebody did something on a day',
    dailyCounts,
    0,
    (moment) => insertOne(dailyCounts, { day: dayBefore(moment), key: uniqueWord(), count: 1 }),
    DAY,
  ],
];

/** Tables whose rows go with others, by a statement beside it or a reference that cascades. */
const FOLLOWS: Readonly<Record<string, string>> = {
  passkeys: 'users',
  employer_answers: 'users',
  application_events: 'applications',
  conversation_lines: 'applications',
  candidate_blocks: 'candidates',
  blocked_senders: 'candidates',
  alert_addresses: 'alerts',
};

describe.each(RULES)('%s', (_what, table, days, make, unit = 1) => {
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
  const ruled = new Set(RULES.map(([, table]) => getTableName(table)));
  const tables = [...new Set(PARTS.map(({ table }) => getTableName(table)))];
  expect(tables.filter((name) => !ruled.has(FOLLOWS[name] ?? name))).toEqual([]);
});
