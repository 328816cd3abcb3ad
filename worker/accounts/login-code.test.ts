import { describe, expect, test, vi } from 'vitest';
import { loginCodes } from '../db/tables/accounts.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { newEmail, testDb } from '../testing/factories.ts';
import { countLogInsAfresh, deviceOf, failuresKey, logIn, makeGuessedAt, setFailures } from '../testing/log-ins.ts';
import { PASSWORD } from '../testing/passwords.ts';
import { postOffice } from '../testing/post-office.ts';
import { asAccount } from '../testing/requests.ts';

countLogInsAfresh();

describe('a mailed code', () => {
  /** A login that needs a code: the attempt, and the code if it was mailed. */
  async function askFor(body: object) {
    const { sent, bindings } = postOffice();
    const { EMAIL } = bindings;
    const counting = withBindings({ EMAIL, RATE_LIMITS: 'on' });
    const { attempt } = await expectProblem(await logIn(body, { bindings: counting }), 403);
    return { attempt, sent, code: /^\d{8}$/m.exec(sent[0]?.text ?? '')?.[0] };
  }

  test('opens the account once, and makes the device known', async () => {
    const user = await makeGuessedAt();
    const { attempt, code, sent } = await askFor({ email: user.email });
    expect(sent).toMatchObject([{ to: user.email, subject: 'Il tuo codice per accedere' }]);
    const body = { email: user.email, attempt, code: `${code?.slice(0, 4)} ${code?.slice(4)}` };
    const answer = await logIn(body);
    expect(answer.status).toBe(200);
    expect((await logIn({ email: user.email }, { cookie: deviceOf(answer) })).status).toBe(200);
    const { message } = await expectProblem(await logIn(body), 401);
    expect(message).toBe('Email, password o codice non validi.');
  });

  test('is mailed only where email and password are right', async () => {
    const user = await makeGuessedAt();
    const nobody = newEmail();
    await setFailures(failuresKey('account', nobody), 100);
    expect((await askFor({ email: user.email, password: 'x' })).sent).toEqual([]);
    expect((await askFor({ email: nobody })).sent).toEqual([]);
  });

  test('is mailed five times in a day, and nothing says so to who guesses', async () => {
    const user = await makeGuessedAt();
    for (let time = 0; time < 5; time++) expect((await askFor({ email: user.email })).sent).toHaveLength(1);
    expect((await askFor({ email: user.email })).sent).toEqual([]);
  });

  test('is good for ten minutes', async () => {
    const user = await makeGuessedAt();
    const { attempt, code } = await askFor({ email: user.email });
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(Date.now() + 10 * 60_000));
    await setFailures(failuresKey('account', user.email), 100);
    await expectProblem(await logIn({ email: user.email, attempt, code }), 401);
  });

  test('is good for its own attempt, password and account', async () => {
    const [user, other] = [await makeGuessedAt(), await makeGuessedAt()];
    const first = await askFor({ email: user.email });
    const second = await askFor({ email: user.email });
    const body = { email: user.email, attempt: first.attempt, code: first.code };
    await expectProblem(await logIn({ ...body, attempt: second.attempt }), 401);
    await expectProblem(await logIn({ ...body, password: 'x' }), 401);
    await expectProblem(await logIn({ ...body, email: other.email }), 401);
    expect((await logIn(body)).status).toBe(200);
  });

  test('can be typed wrong five times, and spoilt by nobody without the password', async () => {
    const user = await makeGuessedAt();
    const { attempt, code } = await askFor({ email: user.email });
    const wrong = { email: user.email, attempt, code: code === '00000000' ? '11111111' : '00000000' };
    for (let time = 0; time < 6; time++) await expectProblem(await logIn({ ...wrong, password: 'x' }), 401);
    for (let time = 0; time < 4; time++) await expectProblem(await logIn(wrong), 401);
    expect((await logIn({ email: user.email, attempt, code })).status).toBe(200);
    const again = await askFor({ email: user.email });
    for (let time = 0; time < 5; time++) await expectProblem(await logIn({ ...wrong, attempt: again.attempt }), 401);
    await expectProblem(await logIn({ email: user.email, attempt: again.attempt, code: again.code }), 401);
  });

  test('is kept as a digest, and goes with a new password', async () => {
    const user = await makeGuessedAt();
    const { attempt, code } = await askFor({ email: user.email });
    const rows = JSON.stringify(await testDb().select().from(loginCodes));
    expect(rows).not.toContain(attempt);
    expect(rows).not.toContain(code);
    const person = await asAccount(user);
    const password = 'altre quattro parole qui';
    await person.post('/api/account/password', { currentPassword: PASSWORD, password });
    await expectProblem(await logIn({ email: user.email, password, attempt, code }), 401);
  });

  test('has eight digits, and is asked for at its field', async () => {
    const user = await makeGuessedAt();
    const { attempt } = await askFor({ email: user.email });
    const message = 'Scrivi il codice di 8 cifre che trovi nell’email';
    expect(await refusedFields(await logIn({ email: user.email, attempt, code: '123' }))).toEqual({ code: message });
    expect(await refusedFields(await logIn({ email: user.email, attempt, code: '' }))).toEqual({ code: message });
  });

  test('is asked for without a trace of who has an account in the answer', async () => {
    const user = await makeGuessedAt();
    const nobody = newEmail();
    await setFailures(failuresKey('account', nobody), 100);
    const said = async (body: object) => {
      const answer = await logIn(body);
      const names = [...answer.headers.keys()].sort();
      const { requestId, attempt, ...rest } = await expectProblem(answer, 403);
      return { names, rest };
    };
    const known = await said({ email: user.email });
    expect(await said({ email: user.email, password: 'x' })).toEqual(known);
    expect(await said({ email: nobody })).toEqual(known);
  });
});
