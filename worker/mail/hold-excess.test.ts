import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import type { MailKind } from '../../shared/mail-kinds.ts';
import { outbox } from '../db/tables/mail.ts';
import { withBindings } from '../testing/bindings.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { postOffice } from '../testing/post-office.ts';
import { asVisitor } from '../testing/requests.ts';
import { toOutbox } from './outbox.ts';
import { purgeOutbox, sendAllWaiting, sendWaiting } from './send-waiting.ts';

const start = new Date('2026-03-01T08:00:00Z');
const MORE = 'Altre novità ti aspettano sul sito';

/** A post office, with limits on or off. */
function office(limits: 'on' | 'off' = 'on') {
  const { sent, bindings } = postOffice();
  return { sent, bindings: withBindings({ EMAIL: bindings.EMAIL, RATE_LIMITS: limits }) };
}

async function put(kind: MailKind, recipient: string, { count = 1, now = start } = {}): Promise<void> {
  for (let time = 0; time < count; time++) {
    const mail = { subject: kind, text: 'Testo', html: '<p>Testo</p>' };
    await toOutbox(testDb(), { cause: `${kind}:${uniqueWord()}`, recipient, mail, now });
  }
}

const statuses = async (recipient: string) =>
  (await testDb().select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(asc(outbox.id))).map(
    ({ status }) => status,
  );

beforeEach(async () => {
  await testDb().delete(outbox);
});

describe('a recipient', () => {
  test('gets thirty mails that others cause within 24 hours, then one that says that more waits', async () => {
    const email = newEmail();
    await put('application', email, { count: 20 });
    await put('candidate-message', email, { count: 20 });
    const { sent, bindings } = office();
    for (let run = 0; run < 4; run++) await sendWaiting(bindings, start);
    expect(sent).toHaveLength(31);
    expect(sent.filter(({ subject }) => subject === MORE)).toHaveLength(1);
    expect((await statuses(email)).filter((status) => status === 'held')).toHaveLength(10);
  });

  test('is told of it once a day, and written to again the next', async () => {
    const email = newEmail();
    const { sent, bindings } = office();
    await put('application', email, { count: 32 });
    for (let run = 0; run < 3; run++) await sendWaiting(bindings, start);
    await put('application', email, { count: 3, now: addDays(start, 0.5) });
    await sendWaiting(bindings, addDays(start, 0.5));
    expect(sent).toHaveLength(31);
    await put('application', email, { now: addDays(start, 1.01) });
    await sendWaiting(bindings, addDays(start, 1.01));
    expect(sent).toHaveLength(32);
    expect(sent.at(-1)?.subject).toBe('application');
  });

  test('is not kept from a link that they ask for, however many mails others cause', async () => {
    const user = await makeUser();
    await put('application', user.email, { count: 60, now: new Date() });
    const { sent, bindings } = office();
    for (let run = 0; run < 4; run++) await sendWaiting(bindings, new Date());
    await asVisitor.post('/api/password/forgot', { email: user.email }, { bindings });
    await scheduler.wait(600);
    expect(sent.at(-1)).toMatchObject({ to: user.email, subject: 'Scegli una nuova password' });
  });

  test('gets six mails of any other kind, and no kind is crowded out by another', async () => {
    const email = newEmail();
    const { sent, bindings } = office();
    await put('passkey-added', email, { count: 8 });
    await put('password-changed', email, { count: 2 });
    await sendWaiting(bindings, start);
    expect(sent.map(({ subject }) => subject)).toEqual([
      ...Array(6).fill('passkey-added'),
      ...Array(2).fill('password-changed'),
    ]);
  });

  test('does not share a day with another', async () => {
    const [flooded, other] = [newEmail(), newEmail()];
    await put('application', flooded, { count: 40 });
    await put('application', other);
    const { sent, bindings } = office();
    await sendAllWaiting(bindings, start);
    expect(sent.filter(({ to }) => to === other)).toHaveLength(1);
    expect(sent.filter(({ to }) => to === flooded)).toHaveLength(31);
  });
});

test('runs at the same moment hold the same mails', async () => {
  const email = newEmail();
  await put('application', email, { count: 40 });
  const { sent, bindings } = office();
  await Promise.all([sendWaiting(bindings, start), sendWaiting(bindings, start), sendWaiting(bindings, start)]);
  expect(sent.filter(({ subject }) => subject === 'application')).toHaveLength(30);
});

test('a held mail keeps no text, is never sent, and is dropped after a month', async () => {
  const email = newEmail();
  await put('application', email, { count: 31 });
  const { sent, bindings } = office();
  await sendAllWaiting(bindings, start);
  const [held] = await testDb().select().from(outbox).where(eq(outbox.status, 'held'));
  expect(held).toMatchObject({ bodyText: '', bodyHtml: '', sentAt: null, attempts: 0 });
  await sendAllWaiting(bindings, addDays(start, 20));
  expect(sent).toHaveLength(31);
  await purgeOutbox(testDb(), addDays(start, 31));
  expect(await testDb().$count(outbox)).toBe(0);
});

test('every mail is sent where limits are off', async () => {
  await put('application', newEmail(), { count: 35 });
  const { sent, bindings } = office('off');
  await sendAllWaiting(bindings, start);
  expect(sent).toHaveLength(35);
});
