import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ownAccountSchema, sessionSchema } from '../../shared/accounts.ts';
import { sessions, type UserRow } from '../db/tables/accounts.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeUser, testDb } from '../testing/factories.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { postOffice } from '../testing/post-office.ts';
import { asAccount, asVisitor, type Person } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

const NEW = 'la parola di domani';

const withPassword = async () => makeUser({ passwordHash });
const readAccount = async (person: Person) =>
  strict(ownAccountSchema).parse(await (await person.get('/api/account')).json());
const logIn = ({ email }: UserRow, password: string) => asVisitor.post('/api/login', { email, password });

test('an account is shown to its owner, without what nobody needs to see', async () => {
  const user = await makeUser({ name: 'Ada', role: 'employer' });
  const answer = await (await asAccount(user)).get('/api/account');
  expect(await answer.json()).toEqual({
    id: user.publicId,
    name: 'Ada',
    email: user.email,
    role: 'employer',
    emailVerified: true,
    createdAt: user.createdAt.toISOString(),
    suspended: null,
    purgedAt: null,
    mailRefusedAt: null,
  });
});

describe('the name', () => {
  test('can be changed, cleaned like at registration, and the role cannot', async () => {
    const person = await asAccount(await makeUser());
    const change = (body: unknown) => person.post('/api/account', body, { method: 'PATCH' });
    expect((await change({ name: '  Eva \u202E Belotti ' })).status).toBe(200);
    expect((await readAccount(person)).name).toBe('Eva Belotti');
    expect(await refusedFields(await change({ name: ' ' }))).toEqual({ name: 'Inserisci il tuo nome' });
    expect(await refusedFields(await change({ name: 'Eva', role: 'admin' }))).toEqual({ role: 'Campo sconosciuto' });
  });
});

describe('the password', () => {
  const change = (person: Person, body: unknown, bindings?: Env) =>
    person.post('/api/account/password', body, bindings ? { bindings } : {});

  test('is changed by who knows it: the device that asks goes on, the others are signed out, the owner is told', async () => {
    const user = await withPassword();
    const [here, there] = [await asAccount(user), await asAccount(user)];
    const { sent, bindings } = postOffice();
    const answer = await change(here, { currentPassword: PASSWORD, password: NEW }, bindings);
    expect(answer.status).toBe(200);
    const { token } = strict(sessionSchema).parse(await answer.json());
    const goesOn = await asVisitor.get('/api/account', { headers: { Authorization: `Bearer ${token}` } });
    expect(goesOn.status).toBe(200);
    for (const person of [here, there]) await expectProblem(await person.get('/api/account'), 401);
    expect(await testDb().$count(sessions, eq(sessions.userId, user.id))).toBe(1);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[user.email, 'La tua password è stata cambiata']]);
    await expectProblem(await logIn(user, PASSWORD), 401);
    expect((await logIn(user, NEW)).status).toBe(200);
  });

  test('ends a link that was mailed for a forgotten one', async () => {
    const user = await withPassword();
    const { sent, bindings } = postOffice();
    await asVisitor.post('/api/password/forgot', { email: user.email }, { bindings });
    const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1];
    await change(await asAccount(user), { currentPassword: PASSWORD, password: NEW });
    await expectProblem(await asVisitor.post('/api/password/reset', { token, password: 'una terza' }), 400);
  });

  test('is not changed by who does not know it', async () => {
    const user = await withPassword();
    const person = await asAccount(user);
    const refused = await change(person, { currentPassword: 'sbagliata', password: NEW });
    expect(await refusedFields(refused)).toEqual({ currentPassword: 'La password non è quella giusta.' });
    const short = await change(person, { currentPassword: PASSWORD, password: 'corta' });
    expect(await refusedFields(short)).toEqual({ password: 'Password deve avere almeno 6 caratteri' });
    expect((await logIn(user, PASSWORD)).status).toBe(200);
    expect((await person.get('/api/account')).status).toBe(200);
  });
});

test('of two changes of a password at the same moment one succeeds, and its device goes on', async () => {
  const user = await withPassword();
  const people = [await asAccount(user), await asAccount(user)];
  const change = (person: Person, index: number) =>
    person.post('/api/account/password', { currentPassword: PASSWORD, password: `parola numero ${index}` });
  const answers = await Promise.all(people.map(change));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await logIn(user, `parola numero ${winner}`)).status).toBe(200);
  await expectProblem(await logIn(user, `parola numero ${1 - winner}`), 401);
});
