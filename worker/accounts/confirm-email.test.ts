import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  CONFIRM_PASSWORD,
  DEAD_EMAIL_LINK,
  DEAD_RESET_LINK,
  doneSchema,
  sessionSchema,
} from '../../shared/accounts.ts';
import { accountLinks, passkeys, sessions, type UserRow, users } from '../db/tables/accounts.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb } from '../testing/factories.ts';
import { racingD1 } from '../testing/faulty-d1.ts';
import { mailedToken, tokenTo } from '../testing/mailed-token.ts';
import { loginOptions, makePasskey, newPasskey } from '../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asVisitor, type Person, type SignedIn, withAuthorization } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const NEW = 'una parola nuova';
const WRONG = { password: 'La password non è quella giusta.' };
const DEAD = { token: DEAD_EMAIL_LINK };

const rowOf = async ({ id }: Pick<UserRow, 'id'>) => (await testDb().select().from(users).where(eq(users.id, id)))[0];
const confirm = (by: Person, token: unknown, password?: string, bindings?: Env) =>
  by.post('/api/email/confirm', { token, password }, bindings && { bindings });
const reset = (token: string) => asVisitor.post('/api/password/reset', { token, password: NEW });
const logIn = (email: string, password: string) => asVisitor.post('/api/login', { email, password });

const ownLink = (person: SignedIn) =>
  mailedToken(person.account.email, (bindings) => person.send('/api/account/email/link', { method: 'POST', bindings }));
const askFor = (person: Person, email: string, bindings?: Env, currentPassword = PASSWORD) =>
  person.post('/api/account/email', { email, currentPassword }, bindings && { bindings });
const linkTo = (person: SignedIn, email: string) => mailedToken(email, (bindings) => askFor(person, email, bindings));
const resetLink = (email: string) =>
  mailedToken(email, (bindings) => asVisitor.post('/api/password/forgot', { email }, { bindings }));

/** Chooses a new password as who reads the mails of an address can. */
const resetBy = async (email: string) => expect((await reset(await resetLink(email))).status).toBe(200);

/** An account that nobody has confirmed: who registered it has a session, a passkey, and links to its own and another address. */
async function registered(columns: Partial<UserRow> = {}) {
  const { user, device } = await makePasskey({ passwordHash, emailVerifiedAt: null, ...columns });
  const person = await asAccount(user);
  const elsewhere = newEmail();
  return { user, device, person, elsewhere, change: await linkTo(person, elsewhere), own: await ownLink(person) };
}
type Registered = Awaited<ReturnType<typeof registered>>;
const byPasskey = async ({ device }: Pick<Registered, 'device'>) =>
  (await asVisitor.post('/api/login/passkey', await device.get(await loginOptions()))).status;

test('registering mails a link that confirms the address, once, and says nothing of other devices', async () => {
  const { sent, bindings } = mailTransport();
  const email = newEmail();
  const body = { name: 'Ida', email, password: PASSWORD };
  const { token } = sessionSchema.parse(await (await asVisitor.post('/api/register', body, { bindings })).json());
  const person = withAuthorization(`Bearer ${token}`);
  const account = async () => (await person.get('/api/account')).json();
  expect(await account()).toMatchObject({ email, emailVerified: false });
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Conferma il tuo indirizzo email']]);
  expect(sent[0]?.text).toContain('/conferma-email#token=');
  const done = await confirm(person, tokenTo(sent, email));
  expect(await done.json()).toEqual({ message: `L’indirizzo ${email} è confermato.` });
  expect(await account()).toMatchObject({ email, emailVerified: true });
  expect(await refusedFields(await confirm(asVisitor, tokenTo(sent, email)))).toEqual(DEAD);
});

describe('another address', () => {
  test('becomes the account’s when its link is used, and the old one is told', async () => {
    const { user, person } = await registered();
    const email = newEmail();
    const { sent, bindings } = mailTransport();
    expect((await askFor(person, email.toUpperCase(), bindings)).status).toBe(202);
    expect((await rowOf(user))?.email).toBe(user.email);
    const later = mailTransport();
    expect((await confirm(person, tokenTo(sent, email), undefined, later.bindings)).status).toBe(200);
    expect(await rowOf(user)).toMatchObject({ email, emailVerifiedAt: expect.any(Date) });
    expect(later.sent).toMatchObject([{ to: user.email, subject: 'L’email del tuo account è cambiata' }]);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
    await expectProblem(await logIn(user.email, PASSWORD), 401);
  });

  test('needs the password, and is neither the own one nor somebody else’s', async () => {
    const user = await makeUser({ passwordHash, emailVerifiedAt: null });
    const person = await asAccount(user);
    const refused = async (email: string, password?: string) =>
      refusedFields(await askFor(person, email, undefined, password));
    expect(await refused(newEmail(), 'sbagliata')).toEqual({ currentPassword: WRONG.password });
    expect(await refused(user.email)).toEqual({ email: 'È già l’indirizzo del tuo account.' });
    expect(await refused((await makeUser()).email)).toEqual({ email: 'Esiste già un account con questa email.' });
    expect(await testDb().$count(accountLinks, eq(accountLinks.userId, user.id))).toBe(0);
  });
});

describe('a link', () => {
  test('that is past its time, unknown or no link at all changes nothing', async () => {
    const { user, own } = await registered();
    const expiresAt = new Date(Date.now() - 1);
    await testDb().update(accountLinks).set({ expiresAt }).where(eq(accountLinks.userId, user.id));
    for (const token of [own, 'A'.repeat(43), '', 'x', null, ['a'], '%00'])
      expect(await refusedFields(await confirm(asVisitor, token))).toEqual(DEAD);
    expect((await rowOf(user))?.emailVerifiedAt).toBeNull();
  });

  test('that is used ends those for a new password only where the address is new; neither kind works as the other', async () => {
    const [bystander, stays, moves] = [await makeUser(), await registered(), await registered()];
    // One after the other: a request that sends a mail sends those that wait, too.
    const others = await resetLink(bystander.email);
    const token = await resetLink(stays.user.email);
    const old = await resetLink(moves.user.email);
    for (const by of [asVisitor, stays.person])
      expect(await refusedFields(await confirm(by, token, PASSWORD))).toEqual(DEAD);
    expect(await refusedFields(await reset(stays.own))).toEqual({ token: DEAD_RESET_LINK });
    expect(await rowOf(stays.user)).toEqual(stays.user);
    expect((await confirm(asVisitor, stays.own, PASSWORD)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect((await confirm(asVisitor, moves.change, PASSWORD)).status).toBe(200);
    expect(await refusedFields(await reset(old))).toEqual({ token: DEAD_RESET_LINK });
    expect((await rowOf(moves.user))?.passwordHash).toBe(passwordHash);
    expect((await reset(others)).status).toBe(200);
  });
});

describe('a new password', () => {
  const change = (person: Person, currentPassword = PASSWORD) =>
    person.post('/api/account/password', { currentPassword, password: NEW });

  test.each<[how: string, set: (account: Registered) => Promise<Response>]>([
    ['by a mailed link', async ({ user }) => reset(await resetLink(user.email))],
    ['by who knows the old one', ({ person }) => change(person)],
  ])('%s ends the links for another address and password, not that of the own', async (_, set) => {
    const [bystander, account] = [await registered(), await registered()];
    const forgotten = await resetLink(account.user.email);
    // One that is refused ends no link.
    expect((await change(bystander.person, 'sbagliata')).status).toBe(400);
    expect((await set(account)).status).toBe(200);
    expect(await refusedFields(await confirm(asVisitor, account.change, NEW))).toEqual(DEAD);
    expect(await refusedFields(await reset(forgotten))).toEqual({ token: DEAD_RESET_LINK });
    expect((await confirm(asVisitor, account.own, NEW)).status).toBe(200);
    expect(await rowOf(account.user)).toMatchObject({ email: account.user.email, emailVerifiedAt: expect.any(Date) });
    expect((await confirm(asVisitor, bystander.change, PASSWORD)).status).toBe(200);
  });
});

describe('somebody who registered the address of another person', () => {
  test('does not have it confirmed by that person, who does not know the password', async () => {
    const attacker = await registered();
    expect(await refusedFields(await confirm(asVisitor, attacker.own))).toEqual({ password: CONFIRM_PASSWORD });
    expect(await refusedFields(await confirm(asVisitor, attacker.own, 'indovinata'))).toEqual(WRONG);
    // Nor is a session of an account of one's own a proof.
    const other = await asAccount(await makeUser());
    expect(await refusedFields(await confirm(other, attacker.own))).toEqual({ password: CONFIRM_PASSWORD });
    expect(await rowOf(attacker.user)).toMatchObject({ emailVerifiedAt: null });
  });

  test('keeps nothing once that person has chosen a password, and the address is confirmed', async () => {
    const attacker = await registered();
    await resetBy(attacker.user.email);
    expect(await rowOf(attacker.user)).toMatchObject({ emailVerifiedAt: expect.any(Date) });
    expect(await byPasskey(attacker)).toBe(401);
    await expectProblem(await attacker.person.get('/api/account'), 401);
    await expectProblem(await logIn(attacker.user.email, PASSWORD), 401);
    expect((await logIn(attacker.user.email, NEW)).status).toBe(200);
  });

  test('or moved an own account there, keeps no passkey once that person has chosen a password', async () => {
    const attacker = await registered({ emailVerifiedAt: new Date(Date.now() - 60_000) });
    const { elsewhere, change } = attacker;
    expect(await refusedFields(await confirm(asVisitor, change))).toEqual({ password: CONFIRM_PASSWORD });
    expect((await confirm(attacker.person, change)).status).toBe(200);
    expect(await byPasskey(attacker)).toBe(200);
    await resetBy(elsewhere);
    expect(await byPasskey(attacker)).toBe(401);
  });

  test('adds no passkey with a session that ends at the very moment', async () => {
    const { user, person } = await registered();
    const device = await newPasskey();
    const requested = await person.post('/api/passkey-options', { currentPassword: PASSWORD });
    const made = await device.create(await requested.json());
    const DB = racingD1(() => resetBy(user.email));
    const { bindings } = mailTransport();
    await expectProblem(await person.post('/api/passkeys', made, { bindings: { ...bindings, DB } }), 400);
    expect(await testDb().$count(passkeys, eq(passkeys.userId, user.id))).toBe(0);
  });
});

describe('the first confirmation', () => {
  test('by the session of the browser keeps that session, and ends the others and the passkeys', async () => {
    const [bystander, account] = [await registered(), await registered()];
    const there = await asAccount(account.user);
    const answer = await confirm(account.person, account.own);
    expect(doneSchema.parse(await answer.json()).message).toMatch(/ è confermato\. Gli altri accessi di prima/);
    expect(await rowOf(account.user)).toMatchObject({ emailVerifiedAt: expect.any(Date) });
    expect((await account.person.get('/api/account')).status).toBe(200);
    await expectProblem(await there.get('/api/account'), 401);
    expect(await byPasskey(account)).toBe(401);
    expect(await refusedFields(await confirm(account.person, account.change))).toEqual(DEAD);
    expect([await byPasskey(bystander), (await bystander.person.get('/api/account')).status]).toEqual([200, 200]);
  });

  test.each(['own', 'change'] as const)(
    'by the password elsewhere ends every session and passkey: %s link',
    async (link) => {
      const account = await registered();
      expect((await confirm(asVisitor, account[link], PASSWORD)).status).toBe(200);
      await expectProblem(await account.person.get('/api/account'), 401);
      expect(await byPasskey(account)).toBe(401);
    },
  );
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
  const links = await testDb().select().from(accountLinks).where(eq(accountLinks.userId, account.user.id));
  expect(links.every(({ usedAt }) => usedAt)).toBe(true);
});
