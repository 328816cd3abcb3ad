import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { ARTICLES } from '../../shared/newsletter.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { outbox } from '../db/tables/mail.ts';
import { runScheduled } from '../scheduled.ts';
import { makeJob, makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

/** Half past eight in Rome: alerts and newsletters go out. */
const MORNING = new Date('2026-12-01T07:30:00Z');

/** An account whose address has an alert with a new offer, and the newsletter with new articles; its owner then leaves. */
async function leaving(emailVerifiedAt: Date | null): Promise<UserRow> {
  const user = await makeUser({ emailVerifiedAt, passwordHash });
  const { email } = user;
  const word = uniqueWord();
  await makeJob({ title: word, postedAt: addDays(MORNING, -0.5) });
  await makeAlert({ email, search: `v1:search=${word}` });
  await makeAlert({ email, search: ARTICLES, issuedIn: '2020-01' });
  const body = { currentPassword: PASSWORD };
  const answer = await (await asAccount(user)).post('/api/account', body, { method: 'DELETE' });
  expect(answer.status).toBe(200);
  return user;
}

/** Kinds of the mails of a morning to an address. */
async function morning({ email }: UserRow): Promise<string[]> {
  await runScheduled('* 5-9 * * *', mailTransport().bindings, MORNING);
  const mails = await testDb().select().from(outbox).where(eq(outbox.recipient, email));
  return mails.map(({ cause }) => cause.split(':')[0] ?? '').filter((kind) => /alert|newsletter/.test(kind));
}

/** Seven days later, when the account is purged. */
async function purge({ id }: UserRow): Promise<void> {
  const deletedAt = addDays(new Date(), -7.01);
  await testDb().update(users).set({ deletedAt }).where(eq(users.id, id));
  await runScheduled('10 3 * * *', env, new Date());
  expect(await testDb().$count(users, eq(users.id, id))).toBe(0);
}

/** Rows that an address still has: itself among those of alerts, and waiting mails. */
const left = async ({ email }: UserRow) => [
  await testDb().$count(alertAddresses, eq(alertAddresses.email, email)),
  await testDb().$count(outbox, eq(outbox.recipient, email)),
];

beforeEach(async () => {
  const db = testDb();
  for (const table of [alerts, alertAddresses, outbox]) await db.delete(table);
});

test.each([
  ['nobody confirmed leaves alerts and newsletter to whoever has it', null, ['alert-digest', 'newsletter'], 1],
  ['was confirmed takes them along, with the mails that wait', new Date(), [], 0],
] as const)('an account that leaves whose address %s', async (_what, emailVerifiedAt, kinds, stored) => {
  const user = await leaving(emailVerifiedAt);
  expect(await morning(user)).toEqual(kinds);
  await testDb().delete(outbox);
  const { bindings } = mailTransport(() => true);
  const body = { email: user.email, search: 'v1:category=Sport' };
  expect((await asVisitor.post('/api/alerts', body, { bindings })).status).toBe(202);
  expect(await testDb().$count(outbox, eq(outbox.status, 'waiting'))).toBe(1);
  await purge(user);
  expect(await left(user)).toEqual([stored, stored]);
  const { sent, bindings: working } = mailTransport();
  await runScheduled('*/5 * * * *', working, addDays(new Date(), 0.5));
  expect(sent.map(({ subject }) => subject)).toEqual(Array(stored).fill('Conferma il tuo avviso'));
});

test('an account that leaves leaves nothing in the outbox of what was sent to it', async () => {
  const user = await leaving(null);
  expect(await testDb().$count(outbox, eq(outbox.status, 'sent'))).toBeGreaterThan(0);
  await purge(user);
  expect(await left(user)).toEqual([1, 0]);
});
