import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import type { MailKind } from '../../shared/mail-kinds.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { outbox } from '../db/tables/mail.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { costOf, withBindings } from '../testing/bindings.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';
import { mailsTo, mailTransport, type SentMail } from '../testing/transport.ts';
import { toOutbox, toOutboxOfAccount } from './outbox.ts';
import { purgeOutbox, sendAllWaiting, sendWaiting } from './send-waiting.ts';

const start = new Date('2026-03-01T08:00:00Z');
const HOUR = 60 * 60_000;
const later = (hours: number): Date => new Date(start.getTime() + hours * HOUR);

type Some = { readonly count?: number; readonly now?: Date };

async function putTo(recipient: string, kind: MailKind, { count = 1, now = start }: Some = {}): Promise<void> {
  for (let n = 0; n < count; n++) {
    const mail = { subject: kind, text: 'Testo', html: '<p>Testo</p>' };
    await toOutbox(testDb(), { cause: `${kind}:${uniqueWord()}`, recipient, mail, now });
  }
}

async function put(kind: MailKind, count: number, now = start): Promise<void> {
  for (let n = 0; n < count; n++) await putTo(newEmail(), kind, { now });
}

/** A mail transport, of which a day has so many mails. */
function transport(perDay = 300, fails?: (mail: SentMail) => boolean | string) {
  const { sent, bindings } = mailTransport(fails);
  const limits = { RATE_LIMITS: 'on', MAIL_PER_DAY: String(perDay) } as const;
  const count = (kind: string) => sent.filter(({ subject }) => subject === kind).length;
  return { sent, count, bindings: withBindings({ EMAIL: bindings.EMAIL, ...limits }) };
}

const counted = async () =>
  Object.fromEntries((await testDb().select().from(dailyCounts)).map(({ key, count }) => [key, count]));

beforeEach(async () => {
  await testDb().delete(outbox);
  await testDb().delete(dailyCounts);
});

const MORE = 'Altre novità ti aspettano sul sito';

describe('a recipient', () => {
  test('gets thirty mails a day that others cause, then one that says that more waits, and goes on the next day', async () => {
    const email = newEmail();
    const { sent, bindings } = transport();
    for (const kind of ['application', 'candidate-message'] as const) await putTo(email, kind, { count: 16 });
    for (let run = 0; run < 3; run++) await sendWaiting(bindings, start);
    expect((await mailsTo(email)).filter(({ status }) => status === 'held')).toHaveLength(2);
    await putTo(email, 'application', { count: 3, now: addDays(start, 0.5) });
    await sendWaiting(bindings, addDays(start, 0.5));
    expect(sent).toHaveLength(31);
    expect(sent.filter(({ subject }) => subject === MORE)).toHaveLength(1);
    await putTo(email, 'application', { now: addDays(start, 1.01) });
    await sendWaiting(bindings, addDays(start, 1.01));
    expect(sent).toHaveLength(32);
    expect(sent.at(-1)?.subject).toBe('application');
  });

  test('is not kept from a link that they ask for, however many mails others cause', async () => {
    const user = await makeUser();
    await putTo(user.email, 'application', { count: 60, now: new Date() });
    const { sent, bindings } = transport();
    for (let run = 0; run < 4; run++) await sendWaiting(bindings, new Date());
    await asVisitor.post('/api/password/forgot', { email: user.email }, { bindings });
    await scheduler.wait(600);
    expect(sent.at(-1)).toMatchObject({ to: user.email, subject: 'È stata chiesta una nuova password' });
  });

  test('gets six mails of any other kind, and no kind is crowded out by another', async () => {
    const email = newEmail();
    const { sent, bindings } = transport();
    await putTo(email, 'passkey-added', { count: 8 });
    await putTo(email, 'password-changed', { count: 2 });
    await sendWaiting(bindings, start);
    expect(sent.map(({ subject }) => subject)).toEqual([
      ...Array(6).fill('passkey-added'),
      ...Array(2).fill('password-changed'),
    ]);
  });
});

test('runs at the same moment hold the same mails', async () => {
  const email = newEmail();
  const other = newEmail();
  await putTo(email, 'application', { count: 40 });
  // A day is not shared with another recipient.
  await putTo(other, 'application');
  const { sent, bindings } = transport();
  await Promise.all([sendAllWaiting(bindings, start), sendAllWaiting(bindings, start), sendWaiting(bindings, start)]);
  expect(sent.filter(({ to, subject }) => to === email && subject === 'application')).toHaveLength(30);
  expect(sent.filter(({ to }) => to === other)).toHaveLength(1);
  expect(await counted()).toEqual({ 'mail:needed': 32 });
});

test('a held mail keeps no text, is never sent, and is dropped after a month', async () => {
  const email = newEmail();
  await putTo(email, 'application', { count: 31 });
  const { sent, bindings } = transport();
  await sendAllWaiting(bindings, start);
  const [held] = await testDb().select().from(outbox).where(eq(outbox.status, 'held'));
  expect(held).toMatchObject({ bodyText: '', bodyHtml: '', sentAt: null, attempts: 0 });
  await sendAllWaiting(bindings, addDays(start, 20));
  expect(sent).toHaveLength(31);
  await purgeOutbox(testDb(), addDays(start, 31));
  expect(await testDb().$count(outbox)).toBe(0);
});

describe('a day of thirty mails', () => {
  test('leaves a third to what somebody waits for, however many alerts, issues and questions there are', async () => {
    for (const kind of ['alert-digest', 'job-check'] as const) await put(kind, 30);
    const { sent, count, bindings } = transport(30);
    await sendAllWaiting(bindings, start);
    expect(sent).toHaveLength(20);
    await put('password-reset', 10, later(1));
    await sendAllWaiting(bindings, later(1));
    expect(count('password-reset')).toBe(10);
    expect(sent).toHaveLength(30);
  });

  test('keeps a reserve for resets and login codes that nothing else touches, however many addresses are invented', async () => {
    await put('confirm-application', 40);
    await put('application', 40);
    const { count, bindings } = transport(30);
    for (let run = 0; run < 5; run++) await sendWaiting(bindings, start);
    expect([count('confirm-application'), count('application')]).toEqual([5, 20]);
    await put('password-reset', 3, later(1));
    await put('login-code', 2, later(1));
    await sendWaiting(bindings, later(1));
    expect([count('password-reset'), count('login-code')]).toEqual([3, 2]);
  });

  test('keeps half of the reserve to confirmed people where accounts were registered with invented addresses', async () => {
    const invented = await Promise.all(Array.from({ length: 10 }, () => makeUser({ emailVerifiedAt: null })));
    const confirmed = await makeUser();
    const reset = ({ id, publicId }: UserRow) =>
      toOutboxOfAccount(testDb(), {
        cause: `password-reset:${publicId}`,
        where: eq(users.id, id),
        mail: { subject: 'reset', text: 'Testo', html: '<p>Testo</p>' },
        now: start,
      });
    for (const account of invented) await reset(account);
    await put('application', 40);
    await put('alert-link', 40);
    const { sent, bindings } = transport(30);
    for (let run = 0; run < 5; run++) await sendAllWaiting(bindings, start);
    expect(sent.filter(({ subject }) => subject === 'reset')).toHaveLength(2);
    await reset(confirmed);
    await sendWaiting(bindings, later(1));
    expect(sent.at(-1)?.to).toBe(confirmed.email);
  });

  test('has a share for each kind', async () => {
    for (const [kind, share] of [
      ['alert-digest', 15],
      ['job-check', 10],
      ['alert-link', 10],
      ['application', 25],
      ['login-code', 25],
    ] as const) {
      await testDb().delete(outbox);
      await testDb().delete(dailyCounts);
      await put(kind, 25);
      const { count, bindings } = transport(30);
      await sendAllWaiting(bindings, start);
      expect([kind, count(kind)]).toEqual([kind, share]);
    }
  });

  test('sends what is over on the next days, all of it and once', async () => {
    await put('alert-digest', 35);
    const { sent, bindings } = transport(30);
    for (const [hours, total] of [
      [0, 15],
      [1, 15],
      [15.9, 15],
      [16, 30],
      [40, 35],
    ] as const) {
      await sendAllWaiting(bindings, later(hours));
      expect(sent).toHaveLength(total);
    }
    expect(new Set(sent.map(({ to }) => to)).size).toBe(35);
    expect(await testDb().$count(outbox, eq(outbox.status, 'sent'))).toBe(35);
  });

  test('counts nothing and holds nothing where limits are off', async () => {
    await putTo(newEmail(), 'application', { count: 35 });
    const { sent, bindings } = transport(3);
    await sendAllWaiting(withBindings({ ...bindings, RATE_LIMITS: 'off' }), start);
    expect(sent).toHaveLength(35);
    expect(await counted()).toEqual({});
  });
});

test('a service that takes no more is left alone for the run; nothing of it counts as a failure', async () => {
  await put('application', 25);
  let requested = 0;
  const full = transport(300, () => {
    requested++;
    return 'E_DAILY_LIMIT_EXCEEDED';
  });
  await sendAllWaiting(full.bindings, start);
  expect(requested).toBe(1);
  for (let hours = 1; hours <= 30; hours++) await sendAllWaiting(full.bindings, later(hours));
  const rows = await testDb().select().from(outbox);
  expect(rows).toMatchObject(Array(25).fill({ status: 'waiting', failingSince: null }));
  const { sent, bindings } = transport(300);
  await sendAllWaiting(bindings, later(32));
  expect(sent).toHaveLength(25);
});

test('a mail that has found no place in a day for a week is given up, to be seen by who runs the site', async () => {
  await put('application', 1);
  await purgeOutbox(testDb(), addDays(start, 6.9));
  expect(await testDb().select().from(outbox)).toMatchObject([{ status: 'waiting' }]);
  await purgeOutbox(testDb(), addDays(start, 7));
  expect(await testDb().select().from(outbox)).toMatchObject([{ status: 'undelivered', failure: 'WAITED_TOO_LONG' }]);
});

/** Mails of alerts that wait, written in one statement. */
const putWaiting = (count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO outbox (cause, recipient, subject, body_text, body_html, created_at, next_attempt_at, priority)
     SELECT 'alert-digest:' || i || ':' || ?1, 'waits' || i || '@example.org', 'x', 'x', 'x', ?2, ?2, 'alerts' FROM n`,
  )
    .bind(count, start.getTime())
    .run();

test('a run reads as few rows with ten times as many mails that wait', async () => {
  const cost = async (count: number) => {
    await testDb().delete(outbox);
    await testDb().delete(dailyCounts);
    await putWaiting(count);
    const read = async (run: (bindings: Env, now: Date) => Promise<unknown>) =>
      (await costOf(({ DB }) => run(withBindings({ ...transport(30).bindings, DB }), start))).cost.rowsRead;
    const [sends, waits] = [await read(sendAllWaiting), await read(sendAllWaiting)];
    await put('password-reset', 1);
    return { sends, waits, answer: await read(sendWaiting) };
  };
  const few = await cost(300);
  expect(await cost(3000)).toEqual(few);
  expect(few.waits).toBeLessThan(300);
  expect(few.answer).toBeLessThan(200);
});
