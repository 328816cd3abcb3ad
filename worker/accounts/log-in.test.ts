import { createExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessionSchema } from '../../shared/accounts.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import worker from '../index.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { recordingD1 } from '../testing/faulty-d1.ts';
import { failuresKey, setFailures } from '../testing/log-ins.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';
import { hashPassword } from './password.ts';

const PASSWORD = 'Però, che notte! 😀';
let user: UserRow;

beforeAll(async () => {
  user = await makeUser({ role: 'employer', passwordHash: await hashPassword(PASSWORD) });
});

const logIn = (email: string, password: string) => asVisitor.post('/api/login', { email, password });

test('the right password signs in, whatever the case of the address', async () => {
  const answer = await logIn(` ${user.email.toUpperCase()} `, PASSWORD);
  expect(answer.status).toBe(200);
  const session = strict(sessionSchema).parse(await answer.json());
  expect(session.user).toEqual({ id: user.publicId, name: user.name, role: 'employer' });
  const mine = await asVisitor.get('/api/jobs/none/applications', {
    headers: { Authorization: `Bearer ${session.token}` },
  });
  expect(mine.status).toBe(404);
});

test('the same password typed on another keyboard signs in (NFC and NFD)', async () => {
  expect((await logIn(user.email, PASSWORD.normalize('NFD'))).status).toBe(200);
});

test('a password that is only like the right one is wrong', async () => {
  for (const password of [` ${PASSWORD}`, PASSWORD.toUpperCase(), PASSWORD.slice(0, -2)])
    await expectProblem(await logIn(user.email, password), 401);
});

test('a raised version ends the tokens made before, not the next login', async () => {
  const person = await asAccount(await makeUser({ passwordHash: user.passwordHash }));
  const path = '/api/jobs/none/applications';
  expect((await person.get(path)).status).toBe(404);
  await testDb().update(users).set({ tokenVersion: 2 }).where(eq(users.id, person.account.id));
  expect((await person.get(path)).status).toBe(401);
  const { token } = sessionSchema.parse(await (await logIn(person.account.email, PASSWORD)).json());
  expect((await asVisitor.get(path, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(404);
});

describe('refusals', () => {
  test.each([
    ['email', 'non una email', 'Email non valida'],
    ['email', '', 'Email non valida'],
    ['email', null, 'Email non valida'],
    ['password', '', 'Password richiesta'],
    ['password', undefined, 'Password richiesta'],
    ['password', ['a'], 'Password richiesta'],
    ['password', 'a'.repeat(201), 'Email o password non validi.'],
  ])('%s of %j', async (field, value, message) => {
    const answer = await asVisitor.post('/api/login', { email: user.email, password: PASSWORD, [field]: value });
    expect(await refusedFields(answer)).toEqual({ [field]: message });
  });
});

// Measured as work done, the same for every address; the time itself is measured by `npm run timing` on the built Worker.

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
async function ask(path: string, body: object) {
  const { db, sent } = recordingD1();
  const request = new Request<unknown, IncomingRequestCfProperties>(`http://localhost:8787${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': uniqueWord() },
    body: JSON.stringify(body),
  });
  const env = withBindings({ DB: db, EMAIL: silent, RATE_LIMITS: 'on' });
  const answer = await worker.fetch(request, env, createExecutionContext());
  const { requestId, ...said } = await answer.json<Record<string, unknown>>();
  return { status: answer.status, names: [...answer.headers.keys()].sort(), said, sent: [...sent] };
}

test.each(Object.entries(KINDS))('a login with a wrong password is to nobody what it is to %s', async (_, columns) => {
  const { email } = await makeUser({ passwordHash: await passwordHash, ...columns });
  const known = await ask('/api/login', { email, password: 'sbagliata' });
  expect(known).toMatchObject({ status: 401, said: { message: 'Email o password non validi.' } });
  // The account, what was wrong today, and that this was.
  expect(known.sent).toHaveLength(3);
  expect(await ask('/api/login', { email: newEmail(), password: 'sbagliata' })).toEqual(known);
});

test('a login that needs a code is to nobody, and with a wrong password, what it is with the right one', async () => {
  const { email } = await makeUser({ passwordHash: await passwordHash });
  const nobody = newEmail();
  for (const tried of [email, nobody]) await setFailures(failuresKey('account', tried), 100);
  const asked = async (body: object) => {
    const answer = await ask('/api/login', body);
    expect(answer).toMatchObject({ status: 403, said: { needs: 'code', attempt: expect.any(String) } });
    return { ...answer, said: Object.keys(answer.said) };
  };
  const right = await asked({ email, password: 'giusta' });
  expect(right.sent.filter((query) => /^insert into "(login_codes|outbox)"/i.test(query))).toHaveLength(2);
  expect(await asked({ email, password: 'sbagliata' })).toEqual(right);
  expect(await asked({ email: nobody, password: 'giusta' })).toEqual(right);
});

test('a code that is typed is to nobody, and with a wrong password, what it is with the right one', async () => {
  const { email } = await makeUser({ passwordHash: await passwordHash });
  const nobody = newEmail();
  for (const tried of [email, nobody]) await setFailures(failuresKey('account', tried), 100);
  const typed = { attempt: 'A'.repeat(43), code: '00000000' };
  const right = await ask('/api/login', { email, password: 'giusta', ...typed });
  expect(right.status).toBe(401);
  expect(await ask('/api/login', { email, password: 'sbagliata', ...typed })).toEqual(right);
  expect(await ask('/api/login', { email: nobody, password: 'giusta', ...typed })).toEqual(right);
});

test.each(Object.entries(KINDS))('a request for a new password is for nobody what it is for %s', async (_, columns) => {
  const { email } = await makeUser(columns);
  const known = await ask('/api/password/forgot', { email });
  expect(known.status).toBe(202);
  expect(known.sent.filter((query) => /^insert into "(daily_counts|account_links|outbox)"/i.test(query))).toHaveLength(
    3,
  );
  expect(await ask('/api/password/forgot', { email: newEmail() })).toEqual(known);
});

test('asking for a passkey names no address', async () => {
  const first = await ask('/api/login/passkey/options', {});
  const { challenge, ...rest } = first.said;
  const { challenge: other, ...same } = (await ask('/api/login/passkey/options', {})).said;
  expect(same).toEqual(rest);
  expect(other).not.toBe(challenge);
});
