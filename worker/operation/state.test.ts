import { env } from 'cloudflare:workers';
import { notLike } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { romeHour } from '../../shared/dates.ts';
import { operationSchema } from '../../shared/operation.ts';
import { outbox } from '../db/tables/mail.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { runScheduled } from '../scheduled.ts';
import { costOf } from '../testing/bindings.ts';
import { strict } from '../testing/expect-problem.ts';
import { insertOne, makeApplication, makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { freshStorage } from '../testing/forget-copies.ts';
import { asAdmin } from '../testing/requests.ts';
import { logDays } from './log-runs.ts';
import { figureKey, figuresSince } from './queries.ts';

const NIGHTLY = '10 3 * * *';
/** The night after the clocks of Rome went forward: the day before had 23 hours. */
const NIGHT = new Date('2027-03-29T03:10:00Z');
const [BEFORE, DAY] = ['2027-03-27', '2027-03-28'];
const begin = romeHour(DAY, 0);
const end = romeHour('2027-03-29', 0);
const MS = 1;
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

beforeEach(freshStorage);

const figures = () => figuresSince(testDb(), '');
const ZEROS = { offers: 0, applications: 0, registrations: 0, mailsSent: 0, mailsHeld: 0, mailsUndelivered: 0 };

async function makeMail(status: 'sent' | 'held' | 'undelivered' | 'waiting', at: Date) {
  const mail = { cause: uniqueWord(), recipient: newEmail(), subject: '', bodyText: '', bodyHtml: '' };
  const sentAt = status === 'sent' ? at : null;
  await insertOne(outbox, { ...mail, status, createdAt: at, nextAttemptAt: at, sentAt });
}

describe('the numbers of a day', () => {
  test('are counted from midnight to midnight in Rome, the night after', async () => {
    const owner = await makeUser({ createdAt: later(begin, -MS) });
    for (const moment of [begin, later(end, -MS)]) {
      const job = await makeJob({ ownerId: owner.id, postedAt: moment, status: 'deleted', deletedAt: moment });
      const { id } = await makeUser({ createdAt: moment });
      await makeApplication({ jobId: job.id, userId: id, createdAt: later(begin, -MS), deliveredAt: moment });
      await makeApplication({ jobId: job.id, userId: null, name: 'Ida', createdAt: moment, deliveredAt: null });
      for (const status of ['sent', 'held', 'undelivered', 'waiting'] as const) await makeMail(status, moment);
    }
    const outside = await makeJob({ ownerId: owner.id, postedAt: end });
    await makeApplication({ jobId: outside.id, userId: owner.id, createdAt: end });
    await makeMail('sent', end);
    await logDays(testDb(), NIGHT);
    const days = await figures();
    expect([...days.keys()].sort()).toEqual(['2027-03-23', '2027-03-24', '2027-03-25', '2027-03-26', BEFORE, DAY]);
    const two = { offers: 2, applications: 2, registrations: 2, mailsSent: 2, mailsHeld: 2, mailsUndelivered: 2 };
    expect(days.get(DAY)).toEqual(two);
    expect(days.get(BEFORE)).toEqual({ ...ZEROS, registrations: 1 });
    expect(days.get('2027-03-23')).toEqual(ZEROS);
  });

  test('stay as they were counted: what is purged later changes nothing', async () => {
    await insertOne(dailyCounts, { day: DAY, key: figureKey('offers'), count: 7 });
    await makeJob({ postedAt: begin });
    await logDays(testDb(), NIGHT);
    expect((await figures()).get(DAY)).toEqual({ ...ZEROS, offers: 7 });
  });

  test('come with the nightly cron, before it purges, and go after 400 days', async () => {
    const old = (day: string) => ({ day, key: figureKey('offers'), count: 1 });
    for (const row of [old('2026-02-21'), old('2026-02-22'), { day: DAY, key: 'alert:7', count: 1 }])
      await insertOne(dailyCounts, row);
    await makeUser({ createdAt: begin, deletedAt: new Date('2027-03-20T00:00:00Z') });
    await runScheduled(NIGHTLY, env, NIGHT);
    const days = await figures();
    expect([...days.keys()].sort()[0]).toBe('2026-02-22');
    expect(days.get(DAY)).toMatchObject({ registrations: 1 });
    expect(await testDb().$count(dailyCounts, notLike(dailyCounts.key, 'figure:%'))).toBe(0);
  });
});

describe('GET /api/moderation/state', () => {
  test('has health, mails by what became of them, and fourteen days until yesterday, from a few statements', async () => {
    const now = new Date();
    await logDays(testDb(), now);
    for (const status of ['waiting', 'held', 'undelivered', 'undelivered', 'undelivered', 'sent'] as const)
      await makeMail(status, now);
    const admin = await asAdmin();
    const { result, cost } = await costOf((bindings) => admin.get('/api/moderation/state', { bindings }));
    expect(cost.statements).toBeLessThan(11);
    const state = strict(operationSchema).parse(await result.json());
    const health = { status: 'ok', oldestMailMinutes: 0 };
    expect(state).toMatchObject({ health, mails: { waiting: 1, held: 1, undelivered: 3 } });
    expect(state.days.map(({ day }) => day)).toEqual(state.days.map(({ day }) => day).toSorted());
    expect(state.days.map((day) => day.figures === null)).toEqual([...Array(8).fill(true), ...Array(6).fill(false)]);
    expect(state.days.at(-1)?.figures).toEqual(ZEROS);
  });
});
