import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MailKind } from '../../shared/mail-kinds.ts';
import { outbox } from '../db/tables/mail.ts';
import { dailyCounts } from '../db/tables/search.ts';
import { withBindings } from '../testing/bindings.ts';
import { newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { toOutbox } from './outbox.ts';
import { sendAllWaiting, sendWaiting } from './send-waiting.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const start = new Date('2026-03-01T08:00:00Z');
const later = (ms: number): Date => new Date(start.getTime() + ms);

async function put(count: number, kind: MailKind = 'application'): Promise<void> {
  for (let n = 0; n < count; n++) {
    const mail = { subject: 'Prova', text: 'Testo', html: '<p>Testo</p>' };
    await toOutbox(testDb(), { cause: `${kind}:${uniqueWord()}`, recipient: newEmail(), mail, now: start });
  }
}

/** A slow post office, and the clock that it moves on: what was begun when, in seconds since the start. */
function slowOffice(secondsAMail: number, failure?: () => unknown) {
  let time = start.getTime();
  const begun: number[] = [];
  const send = async () => {
    begun.push((time - start.getTime()) / SECOND);
    time += secondsAMail * SECOND;
    if (failure) throw failure();
  };
  const bindings = withBindings({ EMAIL: { send } as unknown as SendEmail, RATE_LIMITS: 'on' });
  return { begun, bindings, timing: { clock: () => time }, pass: (ms: number) => (time += ms) };
}

const rows = () => testDb().select().from(outbox).orderBy(asc(outbox.id));
const count = async (status: 'sent' | 'waiting') => (await rows()).filter((row) => row.status === status).length;

beforeEach(async () => {
  await testDb().delete(outbox);
  await testDb().delete(dailyCounts);
});

describe('after an answer', () => {
  test('no mail is begun in the last five of the thirty seconds', async () => {
    await put(12);
    const { begun, bindings, timing } = slowOffice(4);
    await sendWaiting(bindings, start, timing);
    expect(begun).toEqual([0, 4, 8, 12, 16, 20, 24]);
    expect(await count('sent')).toBe(7);
  });

  test('the seconds before the sending are counted too', async () => {
    await put(12);
    const { begun, bindings, timing, pass } = slowOffice(4);
    const since = start.getTime();
    pass(10 * SECOND);
    await sendWaiting(bindings, start, { ...timing, since });
    expect(begun).toEqual([10, 14, 18, 22]);
  });

  test('the rest is the cron’s at once, as if nobody had claimed it', async () => {
    await put(12);
    const slow = slowOffice(4);
    await sendWaiting(slow.bindings, start, slow.timing);
    const left = (await rows()).filter(({ status }) => status === 'waiting');
    expect(left.map(({ attempts, failure, failingSince }) => [attempts, failure, failingSince])).toEqual(
      Array(5).fill([0, null, null]),
    );
    expect(await testDb().select().from(dailyCounts)).toMatchObject([{ key: 'mail:needed', count: 7 }]);
    const { begun, bindings, timing } = slowOffice(1);
    await sendAllWaiting(bindings, later(30 * SECOND), timing);
    expect(begun).toHaveLength(5);
    expect(await count('sent')).toBe(12);
  });

  test('nothing is claimed once the time is over', async () => {
    await put(1);
    const { begun, bindings, timing, pass } = slowOffice(1);
    pass(25 * SECOND);
    await sendWaiting(bindings, start, { ...timing, since: start.getTime() });
    expect(begun).toEqual([]);
    expect(await rows()).toMatchObject([{ attempts: 0, nextAttemptAt: start }]);
  });
});

describe('a run of the cron', () => {
  test('begins no mail after three minutes, nor in the last half minute of a lease', async () => {
    await put(30);
    const { begun, bindings, timing } = slowOffice(8);
    await sendAllWaiting(bindings, start, timing);
    expect(begun.at(-1)).toBeLessThan(180);
    expect(begun).toHaveLength(23);
    expect(await count('sent')).toBe(23);
    expect((await rows()).filter(({ status, attempts }) => status === 'waiting' && attempts > 0)).toEqual([]);
  });
});

describe('a mail of which nobody knows whether it was sent', () => {
  test('is tried again after the lease and not before, and counts as one of the day', async () => {
    await put(1);
    const lost = slowOffice(1, () => new Error('Network connection lost.'));
    await sendWaiting(lost.bindings, start, lost.timing);
    expect(await rows()).toMatchObject([{ status: 'waiting', nextAttemptAt: later(2 * MINUTE), failure: 'Error' }]);
    expect(await testDb().select().from(dailyCounts)).toMatchObject([{ key: 'mail:needed', count: 1 }]);
    const { begun, bindings, timing } = slowOffice(1);
    await sendWaiting(bindings, later(2 * MINUTE - 1), timing);
    expect(begun).toHaveLength(0);
    await sendWaiting(bindings, later(2 * MINUTE), timing);
    expect(begun).toHaveLength(1);
  });

  test('is left alone with those after it until the lease of a run that was cut is over', async () => {
    await put(3);
    let begun = 0;
    const hanging = withBindings({
      EMAIL: {
        send: () => {
          begun++;
          return begun === 2 ? new Promise(() => undefined) : Promise.resolve({ messageId: '' });
        },
      } as unknown as SendEmail,
    });
    await Promise.race([sendWaiting(hanging, start), scheduler.wait(300)]);
    expect(begun).toBe(2);
    const { begun: again, bindings, timing } = slowOffice(0);
    await sendAllWaiting(bindings, later(2 * MINUTE - 1), timing);
    expect(again).toHaveLength(0);
    await sendAllWaiting(bindings, later(2 * MINUTE), timing);
    expect(again).toHaveLength(2);
  });
});
