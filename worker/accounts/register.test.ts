import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { sessionSchema } from '../../shared/accounts.ts';
import { addDays } from '../../shared/dates.ts';
import { users } from '../db/tables/accounts.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { asVisitor, withAuthorization } from '../testing/requests.ts';

const TAKEN = 'Esiste già un account con questa email.';

const registration = (fields: Record<string, unknown> = {}) => ({
  name: 'Giulia Bonomelli',
  email: newEmail(),
  password: 'segreta',
  ...fields,
});

const register = (fields: Record<string, unknown> = {}) => asVisitor.post('/api/register', registration(fields));

async function rowOf(email: string) {
  const [row] = await testDb().select().from(users).where(eq(users.email, email));
  if (!row) throw new Error('no such account');
  return row;
}

describe('an account that was made', () => {
  test('is signed in: token and user, and nothing else of it', async () => {
    const body = registration({ role: 'employer' });
    const answer = await asVisitor.post('/api/register', body);
    expect(answer.status).toBe(201);
    const text = await answer.text();
    expect(text).not.toMatch(/scrypt|segreta|@example/);
    const session = strict(sessionSchema).parse(JSON.parse(text));
    const row = await rowOf(body.email);
    expect(session.user).toEqual({ id: row.publicId, name: 'Giulia Bonomelli', role: 'employer' });
    expect((await withAuthorization(`Bearer ${session.token}`).get('/api/account')).status).toBe(200);
  });

  test('is a Lavoratore unless said otherwise, with a token for seven days, its version and no personal data', async () => {
    const { token, user } = sessionSchema.parse(await (await register()).json());
    expect(user.role).toBe('user');
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256' });
    const claims = decodeJwt(token);
    expect(Object.keys(claims).sort()).toEqual(['exp', 'jti', 'sub', 'ver']);
    expect(claims).toMatchObject({ sub: user.id, ver: 1 });
    expect(Math.abs((claims.exp ?? 0) * 1000 - addDays(new Date(), 7).getTime())).toBeLessThan(10_000);
  });

  test('has its name and address cleaned', async () => {
    const word = uniqueWord();
    const typed = { name: ' Giulia \u0000\u202E\n Bonomelli ', email: ` ${word.toUpperCase()}@Example.ORG ` };
    expect((await register(typed)).status).toBe(201);
    expect(await rowOf(`${word}@example.org`)).toMatchObject({ name: 'Giulia Bonomelli' });
  });

  test('keeps only a salted hash of its password', async () => {
    const [one, other] = [registration(), registration()];
    const bindings = withBindings({ PASSWORD_COST: 'full' });
    await Promise.all([one, other].map((body) => asVisitor.post('/api/register', body, { bindings })));
    const hashes = [(await rowOf(one.email)).passwordHash, (await rowOf(other.email)).passwordHash];
    for (const hash of hashes) expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});

test('an address that has an account cannot have another, in any case of its letters', async () => {
  const { email } = await makeUser();
  const answer = await register({ email: email.toUpperCase() });
  const issues = [{ path: 'email', message: TAKEN }];
  expect(await expectProblem(answer, 409)).toMatchObject({ message: TAKEN, issues });
});

describe('refusals', () => {
  const SHORT = 'Password deve avere almeno 6 caratteri';
  test.each([
    ['name', '', 'Inserisci il tuo nome'],
    ['name', 'a'.repeat(81), 'Massimo 80 caratteri'],
    ['email', 'giulia@example.org\nBcc: x@example.org', 'Email non valida'],
    ['password', undefined, SHORT],
    ['password', 123456, SHORT],
    ['password', '12345', SHORT],
    ['password', 'a'.repeat(201), 'Password deve avere al massimo 200 caratteri'],
    ['role', 'admin', 'Scegli Lavoratore o Azienda'],
  ])('%s of %j', async (field, value, message) => {
    expect(await refusedFields(await register({ [field]: value }))).toEqual({ [field]: message });
  });
});

test('a password has six to two hundred characters, whatever they are, and counts to the last', async () => {
  expect((await register({ password: '123456' })).status).toBe(201);
  const email = newEmail();
  const password = `${'è una 😀 '.repeat(21)}12345678901`;
  expect(password).toHaveLength(200);
  expect((await register({ email, password })).status).toBe(201);
  const logIn = (typed: string) => asVisitor.post('/api/login', { email, password: typed });
  expect((await logIn(password)).status).toBe(200);
  await expectProblem(await logIn(password.slice(0, -1)), 401);
});
