import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownAccountSchema } from '../../shared/accounts.ts';
import { users } from '../db/tables/accounts.ts';
import { outbox } from '../db/tables/mail.ts';
import { makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { postOffice, type SentMail } from '../testing/post-office.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';
import { toOutbox } from './outbox.ts';
import { sendWaiting } from './send-waiting.ts';

const start = new Date();
const later = (hours: number): Date => new Date(start.getTime() + hours * 60 * 60_000);

async function put(recipient: string, { replyTo = null, now = start }: { replyTo?: string | null; now?: Date } = {}) {
  const mail = { subject: 'Prova', text: 'Testo', html: '<p>Testo</p>' };
  await toOutbox(testDb(), { cause: `moderation:${uniqueWord()}`, recipient, replyTo, mail, now });
}

const mailsTo = (recipient: string) => testDb().select().from(outbox).where(eq(outbox.recipient, recipient));

const makeOwner = () => makeUser({ passwordHash, emailVerifiedAt: start });

/** When the account page of somebody says that their address refused a mail. */
async function told(user: Awaited<ReturnType<typeof makeOwner>>): Promise<string | null> {
  const answer = await (await asAccount(user)).get('/api/account');
  return ownAccountSchema.parse(await answer.json()).mailRefusedAt;
}

beforeEach(async () => {
  await testDb().delete(outbox);
});

describe('an address that is refused for good', () => {
  test.each(['E_RECIPIENT_SUPPRESSED', 'E_VALIDATION_ERROR'])(
    'is not tried again after %s, and its account knows',
    async (code) => {
      const user = await makeOwner();
      await put(user.email);
      await sendWaiting(postOffice(() => code).bindings, start);
      expect(await mailsTo(user.email)).toMatchObject([
        { status: 'undelivered', attempts: 1, failure: code, bodyText: 'Testo' },
      ]);
      expect(await told(user)).toBe(start.toISOString());
      const { sent, bindings } = postOffice();
      await sendWaiting(bindings, later(2));
      expect(sent).toEqual([]);
    },
  );

  test('is known until a mail goes through', async () => {
    const user = await makeOwner();
    await put(user.email);
    await sendWaiting(postOffice(() => 'E_RECIPIENT_SUPPRESSED').bindings, start);
    await put(user.email, { now: later(1) });
    await sendWaiting(postOffice(() => 'E_DELIVERY_FAILED').bindings, later(1));
    expect(await told(user)).not.toBeNull();
    await sendWaiting(postOffice().bindings, later(2));
    expect(await told(user)).toBeNull();
  });

  test('is nobody else’s', async () => {
    const [user, other] = [await makeOwner(), await makeOwner()];
    await put(user.email);
    await put(other.email);
    await sendWaiting(postOffice(({ to }) => to === user.email && 'E_RECIPIENT_SUPPRESSED').bindings, start);
    expect(await told(other)).toBeNull();
    expect(await mailsTo(other.email)).toMatchObject([{ status: 'sent' }]);
  });

  test('is forgotten with it, once another one is confirmed', async () => {
    const user = await makeOwner();
    await testDb().update(users).set({ mailRefusedAt: start }).where(eq(users.id, user.id));
    const email = `${uniqueWord()}@example.org`;
    const { sent, bindings } = postOffice();
    const person = await asAccount(user);
    await person.post('/api/account/email', { email, currentPassword: PASSWORD }, { bindings });
    await scheduler.wait(600);
    expect(await told(user)).not.toBeNull();
    const token = tokenIn(sent.find(({ to }) => to === email));
    expect((await person.post('/api/email/confirm', { token })).status).toBe(200);
    expect(await told({ ...user, email })).toBeNull();
  });

  test('is known to take mails once a mailed link for a new password is used', async () => {
    const user = await makeOwner();
    await testDb().update(users).set({ mailRefusedAt: start }).where(eq(users.id, user.id));
    const { sent, bindings } = postOffice();
    await asVisitor.post('/api/password/forgot', { email: user.email }, { bindings });
    await scheduler.wait(600);
    // As if it had come another way than by a mail that went through.
    await testDb().update(users).set({ mailRefusedAt: start }).where(eq(users.id, user.id));
    const token = tokenIn(sent.find(({ to }) => to === user.email));
    expect((await asVisitor.post('/api/password/reset', { token, password: 'una-nuova-password' })).status).toBe(200);
    const [row] = await testDb().select().from(users).where(eq(users.id, user.id));
    expect(row?.mailRefusedAt).toBeNull();
  });
});

const tokenIn = (mail: SentMail | undefined): string => /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

test("a refused second address marks nobody's own address as refused", async () => {
  const user = await makeOwner();
  await put(user.email, { replyTo: 'altra@example.org' });
  await sendWaiting(postOffice(() => 'E_VALIDATION_ERROR').bindings, start);
  expect(await mailsTo(user.email)).toMatchObject([{ status: 'undelivered' }]);
  expect(await told(user)).toBeNull();
});

test.each(['E_RECIPIENT_NOT_ALLOWED', 'E_SENDER_NOT_VERIFIED', 'E_INTERNAL_SERVER_ERROR', 'E_OF_NEXT_YEAR'])(
  'after %s a mail is tried again, and its account not told',
  async (code) => {
    const user = await makeOwner();
    await put(user.email);
    await sendWaiting(postOffice(() => code).bindings, start);
    expect(await mailsTo(user.email)).toMatchObject([{ status: 'waiting', failure: code }]);
    expect(await told(user)).toBeNull();
  },
);
