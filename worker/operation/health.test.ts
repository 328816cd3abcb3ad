import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Health, healthSchema } from '../../shared/operation.ts';
import { CRON_MINUTES } from '../crons.ts';
import { type OutboxRow, outbox } from '../db/tables/mail.ts';
import { cronRuns, dailyCounts, weeklyCopies } from '../db/tables/operation.ts';
import { readConfig } from '../env.ts';
import { mailDay } from '../mail/priorities.ts';
import { runScheduled } from '../scheduled.ts';
import { brokenD1, brokenKv, brokenR2, costOf, withBindings } from '../testing/bindings.ts';
import { strict } from '../testing/expect-problem.ts';
import { insertOne, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { freshStorage } from '../testing/forget-copies.ts';
import { asVisitor } from '../testing/requests.ts';
import { insertMany } from '../testing/seed-jobs.ts';
import { logBegin, logOutcome } from './log-runs.ts';
import { readHealth } from './read-health.ts';

const MINUTE = 60_000;
const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE);

async function health(bindings: Env) {
  const answer = await asVisitor.get('/api/health', { bindings });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return { http: answer.status, ...strict(healthSchema).parse(await answer.json()) };
}

/** Health of a site whose crons run by themselves. */
const live = (now: Date): Promise<Health> =>
  readHealth({ env, config: { ...readConfig(env), SITE_URL: 'https://lavoro.example' }, db: testDb(), now });

beforeEach(async () => {
  await testDb().delete(cronRuns);
  await testDb().delete(outbox);
});

test('says the version and that everything is there', async () => {
  const state = await health(env);
  expect(state).toMatchObject({ http: 200, status: 'ok', version: 'test', database: 'ok', cache: 'ok' });
  expect(state).toMatchObject({ files: 'ok', mail: 'ok', oldestMailMinutes: null });
  expect(Math.abs(Date.parse(state.time) - Date.now())).toBeLessThan(10_000);
});

test('is one batch that reads a few rows, however many mails there are', async () => {
  await makeMails(500, new Date());
  const { cost, written } = await costOf(health);
  expect(written).toEqual({ rowsWritten: 0, batches: 1 });
  expect(cost.rowsRead).toBeLessThan(500);
});

test('says so where mails that somebody waits for have no room today, and not of others', async () => {
  const bindings = withBindings({ RATE_LIMITS: 'on', MAIL_PER_DAY: '6' });
  const day = mailDay(new Date());
  await testDb().insert(dailyCounts).values({ day, key: 'mail:unconfirmed', count: 2 });
  await makeMails(1, new Date(), { priority: 'alerts' });
  expect(await health(bindings)).toMatchObject({ status: 'ok', mail: 'ok' });
  await makeMails(1, new Date(), { priority: 'unconfirmed' });
  expect(await health(bindings)).toMatchObject({ http: 200, status: 'degraded', mail: 'full' });
  await testDb().delete(dailyCounts);
});

test.each([
  ['without KV it still works, a little slower', { LISTS: brokenKv() }, { cache: 'unreachable', files: 'ok' }],
  ['without R2 it works, but for CVs', { CV_FILES: brokenR2() }, { files: 'unreachable' }],
  ['without a bucket it says so', { CV_FILES: undefined }, { files: 'unreachable' }],
  ['without a service for mails it says so', { EMAIL: undefined }, { mail: 'not configured' }],
])('%s', async (_, replaced, expected) => {
  const state = await health(withBindings(replaced as Partial<Env>));
  expect(state).toMatchObject({ http: 200, status: 'degraded', database: 'ok', ...expected });
});

test('an HTTP API in the place of the binding is a service for mails', async () => {
  const api = { MAIL_PROVIDER: 'http', MAIL_API_URL: 'https://api.lavoro.example', MAIL_API_KEY: 'una-chiave' };
  const bindings = withBindings({ ...api, EMAIL: undefined } as unknown as Partial<Env>);
  expect(await health(bindings)).toMatchObject({ status: 'ok', mail: 'ok' });
});

test('without the database it does not; one that was not migrated is said to be so, and every call is a 503', async () => {
  const down = { http: 503, status: 'down' };
  expect(await health(withBindings({ DB: brokenD1() }))).toMatchObject({ ...down, database: 'unreachable', crons: [] });
  await env.DB.exec('DROP TABLE applications');
  await env.DB.exec('DROP TABLE job_search');
  expect(await health(env)).toMatchObject({ ...down, database: 'not migrated' });
  expect((await asVisitor.get('/api/jobs?search=cuoco')).status).toBe(503);
  await freshStorage();
  await env.DB.exec('DROP TABLE cron_runs');
  expect(await health(env)).toMatchObject({ ...down, database: 'not migrated' });
  await freshStorage();
});

async function makeMails(count: number, createdAt: Date, columns: Partial<OutboxRow> = {}) {
  const mail = () => ({ cause: uniqueWord(), recipient: newEmail(), subject: '', bodyText: '', bodyHtml: '' });
  await insertMany(outbox, count, () => ({ ...mail(), createdAt, nextAttemptAt: createdAt, ...columns }));
}

describe('the oldest mail that somebody waits for', () => {
  const now = new Date();
  const ago = (minutes: number) => minutesAfter(now, -minutes);

  test('is named by its age, and late after two hours', async () => {
    await makeMails(3, ago(10));
    expect(await live(now)).toMatchObject({ status: 'ok', mail: 'ok', oldestMailMinutes: 10 });
    // Tried again in an hour.
    await makeMails(1, ago(121), { nextAttemptAt: minutesAfter(now, 59), attempts: 9 });
    expect(await live(now)).toMatchObject({ status: 'degraded', mail: 'late', oldestMailMinutes: 121 });
  });

  test('is none that could wait for another day, and none that is done with', async () => {
    for (const columns of [{ priority: 'alerts' }, { status: 'undelivered' }, { status: 'sent' }] as const)
      await makeMails(1, ago(600), columns);
    expect(await live(now)).toMatchObject({ status: 'ok', oldestMailMinutes: null });
  });
});

test('any mail that has waited for a day is late, but for newsletters while they are off', async () => {
  const now = new Date();
  const waited = (minutes: number, columns: Partial<OutboxRow>) => makeMails(1, minutesAfter(now, -minutes), columns);
  await waited(24 * 60, { priority: 'routine' });
  await waited(48 * 60, { priority: 'alerts', cause: 'newsletter:a:2026-11' });
  const off = { ...readConfig(env), NEWSLETTER: 'off' as const };
  expect(await readHealth({ env, config: off, db: testDb(), now })).toMatchObject({ status: 'ok', mail: 'ok' });
  await waited(24 * 60 + 1, { priority: 'alerts' });
  expect(await live(now)).toMatchObject({ status: 'degraded', mail: 'late', oldestMailMinutes: null });
});

test('the weekly copy outside is said by its age, late after nine days, and not looked for where there is none', async () => {
  const now = new Date();
  const days = (count: number) => minutesAfter(now, -count * 24 * 60);
  const bucket = { BACKUP_BUCKET: 'https://copie.example/valle', BACKUP_KEY_ID: 'a', BACKUP_SECRET: 'b' };
  const config = { ...readConfig(env), ...bucket, BACKUP_RECIPIENT: 'age1' };
  const state = async (beganAt: Date, wholeAt: Date | null) => {
    await testDb().delete(weeklyCopies);
    await testDb().insert(weeklyCopies).values({ id: 1, beganAt, wholeAt });
    const { status, backup, backupDays } = await readHealth({ env, config, db: testDb(), now });
    return [status, backup, backupDays];
  };
  const longAgo = minutesAfter(days(9), -1);
  expect(await readHealth({ env, config, db: testDb(), now })).toMatchObject({ backup: 'ok', backupDays: null });
  expect(await state(days(9), null)).toEqual(['ok', 'ok', null]);
  expect(await state(longAgo, null)).toEqual(['degraded', 'late', null]);
  expect(await state(days(9), days(9))).toEqual(['ok', 'ok', 9]);
  expect(await state(now, longAgo)).toEqual(['degraded', 'late', 9]);
  expect(await live(now)).toMatchObject({ status: 'ok', backup: 'not configured', backupDays: null });
  const without = { ...config, BACKUP_SECRET: undefined };
  expect(await readHealth({ env, config: without, db: testDb(), now })).toMatchObject({ backup: 'not configured' });
  await testDb().delete(weeklyCopies);
});

test('a database without the last migration of the code is not migrated, and one with a later one is well', async () => {
  const rename = (from: string, to: string) =>
    env.DB.prepare('UPDATE d1_migrations SET name = ?2 WHERE name = ?1').bind(from, to).run();
  const last = (await env.DB.prepare('SELECT max(name) AS name FROM d1_migrations').first<string>('name')) ?? '';
  await rename(last, '0000_earlier.sql');
  expect(await health(env)).toMatchObject({ http: 503, status: 'down', database: 'not migrated' });
  await rename('0000_earlier.sql', '9999_later.sql');
  expect(await health(env)).toMatchObject({ http: 200, database: 'ok' });
  await rename('9999_later.sql', last);
});

describe('heartbeats of the crons', () => {
  const FIVE = '*/5 * * * *';
  const of = (state: Health, cron = FIVE) => state.crons.find((row) => row.cron === cron);
  const names = Object.keys(CRON_MINUTES);

  test('a database without any is well, until the time of a run is long over', async () => {
    const now = new Date();
    const state = await live(now);
    expect(state.status).toBe('ok');
    expect(state.crons.map(({ cron, state: one }) => [cron, one])).toEqual(names.map((cron) => [cron, 'new']));
    const later = await live(minutesAfter(now, 11));
    expect(later.status).toBe('degraded');
    expect(later.crons.filter((cron) => cron.state === 'late').map(({ cron }) => cron)).toEqual([FIVE, '* * * * *']);
  });

  test('a run says when it began, when it ended well and how long it took', async () => {
    const now = new Date();
    await runScheduled(FIVE, env, now);
    const beat = of(await live(now));
    expect(beat).toMatchObject({ state: 'ok', beganAt: now.toISOString(), failedAt: null, errorId: null });
    expect(beat?.ms).toBeGreaterThanOrEqual(0);
    expect(Date.parse(beat?.endedAt ?? '')).toBe(now.getTime() + (beat?.ms ?? 0));
  });

  test.each(Object.entries(CRON_MINUTES))('%s is late after twice its %i minutes, or ten', async (cron, minutes) => {
    const now = new Date();
    const late = Math.max(2 * minutes, 10);
    await runScheduled(cron, env, now);
    await testDb().update(cronRuns).set({ expectedSince: now, endedAt: now });
    expect(of(await live(minutesAfter(now, late)), cron)?.state).toBe('ok');
    const overdue = await live(minutesAfter(now, late + 1));
    expect(of(overdue, cron)?.state).toBe('late');
    expect(overdue.status).toBe('degraded');
  });

  test('a run in which something fails is no good end, and names its line in the log', async () => {
    const now = new Date();
    await runScheduled(FIVE, env, now);
    await env.DB.exec('ALTER TABLE shown_versions RENAME TO shown_versions_away');
    const failed = minutesAfter(now, 20);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    try {
      await expect(runScheduled(FIVE, env, failed)).rejects.toThrow('shown_versions');
    } finally {
      await env.DB.exec('ALTER TABLE shown_versions_away RENAME TO shown_versions');
    }
    const { requestId } = JSON.parse(log.mock.calls[0]?.[0] ?? '{}');
    log.mockRestore();
    const beat = of(await live(failed));
    expect(beat).toMatchObject({ state: 'late', beganAt: failed.toISOString(), errorId: requestId });
    expect(Date.parse(beat?.endedAt ?? '')).toBeLessThan(failed.getTime());
    await runScheduled(FIVE, env, failed);
    expect(of(await live(failed))?.state).toBe('ok');
  });

  test('a run that came to no end was cut after fifteen minutes; one that only ever failed is late at once', async () => {
    const now = new Date();
    const copies = '*/10 0-2 * * *';
    await insertOne(cronRuns, { cron: copies, expectedSince: now, endedAt: minutesAfter(now, -1), beganAt: now });
    expect(of(await live(minutesAfter(now, 15)), copies)?.state).toBe('ok');
    const cut = await live(minutesAfter(now, 16));
    expect([cut.status, of(cut, copies)?.state]).toEqual(['degraded', 'cut']);
    await testDb().update(cronRuns).set({ endedAt: null, failedAt: now });
    const failed = await live(now);
    expect([failed.status, of(failed, copies)?.state]).toEqual(['degraded', 'late']);
  });

  test('a cron whose runs are all cut is seen after fifteen minutes, and is well with the first that ends', async () => {
    const start = new Date();
    const copies = '*/10 0-2 * * *';
    for (let minute = 0; minute <= 16; minute++) await logBegin(testDb(), copies, minutesAfter(start, minute));
    expect(of(await live(minutesAfter(start, 15)), copies)?.state).toBe('new');
    const cut = of(await live(minutesAfter(start, 16)), copies);
    expect(cut).toMatchObject({ state: 'cut', beganAt: start.toISOString() });
    const ended = minutesAfter(start, 17);
    await logOutcome(testDb(), copies, { endedAt: ended, ms: 9 });
    expect(of(await live(ended), copies)?.state).toBe('ok');
    await logBegin(testDb(), copies, minutesAfter(start, 18));
    expect(of(await live(ended), copies)?.beganAt).toBe(minutesAfter(start, 18).toISOString());
  });

  test('a heartbeat that cannot be written keeps nothing from running, and the cron fails', async () => {
    await env.DB.exec('ALTER TABLE cron_runs RENAME TO cron_runs_away');
    const now = new Date();
    await makeMails(1, now);
    try {
      await expect(runScheduled(FIVE, env, now)).rejects.toThrow('cron_runs');
    } finally {
      await env.DB.exec('ALTER TABLE cron_runs_away RENAME TO cron_runs');
    }
    expect((await testDb().select().from(outbox)).map(({ status }) => status)).toEqual(['sent']);
  });

  test('no cron is late on this machine, where none runs by itself', async () => {
    for (const cron of names) await insertOne(cronRuns, { cron, expectedSince: new Date(0), endedAt: new Date(0) });
    expect((await health(env)).status).toBe('ok');
  });
});
