import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OutboxRow, outbox } from '../db/tables/mail.ts';
import { runScheduled } from '../scheduled.ts';
import { makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { postOffice, type SentMail } from '../testing/post-office.ts';
import { asWorker } from '../testing/requests.ts';
import { BRAND_HTML } from './layout.ts';
import { toOutbox } from './outbox.ts';
import { sendAllWaiting, sendWaiting } from './send-waiting.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const start = new Date('2026-03-01T08:00:00Z');
const afterMs = (ms: number): Date => new Date(start.getTime() + ms);

async function putMail(recipient = newEmail()): Promise<OutboxRow> {
  const cause = `moderation:${recipient}` as const;
  await toOutbox(testDb(), {
    cause,
    recipient,
    mail: { subject: 'Prova', text: 'Testo', html: '<p>Testo</p>' },
    now: start,
  });
  return mailOf(cause);
}

async function mailOf(cause: string): Promise<OutboxRow> {
  const [row] = await testDb().select().from(outbox).where(eq(outbox.cause, cause));
  if (!row) throw new Error(`no mail of ${cause}`);
  return row;
}

const recipients = (sent: readonly SentMail[]) => sent.map(({ to }) => to).sort();

beforeEach(async () => {
  await testDb().delete(outbox);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('waiting mails', () => {
  test('is sent once, from our address, and then marked', async () => {
    const mail = await putMail();
    const { sent, bindings } = postOffice();
    await sendWaiting(bindings, start);
    await sendWaiting(bindings, afterMs(HOUR));
    expect(sent).toEqual([
      {
        from: { name: 'Lavoro in Valle', email: 'avvisi@example.org' },
        to: mail.recipient,
        subject: 'Prova',
        text: 'Testo',
        html: '<p>Testo</p>',
      },
    ]);
    expect(await mailOf(mail.cause)).toMatchObject({ status: 'sent', sentAt: start, attempts: 1 });
  });

  test('takes the wordmark along where it shows it', async () => {
    await toOutbox(testDb(), {
      cause: `moderation:${uniqueWord()}`,
      recipient: newEmail(),
      mail: { subject: 'Prova', text: 'Testo', html: BRAND_HTML },
      now: start,
    });
    const { sent, bindings } = postOffice();
    await sendWaiting(bindings, start);
    const id = /src="cid:([^"]+)"/.exec(BRAND_HTML)?.[1];
    expect(sent).toMatchObject([{ attachments: [{ disposition: 'inline', contentId: id, type: 'image/png' }] }]);
  });

  test('keeps its text until it is sent, and no longer', async () => {
    const mail = await putMail();
    await sendWaiting(postOffice(() => true).bindings, start);
    expect(await mailOf(mail.cause)).toMatchObject({ bodyText: 'Testo', bodyHtml: '<p>Testo</p>' });
    await sendWaiting(postOffice().bindings, afterMs(HOUR));
    expect(await mailOf(mail.cause)).toMatchObject({ status: 'sent', bodyText: '', bodyHtml: '' });
  });

  test('is claimed by one of several runs at once', async () => {
    const mails = await Promise.all(Array.from({ length: 8 }, () => putMail()));
    const { sent, bindings } = postOffice();
    await Promise.all([sendWaiting(bindings, start), sendWaiting(bindings, start), sendWaiting(bindings, start)]);
    expect(recipients(sent)).toEqual(mails.map(({ recipient }) => recipient).sort());
  });

  test('goes out in as many runs as it takes', async () => {
    for (let i = 0; i < 45; i++) await putMail();
    const { sent, bindings } = postOffice();
    for (let run = 0; run < 3; run++) await sendWaiting(bindings, start);
    expect(new Set(recipients(sent)).size).toBe(45);
    expect(sent).toHaveLength(45);
  });

  test('is taken over when whoever claimed it died, after the lease and not before', async () => {
    const mail = await putMail();
    const { sent, bindings } = postOffice();
    const died = { nextAttemptAt: afterMs(2 * MINUTE), attempts: 1 };
    await testDb().update(outbox).set(died).where(eq(outbox.id, mail.id));
    await sendWaiting(bindings, afterMs(2 * MINUTE - 1));
    expect(sent).toEqual([]);
    await sendWaiting(bindings, afterMs(2 * MINUTE));
    expect(sent).toHaveLength(1);
  });

  test('of one cause is one mail', async () => {
    const mail = await putMail();
    await putMail(mail.recipient);
    expect(await testDb().$count(outbox, eq(outbox.recipient, mail.recipient))).toBe(1);
  });
});

describe('a mail that cannot be sent', () => {
  test('waits longer each time, at most an hour', async () => {
    const mail = await putMail();
    const { bindings } = postOffice(() => true);
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
  });

  test('is sent when the post office is there again', async () => {
    const mail = await putMail();
    await sendWaiting(postOffice(() => true).bindings, start);
    const { sent, bindings } = postOffice();
    await sendWaiting(bindings, afterMs(MINUTE - 1));
    expect(sent).toEqual([]);
    await sendWaiting(bindings, afterMs(MINUTE));
    expect(recipients(sent)).toEqual([mail.recipient]);
    expect(await mailOf(mail.cause)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  test('does not hold up the others', async () => {
    const bad = await putMail();
    const good = await putMail();
    const { sent, bindings } = postOffice(({ to }) => to === bad.recipient);
    await sendWaiting(bindings, start);
    expect(recipients(sent)).toEqual([good.recipient]);
  });

  test('is given up after 24 hours of failures, not before, however late they began', async () => {
    const mail = await putMail();
    const { bindings } = postOffice(() => true);
    await sendWaiting(bindings, afterMs(30 * HOUR));
    expect(await mailOf(mail.cause)).toMatchObject({ status: 'waiting', failingSince: afterMs(30 * HOUR) });
    await sendWaiting(bindings, afterMs(54 * HOUR - 1));
    expect((await mailOf(mail.cause)).status).toBe('waiting');
    await sendWaiting(bindings, afterMs(56 * HOUR));
    expect((await mailOf(mail.cause)).status).toBe('undelivered');
    const later = postOffice();
    await sendWaiting(later.bindings, afterMs(80 * HOUR));
    expect(later.sent).toEqual([]);
  });

  test('and was given up keeps who, what, when and why, and its text to be sent again', async () => {
    const mail = await putMail();
    const { bindings } = postOffice(() => true);
    await sendWaiting(bindings, start);
    await sendWaiting(bindings, afterMs(25 * HOUR));
    expect(await mailOf(mail.cause)).toMatchObject({
      status: 'undelivered',
      recipient: mail.recipient,
      failure: 'E_DELIVERY_FAILED',
      createdAt: start,
      nextAttemptAt: afterMs(25 * HOUR),
      bodyText: 'Testo',
      bodyHtml: '<p>Testo</p>',
    });
  });

  test('leaves the code of the failure, where there is one, and none of its text', async () => {
    const mail = await putMail();
    await sendWaiting(postOffice(() => 'E_SENDER_NOT_VERIFIED').bindings, start);
    expect((await mailOf(mail.cause)).failure).toBe('E_SENDER_NOT_VERIFIED');
    await sendWaiting(postOffice().bindings, afterMs(HOUR));
    expect((await mailOf(mail.cause)).failure).toBeNull();
  });

  test('leaves no address in the log', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const mail = await putMail();
    await sendWaiting(postOffice(() => true).bindings, start);
    expect(warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(warn.mock.calls)).not.toContain(mail.recipient);
  });
});

describe('mails of alerts and newsletters', () => {
  const putMany = async (count: number) => {
    const unsubscribeUrl = 'https://example.org/end?token=x';
    for (let n = 0; n < count; n++) {
      const mail = { subject: 'Prova', text: 'Testo', html: '<p>Testo</p>', unsubscribeUrl };
      const cause = `${n % 2 === 0 ? 'alert-digest' : 'newsletter'}:${uniqueWord()}` as const;
      await toOutbox(testDb(), { cause, recipient: newEmail(), mail, now: start });
    }
  };

  test('wait for the cron, and what somebody waits for goes first', async () => {
    await putMany(3);
    const single = await putMail();
    const after = postOffice();
    await sendWaiting(after.bindings, start);
    expect(recipients(after.sent)).toEqual([single.recipient]);
    const second = await putMail();
    const { sent, bindings } = postOffice();
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
    const { sent, bindings } = postOffice();
    await sendAllWaiting(bindings, start);
    expect(sent).toHaveLength(200);
    await sendAllWaiting(bindings, start);
    expect(sent).toHaveLength(210);
  });
});

test('a post office that is closed for an hour loses nothing and repeats nothing', async () => {
  const first = await putMail();
  let now = start;
  let open = false;
  const { sent, bindings } = postOffice(() => !open);
  const due = [first];
  for (let minute = 0; minute <= 150; minute += 5) {
    now = afterMs(minute * MINUTE);
    open = minute >= 60;
    if (minute <= 60) due.push(await putMail());
    // An answer tries at once, and the cron again: both at the same time.
    await Promise.all([sendWaiting(bindings, now), runScheduled('*/5 * * * *', bindings, now)]);
  }
  expect(recipients(sent)).toEqual(due.map(({ recipient }) => recipient).sort());
});

test('no line end gets into a header, whatever wrote the row', async () => {
  const end = '\r\nBcc: tutti@example.org';
  await testDb()
    .insert(outbox)
    .values({
      cause: uniqueWord(),
      recipient: `a@example.org${end}`,
      replyTo: `b@example.org${end}`,
      subject: `Prova${end}`,
      unsubscribeUrl: `https://example.org${end}`,
      bodyText: '',
      bodyHtml: '',
      createdAt: start,
      nextAttemptAt: start,
    });
  const { sent, bindings } = postOffice();
  await sendAllWaiting(bindings, start);
  const { to, replyTo, subject, headers } = sent[0] ?? {};
  expect(JSON.stringify([to, replyTo, subject, headers])).not.toMatch(/\\[rn]/);
});

test('the real binding takes our mails', async () => {
  const owner = await makeUser();
  const job = await makeJob({ ownerId: owner.id, title: 'Cuoca “à la carte” <b>' });
  await (await asWorker()).post(`/api/jobs/${job.publicId}/applications`, { message: 'Ciao\n<script>' });
  const [mail] = await testDb().select().from(outbox).where(eq(outbox.recipient, owner.email));
  expect(mail?.status).toBe('sent');
});
