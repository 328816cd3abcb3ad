import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEAD_RESET_LINK, doneSchema, sessionSchema } from '../../shared/accounts.ts';
import { accountLinks, sessions, type UserRow, users } from '../db/tables/accounts.ts';
import { outbox } from '../db/tables/mail.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { insertOne, makeUser, newEmail, testDb } from '../testing/factories.ts';
import { failuresKey, setCount } from '../testing/log-ins.ts';
import { mailedToken, tokenTo } from '../testing/mailed-token.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asVisitor, type Person, withAuthorization } from '../testing/requests.ts';
import { roomInMinute } from '../testing/room-in-minute.ts';
import { mailTransport } from '../testing/transport.ts';
import { hashPassword } from './password.ts';

const NEW = 'Un’altra parola 😀';
const HOUR = 3_600_000;

const logIn = (email: string, password: string) => asVisitor.post('/api/login', { email, password });
const forgot = (email: string, bindings: Env = env) => asVisitor.post('/api/password/forgot', { email }, { bindings });
const linkOf = ({ email }: UserRow) => mailedToken(email, (bindings) => forgot(email, bindings));
const reset = (token: unknown, password: unknown = NEW, bindings?: Env) =>
  asVisitor.post('/api/password/reset', { token, password }, bindings && { bindings });
const rowOf = async ({ id }: UserRow) => (await testDb().select().from(users).where(eq(users.id, id)))[0];

async function expectDead(answer: Response): Promise<void> {
  expect(await refusedFields(answer)).toEqual({ token: DEAD_RESET_LINK });
}

beforeEach(async () => {
  for (const table of [outbox, accountLinks]) await testDb().delete(table);
});

describe('the password', () => {
  const change = (person: Person, body: unknown, bindings?: Env) =>
    person.post('/api/account/password', body, bindings ? { bindings } : {});

  test('is changed by who knows it: the device that asks goes on, the others are signed out, the owner is told', async () => {
    const user = await makeUser({ passwordHash });
    const [here, there] = [await asAccount(user), await asAccount(user)];
    const { sent, bindings } = mailTransport();
    const answer = await change(here, { currentPassword: PASSWORD, password: NEW }, bindings);
    expect(answer.status).toBe(200);
    const { token } = strict(sessionSchema).parse(await answer.json());
    expect((await withAuthorization(`Bearer ${token}`).get('/api/account')).status).toBe(200);
    for (const person of [here, there]) await expectProblem(await person.get('/api/account'), 401);
    expect(await testDb().$count(sessions, eq(sessions.userId, user.id))).toBe(1);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[user.email, 'La tua password è stata cambiata']]);
    await expectProblem(await logIn(user.email, PASSWORD), 401);
    expect((await logIn(user.email, NEW)).status).toBe(200);
  });

  test('is not changed by who does not know it', async () => {
    const user = await makeUser({ passwordHash });
    const person = await asAccount(user);
    const refused = await change(person, { currentPassword: 'sbagliata', password: NEW });
    expect(await refusedFields(refused)).toEqual({ currentPassword: 'La password non è quella giusta.' });
    const short = await change(person, { currentPassword: PASSWORD, password: 'corta' });
    expect(await refusedFields(short)).toEqual({ password: 'Password deve avere almeno 6 caratteri' });
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
    expect((await person.get('/api/account')).status).toBe(200);
  });

  test('of two changes at the same moment one succeeds, and its device goes on', async () => {
    const user = await makeUser({ passwordHash });
    const people = [await asAccount(user), await asAccount(user)];
    const answers = await Promise.all(
      people.map((person, n) => change(person, { currentPassword: PASSWORD, password: `parola numero ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await logIn(user.email, `parola numero ${winner}`)).status).toBe(200);
    await expectProblem(await logIn(user.email, `parola numero ${1 - winner}`), 401);
  });
});

describe('a forgotten password', () => {
  test('is mailed a link that says until when, in Rome; the answer is that of an unknown address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T21:30:00Z') });
    const { email } = await makeUser();
    const { sent, bindings } = mailTransport();
    const known = await forgot(` ${email.toUpperCase()} `, bindings);
    const unknown = await forgot(newEmail(), bindings);
    const [mail, ...others] = sent;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'È stata chiesta una nuova password' });
    const link = /http:\/\/localhost:8787\/reimposta-password#token=[\w-]{43}\n/;
    expect(mail?.text).toMatch(link);
    expect(mail?.text).toContain('fino alle 00:30 del 15 luglio 2026 (ora italiana) e si può usare una volta sola.');
    expect(mail?.text).toContain('Se non l’hai chiesta tu, non fare nulla');
    expect(mail?.html).toContain(`href="${link.exec(mail?.text ?? '')?.[0].trim()}"`);
    const body = await known.text();
    expect([known.status, await unknown.text()]).toEqual([202, body]);
    expect(strict(doneSchema).parse(JSON.parse(body)).message).toBe(
      'Se c’è un account con questa email, tra poco ricevi un link per scegliere una nuova password.',
    );
  });

  test('has a token of 256 bits, of which only the hash is kept, for an hour', async () => {
    const user = await makeUser();
    const { sent, bindings } = mailTransport();
    await forgot(user.email, bindings);
    const token = tokenTo(sent, user.email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await testDb().select().from(accountLinks);
    expect(rows).toMatchObject([{ kind: 'reset', userId: user.id, tokenHash: hashLinkToken(token), usedAt: null }]);
    expect(Math.abs((rows[0]?.expiresAt.getTime() ?? 0) - Date.now() - HOUR)).toBeLessThan(10_000);
    for (const table of [accountLinks, outbox, users, dailyCounts])
      expect(JSON.stringify(await testDb().select().from(table))).not.toContain(token);
  });

  test('is asked for ten times a minute with an address: a flood is not even counted', async () => {
    await roomInMinute(15);
    await testDb().delete(dailyCounts);
    const [email, bindings] = [newEmail(), withBindings({ RATE_LIMITS: 'on' })];
    for (let time = 1; time <= 12; time++) {
      const headers = { 'CF-Connecting-IP': `198.51.100.${time}` };
      await asVisitor.post('/api/password/forgot', { email }, { bindings, headers });
    }
    expect(await testDb().select({ count: dailyCounts.count }).from(dailyCounts)).toEqual([{ count: 10 }]);
  });
});

describe('a link that is alive', () => {
  test('sets the new password; the old one is none any more, nor is any token of the account', async () => {
    const user = await makeUser({ passwordHash });
    const [person, other] = [await asAccount(user), await asAccount(await makeUser())];
    const answer = await reset(await linkOf(user), NEW, withBindings({ PASSWORD_COST: 'full' }));
    expect(answer.status).toBe(200);
    expect(await rowOf(user)).toMatchObject({
      passwordHash: expect.stringMatching(/^\$scrypt\$ln=14,r=8,p=5\$/),
      tokenVersion: 2,
    });
    expect((await person.get('/api/account')).status).toBe(401);
    expect((await other.get('/api/account')).status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toMatch(/bookmark=/);
    const text = await answer.text();
    expect(strict(doneSchema).parse(JSON.parse(text)).message).toMatch(/^Da ora vale la nuova password/);
    expect(text).not.toContain(user.email);
    await expectProblem(await logIn(user.email, PASSWORD), 401);
    expect((await logIn(user.email, NEW)).status).toBe(200);
  });

  test('is the newest of the account: asking for it ended the older ones, and those of no other', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const [first, foreign, second] = [await linkOf(user), await linkOf(other), await linkOf(user)];
    await expectDead(await reset(first));
    expect((await reset(second)).status).toBe(200);
    expect((await reset(foreign)).status).toBe(200);
    await expectDead(await reset(second, 'una terza'));
  });
});

describe('a link that is dead', () => {
  test('after an hour, not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const requested = new Date();
    const [early, overdue] = [await linkOf(await makeUser()), await linkOf(await makeUser())];
    vi.setSystemTime(requested.getTime() + HOUR - 1000);
    expect((await reset(early)).status).toBe(200);
    vi.setSystemTime(requested.getTime() + HOUR + 1000);
    await expectDead(await reset(overdue));
  });

  test('of an address that nobody has, the hash that is stored, or no link at all', async () => {
    const user = await makeUser();
    const token = newLinkToken();
    const expiresAt = new Date(Date.now() + HOUR);
    await insertOne(accountLinks, { kind: 'reset', userId: null, tokenHash: hashLinkToken(token), expiresAt });
    const accounts = await testDb().select().from(users);
    const hash = hashLinkToken(await linkOf(user));
    const unknown = 'A'.repeat(43);
    for (const dead of [token, hash, unknown, unknown.slice(1), undefined, `${unknown.slice(1)}%`, `${unknown}\n`])
      await expectDead(await reset(dead));
    expect(await testDb().select().from(users)).toEqual(accounts);
  });
});

const REFUSED = 'Questa password è facile da indovinare: chi fa parte della redazione ne sceglie un’altra.';
const REFUSED_LOGIN =
  'La tua password è facile da indovinare, e chi fa parte della redazione non può usarla: scegline un’altra con “Password dimenticata?”.';
/** Among the commonest; words of the site; words of the person. */
const WEAK = ['Superman', 'Edolo-2026', 'Rosa.Pini.7'];

const makeAdmin = (columns: Partial<UserRow> = {}) =>
  makeUser({ role: 'admin', name: 'Rosa Pini', passwordHash, ...columns });

async function resetLinkOf({ id }: UserRow): Promise<string> {
  const token = newLinkToken();
  const expiresAt = new Date(Date.now() + 60_000);
  await insertOne(accountLinks, { kind: 'reset', userId: id, tokenHash: hashLinkToken(token), expiresAt });
  return token;
}

describe.each(WEAK)('the password %s', (password) => {
  test('is refused where an administrator changes theirs, and by their link, which stays good for another', async () => {
    const user = await makeAdmin();
    const [admin, token] = [await asAccount(user), await resetLinkOf(user)];
    const answer = await admin.post('/api/account/password', { currentPassword: PASSWORD, password });
    expect(await refusedFields(answer)).toEqual({ password: REFUSED });
    expect(await refusedFields(await asVisitor.post('/api/password/reset', { token, password }))).toEqual({
      password: REFUSED,
    });
    const other = { token, password: 'quattro parole senza senso' };
    expect((await asVisitor.post('/api/password/reset', other)).status).toBe(200);
  });

  test('opens nothing to who was made an administrator with it', async () => {
    const { id, email } = await makeAdmin({ passwordHash: await hashPassword(password) });
    await expectProblem(await asVisitor.post('/api/login', { email, password }), 403, REFUSED_LOGIN);
    // As a wrong password it says nothing about the right one.
    const other = await makeAdmin();
    await expectProblem(await asVisitor.post('/api/login', { email: other.email, password }), 401);
    expect(await testDb().$count(sessions, eq(sessions.userId, id))).toBe(0);
  });

  test('is everybody else’s to choose and to use', async () => {
    const user = await makeUser({ name: 'Rosa Pini', passwordHash });
    const token = await resetLinkOf(user);
    expect((await asVisitor.post('/api/password/reset', { token, password })).status).toBe(200);
    expect((await asVisitor.post('/api/login', { email: user.email, password })).status).toBe(200);
  });
});

test('an administrator with such a password gets in by no mailed code either', async () => {
  const password = 'superman';
  const { id, email } = await makeAdmin({ passwordHash: await hashPassword(password) });
  await setCount(failuresKey('account', email), 100);
  const { sent, bindings: post } = mailTransport();
  const bindings = withBindings({ EMAIL: post.EMAIL, RATE_LIMITS: 'on' });
  const { attempt } = await expectProblem(await asVisitor.post('/api/login', { email, password }, { bindings }), 403);
  const code = /^\d{8}$/m.exec(sent[0]?.text ?? '')?.[0];
  const typed = { email, password, attempt, code };
  await expectProblem(await asVisitor.post('/api/login', typed, { bindings }), 403, REFUSED_LOGIN);
  expect(await testDb().$count(sessions, eq(sessions.userId, id))).toBe(0);
});
