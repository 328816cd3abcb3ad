import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountLinks, sessions, type UserRow } from '../db/tables/accounts.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { insertOne, makeUser, testDb } from '../testing/factories.ts';
import { failuresKey, setFailures } from '../testing/log-ins.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';
import { hashPassword } from './password.ts';

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
    const { message } = await expectProblem(await asVisitor.post('/api/login', { email, password }), 403);
    expect(message).toBe(REFUSED_LOGIN);
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
  await setFailures(failuresKey('account', email), 100);
  const { sent, bindings: post } = mailTransport();
  const bindings = withBindings({ EMAIL: post.EMAIL, RATE_LIMITS: 'on' });
  const { attempt } = await expectProblem(await asVisitor.post('/api/login', { email, password }, { bindings }), 403);
  const code = /^\d{8}$/m.exec(sent[0]?.text ?? '')?.[0];
  const typed = { email, password, attempt, code };
  const { message } = await expectProblem(await asVisitor.post('/api/login', typed, { bindings }), 403);
  expect(message).toBe(REFUSED_LOGIN);
  expect(await testDb().$count(sessions, eq(sessions.userId, id))).toBe(0);
});
