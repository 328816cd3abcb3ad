import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessionSchema } from '../../shared/accounts.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeUser, testDb } from '../testing/factories.ts';
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

test('an unknown address and a wrong password get the same answer', async () => {
  const answers = await Promise.all([logIn(user.email, 'sbagliata'), logIn('nessuna@example.org', 'sbagliata')]);
  const problems = await Promise.all(answers.map((answer) => expectProblem(answer, 401)));
  const [wrong, unknown] = problems.map(({ requestId, ...problem }) => problem);
  expect(wrong).toEqual(unknown);
  expect(wrong?.message).toBe('Email o password non validi.');
  const [one, other] = answers.map(({ headers }) => [...headers.keys()].sort());
  expect(one).toEqual(other);
});

test('a password that is only like the right one is wrong', async () => {
  for (const password of [` ${PASSWORD}`, PASSWORD.toUpperCase(), PASSWORD.slice(0, -2)])
    await expectProblem(await logIn(user.email, password), 401);
});

test('an account whose stored hash cannot be read lets nobody in, and fails as a wrong password does', async () => {
  for (const passwordHash of ['', 'no password', '$scrypt$ln=14,r=8,p=5$$', '$2b$10$abcdefghijklmnopqrstuv']) {
    const broken = await makeUser({ passwordHash });
    for (const password of ['no password', passwordHash || 'x'])
      await expectProblem(await logIn(broken.email, password), 401);
  }
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
