import { describe, expect, test, vi } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { dailyCounts } from '../db/tables/search.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import {
  countLogInsAfresh,
  deviceOf,
  failuresKey,
  failuresOf,
  logIn,
  makeGuessedAt,
  makeOwner,
  SITE_KEY,
  setFailures,
} from '../testing/log-ins.ts';
import { postOffice } from '../testing/post-office.ts';
import { asVisitor } from '../testing/requests.ts';

const NEEDS_CODE =
  'Ci sono stati troppi accessi sbagliati. Se email e password sono giuste, ti abbiamo mandato un codice per email: scrivilo qui.';

countLogInsAfresh();

describe('a device that the account does not know', () => {
  test.each([
    ['a hundred wrong logins of the account', () => 'account', 100],
    ['a hundred from its network', () => 'network', 100],
    ['two thousand on the whole site', () => 'site', 2000],
  ])(
    'needs a code after %s, with the right password and a wrong one, of an account and of nobody',
    async (_, kind, cap) => {
      const user = await makeOwner();
      const nobody = newEmail();
      const address = uniqueWord();
      const set = async (count: number) => {
        if (kind() === 'site') return setFailures(SITE_KEY, count);
        if (kind() === 'network') return setFailures(failuresKey('network', address), count);
        for (const email of [user.email, nobody]) await setFailures(failuresKey('account', email), count);
      };
      await set(cap - 2);
      await expectProblem(await logIn({ email: nobody, password: 'x' }, { address }), 401);
      await set(cap - 1);
      await expectProblem(await logIn({ email: user.email, password: 'x' }, { address }), 401);
      await set(cap);
      for (const body of [{ email: user.email }, { email: user.email, password: 'x' }, { email: nobody }]) {
        const { message, needs, attempt } = await expectProblem(await logIn(body, { address }), 403);
        expect({ message, needs, attempt }).toEqual({
          message: NEEDS_CODE,
          needs: 'code',
          attempt: expect.stringMatching(/^[\w-]{43}$/),
        });
      }
    },
  );

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
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(addDays(new Date(), 1));
    expect((await logIn({ email: user.email })).status).toBe(200);
  });

  test('is known once a new password was chosen there', async () => {
    const user = await makeGuessedAt();
    const { sent, bindings } = postOffice();
    await asVisitor.post('/api/password/forgot', { email: user.email }, { bindings });
    const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1];
    const password = 'altre quattro parole qui';
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

  test('is not asked before there were too many', async () => {
    const asked = answering(false);
    expect((await logIn({ email: (await makeOwner()).email }, { bindings })).status).toBe(200);
    expect(asked).not.toHaveBeenCalled();
  });

  test('is asked for instead of a code', async () => {
    answering(true);
    const user = await makeGuessedAt();
    const { needs, message } = await expectProblem(await logIn({ email: user.email }, { bindings }), 403);
    expect(needs).toBe('turnstile');
    expect(message).toBe(
      'Ci sono stati troppi accessi sbagliati: prima verifichiamo che a scrivere sia una persona. Poi premi di nuovo “Accedi”.',
    );
    expect((await logIn({ email: user.email }, { bindings, headers })).status).toBe(200);
    await expectProblem(await logIn({ email: user.email, password: 'x' }, { bindings, headers }), 401);
    expect(await failuresOf(failuresKey('account', user.email))).toBe(101);
  });

  test('lets no program further', async () => {
    answering(false);
    await expectProblem(await logIn({ email: (await makeGuessedAt()).email }, { bindings, headers }), 403);
  });

  test('gives way to a code after a thousand', async () => {
    answering(true);
    const user = await makeOwner();
    await setFailures(failuresKey('account', user.email), 1000);
    const { needs } = await expectProblem(await logIn({ email: user.email }, { bindings, headers }), 403);
    expect(needs).toBe('code');
  });
});
