import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CONFIRM_PASSWORD, DEAD_EMAIL_LINK, doneSchema, sessionSchema } from '../../shared/accounts.ts';
import { accountLinks, passkeys, sessions, type UserRow, users } from '../db/tables/accounts.ts';
import { newAuthenticator } from '../testing/authenticator.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb } from '../testing/factories.ts';
import { racingD1 } from '../testing/faulty-d1.ts';
import { loginOptions, makePasskey } from '../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { postOffice, type SentMail } from '../testing/post-office.ts';
import { asAccount, asVisitor, type Person, type SignedIn } from '../testing/requests.ts';

const NEW = 'una parola nuova';

const rowOf = async ({ id }: UserRow) => (await testDb().select().from(users).where(eq(users.id, id)))[0];
const tokenIn = (mails: readonly SentMail[], to: string): string =>
  /#token=([\w-]{43})/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? '';
const confirm = (by: Person, token: string, password?: string) => by.post('/api/email/confirm', { token, password });

/** The token of the mail that a call sends to an address. */
async function mailed(to: string, ask: (bindings: Env) => Promise<Response>): Promise<string> {
  const { sent, bindings } = postOffice();
  expect((await ask(bindings)).status).toBe(202);
  return tokenIn(sent, to);
}
const ownLink = (person: SignedIn) =>
  mailed(person.account.email, (bindings) => person.send('/api/account/email/link', { method: 'POST', bindings }));
const linkTo = (person: SignedIn, email: string) =>
  mailed(email, (bindings) => person.post('/api/account/email', { email, currentPassword: PASSWORD }, { bindings }));

/** Chooses a new password as who reads the mails of an address can. */
async function reset(email: string): Promise<void> {
  const token = await mailed(email, (bindings) => asVisitor.post('/api/password/forgot', { email }, { bindings }));
  expect((await asVisitor.post('/api/password/reset', { token, password: NEW })).status).toBe(200);
}

/** An account that nobody has confirmed: who registered it has a session, a passkey and links. */
async function registered(columns: Partial<UserRow> = {}) {
  const { user, device } = await makePasskey({ passwordHash, emailVerifiedAt: null, ...columns });
  const person = await asAccount(user);
  const elsewhere = newEmail();
  return { user, device, person, change: await linkTo(person, elsewhere), own: await ownLink(person) };
}
type Registered = Awaited<ReturnType<typeof registered>>;

const logIn = ({ user }: Registered, password: string) => asVisitor.post('/api/login', { email: user.email, password });
const byPasskey = async ({ device }: Registered) =>
  (await asVisitor.post('/api/login/passkey', await device.get(await loginOptions()))).status;

describe('somebody who registered the address of another person', () => {
  test('does not have it confirmed by that person, who does not know the password', async () => {
    const attacker = await registered();
    expect(await refusedFields(await confirm(asVisitor, attacker.own))).toEqual({ password: CONFIRM_PASSWORD });
    const wrong = await refusedFields(await confirm(asVisitor, attacker.own, 'indovinata'));
    expect(wrong).toEqual({ password: 'La password non è quella giusta.' });
    // Nor is a session of an account of one's own a proof.
    const other = await asAccount(await makeUser());
    expect(await refusedFields(await confirm(other, attacker.own))).toEqual({ password: CONFIRM_PASSWORD });
    expect(await rowOf(attacker.user)).toMatchObject({ emailVerifiedAt: null });
  });

  test('keeps nothing once that person has chosen a password, and the address is confirmed', async () => {
    const attacker = await registered();
    await reset(attacker.user.email);
    expect(await rowOf(attacker.user)).toMatchObject({ emailVerifiedAt: expect.any(Date) });
    expect(await byPasskey(attacker)).toBe(401);
    await expectProblem(await attacker.person.get('/api/account'), 401);
    await expectProblem(await logIn(attacker, PASSWORD), 401);
    expect(await refusedFields(await confirm(asVisitor, attacker.change, NEW))).toEqual({ token: DEAD_EMAIL_LINK });
    expect((await logIn(attacker, NEW)).status).toBe(200);
  });

  test('keeps no passkey from before a confirmation, whichever reset comes later', async () => {
    const attacker = await registered();
    // As it was before confirmations ended passkeys.
    const emailVerifiedAt = new Date(Date.now() + 1000);
    await testDb().update(users).set({ emailVerifiedAt }).where(eq(users.id, attacker.user.id));
    expect(await byPasskey(attacker)).toBe(200);
    await reset(attacker.user.email);
    expect(await byPasskey(attacker)).toBe(401);
    expect(await rowOf(attacker.user)).toMatchObject({ emailVerifiedAt });
  });

  test('or moved an own account there, keeps no passkey once that person has chosen a password', async () => {
    const attacker = await registered({ emailVerifiedAt: new Date(Date.now() - 60_000) });
    const email = newEmail();
    const token = await linkTo(attacker.person, email);
    expect(await refusedFields(await confirm(asVisitor, token))).toEqual({ password: CONFIRM_PASSWORD });
    expect(await rowOf(attacker.user)).toMatchObject({ email: attacker.user.email });
    expect((await confirm(attacker.person, token)).status).toBe(200);
    expect(await byPasskey(attacker)).toBe(200);
    await reset(email);
    expect(await byPasskey(attacker)).toBe(401);
  });

  test('adds no passkey with a session that ends at the very moment', async () => {
    const { user } = await registered();
    const person = await asAccount(user);
    const device = await newAuthenticator();
    const asked = await person.post('/api/passkey-options', { currentPassword: PASSWORD });
    const made = await device.create(await asked.json());
    const DB = racingD1(() => reset(user.email));
    const { bindings } = postOffice();
    const answer = await person.post('/api/passkeys', made, { bindings: { ...bindings, DB } });
    await expectProblem(answer, 400);
    expect(await testDb().$count(passkeys, eq(passkeys.userId, user.id))).toBe(0);
  });
});

describe('the first confirmation', () => {
  test('by the session of the browser keeps that session, and ends the others and the passkeys', async () => {
    const bystander = await registered();
    const account = await registered();
    const there = await asAccount(account.user);
    const answer = await confirm(account.person, account.own);
    expect(answer.status).toBe(200);
    expect(doneSchema.parse(await answer.json()).message).toMatch(/ è confermato\. Gli altri accessi di prima/);
    expect(await rowOf(account.user)).toMatchObject({ emailVerifiedAt: expect.any(Date) });
    expect((await account.person.get('/api/account')).status).toBe(200);
    await expectProblem(await there.get('/api/account'), 401);
    expect(await byPasskey(account)).toBe(401);
    expect(await refusedFields(await confirm(account.person, account.change))).toEqual({ token: DEAD_EMAIL_LINK });
    expect([await byPasskey(bystander), (await bystander.person.get('/api/account')).status]).toEqual([200, 200]);
  });

  test('by the password, from another device, ends every session and passkey', async () => {
    const account = await registered();
    expect((await confirm(asVisitor, account.own, PASSWORD)).status).toBe(200);
    await expectProblem(await account.person.get('/api/account'), 401);
    expect(await byPasskey(account)).toBe(401);
    expect((await logIn(account, PASSWORD)).status).toBe(200);
  });

  test('by the link for another address is one too', async () => {
    const account = await registered();
    const there = await asAccount(account.user);
    expect((await confirm(account.person, account.change)).status).toBe(200);
    await expectProblem(await there.get('/api/account'), 401);
    expect(await byPasskey(account)).toBe(401);
  });

  test('of somebody with one device says nothing of others', async () => {
    const { sent, bindings } = postOffice();
    const email = newEmail();
    const answer = await asVisitor.post('/api/register', { name: 'Ida', email, password: PASSWORD }, { bindings });
    const { token } = sessionSchema.parse(await answer.json());
    const headers = { Authorization: `Bearer ${token}` };
    const done = await asVisitor.post('/api/email/confirm', { token: tokenIn(sent, email) }, { headers });
    expect(await done.json()).toEqual({ message: `L’indirizzo ${email} è confermato.` });
  });
});

test('a later confirmation ends neither sessions nor passkeys, and the same address stays confirmed since when it was', async () => {
  const emailVerifiedAt = new Date(Date.now() - 60_000);
  const account = await registered({ emailVerifiedAt });
  const there = await asAccount(account.user);
  expect((await confirm(asVisitor, account.own)).status).toBe(200);
  expect(await rowOf(account.user)).toMatchObject({ emailVerifiedAt });
  const token = await linkTo(account.person, newEmail());
  expect((await confirm(asVisitor, token, PASSWORD)).status).toBe(200);
  expect((await there.get('/api/account')).status).toBe(200);
  expect(await byPasskey(account)).toBe(200);
  expect(await testDb().$count(sessions, eq(sessions.userId, account.user.id))).toBe(3);
  expect(
    (await testDb().select().from(accountLinks).where(eq(accountLinks.userId, account.user.id))).every(
      ({ usedAt }) => usedAt,
    ),
  ).toBe(true);
});
