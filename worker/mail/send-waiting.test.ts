import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ownAccountSchema } from '../../shared/accounts.ts';
import type { MailKind } from '../../shared/mail-kinds.ts';
import { users } from '../db/tables/accounts.ts';
import { type OutboxRow, outbox } from '../db/tables/mail.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { withBindings } from '../testing/bindings.ts';
import { PHONE } from '../testing/cv.ts';
import { insertOne, makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { tokenTo } from '../testing/mailed-token.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asVisitor, asWorker } from '../testing/requests.ts';
import { mailsTo, mailTransport, type SentMail } from '../testing/transport.ts';
import { BRAND_HTML } from './layout.ts';
import { toOutbox } from './outbox.ts';
import { sendAllWaiting, sendWaiting } from './send-waiting.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const start = new Date('2026-03-01T08:00:00Z');
const afterMs = (ms: number): Date => new Date(start.getTime() + ms);

const MAIL = { subject: 'Prova', text: 'Testo', html: '<p>Testo</p>' };
type Put = {
  readonly kind?: MailKind;
  readonly recipient?: string;
  readonly replyTo?: string;
  readonly mail?: typeof MAIL & { unsubscribeUrl?: string };
  readonly now?: Date;
};

async function put({ kind = 'moderation', recipient = newEmail(), replyTo, mail = MAIL, now = start }: Put = {}) {
  const cause = `${kind}:${recipient}:${now.getTime()}` as const;
  await toOutbox(testDb(), { cause, recipient, ...(replyTo ? { replyTo } : {}), mail, now });
  return mailOf(cause);
}

async function putSome(count: number, kind: MailKind = 'application'): Promise<void> {
  for (let n = 0; n < count; n++) await put({ kind });
}

async function mailOf(cause: string): Promise<OutboxRow> {
  const [row] = await testDb().select().from(outbox).where(eq(outbox.cause, cause));
  if (!row) throw new Error(`no mail of ${cause}`);
  return row;
}

const recipients = (sent: readonly SentMail[]) => sent.map(({ to }) => to).sort();

beforeEach(async () => {
  for (const table of [outbox, dailyCounts]) await testDb().delete(table);
});

describe('waiting mails', () => {
  test('is sent once, from our address, and then marked', async () => {
    const mail = await put();
    // Of one cause is one mail.
    await put({ recipient: mail.recipient });
    const { sent, bindings } = mailTransport();
    await sendWaiting(bindings, start);
    await sendWaiting(bindings, afterMs(HOUR));
    expect(sent).toEqual([
      { from: { name: 'Lavoro in Valle', email: 'avvisi@example.org' }, to: mail.recipient, ...MAIL },
    ]);
    // Its text is kept no longer than it is needed.
    const text = { bodyText: '', bodyHtml: '' };
    expect(await mailOf(mail.cause)).toMatchObject({ status: 'sent', sentAt: start, attempts: 1, ...text });
  });

  test('takes the wordmark along where it shows it', async () => {
    await put({ mail: { ...MAIL, html: BRAND_HTML } });
    const { sent, bindings } = mailTransport();
    await sendWaiting(bindings, start);
    const id = /src="cid:([^"]+)"/.exec(BRAND_HTML)?.[1];
    expect(sent).toMatchObject([{ attachments: [{ disposition: 'inline', contentId: id, type: 'image/png' }] }]);
  });

  test('is claimed by one of several runs at once', async () => {
    const mails = await Promise.all(Array.from({ length: 8 }, () => put()));
    const { sent, bindings } = mailTransport();
    await Promise.all([sendWaiting(bindings, start), sendWaiting(bindings, start), sendWaiting(bindings, start)]);
    expect(recipients(sent)).toEqual(mails.map(({ recipient }) => recipient).sort());
  });
});

describe('a mail that cannot be sent', () => {
  test('waits longer each time, at most an hour, and leaves no address in the log', async () => {
    const mail = await put();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { bindings } = mailTransport(() => true);
    let now = start;
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt++) {
      await sendWaiting(bindings, now);
      const row = await mailOf(mail.cause);
      expect(row).toMatchObject({ status: 'waiting', attempts: attempt, sentAt: null });
      waits.push((row.nextAttemptAt.getTime() - now.getTime()) / MINUTE);
      now = row.nextAttemptAt;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(warn).toHaveBeenCalledTimes(9);
    expect(JSON.stringify(warn.mock.calls)).not.toContain(mail.recipient);
  });

  test('is given up after 24 hours of failures, not before, however late they began', async () => {
    const mail = await put();
    const { bindings } = mailTransport(() => true);
    await sendWaiting(bindings, afterMs(30 * HOUR));
    expect(await mailOf(mail.cause)).toMatchObject({ status: 'waiting', failingSince: afterMs(30 * HOUR) });
    await sendWaiting(bindings, afterMs(54 * HOUR - 1));
    expect((await mailOf(mail.cause)).status).toBe('waiting');
    await sendWaiting(bindings, afterMs(56 * HOUR));
    // It keeps who, what, when and why, and its text to be sent again.
    expect(await mailOf(mail.cause)).toMatchObject({
      status: 'undelivered',
      recipient: mail.recipient,
      failure: 'E_DELIVERY_FAILED',
      createdAt: start,
      nextAttemptAt: afterMs(56 * HOUR),
      bodyText: 'Testo',
      bodyHtml: '<p>Testo</p>',
    });
    const later = mailTransport();
    await sendWaiting(later.bindings, afterMs(80 * HOUR));
    expect(later.sent).toEqual([]);
  });
});

describe('mails of alerts and newsletters', () => {
  const putMany = async (count: number) => {
    const mail = { ...MAIL, unsubscribeUrl: 'https://example.org/end?token=x' };
    for (let n = 0; n < count; n++) await put({ kind: n % 2 === 0 ? 'alert-digest' : 'newsletter', mail });
  };

  test('wait for the cron, and what somebody waits for goes first', async () => {
    await putMany(3);
    const single = await put();
    const after = mailTransport();
    await sendWaiting(after.bindings, start);
    expect(recipients(after.sent)).toEqual([single.recipient]);
    const second = await put();
    const { sent, bindings } = mailTransport();
    await sendAllWaiting(bindings, start);
    expect(sent[0]?.to).toBe(second.recipient);
    expect(sent).toHaveLength(4);
    expect(sent[1]?.headers).toEqual({
      'List-Unsubscribe': '<https://example.org/end?token=x>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(sent[0]?.headers).toBeUndefined();
  });

  test('one run sends two hundred at most', async () => {
    await putMany(210);
    const { sent, bindings } = mailTransport();
    await sendAllWaiting(bindings, start);
    expect(sent).toHaveLength(200);
    await sendAllWaiting(bindings, start);
    expect(sent).toHaveLength(210);
  });
});

test('no line end gets into a header, whatever wrote the row', async () => {
  const end = '\r\nBcc: tutti@example.org';
  const body = { cause: uniqueWord(), bodyText: '', bodyHtml: '', createdAt: start, nextAttemptAt: start };
  const people = { recipient: `a@example.org${end}`, replyTo: `b@example.org${end}` };
  await insertOne(outbox, { ...body, ...people, subject: `Prova${end}`, unsubscribeUrl: `https://example.org${end}` });
  const { sent, bindings } = mailTransport();
  await sendAllWaiting(bindings, start);
  const { to, replyTo, subject, headers } = sent[0] ?? {};
  expect(JSON.stringify([to, replyTo, subject, headers])).not.toMatch(/\\[rn]/);
});

test('the real binding takes our mails', async () => {
  const owner = await makeUser();
  const job = await makeJob({ ownerId: owner.id, title: 'Cuoca “à la carte” <b>' });
  await (await asWorker()).post(`/api/jobs/${job.publicId}/applications`, { phone: PHONE, message: 'Ciao\n<script>' });
  const [mail] = await testDb().select().from(outbox).where(eq(outbox.recipient, owner.email));
  expect(mail?.status).toBe('sent');
});

const SECOND = 1000;
const sendingBy = (send: () => Promise<unknown>) =>
  withBindings({ EMAIL: { send } as unknown as SendEmail, RATE_LIMITS: 'on' });

/** A slow mail transport, and the clock that it moves on: what was begun when, in seconds since the start. */
function slowTransport(secondsAMail: number, failure?: () => unknown) {
  let time = start.getTime();
  const begun: number[] = [];
  const send = async () => {
    begun.push((time - start.getTime()) / SECOND);
    time += secondsAMail * SECOND;
    if (failure) throw failure();
  };
  return { begun, bindings: sendingBy(send), timing: { clock: () => time }, pass: (ms: number) => (time += ms) };
}

const rows = () => testDb().select().from(outbox).orderBy(asc(outbox.id));
const count = async (status: 'sent' | 'waiting') => (await rows()).filter((row) => row.status === status).length;

describe('after an answer', () => {
  test('no mail is begun in the last five of the thirty seconds; the rest is the cron’s at once', async () => {
    await putSome(12);
    const slow = slowTransport(4);
    await sendWaiting(slow.bindings, start, slow.timing);
    expect(slow.begun).toEqual([0, 4, 8, 12, 16, 20, 24]);
    const left = (await rows()).filter(({ status }) => status === 'waiting');
    expect(left.map(({ attempts, failure, failingSince }) => [attempts, failure, failingSince])).toEqual(
      Array(5).fill([0, null, null]),
    );
    expect(await testDb().select().from(dailyCounts)).toMatchObject([{ key: 'mail:needed', count: 7 }]);
    const { begun, bindings, timing } = slowTransport(1);
    await sendAllWaiting(bindings, afterMs(30 * SECOND), timing);
    expect(begun).toHaveLength(5);
    expect(await count('sent')).toBe(12);
  });

  test('nothing is claimed once the time is over', async () => {
    await putSome(1);
    const { begun, bindings, timing, pass } = slowTransport(1);
    pass(25 * SECOND);
    await sendWaiting(bindings, start, { ...timing, since: start.getTime() });
    expect(begun).toEqual([]);
    expect(await rows()).toMatchObject([{ attempts: 0, nextAttemptAt: start }]);
  });
});

test('a run of the cron begins no mail after three minutes, nor in the last half minute of a lease', async () => {
  await putSome(30);
  const { begun, bindings, timing } = slowTransport(8);
  await sendAllWaiting(bindings, start, timing);
  expect(begun.at(-1)).toBeLessThan(180);
  expect(begun).toHaveLength(23);
  expect(await count('sent')).toBe(23);
  expect((await rows()).filter(({ status, attempts }) => status === 'waiting' && attempts > 0)).toEqual([]);
});

describe('a mail of which nobody knows whether it was sent', () => {
  test('is tried again after the lease and not before, and counts as one of the day', async () => {
    await putSome(1);
    const lost = slowTransport(1, () => new Error('Network connection lost.'));
    await sendWaiting(lost.bindings, start, lost.timing);
    expect(await rows()).toMatchObject([{ status: 'waiting', nextAttemptAt: afterMs(2 * MINUTE), failure: 'Error' }]);
    expect(await testDb().select().from(dailyCounts)).toMatchObject([{ key: 'mail:needed', count: 1 }]);
    const { begun, bindings, timing } = slowTransport(1);
    await sendWaiting(bindings, afterMs(2 * MINUTE - 1), timing);
    expect(begun).toHaveLength(0);
    await sendWaiting(bindings, afterMs(2 * MINUTE), timing);
    expect(begun).toHaveLength(1);
  });

  test('is left alone with those after it until the lease of a run that was cut is over', async () => {
    await putSome(3);
    let begun = 0;
    const hanging = sendingBy(async () => (++begun === 2 ? new Promise(() => undefined) : undefined));
    await Promise.race([sendWaiting(hanging, start), scheduler.wait(300)]);
    expect(begun).toBe(2);
    const { begun: again, bindings, timing } = slowTransport(0);
    await sendAllWaiting(bindings, afterMs(2 * MINUTE - 1), timing);
    expect(again).toHaveLength(0);
    await sendAllWaiting(bindings, afterMs(2 * MINUTE), timing);
    expect(again).toHaveLength(2);
  });
});

const makeOwner = () => makeUser({ passwordHash, emailVerifiedAt: start });

/** When the account page of somebody says that their address refused a mail. */
async function notified(user: Awaited<ReturnType<typeof makeOwner>>): Promise<string | null> {
  const answer = await (await asAccount(user)).get('/api/account');
  return ownAccountSchema.parse(await answer.json()).mailRefusedAt;
}

describe('an address that is refused for good', () => {
  test.each(['E_RECIPIENT_SUPPRESSED', 'E_VALIDATION_ERROR'])(
    'is not tried again after %s, and its account knows',
    async (code) => {
      const [user, other] = [await makeOwner(), await makeOwner()];
      for (const { email: recipient } of [user, other]) await put({ recipient });
      await sendWaiting(mailTransport(({ to }) => to === user.email && code).bindings, start);
      expect(await notified(other)).toBeNull();
      expect(await mailsTo(user.email)).toMatchObject([
        { status: 'undelivered', attempts: 1, failure: code, bodyText: 'Testo' },
      ]);
      expect(await notified(user)).toBe(start.toISOString());
      const { sent, bindings } = mailTransport();
      await sendWaiting(bindings, afterMs(2 * HOUR));
      expect(sent).toEqual([]);
    },
  );

  test('is known until a mail goes through', async () => {
    const user = await makeOwner();
    await put({ recipient: user.email });
    await sendWaiting(mailTransport(() => 'E_RECIPIENT_SUPPRESSED').bindings, start);
    await put({ recipient: user.email, now: afterMs(1 * HOUR) });
    await sendWaiting(mailTransport(() => 'E_DELIVERY_FAILED').bindings, afterMs(1 * HOUR));
    expect(await notified(user)).not.toBeNull();
    await sendWaiting(mailTransport().bindings, afterMs(2 * HOUR));
    expect(await notified(user)).toBeNull();
  });

  test('is forgotten with it once another one is confirmed, and known to take mails once a mailed link is used', async () => {
    const user = await makeOwner();
    const refused = () => testDb().update(users).set({ mailRefusedAt: start }).where(eq(users.id, user.id));
    await refused();
    const email = newEmail();
    const { sent, bindings } = mailTransport();
    const person = await asAccount(user);
    await person.post('/api/account/email', { email, currentPassword: PASSWORD }, { bindings });
    await scheduler.wait(600);
    expect(await notified(user)).not.toBeNull();
    expect((await person.post('/api/email/confirm', { token: tokenTo(sent, email) })).status).toBe(200);
    expect(await notified({ ...user, email })).toBeNull();
    await asVisitor.post('/api/password/forgot', { email }, { bindings });
    await scheduler.wait(600);
    // As if it had come another way than by a mail that went through.
    await refused();
    const reset = { token: tokenTo(sent, email), password: 'una-nuova-password' };
    expect((await asVisitor.post('/api/password/reset', reset)).status).toBe(200);
    const [row] = await testDb().select().from(users).where(eq(users.id, user.id));
    expect(row?.mailRefusedAt).toBeNull();
  });
});

test("a refused second address marks nobody's own address as refused", async () => {
  const user = await makeOwner();
  await put({ recipient: user.email, replyTo: 'altra@example.org' });
  await sendWaiting(mailTransport(() => 'E_VALIDATION_ERROR').bindings, start);
  expect(await mailsTo(user.email)).toMatchObject([{ status: 'undelivered' }]);
  expect(await notified(user)).toBeNull();
});

test.each(['E_RECIPIENT_NOT_ALLOWED', 'E_SENDER_NOT_VERIFIED', 'E_INTERNAL_SERVER_ERROR', 'E_OF_NEXT_YEAR'])(
  'after %s a mail is tried again, its account not told',
  async (code) => {
    const user = await makeOwner();
    await put({ recipient: user.email });
    await sendWaiting(mailTransport(() => code).bindings, start);
    expect(await mailsTo(user.email)).toMatchObject([{ status: 'waiting', failure: code }]);
    expect(await notified(user)).toBeNull();
  },
);
