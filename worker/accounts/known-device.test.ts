import { describe, expect, test, vi } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { newEmail } from '../testing/factories.ts';
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
  setFailures,
} from '../testing/log-ins.ts';
import { PASSWORD } from '../testing/passwords.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';
import { roomInMinute } from '../testing/room-in-minute.ts';

countLogInsAfresh();

describe('the device of an owner', () => {
  test('is kept in a cookie that scripts, other sites and readers can do nothing with', async () => {
    const user = await makeOwner();
    const answer = await logIn({ email: user.email });
    const cookie = setCookieOf(answer);
    expect(cookie).toMatch(/^device=[\w-]{22}~[\w.-]{89}; Max-Age=15552000; Path=\//);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(attribute);
    const told = Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString();
    for (const own of [user.email, user.name, user.publicId]) expect(cookie + told).not.toContain(own);
    const tls = await asVisitor.post(
      '/api/login',
      { email: user.email, password: PASSWORD },
      { origin: 'https://localhost:8787' },
    );
    expect(setCookieOf(tls)).toMatch(/^__Host-device=/);
  });

  test('lets the right password in whatever others do', async () => {
    const user = await makeOwner();
    const cookie = deviceOf(await logIn({ email: user.email }));
    for (let time = 0; time < 12; time++) await logIn({ email: user.email, password: 'x' });
    for (const key of [failuresKey('account', user.email), failuresKey('network', 'casa'), SITE_KEY])
      await setFailures(key, 9999);
    expect((await logIn({ email: user.email }, { cookie, address: 'casa' })).status).toBe(200);
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

  test('is known to several accounts', async () => {
    const [first, second] = [await makeGuessedAt(), await makeOwner()];
    await setFailures(failuresKey('account', first.email), 0);
    const one = deviceOf(await logIn({ email: first.email }));
    const both = deviceOf(await logIn({ email: second.email }, { cookie: one }));
    await setFailures(failuresKey('account', first.email), 100);
    await setFailures(failuresKey('account', second.email), 100);
    expect((await logIn({ email: first.email }, { cookie: both })).status).toBe(200);
    expect((await logIn({ email: second.email }, { cookie: both })).status).toBe(200);
    await expectProblem(await logIn({ email: second.email }, { cookie: one }), 403);
  });

  test('is no oracle: after twenty wrong passwords in a day it counts as unknown', async () => {
    const user = await makeOwner();
    const cookie = deviceOf(await logIn({ email: user.email }));
    await setFailures(failuresKey('account', user.email), 100);
    const device = failuresKey('device', `${cookie.slice('device='.length, 'device='.length + 22)}:${user.email}`);
    await setFailures(device, 19);
    await expectProblem(await logIn({ email: user.email, password: 'x' }, { cookie }), 401);
    expect(await failuresOf(device)).toBe(20);
    await expectProblem(await logIn({ email: user.email }, { cookie }), 403);
  });

  test('has ten tries a minute', async () => {
    const { email } = await makeOwner();
    const cookie = deviceOf(await logIn({ email }));
    await roomInMinute(15);
    const tries = Array.from({ length: 11 }, async () => (await logIn({ email }, { cookie })).status);
    expect((await Promise.all(tries)).sort()).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('does not count for what an owner mistypes or gets right', async () => {
    const user = await makeOwner();
    const cookie = deviceOf(await logIn({ email: user.email }));
    await logIn({ email: user.email, password: 'x' }, { cookie, address: 'casa' });
    await logIn({ email: user.email }, { cookie, address: 'casa' });
    expect(await failuresOf(failuresKey('account', user.email))).toBe(0);
    expect(await failuresOf(failuresKey('network', 'casa'))).toBe(0);
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
    const user = await makeOwner();
    const cookie = deviceOf(await logIn({ email: user.email }));
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(addDays(new Date(), 181));
    await setFailures(failuresKey('account', user.email), 100);
    await expectProblem(await logIn({ email: user.email }, { cookie }), 403);
  });

  test('is unknown after signing out everywhere, and after a new password elsewhere', async () => {
    const user = await makeOwner();
    const cookie = deviceOf(await logIn({ email: user.email }));
    const person = await asAccount(user);
    expect((await person.send('/api/account/sessions', { method: 'DELETE' })).status).toBe(200);
    await setFailures(failuresKey('account', user.email), 100);
    await expectProblem(await logIn({ email: user.email }, { cookie }), 403);

    const other = await makeOwner();
    const [old, elsewhere] = [deviceOf(await logIn({ email: other.email })), await asAccount(other)];
    const password = 'altre quattro parole qui';
    const changed = await elsewhere.post('/api/account/password', { currentPassword: PASSWORD, password });
    await setFailures(failuresKey('account', other.email), 100);
    await expectProblem(await logIn({ email: other.email, password }, { cookie: old }), 403);
    expect((await logIn({ email: other.email, password }, { cookie: deviceOf(changed) })).status).toBe(200);
  });
});
