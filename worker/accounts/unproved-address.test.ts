import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { ARTICLES } from '../../shared/newsletter.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { outbox } from '../db/tables/mail.ts';
import { runScheduled } from '../scheduled.ts';
import { makeJob, makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { postOffice } from '../testing/post-office.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';

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
  await runScheduled('* 5-9 * * *', postOffice().bindings, MORNING);
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

describe('an account that leaves whose address nobody confirmed', () => {
  test('takes neither alerts nor the newsletter from whoever has that address', async () => {
    expect(await morning(await leaving(null))).toEqual(['alert-digest', 'newsletter']);
  });

  test('leaves them, and the mails that wait for that address, when it is purged', async () => {
    const user = await leaving(null);
    await testDb().delete(outbox);
    const { bindings } = postOffice(() => true);
    expect(
      (await asVisitor.post('/api/alerts', { email: user.email, search: 'v1:category=Sport' }, { bindings })).status,
    ).toBe(202);
    await purge(user);
    expect(await left(user)).toEqual([1, 1]);
    const { sent, bindings: working } = postOffice();
    await runScheduled('*/5 * * * *', working, addDays(new Date(), 0.5));
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[user.email, expect.stringMatching(/^Conferma/)]]);
  });

  test('leaves nothing in the outbox of what was sent to it', async () => {
    const user = await leaving(null);
    expect(await testDb().$count(outbox, eq(outbox.status, 'sent'))).toBeGreaterThan(0);
    await purge(user);
    expect(await left(user)).toEqual([1, 0]);
  });
});

describe('an account that leaves whose address was confirmed', () => {
  test('gets no alerts and no newsletter any more', async () => {
    expect(await morning(await leaving(new Date()))).toEqual([]);
  });

  test('takes them along when it is purged, with the mails that wait', async () => {
    const user = await leaving(new Date());
    const { bindings } = postOffice(() => true);
    await asVisitor.post('/api/alerts', { email: user.email, search: 'v1:category=Sport' }, { bindings });
    expect(await testDb().$count(outbox, eq(outbox.status, 'waiting'))).toBe(1);
    await purge(user);
    expect(await left(user)).toEqual([0, 0]);
  });
});
