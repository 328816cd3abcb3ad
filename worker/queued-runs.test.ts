import { env } from 'cloudflare:workers';
import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MailKind } from '../shared/mail-kinds.ts';
import type { CronState } from '../shared/operation.ts';
import { alertAddresses, alerts } from './db/tables/alerts.ts';
import { jobs } from './db/tables/jobs.ts';
import { outbox } from './db/tables/mail.ts';
import { cronRuns } from './db/tables/operation.ts';
import { readConfig } from './env.ts';
import worker from './index.ts';
import { toOutbox } from './mail/outbox.ts';
import { readHealth } from './operation/read-health.ts';
import { runQueued, runScheduled } from './scheduled.ts';
import { brokenQueue, silentQueue, withBindings } from './testing/bindings.ts';
import { makeJob, newEmail, testDb, uniqueWord } from './testing/factories.ts';
import { recordLog } from './testing/log.ts';
import { makeAlert } from './testing/make-alert.ts';
import { mailTransport } from './testing/transport.ts';

const FIVE = '*/5 * * * *';
const MORNINGS = '* * * * *';
const queue = env.RUNS_OF_TESTS;
const mailsOf = (cron: string, failed = false) => ({ cron, queue: 'MAILS', failed });
const lines = recordLog();

async function putMails(count: number, kind: MailKind = 'moderation'): Promise<void> {
  const mail = { subject: 'Prova', text: 'Testo', html: '<p>Testo</p>' };
  for (let n = 0; n < count; n++)
    await toOutbox(testDb(), { cause: `${kind}:${uniqueWord()}`, recipient: newEmail(), mail, now: new Date() });
}

const sentOnce = () => testDb().$count(outbox, eq(outbox.status, 'sent'));

/** State of a cron on a site whose crons run by themselves. */
async function stateOf(cron: string, now = new Date()): Promise<CronState | undefined> {
  const config = { ...readConfig(env), SITE_URL: 'https://lavoro.example' };
  const { crons } = await readHealth({ env, config, db: testDb(), now });
  return crons.find((each) => each.cron === cron);
}

beforeEach(async () => {
  for (const table of [outbox, cronRuns, alerts, alertAddresses]) await testDb().delete(table);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('mails by a queue', () => {
  test('are each sent once, though the message comes twice and the cron runs as well', async () => {
    await putMails(30);
    const brought = vi.spyOn(worker, 'queue');
    const sent = vi.spyOn(env.EMAIL, 'send');
    await queue.sendBatch([{ body: mailsOf(FIVE) }, { body: mailsOf(FIVE) }]);
    await runScheduled(FIVE, env, new Date());
    await vi.waitFor(() => expect(brought).toHaveBeenCalledTimes(2), { timeout: 20_000 });
    await Promise.all(brought.mock.results.map(({ value }) => value));
    expect(await sentOnce()).toBe(30);
    expect((await testDb().select().from(outbox)).map(({ attempts }) => attempts)).toEqual(Array(30).fill(1));
    expect(sent).toHaveBeenCalledTimes(30);
  });

  test('are left to it by the cron, whose run ends when they are sent', async () => {
    await putMails(3);
    const { sent, bindings } = mailTransport();
    const now = new Date();
    await runScheduled(FIVE, withBindings({ EMAIL: bindings.EMAIL, MAILS: queue }), now);
    expect(sent).toEqual([]);
    await vi.waitFor(async () => expect((await stateOf(FIVE))?.endedAt).not.toBeNull(), { timeout: 20_000 });
    expect(await sentOnce()).toBe(3);
    expect(await stateOf(FIVE)).toMatchObject({ state: 'ok', beganAt: now.toISOString(), failedAt: null });
  });

  test('that are more than a run may send come again until none is left', async () => {
    await putMails(210);
    const { sent, bindings } = mailTransport();
    await runQueued(mailsOf(FIVE), withBindings({ EMAIL: bindings.EMAIL, MAILS: queue }));
    expect(sent).toHaveLength(200);
    await vi.waitFor(async () => expect(await sentOnce()).toBe(210), { timeout: 20_000 });
  });

  test('are sent by the cron itself where the queue takes nothing', async () => {
    await putMails(2);
    const { sent, bindings } = mailTransport();
    await runScheduled(FIVE, withBindings({ EMAIL: bindings.EMAIL, MAILS: brokenQueue() }), new Date());
    expect(sent).toHaveLength(2);
    expect(await stateOf(FIVE)).toMatchObject({ state: 'ok', failedAt: null });
    expect(lines.join()).toContain('"queue":"not taken"');
  });
});

test('alerts by a queue: slice after slice, each address gets one mail, though messages come twice', async () => {
  // Seven in the morning in Rome.
  vi.useFakeTimers({ now: new Date('2026-11-10T06:00:00Z'), toFake: ['Date'] });
  await testDb().update(jobs).set({ announcedOn: '2000-01-01' });
  const title = uniqueWord();
  await makeJob({ title, postedAt: new Date('2026-11-09T18:00:00Z') });
  for (let n = 0; n < 130; n++) await makeAlert({ search: `v1:search=${title}` });
  const { sent, bindings } = mailTransport();
  const message = { cron: MORNINGS, queue: 'ALERTS', failed: false };
  const again = vi.fn(async () => undefined);
  const bound = withBindings({ EMAIL: bindings.EMAIL, ALERTS: { send: again } as unknown as Queue });
  await runQueued(message, bound);
  expect(again.mock.calls).toEqual([[message]]);
  await Promise.all([runQueued(message, bound), runQueued(message, bound)]);
  expect(await testDb().$count(outbox, like(outbox.cause, 'alert-digest:%'))).toBe(130);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length);
  expect(sent).toHaveLength(130);
});

describe('health with queues', () => {
  const minutesLater = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

  test('a run that the queue never brings back is late, then cut, and its mails are late', async () => {
    await runScheduled(FIVE, env, new Date());
    await putMails(1);
    await runScheduled(FIVE, withBindings({ MAILS: silentQueue() }), minutesLater(1));
    expect((await stateOf(FIVE, minutesLater(11)))?.state).toBe('late');
    expect((await stateOf(FIVE, minutesLater(18)))?.state).toBe('cut');
    const config = { ...readConfig(env), SITE_URL: 'https://lavoro.example' };
    const health = await readHealth({ env, config, db: testDb(), now: minutesLater(122) });
    expect(health).toMatchObject({ status: 'degraded', mail: 'late', oldestMailMinutes: 122 });
  });

  test('a run of which something failed before or in the queue has no good end, and names its line in the log', async () => {
    const bound = withBindings({ MAILS: silentQueue() });
    await env.DB.exec('ALTER TABLE shown_versions RENAME TO shown_versions_away');
    try {
      await expect(runScheduled(FIVE, bound, new Date())).rejects.toThrow('shown_versions');
    } finally {
      await env.DB.exec('ALTER TABLE shown_versions_away RENAME TO shown_versions');
    }
    await runQueued(mailsOf(FIVE, true), env);
    expect(await stateOf(FIVE)).toMatchObject({ state: 'late', endedAt: null });
    await runQueued(mailsOf(FIVE), env);
    expect((await stateOf(FIVE))?.state).toBe('ok');
    await env.DB.exec('ALTER TABLE outbox RENAME TO outbox_away');
    const log = lines.length;
    try {
      await runQueued(mailsOf(FIVE), env);
    } finally {
      await env.DB.exec('ALTER TABLE outbox_away RENAME TO outbox');
    }
    const { requestId, cron } = JSON.parse(lines[log] ?? '{}');
    expect(cron).toBe(FIVE);
    expect((await stateOf(FIVE))?.errorId).toBe(requestId);
  });
});
