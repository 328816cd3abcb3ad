import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sessionSchema } from '../../shared/accounts.ts';
import { addDays } from '../../shared/dates.ts';
import { loginCodes, type UserRow } from '../db/tables/accounts.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import worker from '../index.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { recordingD1 } from '../testing/faulty-d1.ts';
import {
  countLogInsAfresh,
  deviceOf,
  failuresKey,
  failuresOf,
  logIn,
  makeGuessedAt,
  makeOwner,
  SITE_KEY,
  setCookieOf,
  setCount,
} from '../testing/log-ins.ts';
import { mailedToken } from '../testing/mailed-token.ts';
import { PASSWORD } from '../testing/passwords.ts';
import { asAccount, asVisitor, withAuthorization } from '../testing/requests.ts';
import { roomInMinute } from '../testing/room-in-minute.ts';
import { mailTransport } from '../testing/transport.ts';
import { hashPassword } from './password.ts';

const TYPED = 'Però, che notte! 😀';
countLogInsAfresh();

let user: UserRow;

beforeAll(async () => {
  user = await makeUser({ role: 'employer', passwordHash: await hashPassword(TYPED) });
});

const logInAs = (email: string, password: string) => asVisitor.post('/api/login', { email, password });

test('the right password signs in, whatever the case of the address and the keyboard (NFC and NFD)', async () => {
  const answer = await logInAs(` ${user.email.toUpperCase()} `, TYPED);
  const { user: account, token } = strict(sessionSchema).parse(await answer.json());
  expect(account).toEqual({ id: user.publicId, name: user.name, role: 'employer' });
  expect((await withAuthorization(`Bearer ${token}`).get('/api/account')).status).toBe(200);
  expect((await logInAs(user.email, TYPED.normalize('NFD'))).status).toBe(200);
});

test.each([
  ['email', 'non una email', 'Email non valida'],
  ['password', undefined, 'Password richiesta'],
  ['password', ['a'], 'Password richiesta'],
  ['password', 'a'.repeat(201), 'Email o password non validi.'],
])('%s of %j is refused', async (field, value, message) => {
  const answer = await asVisitor.post('/api/login', { email: user.email, password: TYPED, [field]: value });
  expect(await refusedFields(answer)).toEqual({ [field]: message });
});

// Measured as work done, the same for every address: times differ from run to run.

const passwordHash = hashPassword('giusta');
const KINDS: Readonly<Record<string, Partial<UserRow>>> = {
  'an account': { emailVerifiedAt: new Date() },
  'an account whose address nobody has confirmed': { emailVerifiedAt: null },
  'a suspended account': { suspendedAt: new Date() },
  'an account that waits to be deleted': { deletedAt: new Date() },
  'an account whose stored hash is no hash': { passwordHash: 'no password' },
};

/** A mail service that takes a mail and never says so. */
const silent = { send: () => new Promise(() => undefined) } as unknown as SendEmail;

/** The answer, and the statements sent to the database until then, without waiting for later work. */
async function sendRequest(path: string, body: object) {
  const { db, sent } = recordingD1();
  const request = new Request<unknown, IncomingRequestCfProperties>(`http://localhost:8787${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': uniqueWord() },
    body: JSON.stringify(body),
  });
  const env = withBindings({ DB: db, EMAIL: silent, RATE_LIMITS: 'on' });
  const answer = await worker.fetch(request, env, createExecutionContext());
  const { requestId, ...stated } = await answer.json<Record<string, unknown>>();
  return { status: answer.status, names: [...answer.headers.keys()].sort(), stated, sent: [...sent] };
}

test.each(Object.entries(KINDS))('a login with a wrong password is to nobody what it is to %s', async (_, columns) => {
  const { email } = await makeUser({ passwordHash: await passwordHash, ...columns });
  const known = await sendRequest('/api/login', { email, password: 'sbagliata' });
  expect(known).toMatchObject({ status: 401, stated: { message: 'Email o password non validi.' } });
  // The account, what was wrong today, and that this was.
  expect(known.sent).toHaveLength(3);
  expect(await sendRequest('/api/login', { email: newEmail(), password: 'sbagliata' })).toEqual(known);
});

test('a login with an address that nobody has hashes the password as often as one with a wrong password', async () => {
  const { email } = await makeUser({ passwordHash: await passwordHash });
  const [mistyped, guessed] = [uniqueWord(), uniqueWord()];
  // The first step of each hash, of the very text that is hashed.
  const normalized = vi.spyOn(String.prototype, 'normalize');
  const hashes = (password: string) => normalized.mock.contexts.filter((text) => String(text) === password).length;
  await sendRequest('/api/login', { email, password: mistyped });
  await sendRequest('/api/login', { email: newEmail(), password: guessed });
  expect(hashes(mistyped)).toBeGreaterThan(0);
  expect(hashes(guessed)).toBe(hashes(mistyped));
});

test.each([
  ['needs a code', 403, {}, 2],
  ['brings a code', 401, { attempt: 'A'.repeat(43), code: '00000000' }, 0],
])('a login that %s is to nobody, and with a wrong password, what it is with the right one', async (...row) => {
  const [, status, typed, mails] = row;
  const { email } = await makeUser({ passwordHash: await passwordHash });
  const nobody = newEmail();
  for (const tried of [email, nobody]) await setCount(failuresKey('account', tried), 100);
  const requested = async (body: object) => {
    const answer = await sendRequest('/api/login', { ...body, ...typed });
    return { ...answer, stated: { ...answer.stated, attempt: typeof answer.stated.attempt } };
  };
  const right = await requested({ email, password: 'giusta' });
  expect(right).toMatchObject({ status, stated: status === 403 ? { needs: 'code', attempt: 'string' } : {} });
  expect(right.sent.filter((query) => /^insert into "(login_codes|outbox)"/i.test(query))).toHaveLength(mails);
  expect(await requested({ email, password: 'sbagliata' })).toEqual(right);
  expect(await requested({ email: nobody, password: 'giusta' })).toEqual(right);
});

test.each(Object.entries(KINDS))('a request for a new password is for nobody what it is for %s', async (_, columns) => {
  const { email } = await makeUser(columns);
  const known = await sendRequest('/api/password/forgot', { email });
  expect(known.status).toBe(202);
  expect(known.sent.filter((query) => /^insert into "(daily_counts|account_links|outbox)"/i.test(query))).toHaveLength(
    3,
  );
  expect(await sendRequest('/api/password/forgot', { email: newEmail() })).toEqual(known);
});

const NEEDS_CODE =
  'Ci sono stati troppi accessi sbagliati. Se email e password sono giuste, ti abbiamo mandato un codice per email: scrivilo qui.';

describe('a device that the account does not know', () => {
  test.each([
    ['account', 100],
    ['network', 100],
    ['site', 2000],
  ] as const)('needs a code, for somebody and for nobody, once its %s has had %i wrong logins', async (kind, cap) => {
    const user = await makeOwner();
    const [nobody, address] = [newEmail(), uniqueWord()];
    const keys = {
      account: [user.email, nobody].map((email) => failuresKey('account', email)),
      network: [failuresKey('network', address)],
      site: [SITE_KEY],
    };
    const set = async (count: number) => {
      for (const key of keys[kind]) await setCount(key, count);
    };
    await set(cap - 2);
    await expectProblem(await logIn({ email: nobody, password: 'x' }, { address }), 401);
    await set(cap - 1);
    await expectProblem(await logIn({ email: user.email, password: 'x' }, { address }), 401);
    await set(cap);
    for (const body of [{ email: user.email }, { email: user.email, password: 'x' }, { email: nobody }])
      expect(await expectProblem(await logIn(body, { address }), 403)).toMatchObject({
        message: NEEDS_CODE,
        needs: 'code',
        attempt: expect.stringMatching(/^[\w-]{43}$/),
      });
  });

  test('needs one after ten tries in a minute, from wherever they come', async () => {
    const user = await makeOwner();
    const tries = Array.from({ length: 11 }, async () => (await logIn({ email: user.email, password: 'x' })).status);
    expect((await Promise.all(tries)).sort()).toEqual([...Array<number>(10).fill(401), 403]);
  });

  test('counts a wrong login for account, network and site', async () => {
    const email = newEmail();
    await logIn({ email, password: 'x' }, { address: 'bar' });
    for (const key of [failuresKey('account', email), failuresKey('network', 'bar'), SITE_KEY])
      expect(await failuresOf(key)).toBe(1);
    expect(JSON.stringify(await testDb().select().from(dailyCounts))).not.toContain(email);
  });

  test('is let in again the next day', async () => {
    const user = await makeGuessedAt();
    vi.setSystemTime(addDays(new Date(), 1));
    expect((await logIn({ email: user.email })).status).toBe(200);
  });

  test('is known once a new password was chosen there', async () => {
    const user = await makeGuessedAt();
    const forgot = (bindings: Env) => asVisitor.post('/api/password/forgot', { email: user.email }, { bindings });
    const [token, password] = [await mailedToken(user.email, forgot), 'altre quattro parole qui'];
    const answer = await asVisitor.post('/api/password/reset', { token, password });
    expect((await logIn({ email: user.email, password }, { cookie: deviceOf(answer) })).status).toBe(200);
  });
});

describe('Turnstile, where it is on,', () => {
  const bindings = {
    ...withBindings({ RATE_LIMITS: 'on' }),
    TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
    TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
  } as Env;
  const answering = (success: boolean) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ success, 'error-codes': [] }));
  const headers = { 'X-Turnstile-Token': 'XXXX' };

  test('is asked for instead of a code, and not before there were too many', async () => {
    const requested = answering(true);
    expect((await logIn({ email: (await makeOwner()).email }, { bindings })).status).toBe(200);
    expect(requested).not.toHaveBeenCalled();
    const { email } = await makeGuessedAt();
    expect(await expectProblem(await logIn({ email }, { bindings }), 403)).toMatchObject({
      needs: 'turnstile',
      message:
        'Ci sono stati troppi accessi sbagliati: prima verifichiamo che a scrivere sia una persona. Poi premi di nuovo “Accedi”.',
    });
    expect((await logIn({ email }, { bindings, headers })).status).toBe(200);
    await expectProblem(await logIn({ email, password: 'x' }, { bindings, headers }), 401);
    expect(await failuresOf(failuresKey('account', email))).toBe(101);
  });

  test('lets no program further, and gives way to a code after a thousand', async () => {
    const { email } = await makeGuessedAt();
    answering(false);
    await expectProblem(await logIn({ email }, { bindings, headers }), 403);
    answering(true);
    await setCount(failuresKey('account', email), 1000);
    expect(await expectProblem(await logIn({ email }, { bindings, headers }), 403)).toMatchObject({ needs: 'code' });
  });
});

/** An account, and the cookie of a device that it has signed in on. */
async function onDevice() {
  const user = await makeOwner();
  const { email } = user;
  return { user, email, cookie: deviceOf(await logIn({ email })), account: failuresKey('account', email) };
}

describe('the device of an owner', () => {
  test('is kept in a cookie that scripts, other sites and readers can do nothing with', async () => {
    const user = await makeOwner();
    const answer = await logIn({ email: user.email });
    const cookie = setCookieOf(answer);
    expect(cookie).toMatch(/^device=[\w-]{22}~[\w.-]{89}; Max-Age=15552000; Path=\//);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(attribute);
    const notified = Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString();
    for (const own of [user.email, user.name, user.publicId]) expect(cookie + notified).not.toContain(own);
    const body = { email: user.email, password: PASSWORD };
    const tls = await asVisitor.post('/api/login', body, { origin: 'https://localhost:8787' });
    expect(setCookieOf(tls)).toMatch(/^__Host-device=/);
  });

  test('lets the right password in on a network that has had its tries of the minute', async () => {
    const user = await makeOwner();
    const address = 'albergo';
    const cookie = deviceOf(await logIn({ email: user.email }, { address }));
    for (let time = 0; time < 10; time++) await logIn({ email: newEmail(), password: 'x' }, { address });
    await expectProblem(await logIn({ email: user.email }, { address }), 429);
    const madeUp = `device=${'a'.repeat(22)}`;
    await expectProblem(await logIn({ email: user.email }, { cookie: madeUp, address }), 429);
    expect((await logIn({ email: user.email }, { cookie, address })).status).toBe(200);
  });

  test('lets the right password of several accounts in, whatever others do', async () => {
    const [first, second] = [await onDevice(), await makeOwner()];
    const both = deviceOf(await logIn({ email: second.email }, { cookie: first.cookie }));
    const keys = [first.account, failuresKey('account', second.email), failuresKey('network', 'casa'), SITE_KEY];
    for (const key of keys) await setCount(key, 9999);
    for (const { email } of [first, second])
      expect((await logIn({ email }, { cookie: both, address: 'casa' })).status).toBe(200);
    await expectProblem(await logIn({ email: second.email }, { cookie: first.cookie }), 403);
  });

  test('is no oracle: after twenty wrong passwords in a day it counts as unknown', async () => {
    const { email, cookie, account } = await onDevice();
    await setCount(account, 100);
    const device = failuresKey('device', `${cookie.slice('device='.length, 'device='.length + 22)}:${email}`);
    await setCount(device, 19);
    await expectProblem(await logIn({ email, password: 'x' }, { cookie }), 401);
    expect(await failuresOf(device)).toBe(20);
    await expectProblem(await logIn({ email }, { cookie }), 403);
  });

  test('has ten tries a minute', async () => {
    const { email, cookie } = await onDevice();
    await roomInMinute(15);
    const tries = Array.from({ length: 11 }, async () => (await logIn({ email }, { cookie })).status);
    expect((await Promise.all(tries)).sort()).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('does not count for what an owner mistypes or gets right', async () => {
    const { email, cookie, account } = await onDevice();
    await logIn({ email, password: 'x' }, { cookie, address: 'casa' });
    await logIn({ email }, { cookie, address: 'casa' });
    for (const key of [account, failuresKey('network', 'casa')]) expect(await failuresOf(key)).toBe(0);
  });

  test.each([
    ['another account', async () => deviceOf(await logIn({ email: (await makeOwner()).email }))],
    ['a made up cookie', async () => `device=${'A'.repeat(22)}~eyJhbGciOiJIUzI1NiJ9.e30.${'A'.repeat(43)}`],
    ['a cookie of another shape', async () => 'device=x'],
  ])('is not that of %s', async (_, make) => {
    const cookie = await make();
    await expectProblem(await logIn({ email: (await makeGuessedAt()).email }, { cookie }), 403);
  });

  test('is unknown after half a year', async () => {
    const { email, cookie, account } = await onDevice();
    vi.setSystemTime(addDays(new Date(), 181));
    await setCount(account, 100);
    await expectProblem(await logIn({ email }, { cookie }), 403);
  });

  test('is unknown after signing out everywhere, and after a new password elsewhere', async () => {
    const { user, email, cookie, account } = await onDevice();
    const person = await asAccount(user);
    expect((await person.send('/api/account/sessions', { method: 'DELETE' })).status).toBe(200);
    await setCount(account, 100);
    await expectProblem(await logIn({ email }, { cookie }), 403);

    const other = await onDevice();
    const password = 'altre quattro parole qui';
    const elsewhere = await asAccount(other.user);
    const changed = await elsewhere.post('/api/account/password', { currentPassword: PASSWORD, password });
    await setCount(other.account, 100);
    await expectProblem(await logIn({ email: other.email, password }, { cookie: other.cookie }), 403);
    expect((await logIn({ email: other.email, password }, { cookie: deviceOf(changed) })).status).toBe(200);
  });
});

describe('a mailed code', () => {
  /** A login that needs a code: the attempt, and the code if it was mailed. */
  async function askFor(body: object) {
    const { sent, bindings } = mailTransport();
    const counting = withBindings({ EMAIL: bindings.EMAIL, RATE_LIMITS: 'on' });
    const { attempt } = await expectProblem(await logIn(body, { bindings: counting }), 403);
    return { attempt, sent, code: /^\d{8}$/m.exec(sent[0]?.text ?? '')?.[0] };
  }

  /** An account that somebody guesses at, and the code that was mailed to it. */
  async function mailedCode() {
    const user = await makeGuessedAt();
    return { user, email: user.email, ...(await askFor({ email: user.email })) };
  }

  test('opens the account once, and makes the device known', async () => {
    const { email, attempt, code, sent } = await mailedCode();
    expect(sent).toMatchObject([{ to: email, subject: 'Il tuo codice per accedere' }]);
    const body = { email, attempt, code: `${code?.slice(0, 4)} ${code?.slice(4)}` };
    const answer = await logIn(body);
    expect(answer.status).toBe(200);
    expect((await logIn({ email }, { cookie: deviceOf(answer) })).status).toBe(200);
    await expectProblem(await logIn(body), 401, 'Email, password o codice non validi.');
  });

  test('is mailed only where email and password are right', async () => {
    const user = await makeGuessedAt();
    const nobody = newEmail();
    await setCount(failuresKey('account', nobody), 100);
    expect((await askFor({ email: user.email, password: 'x' })).sent).toEqual([]);
    expect((await askFor({ email: nobody })).sent).toEqual([]);
  });

  test('is mailed five times in a day, and nothing says so to who guesses', async () => {
    const { email } = await makeGuessedAt();
    for (const mails of [1, 1, 1, 1, 1, 0]) expect((await askFor({ email })).sent).toHaveLength(mails);
  });

  test('is good for ten minutes', async () => {
    const { email, attempt, code } = await mailedCode();
    vi.setSystemTime(new Date(Date.now() + 10 * 60_000));
    await setCount(failuresKey('account', email), 100);
    await expectProblem(await logIn({ email, attempt, code }), 401);
  });

  test('is good for its own attempt, password and account', async () => {
    const [{ email, attempt, code }, other] = [await mailedCode(), await makeGuessedAt()];
    const second = await askFor({ email });
    for (const wrong of [{ attempt: second.attempt }, { password: 'x' }, { email: other.email }])
      await expectProblem(await logIn({ email, attempt, code, ...wrong }), 401);
    expect((await logIn({ email, attempt, code })).status).toBe(200);
  });

  test('has eight digits, and is asked for at its field', async () => {
    const message = 'Scrivi il codice di 8 cifre che trovi nell’email';
    for (const code of ['123', ''])
      expect(await refusedFields(await logIn({ email: user.email, attempt: 'A'.repeat(43), code }))).toEqual({
        code: message,
      });
  });

  test('can be typed wrong five times, and spoilt by nobody without the password', async () => {
    const { email, attempt, code } = await mailedCode();
    const wrong = { email, attempt, code: code === '00000000' ? '11111111' : '00000000' };
    for (let time = 0; time < 6; time++) await expectProblem(await logIn({ ...wrong, password: 'x' }), 401);
    for (let time = 0; time < 4; time++) await expectProblem(await logIn(wrong), 401);
    expect((await logIn({ email, attempt, code })).status).toBe(200);
    const again = await askFor({ email });
    for (let time = 0; time < 5; time++) await expectProblem(await logIn({ ...wrong, attempt: again.attempt }), 401);
    await expectProblem(await logIn({ email, attempt: again.attempt, code: again.code }), 401);
  });

  test('is kept as a digest, and goes with a new password', async () => {
    const { user, email, attempt, code } = await mailedCode();
    const rows = JSON.stringify(await testDb().select().from(loginCodes));
    for (const secret of [attempt, code]) expect(rows).not.toContain(secret);
    const password = 'altre quattro parole qui';
    await (await asAccount(user)).post('/api/account/password', { currentPassword: PASSWORD, password });
    await expectProblem(await logIn({ email, password, attempt, code }), 401);
  });
});
