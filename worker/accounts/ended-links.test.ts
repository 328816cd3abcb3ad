import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DEAD_EMAIL_LINK, DEAD_RESET_LINK } from '../../shared/accounts.ts';
import { passkeys, type UserRow, users } from '../db/tables/accounts.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb } from '../testing/factories.ts';
import { makePasskey } from '../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { postOffice, type SentMail } from '../testing/post-office.ts';
import { asAccount, asVisitor, type Person } from '../testing/requests.ts';

const NEW = 'una parola nuova';

const rowOf = async ({ id }: UserRow) => (await testDb().select().from(users).where(eq(users.id, id)))[0];
const tokenIn = (mails: readonly SentMail[], to: string): string =>
  /#token=([\w-]{43})/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? '';
const confirm = (token: string, password = PASSWORD) => asVisitor.post('/api/email/confirm', { token, password });
const reset = (token: string) => asVisitor.post('/api/password/reset', { token, password: NEW });

/** The token of the mail that a call sends to an address. */
async function mailed(to: string, ask: (bindings: Env) => Promise<Response>): Promise<string> {
  const { sent, bindings } = postOffice();
  expect((await ask(bindings)).status).toBe(202);
  return tokenIn(sent, to);
}
const resetToken = ({ email }: UserRow) =>
  mailed(email, (bindings) => asVisitor.post('/api/password/forgot', { email }, { bindings }));
const changeToken = (person: Person, email: string) =>
  mailed(email, (bindings) => person.post('/api/account/email', { email, currentPassword: PASSWORD }, { bindings }));
const ownToken = (person: Person, { email }: UserRow) =>
  mailed(email, (bindings) => person.send('/api/account/email/link', { method: 'POST', bindings }));

/** Somebody who has been mailed a link for another address, and one for their own. */
async function withLinks() {
  const user = await makeUser({ passwordHash, emailVerifiedAt: null });
  const person = await asAccount(user);
  const other = newEmail();
  return { user, person, change: await changeToken(person, other), own: await ownToken(person, user) };
}

describe('a new password', () => {
  test.each<[how: string, set: (person: Person, user: UserRow) => Promise<Response>]>([
    ['by a mailed link', async (_person, user) => reset(await resetToken(user))],
    [
      'by who knows the old one',
      (person) => person.post('/api/account/password', { currentPassword: PASSWORD, password: NEW }),
    ],
  ])('%s ends the link for another address, not the one that confirms the own', async (_how, set) => {
    const bystander = await withLinks();
    const { user, person, change, own } = await withLinks();
    expect((await set(person, user)).status).toBe(200);
    expect(await refusedFields(await confirm(change))).toEqual({ token: DEAD_EMAIL_LINK });
    expect(await rowOf(user)).toMatchObject({ email: user.email });
    expect((await confirm(own, NEW)).status).toBe(200);
    expect(await rowOf(user)).toMatchObject({ email: user.email, emailVerifiedAt: expect.any(Date) });
    expect((await confirm(bystander.change)).status).toBe(200);
  });

  test('that is refused ends no link', async () => {
    const { person, change } = await withLinks();
    const wrong = { currentPassword: 'sbagliata', password: NEW };
    expect((await person.post('/api/account/password', wrong)).status).toBe(400);
    expect((await reset('A'.repeat(43))).status).toBe(400);
    expect((await confirm(change)).status).toBe(200);
  });
});

describe('an address that is confirmed', () => {
  test('and new ends the links for a new password, which were mailed to the old one', async () => {
    const bystander = await makeUser();
    const { user, change } = await withLinks();
    const [token, others] = [await resetToken(user), await resetToken(bystander)];
    expect((await confirm(change)).status).toBe(200);
    expect(await refusedFields(await reset(token))).toEqual({ token: DEAD_RESET_LINK });
    expect((await rowOf(user))?.passwordHash).toBe(passwordHash);
    expect((await reset(others)).status).toBe(200);
  });

  test('and the own one leaves them; neither link works as the other', async () => {
    const { user, person, own } = await withLinks();
    const token = await resetToken(user);
    const refused = [await confirm(token), await person.post('/api/email/confirm', { token })];
    for (const answer of refused) expect(await refusedFields(answer)).toEqual({ token: DEAD_EMAIL_LINK });
    expect(await refusedFields(await reset(own))).toEqual({ token: DEAD_RESET_LINK });
    expect(await rowOf(user)).toEqual(user);
    expect((await confirm(own)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });
});

test.each([
  ['nobody confirmed loses its passkeys', null, 0],
  ['was confirmed keeps them', new Date(), 1],
])('with a new password by a mailed link, an account whose address %s', async (_what, emailVerifiedAt, left) => {
  const { user } = await makePasskey({ emailVerifiedAt });
  const bystander = await makePasskey({ emailVerifiedAt });
  expect((await reset(await resetToken(user))).status).toBe(200);
  const count = (id: number) => testDb().$count(passkeys, eq(passkeys.userId, id));
  expect([await count(user.id), await count(bystander.user.id)]).toEqual([left, 1]);
});
